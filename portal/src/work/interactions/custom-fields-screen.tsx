import { customFieldTypeWords } from '@portal/core/work/interactions/constants'
import { customFieldFields } from '@portal/core/work/interactions/fields'
import { Badge } from '@portal/ui/badge'
import { ListOrdered } from '@portal/ui/icon'
import { useMemo, type ReactElement } from 'react'
import { whole, type ListColumn, type RowOf } from '../../platform/parts/list/index.ts'
import { activeColumn, lastPlace, useRecords } from '../../platform/parts/records/index.ts'
import { refresh, useCall } from '../../foundation/session/query.ts'
import { client as api } from '../../foundation/session/session.ts'
import { InteractionSettings } from './interaction-settings.tsx'

type CustomField = RowOf<'interactionCustomFields.list'>

const source = whole(
  'interactionCustomFields.list',
  {},
  {
    search: ({ name, type }) => `${name} ${customFieldTypeWords[type]}`,
  },
)
const changed = (): void => refresh('interactionCustomFields', 'interactionTypes')
const active = activeColumn<CustomField>(
  ({ id }, wanted) =>
    api.call('interactionCustomFields.update', { params: { id }, body: { active: wanted } }),
  changed,
  ({ name }) => name,
)

/** `/settings/custom_fields`: the fields that interaction types ask for. */
export function CustomFieldsScreen(): ReactElement {
  const { data: fields } = useCall('interactionCustomFields.list')
  const { data: types } = useCall('interactionTypes.list')
  const records = useRecords({
    one: 'custom field',
    rows: fields,
    fields: customFieldFields,
    looks: { name: { wide: true } },
    start: () => ({ order: lastPlace((fields ?? []).map(({ order }) => order)) }),
    create: (body, options) => api.call('interactionCustomFields.create', { body, ...options }),
    update: (id, body, options) =>
      api.call('interactionCustomFields.update', { params: { id }, body, ...options }),
    remove: (id) => api.call('interactionCustomFields.remove', { params: { id } }),
    changed,
    beforeRemoval: '. Interactions keep the values they have of it; it is asked for no more.',
  })
  const columns = useMemo(
    (): readonly ListColumn<CustomField>[] => [
      { id: 'name', label: 'Name', value: ({ name }) => name, grow: true },
      { id: 'type', label: 'Type', value: ({ type }) => customFieldTypeWords[type], width: 160 },
      {
        id: 'required',
        label: 'Required',
        value: ({ isRequired }) => isRequired,
        cell: ({ isRequired }) => (isRequired ? <Badge tone="information">Required</Badge> : null),
        width: 104,
      },
      {
        id: 'types',
        label: 'Asked for by',
        kind: 'number',
        value: ({ id }) => (types ?? []).filter(({ customFieldIds }) => customFieldIds.includes(id)).length,
        width: 116,
      },
      { id: 'order', label: 'Order', kind: 'number', value: ({ order }) => order, width: 92 },
      active,
    ],
    [types],
  )
  return (
    <InteractionSettings
      name="settings.custom-fields"
      title="Interaction Custom Fields"
      description="What the interaction logger can ask for. Which of them a type asks for is chosen with the type."
      label="Custom fields"
      one="field"
      of={source}
      columns={columns}
      rows={fields ?? []}
      records={records}
      setPlace={({ id }, order) =>
        api.call('interactionCustomFields.update', { params: { id }, body: { order } })
      }
      changed={changed}
      empty={{
        icon: ListOrdered,
        title: 'No custom fields yet',
        children: 'Add the first one, then choose it for an interaction type.',
      }}
      types={types ?? []}
    />
  )
}
