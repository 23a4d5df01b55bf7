import { isManagerClientUserType } from '@portal/core/foundation/policy/client-users'
import { counted } from '@portal/core/foundation/format'
import type { Question } from '../language/question.ts'
import type { PortalReader } from '../portal-reader.ts'
import type { Answering } from './answered.ts'
import { link, plain, source, table } from './markdown.ts'
import { clientsOf } from './profile.ts'

/** What somebody is for a client, where the names of the parts are not open to the person. */
const partOf = (clientUserTypeId: number): string =>
  isManagerClientUserType(clientUserTypeId) ? 'Account manager' : 'Team member'

interface Member {
  readonly userId: number
  readonly clientUserTypeId: number
  readonly user: { readonly fullName: string }
}

/** Whoever is of the dealership and asks stands on its team to see it, and does not manage it. */
const agencyOf = (team: readonly Member[], { isEmployee, userId }: PortalReader): readonly Member[] =>
  isEmployee ? team : team.filter((one) => one.userId !== userId)

const reached = ({ user }: Member): string => `**${plain(user.fullName)}**`

/** How people of a team are reached, as far as the person may know it. */
async function waysToReach(portal: PortalReader): Promise<(members: readonly Member[]) => string> {
  if (!portal.may('team.members'))
    return () => 'Their phone numbers and addresses are not open to you: the agency gives them.'
  const { members } = await portal.read('team.members')
  return (asked) => {
    const known = asked.flatMap(
      ({ user }) => members.find(({ fullName }) => fullName === user.fullName)?.email ?? [],
    )
    const nobody = 'No phone numbers of the agency’s people are kept.'
    return known.length === 0 ? nobody : `E-mail: ${known.map(plain).join(', ')}. ${nobody}`
  }
}

/** Words of a name, as they are compared. */
const wordsOf = (name: string): readonly string[] => name.toLowerCase().split(/[^\p{L}]+/u)

/** Who works for a client: all of them, those with one part, or whether somebody is one of them. */
export async function* answerTeam(
  { of, managers, part, asked, contact }: Extract<Question, { ask: 'team' }>,
  portal: PortalReader,
): Answering {
  const types = portal.may('clientUserTypes.list') ? await portal.read('clientUserTypes.list') : []
  const typeOf = ({ clientUserTypeId }: Member): string =>
    types.find(({ id }) => id === clientUserTypeId)?.name ?? partOf(clientUserTypeId)
  const reachedBy = contact ? await waysToReach(portal) : null
  for (const named of await clientsOf(of, portal)) {
    const client = await portal.read('clients.get', { params: { id: String(named.id) } })
    const team = agencyOf(client.ClientUsers ?? [], portal)
    const screen = source(link(client.name, `/clients/${client.slug}`))
    const leads = team.filter(({ clientUserTypeId }) => isManagerClientUserType(clientUserTypeId))
    const leading =
      leads.length > 0
        ? `${leads.map(reached).join(', ')} ${leads.length === 1 ? 'manages' : 'manage'} it.`
        : 'Nobody manages it.'
    if (asked !== undefined) {
      const one = team.find(({ user }) =>
        wordsOf(asked).every((word) => wordsOf(user.fullName).includes(word)),
      )
      yield one
        ? `Yes: ${reached(one)} is on the team of **${plain(client.name)}** as ${plain(typeOf(one))}.${screen}\n\n`
        : `No: nobody called ${plain(asked)} is on the team of **${plain(client.name)}**. ${leading}${screen}\n\n`
      continue
    }
    // Who is not told which part people have cannot be told that nobody has it.
    if (part !== undefined && types.length === 0) {
      yield `Which part each of the team of **${plain(client.name)}** has is not open to you. ${leading}`
      yield* table([{ label: 'Person', cell: ({ user }: Member) => plain(user.fullName) }], team)
      yield `${screen}\n\n`
      continue
    }
    const members = team.filter(
      (one) =>
        (!managers || isManagerClientUserType(one.clientUserTypeId)) &&
        (part === undefined || typeOf(one).includes(part)),
    )
    if (members.length === 0)
      yield `Nobody is on the team of **${plain(client.name)}**${managers ? ' as a manager' : part === undefined ? '' : ` for ${part}`}.${managers ? '' : ` ${leading}`}${screen}\n\n`
    else if (managers)
      yield `${members.map(reached).join(', ')} ${members.length === 1 ? 'manages' : 'manage'} **${plain(client.name)}**.${reachedBy === null ? '' : ` ${reachedBy(members)}`}${screen}\n\n`
    else {
      yield `**${counted(members.length, 'person', 'people')}** on the team of **${plain(client.name)}**${part === undefined ? '' : ` for ${part}`}:`
      yield* table(
        [
          { label: 'Person', cell: ({ user }: Member) => plain(user.fullName) },
          { label: 'Part', cell: (one) => plain(typeOf(one)) },
        ],
        members,
      )
      yield `${screen}\n\n`
    }
  }
}
