import { clientState, type ClientState } from '@portal/core/clients/classification'
import { formatPhone, today } from '@portal/core/format'
import type { Tone } from '@portal/ui/badge'
import type { ListColumn, RowOf } from '../parts/list/index.ts'

/** A client as the lists have it. */
export type Client = RowOf<'clients.list'>

const tones: Readonly<Record<ClientState, Tone>> = {
  Client: 'success',
  Prospect: 'information',
  Inactive: 'neutral',
}

/** The colour of a client's state. */
export const toneOf = (state: ClientState): Tone => tones[state]

/** A client's state on the agency's day. */
export const stateOf = (client: Pick<Client, 'activatedAt' | 'canceledAt'>): ClientState =>
  clientState(client, today())

const name: ListColumn<Client> = {
  id: 'name',
  label: 'Name',
  value: (client) => client.name,
  grow: true,
  width: 260,
}
const state: ListColumn<Client> = {
  id: 'state',
  label: 'State',
  kind: 'status',
  value: stateOf,
  tone: (client) => toneOf(stateOf(client)),
  sortable: false,
  width: 112,
}
const rest: readonly ListColumn<Client>[] = [
  { id: 'identifier', label: 'Dealer Code', value: (client) => client.identifier, width: 124 },
  { id: 'group', label: 'Group', value: (client) => client.Group?.name, sortable: false, width: 180 },
  {
    id: 'industry',
    label: 'Industry',
    value: (client) => client.Industry?.name,
    sortable: false,
    width: 140,
  },
  {
    id: 'location',
    label: 'Location',
    value: (client) => [client.city, client.state].filter(Boolean).join(', '),
    sortable: false,
    width: 160,
  },
  { id: 'activatedAt', label: 'Activated', kind: 'date', value: (client) => client.activatedAt },
]
const canceled: ListColumn<Client> = {
  id: 'canceledAt',
  label: 'Canceled',
  kind: 'date',
  value: (client) => client.canceledAt,
}
const extra: readonly ListColumn<Client>[] = [
  {
    id: 'phone',
    label: 'Phone',
    value: (client) => client.phone && formatPhone(client.phone),
    sortable: false,
    extra: true,
    width: 150,
  },
  { id: 'website', label: 'Website', value: (client) => client.website, sortable: false, extra: true },
  { id: 'id', label: 'Id', kind: 'number', value: (client) => client.id, extra: true, width: 80 },
]

/** Of a list over all states. */
export const clientColumns: readonly ListColumn<Client>[] = [
  name,
  state,
  ...rest,
  { ...canceled, extra: true },
  ...extra,
]
/** Of a list whose clients all have the same state. */
export const columnsOfOneState: readonly ListColumn<Client>[] = [
  name,
  ...rest,
  { ...canceled, extra: true },
  ...extra,
]
/** Of clients that have left. */
export const inactiveColumns: readonly ListColumn<Client>[] = [name, ...rest, canceled, ...extra]
