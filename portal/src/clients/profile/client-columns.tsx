import { clientState, type ClientState } from '@portal/core/clients/profile/classification'
import { clientColumnFacts } from '@portal/core/clients/profile/columns'
import { bandOf, type HealthBand } from '@portal/core/clients/profile/health-bands'
import { today } from '@portal/core/foundation/format'
import { Badge, type Tone } from '@portal/ui/badge'
import { TagChips } from '../tags/tag-chips.tsx'
import type { ListColumn, RowOf } from '../../platform/parts/list/index.ts'

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

const facts = clientColumnFacts
const name: ListColumn<Client> = { ...facts.name, grow: true, width: 230 }
const state: ListColumn<Client> = {
  ...facts.state,
  tone: (client) => toneOf(stateOf(client)),
  sortable: false,
  width: 112,
}
const rest: readonly ListColumn<Client>[] = [
  { ...facts.identifier, firm: true, width: 124 },
  { ...facts.group, sortable: false, width: 180 },
  { ...facts.industry, sortable: false, width: 140 },
  { ...facts.location, sortable: false, width: 160 },
  facts.activatedAt,
]
const bandTones: Readonly<Record<HealthBand, Tone>> = {
  Good: 'success',
  Watch: 'warning',
  'At Risk': 'danger',
}

/** The colour of a health. */
export const healthTone = (score: number): Tone => bandTones[bandOf(score)]

const health: ListColumn<Client> = {
  onlyIf: ({ health: score }) => score !== undefined,
  ...facts.health,
  cell: ({ health: score }) =>
    score == null ? null : (
      <Badge tone={healthTone(score)}>
        {score} {bandOf(score)}
      </Badge>
    ),
  width: 112,
}
const tags: ListColumn<Client> = {
  ...facts.tags,
  cell: (client) => <TagChips tags={client.tags ?? []} />,
  sortable: false,
  width: 200,
}
const canceled: ListColumn<Client> = facts.canceledAt
const extra: readonly ListColumn<Client>[] = [
  { ...facts.phone, sortable: false, extra: true, width: 150 },
  { ...facts.website, sortable: false, extra: true },
  {
    onlyIf: ({ ManagementGroup: group }) => group !== undefined,
    ...facts.managementGroup,
    sortable: false,
    extra: true,
    width: 180,
  },
  {
    onlyIf: ({ Region: region }) => region !== undefined,
    ...facts.region,
    sortable: false,
    extra: true,
    width: 160,
  },
  { ...facts.id, extra: true, width: 80 },
]

/** Of a list over all states. */
export const clientColumns: readonly ListColumn<Client>[] = [
  name,
  state,
  health,
  tags,
  ...rest,
  { ...canceled, extra: true },
  ...extra,
]
/** Of a list whose clients all have the same state. */
export const columnsOfOneState: readonly ListColumn<Client>[] = [
  name,
  tags,
  ...rest,
  { ...canceled, extra: true },
  ...extra,
]
/** Of clients that have left. */
export const inactiveColumns: readonly ListColumn<Client>[] = [name, ...rest, canceled, ...extra]
