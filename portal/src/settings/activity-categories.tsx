import { activityCategoryFields } from '@portal/core/activities/fields'
import { defaultSuccessMessage } from '@portal/core/contract/api-error'
import { unique } from '@portal/core/rules'
import { Button } from '@portal/ui/button'
import { EmptyState } from '@portal/ui/empty-state'
import { Plus, SquarePen, Tag, Trash2 } from '@portal/ui/icon'
import { showSuccess } from '@portal/ui/toast'
import { useMemo, type ReactElement } from 'react'
import { FormDialog, useForm } from '../parts/form/index.ts'
import { List, whole, type Action, type Filter, type ListColumn, type RowOf } from '../parts/list/index.ts'
import { useRemoval } from '../parts/removal/index.ts'
import { useQuery } from '../shell/address.ts'
import { refresh, useCall } from '../shell/query.ts'
import { client as api } from '../shell/session.ts'
import { ActiveSwitch } from './active-switch.tsx'
import { moves } from './ordering.ts'
import styles from './settings.module.css'
import { CategoryFields } from './category-fields.tsx'
import { useOpenRecord } from './use-open-record.ts'

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

/** The categories of all types, or of one. */
export function ActivityCategories(): ReactElement {
  const opened = useOpenRecord('category')
  const shownType = Number(useQuery().get('typeId') ?? 0)
  const { data: types } = useCall('activityTypes.list')
  const categories = useCall('categories.list').data ?? []
  const removal = useRemoval<Category>({
    title: () => 'Delete this category?',
    question: ([category]) => (
      <>
        <strong>{category?.name}</strong> will be deleted. One that activities use cannot be deleted; make it
        inactive instead.
      </>
    ),
    remove: ({ id }) => api.call('categories.remove', { params: { id } }),
    removed: changed,
    done: () => 'Category has been deleted.',
    failed: 'Category could not be deleted.',
    tellReason: true,
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
      {
        id: 'active',
        label: 'Active',
        value: ({ active }) => active,
        cell: ({ id, name, active }) => (
          <ActiveSwitch
            name={name}
            active={active}
            onChange={async (wanted) => {
              await api.call('categories.update', { params: { id }, body: { active: wanted } })
              changed()
            }}
          />
        ),
        width: 92,
      },
    ],
    [types],
  )
  const actions: readonly Action<Category>[] = [
    { name: 'Edit', icon: SquarePen, shortcut: 'e', run: ({ id }) => opened.open(id) },
    ...moves<Category>({
      rowsOf: ({ typeId }) => categories.filter((other) => other.typeId === typeId),
      placeOf: ({ order }) => order,
      setPlace: ({ id }, order) => api.call('categories.update', { params: { id }, body: { order } }),
      moved: changed,
    }),
    { name: 'Delete', icon: Trash2, danger: true, run: (category) => removal.ask([category]) },
  ]
  const open = opened.id === 'new' ? null : categories.find(({ id }) => id === opened.id)
  return (
    <div className={styles.narrow}>
      <List
        name="settings.activity-categories"
        label="Activity categories"
        of={source}
        columns={columns}
        filters={filters}
        search="Search categories"
        actions={actions}
        onOpen={({ id }) => opened.open(id)}
        empty={
          <EmptyState icon={Tag} title="No categories yet">
            Add the first one: a type is offered with its categories.
          </EmptyState>
        }
        aside={
          <Button size="small" variant="primary" icon={Plus} onClick={() => opened.open('new')}>
            Add category
          </Button>
        }
      />
      {open !== undefined && (
        <CategoryDialog
          key={opened.id}
          category={open}
          typeId={shownType || null}
          all={categories}
          onClose={opened.close}
        />
      )}
      {removal.dialog}
    </div>
  )
}

interface CategoryDialogProps {
  /** null: a new one. */
  readonly category: Category | null
  /** The type that the list shows. */
  readonly typeId: number | null
  readonly all: readonly Category[]
  readonly onClose: () => void
}

function CategoryDialog({ category, typeId, all, onClose }: CategoryDialogProps): ReactElement {
  const form = useForm({
    fields: activityCategoryFields,
    from: category ?? {
      typeId,
      order: Math.max(0, ...all.filter((other) => other.typeId === typeId).map(({ order }) => order)) + 1,
    },
    check: (inputs) => {
      const siblings = all.filter((other) => other.typeId === inputs.typeId && other.id !== category?.id)
      const problem = unique(siblings.map(({ name }) => name))(inputs.name)
      return problem === null ? {} : { name: problem }
    },
    save: (sent, { options, changed: changes }) => {
      if (!category) return api.call('categories.create', { body: sent, ...options })
      return Object.keys(changes).length === 0
        ? Promise.resolve(category)
        : api.call('categories.update', { params: { id: category.id }, body: changes, ...options })
    },
    saved: () => {
      changed()
      showSuccess(defaultSuccessMessage)
      onClose()
    },
  })
  return (
    <FormDialog of={form} title={category ? 'Edit category' : 'Add category'} width={490} onClose={onClose}>
      <CategoryFields form={form} isNew={category === null} />
    </FormDialog>
  )
}
