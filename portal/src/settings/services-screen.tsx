import { serviceFields } from '@portal/core/budgets/service-fields'
import { defaultSuccessMessage } from '@portal/core/contract/api-error'
import { unique } from '@portal/core/rules'
import { Button } from '@portal/ui/button'
import { EmptyState } from '@portal/ui/empty-state'
import { Package, Plus, SquarePen, Trash2 } from '@portal/ui/icon'
import { showSuccess } from '@portal/ui/toast'
import type { ReactElement } from 'react'
import { FormDialog, useForm } from '../parts/form/index.ts'
import { List, whole, type Action, type Filter, type ListColumn, type RowOf } from '../parts/list/index.ts'
import { Page } from '../parts/page/index.ts'
import { useRemoval } from '../parts/removal/index.ts'
import { refresh, useCall } from '../shell/query.ts'
import { client as api } from '../shell/session.ts'
import { ActiveSwitch } from './active-switch.tsx'
import { moves } from './ordering.ts'
import { useOpenRecord } from './use-open-record.ts'

type Service = RowOf<'services.list'>

const filters: readonly Filter[] = [
  { kind: 'record', name: 'serviceGroup', label: 'Service Group', of: 'serviceGroups' },
  {
    kind: 'choice',
    name: 'active',
    label: 'State',
    options: [
      { value: 'true', label: 'Active' },
      { value: 'false', label: 'Inactive' },
    ],
  },
]
const source = whole(
  'services.list',
  {},
  {
    search: ({ name, ServiceGroup }) => `${name} ${ServiceGroup?.name ?? ''}`,
    fits: ({ serviceGroupId, active }, values) =>
      (values['serviceGroup'] === undefined || String(serviceGroupId) === values['serviceGroup']) &&
      (values['active'] === undefined || String(active) === values['active']),
  },
)
// A budget carries the name of its service.
const changed = (): void => refresh('services', 'budgets')

const columns: readonly ListColumn<Service>[] = [
  { id: 'name', label: 'Name', value: ({ name }) => name, grow: true },
  { id: 'group', label: 'Service Group', value: ({ ServiceGroup }) => ServiceGroup?.name, width: 200 },
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
          await api.call('services.update', { params: { id }, body: { active: wanted } })
          changed()
        }}
      />
    ),
    width: 92,
  },
]

/** `/settings/accounting`: the services that budgets are for (features SET-01). */
export function ServicesScreen(): ReactElement {
  const opened = useOpenRecord('service')
  const services = useCall('services.list').data ?? []
  const removal = useRemoval<Service>({
    title: () => 'Delete this service?',
    question: ([service]) => (
      <>
        <strong>{service?.name}</strong> will be deleted. One that budgets use cannot be deleted; make it
        inactive instead.
      </>
    ),
    remove: ({ id }) => api.call('services.remove', { params: { id } }),
    removed: changed,
    done: () => 'Service has been deleted.',
    failed: 'Service could not be deleted.',
    tellReason: true,
  })
  const actions: readonly Action<Service>[] = [
    { name: 'Edit', icon: SquarePen, shortcut: 'e', run: ({ id }) => opened.open(id) },
    ...moves<Service>({
      rowsOf: () => services,
      placeOf: ({ order }) => order,
      setPlace: ({ id }, order) => api.call('services.update', { params: { id }, body: { order } }),
      moved: changed,
    }),
    { name: 'Delete', icon: Trash2, danger: true, run: (service) => removal.ask([service]) },
  ]
  const open = opened.id === 'new' ? null : services.find(({ id }) => id === opened.id)
  return (
    <Page
      title="Services"
      description="What a budget can be for, in this order."
      actions={
        <Button variant="primary" icon={Plus} onClick={() => opened.open('new')}>
          Add service
        </Button>
      }
    >
      <List
        name="settings.services"
        label="Services"
        of={source}
        columns={columns}
        filters={filters}
        search="Search services"
        actions={actions}
        onOpen={({ id }) => opened.open(id)}
        exportAs="Services"
        empty={
          <EmptyState icon={Package} title="No services yet">
            Add the first one: a budget is always for a service.
          </EmptyState>
        }
      />
      {open !== undefined && (
        <ServiceDialog
          key={opened.id}
          service={open}
          others={services.filter((service) => service !== open)}
          onClose={opened.close}
        />
      )}
      {removal.dialog}
    </Page>
  )
}

interface ServiceDialogProps {
  /** null: a new one. */
  readonly service: Service | null
  readonly others: readonly Service[]
  readonly onClose: () => void
}

function ServiceDialog({ service, others, onClose }: ServiceDialogProps): ReactElement {
  const form = useForm({
    fields: serviceFields,
    from: service ?? { order: Math.max(0, ...others.map(({ order }) => order)) + 1 },
    check: ({ name }) => {
      const problem = unique(others.map((other) => other.name))(name)
      return problem === null ? {} : { name: problem }
    },
    save: (sent, { options, changed: changes }) => {
      if (!service) return api.call('services.create', { body: sent, ...options })
      return Object.keys(changes).length === 0
        ? Promise.resolve(service)
        : api.call('services.update', { params: { id: service.id }, body: changes, ...options })
    },
    saved: () => {
      changed()
      showSuccess(defaultSuccessMessage)
      onClose()
    },
  })
  return <FormDialog of={form} title={service ? 'Edit service' : 'Add service'} onClose={onClose} />
}
