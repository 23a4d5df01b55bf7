import { activityCategoryFields } from '@portal/core/work/activities/fields'
import { Button } from '@portal/ui/button'
import { EmptyState } from '@portal/ui/empty-state'
import { Plus, Tag } from '@portal/ui/icon'
import { useMemo, type ReactElement } from 'react'
import { List, whole, type Filter, type ListColumn, type RowOf } from '../../platform/parts/list/index.ts'
import { activeColumn, lastPlace, moves, useRecords } from '../../platform/parts/records/index.ts'
import { useQuery } from '../../foundation/address/address.ts'
import { refresh, useCall } from '../../foundation/session/query.ts'
import { client as api } from '../../foundation/session/session.ts'
import styles from './settings.module.css'

type Category = RowOf<'categories.list'>

const filters: readonly Filter[] = [{ kind: 'record', name: 'typeId', label: 'Type', of: 'activityTypes' }]
const source = whole(
  'categories.list',
  {},
  {
    search: ({ name }) => name,
    fits: ({ typeId }, values) => values['typeId'] === undefined || String(typeId) === values['typeId'],
  },
)
const changed = (): void => refresh('categories')
const active = activeColumn<Category>(
  ({ id }, wanted) => api.call('categories.update', { params: { id }, body: { active: wanted } }),
  changed,
  ({ name }) => name,
)

/** The categories of all types, or of one. */
export function ActivityCategories(): ReactElement {
  const shownType = Number(useQuery().get('typeId') ?? 0) || null
  const { data: types } = useCall('activityTypes.list')
  const { data: categories = [] } = useCall('categories.list')
  const records = useRecords({
    one: 'category',
    rows: categories,
    fields: activityCategoryFields,
    // A category stays with its type: activities that use it would otherwise change theirs.
    looks: { name: { wide: true }, typeId: { wide: true, fixed: true } },
    start: () => ({
      typeId: shownType,
      order: lastPlace(categories.filter(({ typeId }) => typeId === shownType).map(({ order }) => order)),
    }),
    rivals: ({ typeId }, other) => other.typeId === typeId,
    create: (body, options) => api.call('categories.create', { body, ...options }),
    update: (id, body, options) => api.call('categories.update', { params: { id }, body, ...options }),
    remove: (id) => api.call('categories.remove', { params: { id } }),
    changed,
    beforeRemoval: '. One that activities use cannot be deleted; make it inactive instead.',
  })
  const columns = useMemo(
    (): readonly ListColumn<Category>[] => [
      { id: 'name', label: 'Name', value: ({ name }) => name, grow: true },
      {
        id: 'type',
        label: 'Type',
        value: ({ typeId }) => types?.find(({ id }) => id === typeId)?.name,
        width: 180,
      },
      { id: 'order', label: 'Order', kind: 'number', value: ({ order }) => order, width: 92 },
      active,
    ],
    [types],
  )
  return (
    <div className={styles.narrow}>
      <List
        name="settings.activity-categories"
        label="Activity categories"
        of={source}
        columns={columns}
        filters={filters}
        search="Search categories"
        actions={[
          records.edit,
          ...moves<Category>({
            rowsOf: ({ typeId }) => categories.filter((other) => other.typeId === typeId),
            placeOf: ({ order }) => order,
            setPlace: ({ id }, order) => api.call('categories.update', { params: { id }, body: { order } }),
            moved: changed,
          }),
          records.remove,
        ]}
        onOpen={records.open}
        empty={
          <EmptyState icon={Tag} title="No categories yet">
            Add the first one: a type is offered with its categories.
          </EmptyState>
        }
        aside={
          <Button size="small" variant="primary" icon={Plus} onClick={records.add}>
            Add category
          </Button>
        }
      />
      {records.dialogs}
    </div>
  )
}
