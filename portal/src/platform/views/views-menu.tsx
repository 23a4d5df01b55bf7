import { Button } from '@portal/ui/button'
import { Bookmark, ChevronDown, History, List, Pencil, Pin, Plus, Save, Trash2 } from '@portal/ui/icon'
import { Menu, type MenuEntry } from '@portal/ui/menu'
import { showError, showSuccess } from '@portal/ui/toast'
import { useState, type ReactElement } from 'react'
import { ApiError } from '@portal/core/foundation/contract/api-error'
import { report } from '../../foundation/errors/errors.ts'
import { refresh } from '../../foundation/session/query.ts'
import { client } from '../../foundation/session/session.ts'
import { usualView, useViews, type ListWithViews, type SavedView } from './use-views.ts'
import { fetched } from '../../foundation/errors/fetched.ts'

const ViewDialog = fetched(() => import('./view-dialog.tsx').then((m) => m.ViewDialog))

type Asking = 'new' | 'change' | 'remove'

/** The saved views of a list: choose one, keep what is shown as one, share it. */
export function ViewsMenu({
  of: list,
  size = 'small',
}: {
  readonly of: ListWithViews
  /** As high as what it stands beside. */
  readonly size?: 'small' | 'medium'
}): ReactElement {
  const { views = [], may, current, changed, left } = useViews(list)
  const [asking, setAsking] = useState<Asking | null>(null)

  const group = (heading: string, fits: (view: SavedView) => boolean): readonly MenuEntry[] => {
    const found = views.filter(fits)
    return found.length === 0
      ? []
      : [
          { heading },
          ...found.map((view) => ({
            label: view.name,
            checked: view.id === current?.id,
            onSelect: () => list.showView(view),
          })),
        ]
  }
  const teams = [
    ...new Set(
      views.flatMap(({ audience, Department }) =>
        audience === 'team' && Department ? [Department.name] : [],
      ),
    ),
  ]
  const choices: readonly MenuEntry[] = [
    ...group('My views', ({ audience }) => audience === 'mine'),
    ...teams.flatMap((team) =>
      group(team, ({ audience, Department }) => audience === 'team' && Department?.name === team),
    ),
    ...group('Everyone’s views', ({ audience }) => audience === 'everyone'),
  ]
  const items: readonly MenuEntry[] = [
    ...choices,
    ...(choices.length > 0 ? (['line'] as const) : []),
    ...(left
      ? [{ label: 'Where I left off', icon: History, onSelect: () => list.showView(leftView(left)) }]
      : []),
    {
      label: 'The usual list',
      icon: List,
      checked: current === null && list.query === '',
      onSelect: () => list.showView(null),
    },
    'line',
    ...(current && changed && current.can.update
      ? [
          {
            label: `Save the changes to ${current.name}`,
            icon: Save,
            onSelect: () => void saveChanges(current, list.query),
          },
        ]
      : []),
    { label: 'Save as a new view…', icon: Plus, onSelect: () => setAsking('new') },
    ...(current
      ? [
          {
            label: current.isDefault ? 'Do not open the list with it' : 'Open the list with it',
            icon: Pin,
            onSelect: () => void setDefault(current),
          },
        ]
      : []),
    ...(current?.can.update
      ? [{ label: 'Rename or share…', icon: Pencil, onSelect: () => setAsking('change') }]
      : []),
    ...(current?.can.remove
      ? ([
          'line',
          {
            label: `Delete ${current.name}`,
            icon: Trash2,
            danger: true,
            // One's own comes back by Undo; what others use is asked about first.
            onSelect: () =>
              current.audience === 'mine' ? void removeOwn(current, list) : setAsking('remove'),
          },
        ] as const)
      : []),
  ]
  return (
    <>
      <Menu
        placement="bottom-end"
        items={items}
        trigger={(trigger) => (
          <Button {...trigger} size={size} icon={Bookmark} iconAfter={ChevronDown}>
            {current ? `${current.name}${changed ? ' (changed)' : ''}` : 'Views'}
          </Button>
        )}
      />
      {asking && (
        <ViewDialog
          view={asking === 'new' ? null : current}
          removing={asking === 'remove'}
          list={list}
          may={may}
          onClose={() => setAsking(null)}
        />
      )}
    </>
  )
}

/** What was left, under the view that it came from. */
const leftView = ({ query, viewId }: { readonly query: string; readonly viewId: string | null }) => ({
  id: viewId ?? usualView,
  query,
})

async function saveChanges(view: SavedView, query: string): Promise<void> {
  try {
    await client.call('savedViews.update', {
      params: { id: view.id },
      body: { query },
      ifMatch: view.version,
    })
    showSuccess(`${view.name} keeps what you see now.`)
  } catch (error) {
    if (error instanceof ApiError && error.code === 'stale')
      showError(
        `Someone else changed ${view.name} in the meantime; nothing was overwritten. What you see is kept: look at the view as it is now, or save yours as a new one.`,
      )
    else report(error)
  }
  refresh('savedViews')
}

async function setDefault(view: SavedView): Promise<void> {
  const viewId = view.isDefault ? null : view.id
  try {
    await client.call('savedViews.setDefault', { body: { list: view.list, viewId } })
    showSuccess(
      viewId === null
        ? 'The list opens as it usually does.'
        : `The list opens with ${view.name} from now on.`,
    )
  } catch (error) {
    report(error)
  }
  refresh('savedViews')
}

async function removeOwn(view: SavedView, list: ListWithViews): Promise<void> {
  const { name, query, list: of } = view
  try {
    await client.call('savedViews.remove', { params: { id: view.id }, ifMatch: view.version })
    list.showView(null, { replace: true })
    showSuccess(`${name} was deleted.`, {
      undo: () =>
        void client
          .call('savedViews.create', { body: { list: of, name, query } })
          .then((made) => list.showView(made))
          .catch(report)
          .finally(() => refresh('savedViews')),
    })
  } catch (error) {
    report(error)
  }
  refresh('savedViews')
}
