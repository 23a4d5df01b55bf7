import { formatDateTime, formatDay, formatDollars } from '@portal/core/foundation/format'
import { link, plain, source, table } from '../markdown.ts'
import { noneNamed } from '../sentences.ts'
import { findClient, type Client } from '../subject.ts'
import type { Answering, Asking } from '../topic.ts'
import { lately } from './activities.ts'
import { count } from './budgets.ts'

const mostEntries = 15

/** What became different for a client, or at all, in a time. */
export async function* changes(asking: Asking): Answering {
  const { portal, subject, words } = asking
  if (subject === '') return yield* logged(asking, null)
  const found = await findClient(portal, subject, words)
  if (found.is === 'several') return yield found.question
  if (found.is === 'none') return yield noneNamed(subject)
  const client = found.one
  const time = lately(asking)
  const [all, activities] = await Promise.all([
    portal.read('budgets.ofClientList', { params: { id: String(client.id) } }),
    portal.read('activities.ofClient', {
      params: { id: String(client.id) },
      query: { startDate: time.from, endDate: time.to },
    }),
  ])
  const within = (day: string | null): boolean => day !== null && day >= time.from && day <= time.to
  const moved = all
    .flatMap((budget) => [
      ...(within(budget.startsAt) ? [{ budget, day: budget.startsAt, what: 'begins' }] : []),
      ...(within(budget.endsAt) ? [{ budget, day: budget.endsAt ?? '', what: 'ends' }] : []),
    ])
    .toSorted((a, b) => (a.day < b.day ? 1 : -1))
  yield `**${plain(client.name)}** in ${time.label}: ${count(moved.length, 'beginning or end of a budget', 'beginnings and ends of budgets')}, ${count(activities.length, 'logged activity', 'logged activities')}.`
  if (moved.length > 0)
    yield* table(
      [
        { label: 'Day', cell: ({ day }) => formatDay(day) },
        { label: 'Budget', cell: ({ budget }) => plain(budget.Service.name) },
        { label: 'What', cell: ({ what }) => what },
        {
          label: 'Invoice Amount',
          atEnd: true,
          cell: ({ budget }) => formatDollars(budget.invoiceAmount),
        },
      ],
      moved.slice(0, mostEntries),
    )
  yield source(
    link(`Budgets of ${client.name}`, `/clients/${client.slug}/budgets`),
    link(`Activity of ${client.name}`, `/clients/${client.slug}/activity`),
  )
  if (portal.may('audit.list')) yield* logged(asking, client)
}

/** Who did what, for those to whom the audit log is open. */
async function* logged(asking: Asking, client: Client | null): Answering {
  const { portal } = asking
  if (!portal.may('audit.list'))
    return yield 'Name a client, and I tell what changed for it. The log of all changes is open to administrators only.'
  const time = lately(asking)
  const { rows, next } = await portal.read('audit.list', {
    query: {
      from: time.from,
      to: time.to,
      limit: String(mostEntries),
      ...(client ? { clientId: String(client.id) } : {}),
    },
  })
  const screen = link('Audit Log', '/admin/audit-log')
  if (rows.length === 0)
    return yield `\n\nThe audit log has no entry${client ? ` for **${plain(client.name)}**` : ''} in ${time.label}.${source(screen)}`
  yield `\n\nWhat people did${client ? ` for **${plain(client.name)}**` : ''} in ${time.label}${next === null ? '' : `, the latest ${rows.length}`}:`
  yield* table(
    [
      { label: 'When', cell: ({ at }) => formatDateTime(at) },
      { label: 'Who', cell: ({ user }) => plain(user?.fullName ?? 'the portal') },
      { label: 'What', cell: ({ summary }) => plain(summary) },
      ...(client
        ? []
        : [{ label: 'Client', cell: (row: (typeof rows)[number]) => plain(row.client?.name ?? '') }]),
    ],
    rows,
  )
  yield source(screen)
}
