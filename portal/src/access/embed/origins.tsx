import { formatDate, formatRelative } from '@portal/core/foundation/format'
import { Button } from '@portal/ui/button'
import { EmptyState } from '@portal/ui/empty-state'
import { Globe, Plus, Trash2 } from '@portal/ui/icon'
import { showSuccess } from '@portal/ui/toast'
import type { ReactElement } from 'react'
import { List, whole, type ListColumn, type RowOf } from '../../platform/parts/list/index.ts'
import { useOpenRecord } from '../../platform/parts/records/index.ts'
import { useRemoval } from '../../platform/parts/removal/index.ts'
import { fetched } from '../../foundation/errors/fetched.ts'
import { refresh } from '../../foundation/session/query.ts'
import { client as api } from '../../foundation/session/session.ts'

const OriginDialog = fetched(() => import('./origin-dialog.tsx').then((m) => m.OriginDialog))

type Origin = RowOf<'embed.origins'>

const source = whole('embed.origins', {}, { search: ({ origin }) => origin })
const changed = (): void => refresh('embed')

const columns: readonly ListColumn<Origin>[] = [
  { id: 'origin', label: 'Origin', value: ({ origin }) => origin, grow: true },
  {
    id: 'lastUsedAt',
    label: 'Last used',
    value: ({ lastUsedAt }) => lastUsedAt,
    cell: ({ lastUsedAt }) => (lastUsedAt === null ? 'Never' : formatRelative(lastUsedAt)),
    width: 148,
  },
  { id: 'createdBy', label: 'Added by', value: ({ createdBy }) => createdBy, width: 180 },
  { id: 'createdAt', label: 'Added', value: ({ createdAt }) => formatDate(createdAt), width: 120 },
]

/** Pages on which the widgets may run, by their origin. */
export function Origins(): ReactElement {
  const opened = useOpenRecord('origin')
  const removal = useRemoval<Origin>({
    title: () => 'Remove this origin?',
    question: ([row]) => (
      <>
        Widgets on the pages of <strong>{row?.origin}</strong> stop working at once, also for people who have
        them open.
      </>
    ),
    confirmLabel: 'Remove',
    remove: ({ id }) => api.call('embed.removeOrigin', { params: { id } }),
    removed: changed,
    done: () => 'The origin has been removed.',
    failed: 'The origin could not be removed.',
  })
  return (
    <>
      <List
        name="settings.embedding.origins"
        label="Allowed origins"
        of={source}
        columns={columns}
        search="Search origins"
        actions={[{ name: 'Remove', icon: Trash2, danger: true, run: (row) => removal.ask([row]) }]}
        empty={
          <EmptyState icon={Globe} title="No origins yet">
            Add the origin of a page, and its developer can put widgets there.
          </EmptyState>
        }
        aside={
          <Button size="small" variant="primary" icon={Plus} onClick={() => opened.open('new')}>
            Add origin
          </Button>
        }
      />
      {opened.id === 'new' && (
        <OriginDialog
          added={() => {
            changed()
            showSuccess('Widgets may run there from now on.')
            opened.close()
          }}
          onClose={opened.close}
        />
      )}
      {removal.dialog}
    </>
  )
}
