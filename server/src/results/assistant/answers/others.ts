import {
  addDays,
  formatDate,
  formatDateTime,
  formatDay,
  formatDollars,
  formatPhone,
  formatTime,
  today as agencyToday,
} from '@portal/core/foundation/format'
import { clientState } from '@portal/core/clients/profile/classification'
import { isManagerClientUserType } from '@portal/core/foundation/policy/client-users'
import { queryOf, routes } from '@portal/core/foundation/routes'
import { reports } from '@portal/core/reports.generated'
import { daysInWords, type Period } from '../language/period.ts'
import type { FormQuestion, Named, Question } from '../language/question.ts'
import { stemsOf } from '../language/tokens.ts'
import { topicOf } from '../language/declared-topics.ts'
import type { PortalReader } from '../portal-reader.ts'
import type { Answering } from './answered.ts'
import { link, plain, source, table } from './markdown.ts'
import { CannotTell } from './rows.ts'
import { ownClients } from './whom.ts'

const clientPath = ({ slug }: Named): string => `/clients/${slug ?? ''}`

/** The clients that a question of one is about: the named one, or the person's own. */
async function clientsOf(of: Named | 'mine', portal: PortalReader): Promise<readonly Named[]> {
  if (of !== 'mine') return [of]
  const own = await ownClients(portal)
  if (own.length === 0) throw new CannotTell('You are on the team of no client.')
  return own.slice(0, 5)
}

/** What somebody is for a client, where the names of the parts are not open to the person. */
const partOf = (clientUserTypeId: number): string =>
  isManagerClientUserType(clientUserTypeId) ? 'Account manager' : 'Team member'

