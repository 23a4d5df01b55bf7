import { counted, formatDay, formatPhone, today as agencyToday } from '@portal/core/foundation/format'
import { clientState } from '@portal/core/clients/profile/classification'
import { isManagerClientUserType } from '@portal/core/foundation/policy/client-users'
import type { Named, Question } from '../language/question.ts'
import type { PortalReader } from '../portal-reader.ts'
import type { Answering } from './answered.ts'
import { link, plain, source, table } from './markdown.ts'
import { CannotTell } from './rows.ts'
import { ownClients } from './whom.ts'

export const clientPath = ({ slug }: Named): string => `/clients/${slug ?? ''}`

/** The clients that a question of one is about: the named one, or the person's own. */
export async function clientsOf(of: Named | 'mine', portal: PortalReader): Promise<readonly Named[]> {
  if (of !== 'mine') return [of]
  const own = await ownClients(portal)
  if (own.length === 0) throw new CannotTell('You are on the team of no client.')
  return own.slice(0, 5)
}

/** What the profile of a client says, or of whom a person takes care. */
export async function* answerRecord(
  { of, field }: Extract<Question, { ask: 'record' }>,
  portal: PortalReader,
): Answering {
  if (of !== 'mine' && of.kind === 'person') return yield* answerPerson(of, portal)
  if (of !== 'mine' && of.kind === 'group') return yield* answerGroup(of, portal)
  if (field === 'health') return yield* answerHealth(await clientsOf(of, portal), portal)
  for (const named of await clientsOf(of, portal)) {
    const client = await portal.read('clients.get', { params: { id: String(named.id) } })
    const fields = [
      ['state', 'State', clientState(client, agencyToday())],
      ['identifier', 'Dealer Code', client.identifier],
      ['group', 'Group', client.Group?.name],
      ['brands', 'Brand', client.brands],
      ['industry', 'Industry', client.Industry?.name],
      ['location', 'Location', [client.city, client.state].filter(Boolean).join(', ')],
      ['phone', 'Phone', client.phone && formatPhone(client.phone)],
      ['website', 'Website', client.website],
      ['activatedAt', 'Activated', formatDay(client.activatedAt)],
      ['canceledAt', 'Canceled', formatDay(client.canceledAt)],
      ['id', 'Id', String(client.id)],
    ] as const
    const screen = source(link(client.name, `/clients/${client.slug}`))
    const asked = fields.find(([id]) => id === field)
    if (asked) {
      const since = asked[2] ? sinceWords[asked[0]] : undefined
      yield asked[2]
        ? since !== undefined
          ? `**${plain(client.name)}** ${since} **${plain(asked[2])}**.${screen}\n\n`
          : `**${plain(asked[2])}** is the ${asked[1].toLowerCase()} of **${plain(client.name)}**.${screen}\n\n`
        : `The profile of **${plain(client.name)}** has no ${asked[1].toLowerCase()}.${screen}\n\n`
      continue
    }
    yield `**${plain(client.name)}**`
    yield* table(
      [
        { label: 'Field', cell: ([, label]: readonly [string, string, string]) => label },
        { label: 'Value', cell: ([, , value]) => plain(value) },
      ],
      fields.flatMap(([id, label, value]): (readonly [string, string, string])[] =>
        value ? [[id, label, value]] : [],
      ),
    )
    yield `${screen}\n\n`
  }
}

/** How a day of the profile is told. */
const sinceWords: Readonly<Record<string, string>> = {
  activatedAt: 'has been a client since',
  canceledAt: 'was canceled on',
}

/** How clients stand, and what costs them their points. */
async function* answerHealth(clients: readonly Named[], portal: PortalReader): Answering {
  if (!portal.may('clientHealth.get')) throw new CannotTell('Health is told to people of the agency.')
  for (const named of clients) {
    const { health } = await portal.read('clientHealth.get', { params: { id: String(named.id) } })
    const screen = source(link(named.name, clientPath(named)))
    if (!health) {
      yield `Nothing is known of the health of **${plain(named.name)}** yet.${screen}\n\n`
      continue
    }
    const { score, band, change, parts } = health
    const moved =
      change === null || change === 0
        ? ''
        : `, ${change > 0 ? 'up' : 'down'} ${Math.abs(change)} in four weeks`
    yield `**${score} of 100** is the health of **${plain(named.name)}**: ${band}${moved}.`
    const costs = parts
      .filter(({ lost }) => (lost ?? 0) > 0)
      .toSorted((one, next) => (next.lost ?? 0) - (one.lost ?? 0))
    if (costs.length > 0)
      yield* table(
        [
          {
            label: 'What it costs points for',
            cell: ({ sentence }: (typeof costs)[number]) => plain(sentence),
          },
          { label: 'Points', atEnd: true, cell: ({ lost }) => String(lost) },
        ],
        costs,
      )
    yield `${screen}\n\n`
  }
}

const mostListed = 25

async function* answerPerson(person: Named, portal: PortalReader): Answering {
  if (!portal.isEmployee && person.id !== portal.userId)
    return yield `What **${plain(person.name)}** does is told to people of the agency.`
  const clients = await portal.read('users.clients', { params: { id: String(person.id) } })
  const manages = clients.filter(({ clientUserTypeId }) => isManagerClientUserType(clientUserTypeId)).length
  yield `**${plain(person.name)}** is on the team of **${counted(clients.length, 'client')}** and manages ${manages} of them.`
  if (clients.length > 0)
    yield* table(
      [
        {
          label: 'Client',
          cell: ({ name, slug }: (typeof clients)[number]) => link(name, `/clients/${slug}`),
        },
        {
          label: 'Manages',
          cell: ({ clientUserTypeId }) => (isManagerClientUserType(clientUserTypeId) ? 'Yes' : ''),
        },
      ],
      clients.slice(0, mostListed),
    )
  yield source(link('Team', '/team'))
}

async function* answerGroup(group: Named, portal: PortalReader): Answering {
  const clients = await portal.read('clients.many', { body: { groupId: group.id, activeOnly: true } })
  yield `The group **${plain(group.name)}** has **${counted(clients.length, 'active client')}**.`
  if (clients.length > 0)
    yield* table(
      [
        {
          label: 'Client',
          cell: ({ name, slug }: (typeof clients)[number]) => link(name, `/clients/${slug}`),
        },
      ],
      clients.slice(0, mostListed),
    )
  yield source(link('Clients', '/clients'))
}
