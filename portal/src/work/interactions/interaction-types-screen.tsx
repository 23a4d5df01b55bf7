import { interactionTypeFields } from '@portal/core/work/interactions/fields'
import { MessageSquare } from '@portal/ui/icon'
import { useMemo, type ReactElement } from 'react'
import { whole, type ListColumn, type RowOf } from '../../platform/parts/list/index.ts'
import { activeColumn, lastPlace, useRecords } from '../../platform/parts/records/index.ts'
import { refresh, useCall } from '../../foundation/session/query.ts'
import { client as api } from '../../foundation/session/session.ts'
import { InteractionSettings } from './interaction-settings.tsx'

type InteractionType = RowOf<'interactionTypes.list'>

const source = whole('interactionTypes.list', {}, { search: ({ name }) => name })
const changed = (): void => refresh('interactionTypes')
const active = activeColumn<InteractionType>(
  ({ id }, wanted) => api.call('interactionTypes.update', { params: { id }, body: { active: wanted } }),
  changed,
  ({ name }) => name,
)

/** `/settings/interaction_types`: what the logger offers, and which custom fields each type asks for. */
export function InteractionTypesScreen(): ReactElement {
  const { data: types } = useCall('interactionTypes.list')
  const { data: fields } = useCall('interactionCustomFields.list')
  const records = useRecords({
    one: 'interaction type',
    rows: types,
    fields: interactionTypeFields,
    looks: { name: { wide: true } },
    start: () => ({ order: lastPlace((types ?? []).map(({ order }) => order)) }),
    create: (body, options) => api.call('interactionTypes.create', { body: sent(body), ...options }),
    update: (id, body, options) =>
      api.call('interactionTypes.update', { params: { id }, body: sent(body), ...options }),
    remove: (id) => api.call('interactionTypes.remove', { params: { id } }),
    changed,
    beforeRemoval: '. Interactions that have it keep it; it is offered no more.',
  })
  const columns = useMemo(
    (): readonly ListColumn<InteractionType>[] => [
      { id: 'name', label: 'Name', value: ({ name }) => name, width: 200 },
      {
        id: 'fields',
        label: 'Custom fields',
        value: ({ customFieldIds }) =>
          (fields ?? [])
            .filter(({ id }) => customFieldIds.includes(id))
            .map(({ name }) => name)
            .join(', '),
        grow: true,
      },
      { id: 'order', label: 'Order', kind: 'number', value: ({ order }) => order, width: 92 },
      active,
    ],
    [fields],
  )
  return (
    <InteractionSettings
      name="settings.interaction-types"
      title="Interaction Types"
      description="What people choose from when they log an interaction, and what each type asks for."
      label="Interaction types"
      one="type"
      of={source}
      columns={columns}
      rows={types ?? []}
      records={records}
      setPlace={({ id }, order) => api.call('interactionTypes.update', { params: { id }, body: { order } })}
      changed={changed}
      empty={{
        icon: MessageSquare,
        title: 'No interaction types yet',
        children: 'Add the first one: interactions are logged by type.',
      }}
      types={types ?? []}
    />
  )
}

/** The ids as a list that a call may keep. */
const sent = <B extends { customFieldIds?: readonly number[] }>({ customFieldIds, ...body }: B) => ({
  ...body,
  ...(customFieldIds ? { customFieldIds: [...customFieldIds] } : {}),
})