/** What the profile of a client says, or of whom a person takes care. */
export async function* answerRecord(
  { of, field }: Extract<Question, { ask: 'record' }>,
  portal: PortalReader,
): Answering {
  if (of !== 'mine' && of.kind === 'person') return yield* answerPerson(of, portal)
  if (of !== 'mine' && of.kind === 'group') return yield* answerGroup(of, portal)
  for (const named of await clientsOf(of, portal)) {
    const client = await portal.read('clients.get', { params: { id: String(named.id) } })
    const fields = [
      ['state', 'State', clientState(client, agencyToday())],
      ['identifier', 'Dealer Code', client.identifier],
      ['group', 'Group', client.Group?.name],
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
      yield asked[2]
        ? `**${plain(asked[2])}** is the ${asked[1].toLowerCase()} of **${plain(client.name)}**.${screen}\n\n`
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

const mostListed = 25

async function* answerPerson(person: Named, portal: PortalReader): Answering {
  if (!portal.isEmployee && person.id !== portal.userId)
    return yield `What **${plain(person.name)}** does is told to people of the agency.`
  const clients = await portal.read('users.clients', { params: { id: String(person.id) } })
  const manages = clients.filter(({ clientUserTypeId }) => isManagerClientUserType(clientUserTypeId)).length
  yield `**${plain(person.name)}** is on the team of **${clients.length} ${clients.length === 1 ? 'client' : 'clients'}** and manages ${manages} of them.`
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
  yield `The group **${plain(group.name)}** has **${clients.length} active ${clients.length === 1 ? 'client' : 'clients'}**.`
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

/** Who works for a client. */
export async function* answerTeam(
  { of, managers }: Extract<Question, { ask: 'team' }>,
  portal: PortalReader,
): Answering {
  const types = portal.may('clientUserTypes.list') ? await portal.read('clientUserTypes.list') : []
  for (const named of await clientsOf(of, portal)) {
    const client = await portal.read('clients.get', { params: { id: String(named.id) } })
    const members = (client.ClientUsers ?? []).filter(
      ({ clientUserTypeId }) => !managers || isManagerClientUserType(clientUserTypeId),
    )
    const screen = source(link(client.name, `/clients/${client.slug}`))
    if (members.length === 0)
      yield `Nobody is on the team of **${plain(client.name)}**${managers ? ' as a manager' : ''}.${screen}\n\n`
    else if (managers)
      yield `${members.map(({ user }) => `**${plain(user.fullName)}**`).join(', ')} ${members.length === 1 ? 'manages' : 'manage'} **${plain(client.name)}**.${screen}\n\n`
    else {
      yield `**${members.length} ${members.length === 1 ? 'person' : 'people'}** on the team of **${plain(client.name)}**:`
      yield* table(
        [
          { label: 'Person', cell: ({ user }: (typeof members)[number]) => plain(user.fullName) },
          {
            label: 'Part',
            cell: ({ clientUserTypeId }) =>
              plain(types.find((type) => type.id === clientUserTypeId)?.name ?? partOf(clientUserTypeId)),
          },
        ],
        members,
      )
      yield `${screen}\n\n`
    }
  }
}

const mostEntries = 15

/** What became different for a client, or at all, in a time. */
export async function* answerChanges(
  { of, period, what }: Extract<Question, { ask: 'changes' }>,
  portal: PortalReader,
): Answering {
  const time: Period = period ?? { from: addDays(agencyToday(), -29), to: agencyToday() }
  if (!of) {
    if (portal.may('audit.list')) return yield* answerLog(null, time, what, portal)
    const own = await ownClients(portal)
    if (portal.isEmployee || own.length > 5 || own.length === 0)
      return yield 'Name a client, and I tell what changed for it. The log of all changes is open to administrators only.'
    for (const client of own) yield* answerChanges({ ask: 'changes', of: client, period, what }, portal)
    return
  }
  const within = (day: string | null): boolean => day !== null && day >= time.from && day <= time.to
  const [all, activities] = await Promise.all([
    portal.read('budgets.ofClientList', { params: { id: String(of.id) } }),
    portal.read('activities.ofClient', {
      params: { id: String(of.id) },
      query: { startDate: time.from, endDate: time.to },
    }),
  ])
  const moved = all
    .flatMap((budget) => [
      ...(within(budget.startsAt) ? [{ budget, day: budget.startsAt, does: 'begins' }] : []),
      ...(within(budget.endsAt) ? [{ budget, day: budget.endsAt ?? '', does: 'ends' }] : []),
    ])
    .toSorted((one, other) => (one.day < other.day ? 1 : -1))
  yield `**${moved.length} ${moved.length === 1 ? 'beginning or end' : 'beginnings and ends'} of budgets** and **${activities.length} logged ${activities.length === 1 ? 'activity' : 'activities'}** for **${plain(of.name)}** in ${daysInWords(time)}.`
  if (moved.length > 0 && what !== 'activity')
    yield* table(
      [
        { label: 'Day', cell: ({ day }: (typeof moved)[number]) => formatDay(day) },
        { label: 'Budget', cell: ({ budget }) => plain(budget.Service.name) },
        { label: 'What', cell: ({ does }) => does },
        { label: 'Invoice Amount', atEnd: true, cell: ({ budget }) => formatDollars(budget.invoiceAmount) },
      ],
      moved.slice(0, mostEntries),
    )
  if (activities.length > 0 && what !== 'budget')
    yield* table(
      [
        { label: 'Date', cell: ({ loggedAt }: (typeof activities)[number]) => formatDate(loggedAt) },
        { label: 'Activity', cell: ({ type, category }) => `${plain(type.name)}, ${plain(category.name)}` },
        { label: 'By', cell: ({ user }) => plain(user.fullName) },
      ],
      activities.slice(0, mostEntries),
    )
  yield source(
    link(`Budgets of ${of.name}`, `${clientPath(of)}/budgets`),
    link(`Activity of ${of.name}`, `${clientPath(of)}/activity`),
  )
  if (portal.may('audit.list')) yield* answerLog(of, time, what, portal)
}

/** Who did what, for those to whom the audit log is open. */
async function* answerLog(
  client: Named | null,
  time: Period,
  what: string | null,
  portal: PortalReader,
): Answering {
  const { rows: all, next } = await portal.read('audit.list', {
    query: {
      from: time.from,
      to: time.to,
      limit: String(mostEntries),
      ...(client ? { clientId: String(client.id) } : {}),
    },
  })
  const rows =
    what === null
      ? all
      : all.filter(({ summary }) => summary.toLowerCase().includes(what === 'budget' ? 'budget' : 'activit'))
  const screen = source(link('Audit Log', '/admin/audit-log'))
  if (rows.length === 0)
    return yield `\n\nThe audit log has no entry${client ? ` for **${plain(client.name)}**` : ''} in ${daysInWords(time)}.${screen}`
  yield `\n\nWhat people did${client ? ` for **${plain(client.name)}**` : ''} in ${daysInWords(time)}${next === null ? '' : `, the latest ${rows.length}`}:`
  yield* table(
    [
      { label: 'When', cell: ({ at }: (typeof rows)[number]) => formatDateTime(at) },
      { label: 'Who', cell: ({ user }) => plain(user?.fullName ?? 'the portal') },
      { label: 'What', cell: ({ summary }) => plain(summary) },
      ...(client
        ? []
        : [{ label: 'Client', cell: (row: (typeof rows)[number]) => plain(row.client?.name ?? '') }]),
    ],
    rows,
  )
  yield screen
}

/** What waits for the one who asks: budget changes, tasks that are due, what is on the calendar. */
export async function* answerWaiting(portal: PortalReader): Answering {
  const today = agencyToday()
  const changes = portal.may('budgetChanges.forUser')
    ? await portal.read('budgetChanges.forUser', { params: { id: String(portal.userId) } })
    : []
  const tasks = portal.may('tasks.list')
    ? await portal.read('tasks.list', {
        query: { state: 'open', mine: 'true', dueTo: today, pageSize: '10' },
      })
    : null
  const late = tasks?.total ?? 0
  yield `**${changes.length} budget ${changes.length === 1 ? 'change waits' : 'changes wait'}** for you to confirm, and **${late} ${late === 1 ? 'task' : 'tasks'}** of yours ${late === 1 ? 'is' : 'are'} due.`
  if (changes.length > 0)
    yield* table(
      [
        { label: 'Client', cell: ({ client }: (typeof changes)[number]) => plain(client.name) },
        { label: 'Service', cell: ({ Service }) => plain(Service.name) },
        { label: 'Before', atEnd: true, cell: ({ previousAmount }) => formatDollars(previousAmount) },
        { label: 'Now', atEnd: true, cell: ({ newAmount }) => formatDollars(newAmount) },
      ],
      changes.slice(0, mostEntries),
    )
  if (tasks && tasks.rows.length > 0)
    yield* table(
      [
        { label: 'Task', cell: ({ title }: (typeof tasks.rows)[number]) => plain(title) },
        { label: 'Client', cell: ({ client }) => plain(client?.name ?? '') },
        { label: 'Due', cell: (task) => formatDay(task.due_date) },
      ],
      tasks.rows,
    )
  yield source(...(tasks ? [link('Tasks', '/tasks')] : []), link('Active Budgets', '/budgets/active-budgets'))
}

/** What one's own calendar has today. */
export async function* answerCalendar(portal: PortalReader): Answering {
  if (!portal.may('calendar.events')) return yield 'Your Day is not open to you.'
  const { email } = await portal.read('users.current')
  const events = await portal.read('calendar.events', { query: { calendarId: email } })
  if (events.length === 0)
    return yield 'Nothing is in your calendar today. Your Day, behind the bell, shows it.'
  yield 'Today, as Your Day behind the bell shows it:\n\n'
  for (const { start, summary } of events)
    yield `- ${start.dateTime ? formatTime(start.dateTime) : 'All day'}: ${plain(summary)}\n`
}

/** Words of screens by which people look for them besides. */
const screenWords: Readonly<Record<string, string>> = {
  'dashboard.pacing': 'pacing report',
  'clients.insights': 'insights',
}

/** The screens that some words name, the closest first. */
function screensNamed(words: string): readonly { readonly title: string; readonly path: string }[] {
  const said = stemsOf(words).filter((stem) => !/^(?:my|the|report|screen|page|list)$/.test(stem))
  const titles = [
    ...routes
      .filter(({ path, access }) => !path.includes('{') && access !== 'public')
      .map(({ name, title, path }) => ({ title, path, words: `${title} ${screenWords[name] ?? ''}` })),
    ...reports.flatMap(({ route, title }) =>
      route === null || pathless(route)
        ? []
        : [
            {
              title,
              path: pathless(route) === null ? '' : (routes.find(({ name }) => name === route)?.path ?? ''),
              words: title,
            },
          ],
    ),
  ]
  return titles
    .map((one) => {
      const stems = stemsOf(one.words)
      const hits = said.filter((stem) => stems.includes(stem)).length
      return {
        ...one,
        score: said.length === 0 || hits < said.length ? 0 : hits / Math.max(1, new Set(stems).size) + hits,
      }
    })
    .filter(({ score, path }) => score > 0 && path !== '')
    .toSorted((one, other) => other.score - one.score)
    .filter(({ path }, at, all) => all.findIndex((other) => other.path === path) === at)
}
const pathless = (route: string): boolean =>
  routes.find(({ name }) => name === route)?.path.includes('{') ?? true

/** Screens that the person may open and that some of these phrases, or a word of them, name. */
export const screensWith = (phrases: readonly string[], portal: PortalReader) =>
  [...phrases, ...phrases.flatMap((phrase) => phrase.split(' ').filter((word) => word.length > 4))].flatMap(
    (words) =>
      screensNamed(words)
        .filter(({ path }) => portal.opens(path))
        .slice(0, 1),
  )

/** The way to a screen. */
export function* answerScreen(words: string, portal: PortalReader): Generator<string> {
  if (/\bactivity logger\b|\blog an activity\b/.test(words))
    return yield 'The activity logger opens with **Create**, **Client Activity**, in the header.'
  const found = screensNamed(words).filter(({ path }) => portal.opens(path))
  const [first] = found
  if (!first)
    return yield `I found no screen named “${plain(words)}” that is open to you. The search in the header, opened with **/**, finds every screen and client.`
  yield `${link(first.title, first.path)}`
  const others = found.slice(1, 4)
  if (others.length > 0)
    yield `\n\nIt may also be: ${others.map(({ title, path }) => link(title, path)).join(', ')}`
}

/** Prepares a form. Nothing is saved until the person saves it there. */
export function* answerForm(question: FormQuestion, portal: PortalReader): Generator<string> {
  const { form, client, due, text, service, amount } = question
  const of = client ? ` for **${plain(client.name)}**` : ''
  const facts = [
    text === null ? '' : `Text: ${plain(text)}`,
    due === null ? '' : `${dayWords[form] ?? 'Day'}: ${formatDay(due)}`,
    amount === null ? '' : `Amount: ${formatDollars(amount)}`,
    service ? `Service: ${plain(service.name)}` : '',
  ].filter(Boolean)
  const path = pathOfForm(question)
  const words = formWords[form] ?? topicOf(form)?.topic.title ?? form
  if (!path || !portal.opens(path))
    return yield `I can't prepare that: ${words.toLowerCase()} is not open to you.`
  yield `I save nothing by myself. Here is where ${words.toLowerCase()}${of} is filled in and saved: ${link(words, path)}`
  if (facts.length > 0) yield `\n\n${facts.map((fact) => `- ${fact}`).join('\n')}`
}

/** What the day of a form is. */
const dayWords: Readonly<Record<string, string>> = { task: 'Due', budgetChange: 'From' }

const formWords: Readonly<Record<string, string>> = {
  interaction: 'New interaction',
  activity: 'New activity',
  task: 'New task',
  budget: 'New budget',
  budgetChange: 'Budget changes',
  increase: 'Budget increase',
  client: 'New client',
  support: 'Support request',
}

/** The tab of a client with its logger open and filled in. */
const loggerPath = (tab: string, { text, due }: FormQuestion): string => {
  const query = new URLSearchParams({
    log: 'new',
    ...(text === null ? {} : { logText: text }),
    ...(due === null ? {} : { logDay: due }),
  })
  return `${tab}?${query.toString()}`
}

function pathOfForm(question: FormQuestion): string | null {
  const { form, client, text, due, service, amount } = question
  const of = client?.slug === undefined ? null : `/clients/${client.slug}`
  switch (form) {
    case 'interaction':
      return of === null ? '/clients' : loggerPath(`${of}/communications`, question)
    case 'activity':
      return of === null ? '/clients' : loggerPath(`${of}/activity`, question)
    case 'task': {
      const query = new URLSearchParams({
        task_id: 'new',
        ...(text === null ? {} : { title: text }),
        ...(due === null ? {} : { due }),
        ...(client ? { client: String(client.id), clientName: client.name } : {}),
      })
      return `/tasks?${query.toString()}`
    }
    case 'budget':
    case 'increase':
      return of === null ? '/budgets/active-budgets' : `${of}/budgets`
    case 'budgetChange':
      return client?.slug === undefined
        ? '/budgets/active-budgets'
        : `/budgets/change-budgets/${client.slug}${queryOf({
            ...(service ? { serviceId: String(service.id) } : {}),
            ...(amount === null ? {} : { amount: String(amount) }),
            ...(due === null ? {} : { month: `${due.slice(0, 7)}-01` }),
          })}`
    case 'client':
      return '/clients'
    case 'support':
      return '/support-requests'
    default:
      return of === null ? null : `${of}/${form}`
  }
}
