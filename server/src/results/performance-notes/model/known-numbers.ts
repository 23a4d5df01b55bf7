import { daysBetween } from '@portal/core/foundation/format'
import type { Figures } from '@portal/core/results/metrics/figures'
import { adviceOf } from '../built-in/advice.ts'
import { conversionRate, type MetricId } from '../built-in/metrics.ts'
import { drivers } from '../built-in/technical.ts'
import { limits } from '../built-in/opening.ts'
import type { Compared, NoteFacts } from '../../../foundation/outside/notes/facts.ts'
import { numbersIn, type Kind } from './numbers.ts'

/** A change of a measure in per cent, signed: of the whole, a part, a campaign or a placement. */
export interface Change {
  readonly of: MetricId
  readonly percent: number
}

/** Every number that a text on some facts may hold, by kind. Changes keep their sign. */
export interface Known {
  readonly values: Readonly<Record<Kind, readonly number[]>>
  /** Percentages of change among them: whoever states one says of what, and which way it went. */
  readonly changes: readonly Change[]
}

const money = ['spend', 'cpm', 'cpc', 'costPerConversion'] as const
const counts = ['impressions', 'clicks', 'conversions', 'views', 'storeVisits', 'vdpViews'] as const
const rates: readonly (readonly [MetricId, (figures: Figures) => number | null])[] = [
  ['ctr', ({ ctr }) => ctr],
  ['vtr', ({ vtr }) => vtr],
  ['conversionRate', conversionRate],
]

/** All figures, their differences and changes, shares, days and budgets of the facts. */
export function knownNumbers(facts: NoteFacts): Known {
  const dollars: number[] = []
  const counted: number[] = []
  const percents: number[] = []
  const changes: Change[] = []
  const differ = (of: MetricId, now: number | null, before: number | null, into: number[]): void => {
    if (now !== null) into.push(now)
    if (before !== null) into.push(before)
    if (now === null || before === null) return
    into.push(Math.abs(now - before))
    if (before !== 0) changes.push({ of, percent: ((now - before) / Math.abs(before)) * 100 })
  }
  const compare = ({ now, before }: Compared): void => {
    for (const id of money) differ(id, now?.[id] ?? null, before?.[id] ?? null, dollars)
    for (const id of counts) differ(id, now?.[id] ?? null, before?.[id] ?? null, counted)
    for (const [id, rate] of rates)
      differ(id, percent(now && rate(now)), percent(before && rate(before)), percents)
  }
  const whole = facts.now
  for (const one of [facts, ...facts.parts, ...facts.campaigns, ...facts.placements]) {
    compare(one)
    for (const id of [...counts, 'spend'] as const)
      if (whole && one.now && whole[id] > 0) percents.push((one.now[id] / whole[id]) * 100)
  }
  for (const pace of facts.pacing) {
    dollars.push(pace.budget, pace.spend, pace.expected, pace.projected, Math.abs(pace.budget - pace.spend))
    counted.push(pace.daysLeft)
    if (pace.pace !== null) percents.push(pace.pace * 100, Math.abs(pace.pace - 1) * 100)
    if (pace.budget > 0) percents.push((pace.spend / pace.budget) * 100)
  }
  const length = daysBetween(facts.current.start, facts.current.end) + 1
  const earlier = daysBetween(facts.previous.start, facts.previous.end) + 1
  counted.push(length, earlier, facts.campaigns.length, facts.placements.length, facts.days.length)
  // What the sentences of the portal work out besides.
  for (const sentence of [
    ...drivers(facts),
    ...limits(facts),
    ...adviceOf(facts).map(({ inside }) => inside),
  ])
    for (const { kind, value } of numbersIn(sentence))
      ({ money: dollars, count: counted, percent: percents })[kind].push(Math.abs(value))
  return {
    values: {
      money: dollars,
      count: counted,
      percent: [...percents, ...changes.map(({ percent: change }) => Math.abs(change))],
    },
    changes,
  }
}

const percent = (ratio: number | null): number | null => (ratio === null ? null : ratio * 100)
