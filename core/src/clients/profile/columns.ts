import type { Part } from '../../foundation/contract/call.ts'
import { defineColumns } from '../../foundation/contract/column.ts'
import { formatPhone, today } from '../../foundation/format/index.ts'
import type { clientCalls } from './calls.ts'
import { clientState } from './classification.ts'
import { clientFields } from './fields.ts'

type Client = Part<(typeof clientCalls)['clients.list'], 'response'>['rows'][number]

/** The columns of the lists of clients. */
export const clientColumnFacts = defineColumns<Client>()({
  name: { label: clientFields.name.label, value: (client) => client.name },
  state: { label: 'State', kind: 'status', value: (client) => clientState(client, today()) },
  identifier: { label: clientFields.identifier.label, value: (client) => client.identifier },
  group: { label: clientFields.groupId.label, value: (client) => client.Group?.name },
  managementGroup: {
    label: clientFields.managementGroupId.label,
    value: (client) => client.ManagementGroup?.name,
  },
  region: { label: clientFields.regionId.label, value: (client) => client.Region?.name },
  industry: { label: clientFields.industryId.label, value: (client) => client.Industry?.name },
  location: {
    label: 'Location',
    value: (client) => [client.city, client.state].filter(Boolean).join(', '),
  },
  tags: { label: 'Tags', value: (client) => client.tags?.map(({ name }) => name).join(', ') },
  health: { label: 'Health', kind: 'number', value: (client) => client.health },
  activatedAt: { label: clientFields.activatedAt.label, kind: 'date', value: (client) => client.activatedAt },
  canceledAt: { label: clientFields.canceledAt.label, kind: 'date', value: (client) => client.canceledAt },
  phone: { label: clientFields.phone.label, value: (client) => client.phone && formatPhone(client.phone) },
  website: { label: clientFields.website.label, value: (client) => client.website },
  id: { label: 'Id', kind: 'number', value: (client) => client.id },
})
