import { addDays, dayAt, formatDay } from '@portal/core/foundation/format'
import { pathOf } from '@portal/core/foundation/routes'
import { circleOf, isIn, noneOfYours } from '../circle.ts'
import { link, plain, source, table } from '../markdown.ts'
import { during, type Period } from '../period.ts'
import { findClient } from '../subject.ts'
import type { Answering, Asking } from '../topic.ts'
import { activities } from './activities.ts'
import { interactions } from './interactions.ts'

const mostClients = 15
/** Where nobody says since when. */
const usualDays = 14

interface Row {
  readonly client: { readonly id: number; readonly name: string; readonly slug: string }
  readonly managers: readonly { readonly fullName: string }[]
  readonly last: string | null
}

/** For whom nothing was logged, or with whom nobody spoke, in a time: those first who have waited the longest. */
export async function* quiet(asking: Asking): Answering {
  const { portal, subject, words, period, today } = asking
  const spoken =
    /\b(?:interactions?|communications?|contact|touch|talk|spoke|call|met\b|heard|silent|quiet)/i.test(words)
  const circle = await circleOf(asking)
  if (subject !== '' && circle.ids === null) {
    const found = await findClient(portal, subject, words)
    if (found.is === 'one') return yield* (spoken ? interactions : activities)(asking)
    if (found.is === 'several') return yield found.question
  }
  if (circle.ids?.length === 0) return yield noneOfYours
  const time: Period = period ?? {
    from: addDays(today, 1 - usualDays),
    to: today,
    label: `the last ${usualDays} days`,
    month: null,
  }
  const to = time.to > today ? today : time.to
  const rows = (await (spoken ? lastSpoken(asking, time.from, to) : lastLogged(asking, to))).filter(
    ({ client }) => isIn(circle, client.id),
  )
  const waiting = rows
    .filter(({ last }) => last === null || last < time.from)
    .toSorted((a, b) => (a.last ?? '').localeCompare(b.last ?? ''))
  const screen = spoken
    ? link('Overwatch Dashboard', pathOf('reporting.overwatch-dashboard'))
    : link('Activities by client', pathOf('report.activities', {}, { by: 'clients' }))
  const what = spoken ? 'interaction' : 'activity'
  yield waiting.length === 0
    ? `Each of ${circle.words} (${rows.length}) has an ${what} ${during(time)}.`
    : `${waiting.length} of ${circle.words} (${rows.length}) ${waiting.length === 1 ? 'has' : 'have'} no ${what} ${during(time)}${waiting.length > mostClients ? `; the ${mostClients} who have waited the longest` : ''}:`
  if (waiting.length > 0)
    yield* table(
      [
        {
          label: 'Client',
          cell: ({ client: { name, slug } }) =>
            link(name, `/clients/${slug}/${spoken ? 'communications' : 'activity'}`),
        },
        {
          label: 'Manager',
          cell: ({ managers }) => plain(managers.map(({ fullName }) => fullName).join(', ')),
        },
        { label: 'Last one', cell: ({ last }) => (last === null ? 'never' : formatDay(last)) },
      ],
      waiting.slice(0, mostClients),
    )
  yield source(screen)
}

async function lastSpoken({ portal }: Asking, startDate: string, endDate: string): Promise<readonly Row[]> {
  const { clients } = await portal.read('interactionReporting.overwatchDashboard', {
    query: { startDate, endDate },
  })
  return clients.map(({ client, managers, lastPublishedAt }) => ({ client, managers, last: lastPublishedAt }))
}

async function lastLogged({ portal }: Asking, date: string): Promise<readonly Row[]> {
  const rows = await portal.read('activityReports.clientReport', { query: { date } })
  return rows.map(({ client, managers, lastLoggedAt }) => ({
    client,
    managers,
    last: lastLoggedAt === null ? null : dayAt(lastLoggedAt),
  }))
}
