import {
  addDays,
  counted,
  formatDate,
  formatDateTime,
  formatDay,
  formatDollars,
  today as agencyToday,
} from '@portal/core/foundation/format'
import { daysInWords, type Period } from '../language/period.ts'
import type { Named, Question } from '../language/question.ts'
import type { PortalReader } from '../portal-reader.ts'
import type { Answering } from './answered.ts'
import { link, plain, source, table } from './markdown.ts'
import { ownClients } from './whom.ts'
import { clientPath } from './profile.ts'

export const mostEntries = 15

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
  yield `**${counted(moved.length, 'beginning or end', 'beginnings and ends')} of budgets** and **${counted(activities.length, 'logged activity', 'logged activities')}** for **${plain(of.name)}** in ${daysInWords(time)}.`
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
  const { rows, next } = await portal.read('audit.list', {
    query: {
      from: time.from,
      to: time.to,
      limit: String(mostEntries),
      ...(what === null ? {} : { subject: what }),
      ...(client ? { clientId: String(client.id) } : {}),
    },
  })
  const about = what === null ? '' : what === 'budget' ? ' about a budget' : ' about an activity'
  const screen = source(link('Audit Log', '/admin/audit-log'))
  if (rows.length === 0)
    return yield `\n\nThe audit log has no entry${about}${client ? ` for **${plain(client.name)}**` : ''} in ${daysInWords(time)}.${screen}`
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
