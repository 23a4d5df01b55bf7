import { activityTypeFields } from '@portal/core/activities/fields'
import { defaultSuccessMessage } from '@portal/core/contract/api-error'
import { unique } from '@portal/core/rules'
import { Button } from '@portal/ui/button'
import { EmptyState } from '@portal/ui/empty-state'
import { ListOrdered, Plus, SquarePen, Tag, Trash2 } from '@portal/ui/icon'
import { showSuccess } from '@portal/ui/toast'
import { useMemo, type ReactElement } from 'react'
import { FormDialog, FormField, FormGrid, useForm } from '../parts/form/index.ts'
import { List, whole, type Action, type ListColumn, type RowOf } from '../parts/list/index.ts'
import { useRemoval } from '../parts/removal/index.ts'
import { useSetQuery } from '../shell/address.ts'
import { refresh, useCall } from '../shell/query.ts'
import { client as api } from '../shell/session.ts'
import { ActiveSwitch } from './active-switch.tsx'
import { moves } from './ordering.ts'
import styles from './settings.module.css'
import { useOpenRecord } from './use-open-record.ts'

type ActivityType = RowOf<'activityTypes.list'>

const source = whole('activityTypes.list', {}, { search: ({ name }) => name })
const changed = (): void => refresh('activityTypes', 'categories')

/** The kinds of activity, each with how many categories it has. */
export function ActivityTypes(): ReactElement {
  const opened = useOpenRecord('type')
  const setQuery = useSetQuery()
  const types = useCall('activityTypes.list').data ?? []
  const { data: categories } = useCall('categories.list')
  const removal = useRemoval<ActivityType>({
    title: () => 'Delete this activity type?',
    question: ([type]) => (
      <>
        <strong>{type?.name}</strong> will be deleted with its categories. One that activities use cannot be
        deleted; make it inactive instead.
      </>
    ),
    remove: ({ id }) => api.call('activityTypes.remove', { params: { id } }),
    removed: changed,
    done: () => 'Activity type has been deleted.',
    failed: 'Activity type could not be deleted.',
    tellReason: true,
  })
  const columns = useMemo(
    (): readonly ListColumn<ActivityType>[] => [
      { id: 'name', label: 'Name', value: ({ name }) => name, grow: true },
      {
        id: 'categories',
        label: 'Categories',
        kind: 'number',
        value: ({ id }) => categories?.filter(({ typeId }) => typeId === id).length ?? null,
        width: 128,
      },
      { id: 'sortable', label: 'Order', kind: 'number', value: ({ sortable }) => sortable, width: 92 },
      {
        id: 'active',
        label: 'Active',
        value: ({ active }) => active,
        cell: ({ id, name, active }) => (
          <ActiveSwitch
            name={name}
            active={active}
            onChange={async (wanted) => {
              await api.call('activityTypes.update', { params: { id }, body: { active: wanted } })
              changed()
            }}
          />
        ),
        width: 92,
      },
    ],
    [categories],
  )
  const actions: readonly Action<ActivityType>[] = [
    { name: 'Edit', icon: SquarePen, shortcut: 'e', run: ({ id }) => opened.open(id) },
    { name: 'Categories', icon: Tag, run: ({ id }) => setQuery({ tab: 'categories', typeId: id }) },
    ...moves<ActivityType>({
      rowsOf: () => types,
      placeOf: ({ sortable }) => sortable,
      setPlace: ({ id }, sortable) =>
        api.call('activityTypes.update', { params: { id }, body: { sortable } }),
      moved: changed,
    }),
    { name: 'Delete', icon: Trash2, danger: true, run: (type) => removal.ask([type]) },
  ]
  const open = opened.id === 'new' ? null : types.find(({ id }) => id === opened.id)
  return (
    <div className={styles.narrow}>
      <List
        name="settings.activity-types"
        label="Activity types"
        of={source}
        columns={columns}
        search="Search types"
        actions={actions}
        onOpen={({ id }) => opened.open(id)}
        empty={
          <EmptyState icon={ListOrdered} title="No activity types yet">
            Add the first one: activities are logged by type.
          </EmptyState>
        }
        aside={
          <Button size="small" variant="primary" icon={Plus} onClick={() => opened.open('new')}>
            Add type
          </Button>
        }
      />
      {open !== undefined && (
        <ActivityTypeDialog
          key={opened.id}
          type={open}
          others={types.filter((type) => type !== open)}
          onClose={opened.close}
        />
      )}
      {removal.dialog}
    </div>
  )
}

interface ActivityTypeDialogProps {
  /** null: a new one. */
  readonly type: ActivityType | null
  readonly others: readonly ActivityType[]
  readonly onClose: () => void
}

function ActivityTypeDialog({ type, others, onClose }: ActivityTypeDialogProps): ReactElement {
  const form = useForm({
    fields: activityTypeFields,
    from: type ?? { sortable: Math.max(0, ...others.map(({ sortable }) => sortable)) + 1 },
    check: ({ name }) => nameProblem(name, others),
    save: (sent, { options, changed: changes }) =>
      type
        ? Object.keys(changes).length === 0
          ? Promise.resolve(type)
          : api.call('activityTypes.update', { params: { id: type.id }, body: changes, ...options })
        : api.call('activityTypes.create', { body: sent, ...options }),
    saved: () => {
      changed()
      showSuccess(defaultSuccessMessage)
      onClose()
    },
  })
  return (
    <FormDialog
      of={form}
      title={type ? 'Edit activity type' : 'Add activity type'}
      width={490}
      onClose={onClose}
    >
      <FormGrid>
        <FormField of={form} name="name" wide />
        <FormField of={form} name="sortable" />
        <FormField of={form} name="active" />
      </FormGrid>
    </FormDialog>
  )
}

/** Said before the server has to; it says the same when somebody else was quicker. */
function nameProblem(
  name: string,
  others: readonly { readonly name: string }[],
): Readonly<Record<string, string>> {
  const problem = unique(others.map((other) => other.name))(name)
  return problem === null ? {} : { name: problem }
}
