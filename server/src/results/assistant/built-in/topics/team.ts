import { isManagerClientUserType } from '@portal/core/foundation/policy/client-users'
import { link, plain, source, table } from '../markdown.ts'
import { noneNamed } from '../sentences.ts'
import { findClient, findColleague } from '../subject.ts'
import type { Answering, Asking } from '../topic.ts'
import { count } from './budgets.ts'

/** Who works for a client. */
export async function* team(asking: Asking): Answering {
  const { portal, subject, words } = asking
  if (subject === '') return yield 'Name a client, and I tell who works for it.'
  const found = await findClient(portal, subject, words)
  if (found.is === 'several') return yield found.question
  if (found.is === 'none') {
    // Who is Maria Lopez, rather than who works for.
    const person = await findColleague(portal, subject)
    if (person.is === 'one') return yield* managed(asking)
    return yield noneNamed(subject)
  }
  const [client, types] = await Promise.all([
    portal.read('clients.get', { params: { id: String(found.one.id) } }),
    portal.may('clientUserTypes.list') ? portal.read('clientUserTypes.list') : [],
  ])
  const onlyManagers = /\bmanage[rs]?\b|\bresponsible\b/i.test(words)
  const members = (client.ClientUsers ?? []).filter(
    ({ clientUserTypeId }) => !onlyManagers || isManagerClientUserType(clientUserTypeId),
  )
  const screen = link(client.name, `/clients/${client.slug}`)
  if (members.length === 0)
    return yield `Nobody is on the team of **${plain(client.name)}**${onlyManagers ? ' as a manager' : ''}.${source(screen)}`
  const kind = (id: number): string => plain(types.find((type) => type.id === id)?.name ?? `Type ${id}`)
  if (onlyManagers)
    return yield `**${plain(client.name)}** is managed by ${members.map(({ user }) => `**${plain(user.fullName)}**`).join(', ')}.${source(screen)}`
  yield `${count(members.length, 'person', 'people')} on the team of **${plain(client.name)}**:`
  yield* table(
    [
      { label: 'Person', cell: ({ user }) => plain(user.fullName) },
      { label: 'Client User Type', cell: ({ clientUserTypeId }) => kind(clientUserTypeId) },
    ],
    members,
  )
  yield source(screen)
}

/** Clients in one answer; the screen has them all. */
const mostClients = 50

/** Whose team lists a person. */
export async function* managed({ portal, subject, own, userId, words }: Asking): Answering {
  const found = own && subject === '' ? null : await findColleague(portal, subject)
  if (found?.is === 'several') return yield found.question
  if (found?.is === 'none')
    return yield subject === ''
      ? 'Name a person, and I tell whose team lists them.'
      : `I found nobody named “${plain(subject)}” among the active users you may see.`
  const person = found?.one ?? null
  const clients = await portal.read('users.clients', { params: { id: String(person?.id ?? userId) } })
  const onlyManaged = /\bmanage[sd]?\b|\bresponsible\b/i.test(words)
  const rows = clients.filter(
    ({ clientUserTypeId }) => !onlyManaged || isManagerClientUserType(clientUserTypeId),
  )
  const name = person ? `**${plain(person.fullName)}**` : 'You'
  const verb = onlyManaged
    ? person
      ? 'manages'
      : 'manage'
    : person
      ? 'is on the team of'
      : 'are on the team of'
  const screen = link('Clients', '/clients')
  if (rows.length === 0)
    return yield `${name} ${onlyManaged ? `${verb} no client` : `${person ? 'is' : 'are'} on no client's team`}.${source(screen)}`
  yield `${name} ${verb} ${count(rows.length, 'client')}${rows.length > mostClients ? `; the first ${mostClients}` : ''}:`
  yield* table(
    [{ label: 'Client', cell: ({ name: client, slug }) => link(client, `/clients/${slug}`) }],
    rows.slice(0, mostClients),
  )
  yield source(screen)
}
