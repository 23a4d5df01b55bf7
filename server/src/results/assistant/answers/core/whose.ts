import type { Named } from '../../language/question.ts'
import { CannotTell, type NamedCell, type Wanted } from '../rows.ts'
import { clientsWith } from '../whom.ts'

export const one = ({ whom }: Wanted) => (whom.clients.length === 1 ? whom.clients[0] : undefined)

/** Of a few clients each is asked for; of more than that everything is, and looked through. */
export const fewClients = 25

export const everyOwn = async ({ portal }: Wanted) => {
  const clients = (await clientsWith(portal, {})).map(({ id, name, slug }) => ({
    kind: 'client' as const,
    id,
    name,
    slug,
  }))
  return { ids: clients.map(({ id }) => id), clients }
}

/** Of what is asked for client by client, clients at once. */
const mostClients = 200

/**
 * The clients of a question, of what a call gives for one at a time.
 * @param what what is looked up, with its verb: `Guest links are`
 * @throws {CannotTell} where they are too many to be asked for one by one
 */
export async function clientByClient(wanted: Wanted, what: string): Promise<readonly Named[]> {
  const { clients } = wanted.whom.ids === null ? await everyOwn(wanted) : wanted.whom
  if (clients.length > mostClients)
    throw new CannotTell(
      `${what} looked up client by client, for ${mostClients} at once: name a client, a group or a manager.`,
    )
  return clients
}

/** A client as a cell has it, which leads to its screen where that is known. */
export const clientCell = ({
  id,
  name,
  slug,
}: {
  readonly id: number
  readonly name: string
  readonly slug?: string | undefined
}): NamedCell => ({ id, name, ...(slug === undefined ? {} : { slug }) })

/** Ids of the people that a question names, or of the one who asks; null for everybody. */
export const peopleOf = ({ question, portal, topic }: Wanted, as: string): readonly number[] | null => {
  const named = question.people
    .filter((person) => person.as === as)
    .map(({ who }) => (who === 'me' ? portal.userId : who.id))
  if (question.mine && topic.person !== undefined) named.push(portal.userId)
  return named.length > 0 ? named : null
}
