import { formatCount, formatDay, formatDollars } from '@portal/core/foundation/format'
import { channelLabel } from '@portal/core/money/services/channels'
import { pathOf } from '@portal/core/foundation/routes'
import { circleOf, noneOfYours, type Circle } from '../circle.ts'
import { link, plain, source, table } from '../markdown.ts'
import { monthOf } from '../period.ts'
import { findClient } from '../subject.ts'
import type { Answering, Asking } from '../topic.ts'
import { count, monthAsked } from './budgets.ts'
import { channelWords, figures } from './figures.ts'
import { monthSoFar } from './month-so-far.ts'

/** Places where nobody says how many. */
const usualPlaces = 10
const mostPlaces = 25

/** What clients are ordered by. */
const measures = [
  ['conversions', /\bconversions?\b|\bleads?\b/i],
  ['clicks', /\bclicks?\b/i],
  ['impressions', /\bimpressions?\b/i],
] as const

interface Place {
  readonly name: string
  readonly slug: string
  readonly value: number
}

/** Who comes first, or last: clients by budget, spend or what it brought, and people by what they logged. */
export async function* rankings(asking: Asking): Answering {
  const { portal, words, subject } = asking
  const lowest = /\b(?:bottom|smallest|lowest|low|worst|fewest|least)\b/i.test(words)
  const places = Math.min(mostPlaces, Number(/\b(\d{1,2})\b/.exec(words)?.[1] ?? usualPlaces) || usualPlaces)
  if (/\bactivit(?:y|ies)\b|\blogged\b/i.test(words)) return yield* people(asking, lowest, places)
  const circle = await circleOf(asking)
  const named = subject.replaceAll(/\b\d{1,2}\b/g, '').trim()
  if (named !== '' && circle.ids === null) {
    const found = await findClient(portal, named, words)
    if (found.is === 'one') return yield* figures({ ...asking, subject: named })
    if (found.is === 'several') return yield found.question
  }
  if (circle.ids?.length === 0) return yield noneOfYours
  yield* /\bbudget/i.test(words)
    ? byBudget(asking, circle, lowest, places)
    : byFigures(asking, circle, lowest, places)
}

async function* byBudget(asking: Asking, circle: Circle, lowest: boolean, places: number): Answering {
  const month = monthAsked(asking)
  const screen = link('Pacing', pathOf('dashboard.pacing'))
  if (!asking.portal.may('clients.mtdPacingTotals'))
    return yield 'The budgets of all clients are not open to you.'
  const totals = await monthSoFar(asking, circle.ids ?? [], month)
  if (!totals) return yield `There are no figures of ${circle.words} for ${month.label}.${source(screen)}`
  yield* listed(
    totals.rows
      .filter(({ budget }) => budget > 0)
      .map(({ name, slug, budget }) => ({ name, slug, value: budget })),
    { circle, lowest, places, what: 'Budget', when: month.label, tell: formatDollars },
  )
  yield source(screen)
}

async function* byFigures(asking: Asking, circle: Circle, lowest: boolean, places: number): Answering {
  const { portal, words, period, today } = asking
  const time = period ?? monthOf(today)
  const to = time.to > today ? today : time.to
  if (time.from > today) return yield `There are no figures of ${time.label} yet.`
  const measure = measures.find(([, word]) => word.test(words))?.[0] ?? 'spend'
  const only = channelWords.find(([, word]) => word.test(words))?.[0] ?? null
  const { data, through } = await portal.read('dashboards.accountManager', {
    body: { clients: (circle.ids ?? []).map((id) => ({ id })), start_date: time.from, end_date: to },
  })
  const rows = data.flatMap(({ name, slug, data: { current_period: now } }) => {
    const of = only === null ? now : now?.channels.find(({ channel }) => channel === only)
    return of && of.spend + of.impressions > 0 ? [{ name, slug, value: of[measure] }] : []
  })
  const label = measure.charAt(0).toUpperCase() + measure.slice(1)
  yield* listed(rows, {
    circle,
    lowest,
    places,
    what: only === null ? label : `${label} on ${channelLabel[only]}`,
    when: `${time.label}${through !== null && through < to ? ` through ${formatDay(through)}` : ''}`,
    tell: measure === 'spend' ? formatDollars : formatCount,
  })
  yield source(link('Monthly report', pathOf('dashboard.monthly-report')))
}

interface Looks {
  readonly circle: Circle
  readonly lowest: boolean
  readonly places: number
  readonly what: string
  readonly when: string
  readonly tell: (value: number) => string
}

function* listed(
  rows: readonly Place[],
  { circle, lowest, places, what, when, tell }: Looks,
): Generator<string> {
  if (rows.length === 0) return yield `There are no figures of ${circle.words} for ${when}.`
  const sorted = rows.toSorted((a, b) => (lowest ? a.value - b.value : b.value - a.value)).slice(0, places)
  yield `The ${count(sorted.length, 'client')} with the ${lowest ? 'lowest' : 'highest'} ${what.replace(/^./, (first) => first.toLowerCase())} among ${circle.words} in ${when}:`
  yield* table(
    [
      { label: 'Client', cell: ({ name, slug }) => link(name, `/clients/${slug}`) },
      { label: what, atEnd: true, cell: ({ value }) => tell(value) },
    ],
    sorted,
  )
}

async function* people({ portal, period, today }: Asking, lowest: boolean, places: number): Answering {
  const date = period && period.to < today ? period.to : today
  const rows = await portal.read('activityReports.userPerformance', { query: { date } })
  const sorted = rows
    .toSorted((a, b) => (lowest ? a.activities - b.activities : b.activities - a.activities))
    .slice(0, places)
  yield `Activities by person in ${monthOf(date).label}, up to ${formatDay(date)}:`
  yield* table(
    [
      { label: 'Person', cell: ({ user }) => plain(user.fullName) },
      { label: 'Activities', atEnd: true, cell: ({ activities }) => formatCount(activities) },
      { label: 'Clients', atEnd: true, cell: ({ clients }) => formatCount(clients) },
    ],
    sorted,
  )
  yield source(link('Activities', pathOf('report.activities')))
}
