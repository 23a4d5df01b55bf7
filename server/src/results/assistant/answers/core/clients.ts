import { dayAt } from '@portal/core/foundation/format'
import { pathOf } from '@portal/core/foundation/routes'
import { bandOf } from '@portal/core/clients/profile/health-bands'
import { clientState } from '@portal/core/clients/profile/classification'
import { managersOf } from '../agency-people.ts'
import { withTimes } from '../declared-row-parts.ts'
import { CannotTell, type ReadRows, type Row } from '../rows.ts'
import { clientsWith } from '../whom.ts'
import { stateOfClients } from './state-of-clients.ts'
import { everyOwn, fewClients } from './whose.ts'

/** Clients as their list has them. */
export const clientsRows: ReadRows = async ({ portal, question, whom, today }) => {
  const wantedState = stateOfClients(question)
  const tells =
    question.by === 'manager' ||
    question.also === 'manager' ||
    question.measures.includes('manager') ||
    question.conditions.some(({ column }) => column === 'manager')
  if (tells && !portal.isEmployee)
    throw new CannotTell(
      'Name one of your clients, and I tell who manages it: a list of managers is not open to you.',
    )
  const ofHealth = [
    question.order?.column,
    ...question.measures,
    ...question.conditions.map(({ column }) => column),
  ]
  if (ofHealth.some((column) => column?.startsWith('health') === true) && !portal.isEmployee)
    throw new CannotTell('How clients stand is for the people of the agency.')
  const team = tells
  // By month they are told of the day that is asked about: when they came, or when they left.
  const day = question.conditions.some(({ column }) => column === 'canceledAt') ? 'canceledAt' : 'activatedAt'
  const found = await clientsWith(portal, {
    ...(wantedState === null ? {} : { state: wantedState }),
    ...(team ? { team: 'true' } : {}),
  })
  const managers = tells ? await managersOf(portal) : () => []
  const [onDay] = question.conditions.flatMap(({ column, values }) => (column === 'withUs' ? values : []))
  const rows = found
    .filter(({ id }) => whom.ids === null || whom.ids.includes(id))
    .filter(
      ({ activatedAt, canceledAt }) =>
        typeof onDay !== 'string' ||
        (activatedAt !== null && activatedAt <= onDay && (canceledAt === null || canceledAt > onDay)),
    )
    .map((client): Row =>
      withTimes(
        {
          client: { id: client.id, name: client.name, slug: client.slug },
          state: clientState(client, today),
          group: client.Group?.name ?? null,
          us: client.state,
          city: client.city,
          industry: client.Industry?.name ?? null,
          manager: managers(client),
          activatedAt: client.activatedAt,
          canceledAt: client.canceledAt,
          website: client.website,
          phone: client.phone,
          identifier: client.identifier,
          health: client.health ?? null,
          healthLevel: typeof client.health === 'number' ? bandOf(client.health) : null,
        },
        day,
      ),
    )
  return {
    rows,
    period: null,
    done: new Set(['state', 'withUs']),
    ...(onDay === undefined
      ? {}
      : { notes: ['Told from the days on which clients came and left, as they are kept now.'] }),
    sources: [{ words: 'Clients', path: '/clients' }],
  }
}

/** What clients want most, month by month. */
export const goalsRows: ReadRows = async ({ portal, whom }) => {
  const rows: Row[] = []
  if (whom.clients.length > fewClients)
    throw new CannotTell(
      `Goals are told for up to ${fewClients} clients at a time: name some of them, or a group.`,
    )
  for (const client of whom.clients)
    for (const { month, goal, user } of await portal.read('primaryGoals.ofClient', {
      params: { id: String(client.id) },
    }))
      rows.push({
        client: { id: client.id, name: client.name, ...(client.slug ? { slug: client.slug } : {}) },
        month,
        goal,
        person: user.fullName,
      })
  return {
    rows,
    period: null,
    sources: [{ words: 'Primary Goals', path: pathOf('reporting.client-primary-goals') }],
  }
}

/** Agreements that are opened one by one at most. */
const mostAgreements = 100

/** Agreements and how far they are. */
export const agreementsRows: ReadRows = async (wanted) => {
  const { portal, question } = wanted
  // What a store reads is its own, whoever is named.
  const whom = wanted.whom.ids === null && !portal.isEmployee ? await everyOwn(wanted) : wanted.whom
  const all = portal.may('agreements.list')
    ? await portal.read('agreements.list')
    : (
        await Promise.all(
          (whom.ids ?? []).map((id) => portal.read('agreements.ofClient', { params: { id: String(id) } })),
        )
      ).flat()
  const theirs = all.filter(({ client }) => whom.ids === null || whom.ids.includes(client.id))
  const asked = (columns: readonly string[]): boolean =>
    [
      ...question.measures,
      question.by ?? '',
      question.order?.column ?? '',
      ...question.conditions.map(({ column }) => column),
    ].some((column) => columns.includes(column))
  const opened = asked(['notice', 'signedBy', 'signedAt'])
  if (opened && theirs.length > mostAgreements)
    throw new CannotTell(
      `Notices and signatures are looked up agreement by agreement, for ${mostAgreements} at once: name a client or a group.`,
    )
  const details = new Map<string, Row>()
  if (opened)
    for (const { slug } of theirs) {
      const { noticeDays, signature } = await portal.read('agreements.get', { params: { slug } })
      details.set(slug, {
        notice: noticeDays,
        signedBy: signature?.name ?? null,
        signedAt: signature ? dayAt(signature.at) : null,
      })
    }
  // By month they are told of the day that is asked about: when they were signed, sent, begin or end.
  const day =
    ['signedAt', 'sentAt', 'startsAt'].find((id) =>
      question.conditions.some(({ column }) => column === id),
    ) ?? 'endsAt'
  return {
    rows: theirs.map(({ client, title, state, monthly, startsAt, endsAt, sentAt, slug }): Row =>
      withTimes(
        {
          ...{ client, name: title, state, monthly, startsAt, endsAt },
          sentAt: sentAt === null ? null : dayAt(sentAt),
          ...details.get(slug),
        },
        day,
      ),
    ),
    period: null,
    sources: [{ words: 'Agreements', path: '/agreements' }],
  }
}
