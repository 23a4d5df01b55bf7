import { activityTypeFields } from '@portal/core/work/activities/fields'
import { Button } from '@portal/ui/button'
import { EmptyState } from '@portal/ui/empty-state'
import { ListOrdered, Plus, Tag } from '@portal/ui/icon'
import { useMemo, type ReactElement } from 'react'
import { List, whole, type ListColumn, type RowOf } from '../../platform/parts/list/index.ts'
import { activeColumn, lastPlace, moves, useRecords } from '../../platform/parts/records/index.ts'
import { useSetQuery } from '../../foundation/address/address.ts'
import { refresh, useCall } from '../../foundation/session/query.ts'
import { client as api } from '../../foundation/session/session.ts'
import styles from './settings.module.css'

type ActivityType = RowOf<'activityTypes.list'>

const source = whole('activityTypes.list', {}, { search: ({ name }) => name })
const changed = (): void => refresh('activityTypes', 'categories')
const active = activeColumn<ActivityType>(
  ({ id }, wanted) => api.call('activityTypes.update', { params: { id }, body: { active: wanted } }),
  changed,
  ({ name }) => name,
)

/** The kinds of activity, each with how many categories it has. */
export function ActivityTypes(): ReactElement {
  const setQuery = useSetQuery()
  const { data: types } = useCall('activityTypes.list')
  const { data: categories } = useCall('categories.list')
  const records = useRecords({
    one: 'activity type',
    rows: types,
    fields: activityTypeFields,
    looks: { name: { wide: true } },
    start: () => ({ sortable: lastPlace((types ?? []).map(({ sortable }) => sortable)) }),
    create: (body, options) => api.call('activityTypes.create', { body, ...options }),
    update: (id, body, options) => api.call('activityTypes.update', { params: { id }, body, ...options }),
    remove: (id) => api.call('activityTypes.remove', { params: { id } }),
    changed,
    beforeRemoval:
      ' with its categories. One that activities use cannot be deleted; make it inactive instead.',
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
      active,
    ],
    [categories],
  )
  return (
    <div className={styles.narrow}>
      <List
        name="settings.activity-types"
        label="Activity types"
        of={source}
        columns={columns}
        search="Search types"
        actions={[
          records.edit,
          { name: 'Categories', icon: Tag, run: ({ id }) => setQuery({ tab: 'categories', typeId: id }) },
          ...moves<ActivityType>({
            rowsOf: () => types ?? [],
            placeOf: ({ sortable }) => sortable,
            setPlace: ({ id }, sortable) =>
              api.call('activityTypes.update', { params: { id }, body: { sortable } }),
            moved: changed,
          }),
          records.remove,
        ]}
        onOpen={records.open}
        empty={
          <EmptyState icon={ListOrdered} title="No activity types yet">
            Add the first one: activities are logged by type.
          </EmptyState>
        }
        aside={
          <Button size="small" variant="primary" icon={Plus} onClick={records.add}>
            Add type
          </Button>
        }
      />
      {records.dialogs}
    </div>
  )
}
