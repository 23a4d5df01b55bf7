import type { Answer } from '@portal/core/calls'
import { formatDay, formatDollars } from '@portal/core/foundation/format'
import { paceStateOf, type Pace, type SummedPace } from '@portal/core/results/metrics/pace'
import { pathOf } from '@portal/core/foundation/routes'
import { link, plain, source, table } from '../markdown.ts'
import type { NamedGroup } from '../group-named.ts'
import type { Period } from '../period.ts'
import type { Client } from '../subject.ts'
import type { Answering, Asking } from '../topic.ts'

type Totals = Answer<'clients.mtdPacingTotals'>

/** Clients that are named where all of them are asked about. */
const mostClients = 10

/** The spend of a month so far against the budgets, of clients that may be all there are; null where there are no figures. */
export const monthSoFar = async (
  { portal }: Pick<Asking, 'portal'>,
  clientIds: readonly number[],
  month: Period,
): Promise<Totals | null> => {
  if (!portal.may('clients.mtdPacingTotals')) return null
  const totals = await portal.read('clients.mtdPacingTotals', {
    body: { clientIds: [...clientIds], month: month.from },
  })
  return totals.rows.length === 0 || totals.through === null ? null : totals
}

const screen = (): string => link('Pacing', pathOf('dashboard.pacing'))

/** What a section, or several together, are called. */
const stateOf = (row: Pace & Partial<Pick<SummedPace, 'state'>>): string => row.state ?? paceStateOf(row)

const paceColumns = [
  { label: 'Media Budget', atEnd: true, cell: ({ budget }: Pace) => formatDollars(budget) },
  { label: 'Spent', atEnd: true, cell: ({ spend }: Pace) => formatDollars(spend) },
  { label: 'Projected', atEnd: true, cell: ({ projected }: Pace) => formatDollars(projected) },
  {
    label: 'Pace',
    cell: (row: Pace & Partial<Pick<SummedPace, 'state' | 'furthest'>>) => {
      const pace = row.furthest ?? row.pace
      return `${stateOf(row)}${pace === null ? '' : ` (${Math.round(pace * 100)}%)`}`
    },
  },
] as const

/** The sections of one client. */
export function* ofOneClient(client: Client, month: Period, { rows, through }: Totals): Generator<string> {
  const row = rows.find(({ clientId }) => clientId === client.id)
  if (!row) return
  yield `**${plain(client.name)}** in ${month.label}, through ${formatDay(through)}: ${formatDollars(row.spend)} of the media budget of ${formatDollars(row.budget)} spent, ${formatDollars(row.expected)} expected by now.`
  yield* table(
    [{ label: 'Section', cell: ({ label }: (typeof row.sections)[number]) => plain(label) }, ...paceColumns],
    row.sections.filter(({ budget, spend }) => budget > 0 || spend > 0),
  )
  yield source(screen(), link(`Budgets of ${client.name}`, `/clients/${client.slug}/budgets`))
}

/** Several clients, of a group, one's own or all: their sum, and those that are farthest from where they should be. */
export async function* ofEveryone(asking: Asking, month: Period, named?: NamedGroup): Answering {
  const { words, portal, own, userId } = asking
  const ids = named
    ? named.clients.map(({ id }) => id)
    : own
      ? (await portal.read('users.clients', { params: { id: String(userId) } })).map(({ id }) => id)
      : []
  const whose = named
    ? `the group **${plain(named.group.name)}**`
    : own
      ? 'your clients'
      : 'all active clients'
  if (own && !named && ids.length === 0) return yield 'You are on the team of no client.'
  const totals = await monthSoFar(asking, ids, month)
  if (!totals) return yield `There are no figures of ${whose} for ${month.label}.${source(screen())}`
  const [under, over] = [
    /\bunder|\bbehind\b|\bslow\b/i.test(words),
    /\bover|\bahead\b|\btoo (?:fast|much)\b/i.test(words),
  ]
  const wanted = under === over ? ['Underpacing', 'Overpacing'] : [under ? 'Underpacing' : 'Overpacing']
  const off = totals.rows
    .filter(({ sections }) => sections.some((section) => wanted.includes(paceStateOf(section))))
    .toSorted((a, b) => Math.abs((b.furthest ?? 1) - 1) - Math.abs((a.furthest ?? 1) - 1))
  const { total, through } = totals
  yield `In ${month.label}, through ${formatDay(through)}, ${formatDollars(total.spend)} of the media budgets of ${formatDollars(total.budget)} is spent for ${whose}; ${formatDollars(total.expected)} was expected by now. ${off.length} of ${totals.rows.length} have a section that is ${wanted.map((state) => state.toLowerCase()).join(' or ')}${off.length > mostClients ? `; the ${mostClients} farthest off` : ''}${off.length === 0 ? '.' : ':'}`
  yield* off.length === 0
    ? []
    : table(
        [
          {
            label: 'Client',
            cell: ({ name, slug }: (typeof off)[number]) => link(name, `/clients/${slug}`),
          },
          ...paceColumns,
        ],
        off.slice(0, mostClients),
      )
  yield source(screen())
}
