import { bandOf } from '@portal/core/clients/profile/health-bands'
import { referenceName } from '@portal/core/foundation/contract/resource'
import { resources } from '@portal/core/resources'
import { isManagerClientUserType } from '@portal/core/foundation/policy/client-users'
import { clientFactIds } from '../language/core/client-facts.ts'
import type { Condition, TopicQuestion } from '../language/question.ts'
import type { Topic } from '../language/topic.ts'
import type { PortalReader } from '../portal-reader.ts'
import { narrowed } from './compute.ts'
import { CannotTell, noGroup, type Cell, type Row } from './rows.ts'
import { clientsWith, lettersOf } from './whom.ts'

type Fact = (portal: PortalReader) => Promise<(client: Listed) => Cell> | ((client: Listed) => Cell)
type Listed = Awaited<ReturnType<typeof clientsWith>>[number]

/** People that are read at once: of more nobody knows who works here. */
const mostEmployees = 1000

/** What is told of clients, each by the calls that say it. */
const facts: Readonly<Record<string, Fact>> = {
  group:
    () =>
    ({ Group }) =>
      Group?.name ?? noGroup,
  us:
    () =>
    ({ state }) =>
      state,
  city:
    () =>
    ({ city }) =>
      city,
  industry:
    () =>
    ({ Industry }) =>
      Industry?.name ?? null,
  manager: async (portal) => {
    if (!portal.isEmployee)
      throw new CannotTell(
        'Name one of your clients, and I tell who manages it: a list of managers is not open to you.',
      )
    // Whoever of a dealership sees to its own store is on its team too, and manages nothing here.
    const employees = portal.may('users.active')
      ? new Set((await portal.read('users.active', { query: {} })).map(({ id }) => id))
      : null
    const isOurs = (id: number): boolean =>
      employees === null || employees.size >= mostEmployees || employees.has(id)
    return ({ ClientUsers = [] }) =>
      ClientUsers.filter(
        ({ clientUserTypeId, userId }) => isManagerClientUserType(clientUserTypeId) && isOurs(userId),
      ).map(({ user }) => user.fullName)
  },
  healthLevel: (portal) => {
    if (!portal.isEmployee) throw new CannotTell('How clients stand is for the people of the agency.')
    return ({ health }) => (typeof health === 'number' ? bandOf(health) : null)
  },
  region: async (portal) => {
    const regions = await entriesOf(portal, 'regions.list')
    const byState = new Map(
      regions.flatMap(({ name, states }) =>
        textIn(states)
          .split(',')
          .map((letters) => [letters.trim().toUpperCase(), textIn(name)] as const),
      ),
    )
    // One that was put into no region is where its state is.
    return ({ Region, state }) =>
      Region?.name ?? (state === null ? null : (byState.get(lettersOf(state)) ?? null))
  },
  brand:
    () =>
    ({ brands }) =>
      partsOf(brands),
  manufacturer: async (portal) => {
    const makers = await entriesOf(portal, 'manufacturers.list')
    const byBrand = new Map(
      makers.flatMap(({ name, brands }) =>
        partsOf(textIn(brands)).map((brand) => [brand.toLowerCase(), textIn(name)] as const),
      ),
    )
    // A brand of which the list knows no manufacturer is told by itself.
    return ({ brands }) => [
      ...new Set(partsOf(brands).map((brand) => byBrand.get(brand.toLowerCase()) ?? brand)),
    ]
  },
  partner: (portal) => namedBy(portal, 'partnerClients.list', 'partnerId'),
  program: (portal) => namedBy(portal, 'oemStores.list', 'programId'),
}

/** What stands in a text with commas between. */
const partsOf = (text: string | null): readonly string[] =>
  (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '')

type Entry = Readonly<Record<string, unknown>>

/** Every entry of a kept list. */
async function entriesOf(portal: PortalReader, call: string): Promise<readonly Entry[]> {
  if (!portal.may(call)) throw new CannotTell('I can’t tell that apart: the list of it is not open to you.')
  // A list that is of no client comes as a whole.
  const paged = resources.some(({ area, ofClient }) => `${area}.list` === call && ofClient)
  const entries: Entry[] = []
  for (let page = 1; ; page++) {
    const answer = (await portal.readDeclared(
      call,
      paged ? { query: { page: String(page), pageSize: '200' } } : {},
    )) as readonly Entry[] | { readonly rows: readonly Entry[]; readonly total: number }
    if (!('rows' in answer)) return answer
    entries.push(...answer.rows)
    if (!paged || entries.length >= answer.total || answer.rows.length === 0) return entries
  }
}

const named = (value: unknown): { readonly id?: unknown; readonly name: string } | null =>
  typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string'
    ? (value as { readonly name: string })
    : null

/** What an entry of a list of clients names: the partner that a client came by. */
async function namedBy(portal: PortalReader, call: string, field: string): Promise<(client: Listed) => Cell> {
  const names = new Map<number, string[]>()
  for (const entry of await entriesOf(portal, call)) {
    const client = entry['clientId'] ?? named(entry['client'] ?? entry['Client'])?.id
    const of = named(entry[referenceName(field)])
    if (typeof client === 'number' && of) names.set(client, [...(names.get(client) ?? []), of.name])
  }
  return ({ id }) => [...new Set(names.get(id))]
}

/** What is known of each client, by its id. */
async function factsOf(portal: PortalReader, ids: readonly string[]): Promise<ReadonlyMap<number, Row>> {
  const told = await Promise.all(
    ids.map(async (id) => [id, (await facts[id]?.(portal)) ?? (() => null)] as const),
  )
  const clients = await clientsWith(portal, ids.includes('manager') ? { team: 'true' } : {})
  return new Map(
    clients.map((client) => [client.id, Object.fromEntries(told.map(([id, of]) => [id, of(client)]))]),
  )
}

const idIn = (cell: Cell): number =>
  typeof cell === 'object' && cell !== null && 'id' in cell ? (cell.id ?? -1) : -1

/** Whether a column is known of a topic's clients rather than of its rows. */
export const isOfClient = (topic: Topic, id: string): boolean =>
  topic.columns.some((column) => column.id === id && column.ofClient === true)

/** Rows with what they are told by, where that is known of their client. */
export async function withFacts(
  rows: readonly Row[],
  { by, also, measures }: TopicQuestion,
  { client }: Topic,
  portal: PortalReader,
): Promise<readonly Row[]> {
  const wanted = [by, also, ...(by === null ? measures : [])].flatMap((id) =>
    id !== null && clientFactIds.has(id) && !rows.some((row) => row[id] !== undefined) ? [id] : [],
  )
  if (client === undefined || wanted.length === 0) return rows
  const known = await factsOf(portal, wanted)
  return rows.map((row) => {
    // What several clients of one organization have together is known of the first of them.
    const { clientId } = row
    const own = idIn(row[client])
    const facts = known.get(own < 0 && typeof clientId === 'number' ? clientId : own)
    return { ...row, ...Object.fromEntries(wanted.map((id) => [id, facts?.[id] ?? null])) }
  })
}

/** The clients of which conditions of theirs hold; null where a question has none. */
export async function clientsHolding(
  conditions: readonly Condition[],
  topic: Topic,
  portal: PortalReader,
  today: string,
): Promise<ReadonlySet<number> | null> {
  const own = conditions.filter(({ column }) => isOfClient(topic, column))
  if (own.length === 0) return null
  const known = await factsOf(portal, [...new Set(own.map(({ column }) => column))])
  return new Set(
    [...known].flatMap(([id, row]) => (narrowed(topic, [row], own, today).length > 0 ? [id] : [])),
  )
}
