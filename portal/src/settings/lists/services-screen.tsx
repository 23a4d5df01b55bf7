import { serviceFields } from '@portal/core/money/services/fields'
import { pacingSection } from '@portal/core/money/services/sections'
import { Button } from '@portal/ui/button'
import { EmptyState } from '@portal/ui/empty-state'
import { Gauge, Package, Plus } from '@portal/ui/icon'
import { useState, type ReactElement } from 'react'
import { List, whole, type Filter, type ListColumn, type RowOf } from '../../platform/parts/list/index.ts'
import { Page } from '../../platform/parts/page/index.ts'
import { activeColumn, lastPlace, moves, useRecords } from '../../platform/parts/records/index.ts'
import { refresh, useCall } from '../../foundation/session/query.ts'
import { client as api } from '../../foundation/session/session.ts'
import { Accounts } from './accounts.tsx'
import { PacingSectionDialog } from './pacing-section-dialog.tsx'

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
  {
    id: 'pacingSection',
    label: 'Pacing Section',
    value: ({ pacingSectionId }) => (pacingSectionId === null ? null : pacingSection(pacingSectionId)?.label),
    width: 148,
  },
  { id: 'order', label: 'Order', kind: 'number', value: ({ order }) => order, width: 92 },
  activeColumn(
    ({ id }, active) => api.call('services.update', { params: { id }, body: { active } }),
    changed,
    ({ name }) => name,
  ),
]

/** `/settings/accounting`: the services that budgets are for. */
export function ServicesScreen(): ReactElement {
  const { data: services } = useCall('services.list')
  const [paced, setPaced] = useState<Service | null>(null)
  const records = useRecords({
    one: 'service',
    rows: services,
    fields: serviceFields,
    start: () => ({ order: lastPlace((services ?? []).map(({ order }) => order)) }),
    create: (body, options) => api.call('services.create', { body, ...options }),
    update: (id, body, options) => api.call('services.update', { params: { id }, body, ...options }),
    remove: (id) => api.call('services.remove', { params: { id } }),
    changed,
    beforeRemoval: '. One that budgets use cannot be deleted; make it inactive instead.',
  })
  return (
    <Page
      title="Services"
      description="What a budget can be for, in this order."
      actions={
        <Button variant="primary" icon={Plus} onClick={records.add}>
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
        actions={[
          records.edit,
          {
            name: 'Change pacing section',
            icon: Gauge,
            run: setPaced,
          },
          ...moves<Service>({
            rowsOf: () => services ?? [],
            placeOf: ({ order }) => order,
            setPlace: ({ id }, order) => api.call('services.update', { params: { id }, body: { order } }),
            moved: changed,
          }),
          records.remove,
        ]}
        onOpen={records.open}
        exportAs="Services"
        empty={
          <EmptyState icon={Package} title="No services yet">
            Add the first one: a budget is always for a service.
          </EmptyState>
        }
      />
      <Accounts />
      {records.dialogs}
      {paced && <PacingSectionDialog service={paced} onClose={() => setPaced(null)} onSaved={changed} />}
    </Page>
  )
}
