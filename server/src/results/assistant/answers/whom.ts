import { states } from '../language/english.ts'
import { stemsOf } from '../language/tokens.ts'
import type { Named, TopicQuestion } from '../language/question.ts'
import type { Topic } from '../language/topic.ts'
import type { PortalReader } from '../portal-reader.ts'
import { CannotTell, type Whom } from './rows.ts'

/** Clients of a page of the list. */
const pageSize = 200
/** Clients that are looked through where a call cannot do it. */
const mostClients = 20_000

/**
 * Every client that a filter of the list finds.
 * @throws {CannotTell} where they are more than can be looked through: part of them would be a wrong answer
 */
export async function clientsWith(portal: PortalReader, query: Readonly<Record<string, string>>) {
  const found = []
  for (let page = 1; ; page++) {
    const { rows, total } = await portal.read('clients.list', {
      query: { ...query, page: String(page), pageSize: String(pageSize) },
    })
    if (total > mostClients)
      throw new CannotTell(
        `Those are ${total.toLocaleString('en-US')} clients, and I look through ${mostClients.toLocaleString('en-US')} at most: name a group, a manager or some of them.`,
      )
    found.push(...rows)
    if (found.length >= total || rows.length === 0) break
  }
  return found
}

const namedOf = ({
  id,
  name,
  slug,
}: {
  readonly id: number
  readonly name: string
  readonly slug: string
}): Named => ({ kind: 'client', id, name, slug })

/** The person's own clients: those whose team lists an employee, all that anybody else may see. */
export async function ownClients(portal: PortalReader): Promise<readonly Named[]> {
  return portal.isEmployee
    ? (await portal.read('users.clients', { params: { id: String(portal.userId) } })).map(namedOf)
    : (await clientsWith(portal, {})).map(namedOf)
}

/** Every client that the person may see and that is one now. */
export const activeClients = async (portal: PortalReader): Promise<readonly Named[]> =>
  (await clientsWith(portal, { state: 'Client' })).map(namedOf)

const distinct = (clients: readonly Named[]): readonly Named[] => [
  ...new Map(clients.map((one) => [one.id, one])).values(),
]

/** The clients that a question is about. Each part narrows the others. */
export async function whomOf(question: TopicQuestion, portal: PortalReader, topic: Topic): Promise<Whom> {
  const isOfPeople = topic.person !== undefined && topic.id !== 'clients'
  const sets: (readonly Named[])[] = []
  // Of several that are named each is meant: `the Lone Star Group and Eastgate Honda`.
  const named: Named[] = [...question.clients]
  for (const group of question.groups)
    named.push(
      ...(await portal.read('clients.many', { body: { groupId: group.id, activeOnly: true } })).map(namedOf),
    )
  if (question.clients.length + question.groups.length > 0) sets.push(distinct(named))
  if ((question.mine && !isOfPeople) || question.ownClients) {
    const own = await ownClients(portal)
    if (own.length === 0) throw new CannotTell('You are on the team of no client.')
    sets.push(own)
  }
  // `managed by James or Priya`: of either.
  for (const role of ['manager', 'member'] as const) {
    const people = question.people.filter(({ as }) => as === role)
    const theirs: Named[] = []
    for (const { who } of people) {
      const id = String(who === 'me' ? portal.userId : who.id)
      theirs.push(
        ...(await clientsWith(portal, role === 'manager' ? { managerId: id } : { memberId: id })).map(
          namedOf,
        ),
      )
    }
    if (people.length > 0) sets.push(distinct(theirs))
  }
  if (question.us.length > 0)
    sets.push(
      (await clientsWith(portal, {}))
        .filter(({ state }) => state !== null && question.us.includes(lettersOf(state)))
        .map(namedOf),
    )
  const first = sets[0]
  if (!first && question.except.length === 0) return { ids: null, clients: [] }
  const except = new Set(question.except.map(({ id }) => id))
  const base = first ?? (await activeClients(portal))
  const within = base.filter(
    ({ id }) => !except.has(id) && sets.slice(1).every((set) => set.some((one) => one.id === id)),
  )
  return only(within)
}

/**
 * Those clients and no others.
 * @throws {CannotTell} where there are none: to a call no client at all would mean every client
 */
function only(clients: readonly Named[]): Whom {
  if (clients.length === 0)
    throw new CannotTell('There are no clients like that, so there is nothing to tell of them.')
  return { ids: clients.map(({ id }) => id), clients }
}

/** The clients of a question of whom something is known as well; all of them where nothing is asked for. */
export async function narrowedTo(
  holding: ReadonlySet<number> | null,
  whom: Whom,
  portal: PortalReader,
): Promise<Whom> {
  if (holding === null) return whom
  const base = whom.ids === null ? (await clientsWith(portal, {})).map(namedOf) : whom.clients
  return only(base.filter(({ id }) => holding.has(id)))
}

/** `TX` of `Texas` and of `tx`. */
export const lettersOf = (state: string): string =>
  states[stemsOf(state).join(' ')] ?? state.trim().toUpperCase()
