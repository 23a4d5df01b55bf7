import type { Answer } from '@portal/core/calls'
import {
  addDays,
  counted,
  daysBetween,
  formatDay,
  formatDollars,
  formatTime,
  today as agencyToday,
} from '@portal/core/foundation/format'
import { daysInWords, type Period } from '../language/period.ts'
import type { PortalReader } from '../portal-reader.ts'
import type { Answering } from './answered.ts'
import { link, plain, source, table } from './markdown.ts'
import { mostEntries } from './changes.ts'

/** What waits for the one who asks: budget changes, requests that they decide, proofs of a dealership, tasks that are due. */
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
  const increases = portal.may('budgetIncreases.decide')
    ? await portal.read('budgetIncreases.list', { query: { status: 'Waiting', pageSize: '10' } })
    : null
  const proofs =
    portal.isEmployee || !portal.may('proofs.list')
      ? null
      : await portal.read('proofs.list', { query: { state: 'Waiting', pageSize: '10' } })
  const late = tasks?.total ?? 0
  yield `**${counted(changes.length, 'budget change waits', 'budget changes wait')}** for you to confirm, and **${counted(late, 'task')}** of yours ${late === 1 ? 'is' : 'are'} due.`
  if (increases)
    yield ` **${counted(increases.total, 'request')}** for a higher budget ${increases.total === 1 ? 'waits' : 'wait'} for a decision.`
  if (proofs) yield ` **${counted(proofs.total, 'proof waits', 'proofs wait')}** for your approval.`
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
  if (increases && increases.rows.length > 0)
    yield* table(
      [
        {
          label: 'Higher Budget For',
          cell: ({ client }: (typeof increases.rows)[number]) => plain(client.name),
        },
        { label: 'Service', cell: ({ service }) => plain(service) },
        { label: 'From', atEnd: true, cell: ({ previousAmount }) => formatDollars(previousAmount) },
        { label: 'To', atEnd: true, cell: ({ newAmount }) => formatDollars(newAmount) },
        { label: 'Requested by', cell: ({ requestedBy }) => plain(requestedBy) },
      ],
      increases.rows,
    )
  if (proofs && proofs.rows.length > 0)
    yield* table(
      [
        { label: 'Proof', cell: ({ name }: (typeof proofs.rows)[number]) => plain(name) },
        { label: 'Client', cell: ({ Client }) => plain(Client.name) },
        { label: 'Due', cell: ({ dueAt }) => (dueAt === null ? '' : formatDay(dueAt)) },
      ],
      proofs.rows,
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

type CalendarEvent = Answer<'calendar.events'>[number]

/** Days of a calendar that are told at once. */
const mostDays = 14

/** Whether something begins once the morning is over, where the agency is. */
const beginsAfterNoon = (instant: string): boolean => formatTime(instant).endsWith('PM')

/** The first event of the coming days that has not begun. */
async function* answerNext(portal: PortalReader, email: string, today: string): Answering {
  const now = Date.now()
  for (let day = today; daysBetween(today, day) < mostDays; day = addDays(day, 1)) {
    const events = await portal.read('calendar.events', { query: { calendarId: email, day } })
    const [next] = events
      .filter(({ start }) => start.dateTime !== undefined && Date.parse(start.dateTime) > now)
      .toSorted((one, other) => Date.parse(one.start.dateTime ?? '') - Date.parse(other.start.dateTime ?? ''))
    if (next?.start.dateTime)
      return yield `**${formatDay(day)}, ${formatTime(next.start.dateTime)}**: ${plain(next.summary)}`
  }
  yield `Nothing with a time is in your calendar for the next ${mostDays} days.`
}

/** What one's own calendar has today, or on the days that are asked for. */
export async function* answerCalendar(
  portal: PortalReader,
  period: Period | null,
  part?: 'next' | 'after noon',
): Answering {
  if (!portal.may('calendar.events')) return yield 'Your Day is not open to you.'
  const { email } = await portal.read('users.current')
  const today = agencyToday()
  if (part === 'next') return yield* answerNext(portal, email, today)
  const { from, to } = period ?? { from: today, to: today }
  const days = daysBetween(from, to) + 1
  if (days > mostDays) return yield `I read up to ${mostDays} days of your calendar at once.`
  const found: { readonly day: string; readonly events: readonly CalendarEvent[] }[] = []
  for (let day = from; day <= to; day = addDays(day, 1))
    found.push({
      day,
      events: (await portal.read('calendar.events', { query: { calendarId: email, day } })).filter(
        ({ start }) =>
          part === undefined || (start.dateTime !== undefined && beginsAfterNoon(start.dateTime)),
      ),
    })
  const many = found.reduce((sum, { events }) => sum + events.length, 0)
  const when = period === null ? 'today' : daysInWords({ from, to })
  if (part === 'after noon')
    yield `**${counted(many, 'event')}** after noon, ${when}${many === 0 ? '.' : ':\n\n'}`
  if (part === 'after noon' && many === 0) return
  if (many === 0)
    return yield period === null
      ? 'Nothing is in your calendar today. Your Day, behind the bell, shows it.'
      : `Nothing is in your calendar ${days === 1 ? 'on' : 'from'} ${when}.`
  if (part === undefined)
    yield period === null
      ? 'Today, as Your Day behind the bell shows it:\n\n'
      : `**${counted(many, 'event')}** ${days === 1 ? 'on' : 'from'} ${when}:\n\n`
  for (const { day, events } of found)
    for (const { start, summary } of events)
      yield `- ${days > 1 ? `${formatDay(day)}, ` : ''}${start.dateTime ? formatTime(start.dateTime) : 'All day'}: ${plain(summary)}\n`
}
