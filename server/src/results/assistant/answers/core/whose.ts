import { type Wanted } from '../rows.ts'
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

/** Ids of the people that a question names, or of the one who asks; null for everybody. */
export const peopleOf = ({ question, portal, topic }: Wanted, as: string): readonly number[] | null => {
  const named = question.people
    .filter((person) => person.as === as)
    .map(({ who }) => (who === 'me' ? portal.userId : who.id))
  if (question.mine && topic.person !== undefined) named.push(portal.userId)
  return named.length > 0 ? named : null
}
