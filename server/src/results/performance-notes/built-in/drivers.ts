import type { Figures } from '@portal/core/results/metrics/figures'
import type { NoteChannel } from '@portal/core/results/performance-notes/channels'
import type { Compared } from '../../../foundation/outside/notes/facts.ts'
import { conversionRate, metric, type MetricId } from './metrics.ts'
import { isChange, movementOf } from './movement.ts'
import { valueText, type Unit } from './words.ts'

/** One of the two factors of a product, and what its change did to it. */
export interface Effect {
  readonly id: 'volume' | 'price' | 'conversionRate'
  /** What happened to the factor: `more clicks`, `a lower CPC`. */
  readonly cause: string
  /** In the unit of the product, signed. */
  readonly amount: number
}

/** Why a measure changed: it is a product of two others. */
export interface Driver {
  readonly of: MetricId
  readonly unit: Unit
  /** In the unit of the measure, signed. */
  readonly change: number
  /** The stronger first; together they are the change. */
  readonly effects: readonly [Effect, Effect]
}

interface Factor {
  readonly id: Effect['id']
  readonly now: number
  readonly before: number
  readonly more: string
  readonly less: string
}

/**
 * Shares the change of a product out between its two factors, by their
 * logarithms: nothing is left over, and the order of the factors does not
 * matter (LMDI). Null where a factor or the product is zero.
 */
function sharedOut(
  now: number,
  before: number,
  [first, second]: readonly [Factor, Factor],
  to: { readonly of: MetricId; readonly unit: Unit },
): Driver | null {
  const values = [now, before, first.now, first.before, second.now, second.before]
  if (!values.every((value) => Number.isFinite(value) && value > 0) || now === before) return null
  const mean = (now - before) / Math.log(now / before)
  const places = to.unit === 'money' ? 100 : 10
  const rounded = (value: number): number => Math.round(value * places) / places
  const change = rounded(now - before)
  const own = rounded(mean * Math.log(first.now / first.before))
  const effects = [
    { factor: first, amount: own },
    { factor: second, amount: rounded(change - own) },
  ].map(({ factor, amount }): Effect => ({
    id: factor.id,
    cause: factor.now >= factor.before ? factor.more : factor.less,
    amount,
  }))
  const [a, b] = effects.toSorted((x, y) => Math.abs(y.amount) - Math.abs(x.amount))
  return a && b ? { ...to, change, effects: [a, b] } : null
}

const clicksFactor = (now: Figures, before: Figures): Factor => ({
  id: 'volume',
  now: now.clicks,
  before: before.clicks,
  more: 'more clicks',
  less: 'fewer clicks',
})

/** What changed spend: how much was bought, and at which price. By the click where clicks are bought, else by the thousand impressions. */
export function spendDriver({ now, before }: Compared, channel: NoteChannel): Driver | null {
  if (now === null || before === null) return null
  const byClick = channel === 'search' || channel === 'social'
  const volume: Factor = byClick
    ? clicksFactor(now, before)
    : {
        id: 'volume',
        now: now.impressions,
        before: before.impressions,
        more: 'more impressions',
        less: 'fewer impressions',
      }
  const name = byClick ? 'CPC' : 'CPM'
  const price: Factor = {
    id: 'price',
    now: now.spend / volume.now,
    before: before.spend / volume.before,
    more: `a higher ${name}`,
    less: `a lower ${name}`,
  }
  return sharedOut(now.spend, before.spend, [volume, price], { of: 'spend', unit: 'money' })
}

/** What changed the cost of a conversion: the price of a click, and how many clicks convert. */
export function costDriver(compared: Compared): Driver | null {
  const { now, before } = compared
  if (now === null || before === null || !isChange(movementOf(compared, metric('costPerConversion'))))
    return null
  const [rate, earlier] = [conversionRate(now), conversionRate(before)]
  if (!rate || !earlier) return null
  return sharedOut(
    now.spend / now.conversions,
    before.spend / before.conversions,
    [
      {
        id: 'price',
        now: now.spend / now.clicks,
        before: before.spend / before.clicks,
        more: 'a higher CPC',
        less: 'a lower CPC',
      },
      // A rate that falls makes dearer: its inverse is the factor.
      {
        id: 'conversionRate',
        now: 1 / rate,
        before: 1 / earlier,
        more: 'a lower conversion rate',
        less: 'a better conversion rate',
      },
    ],
    { of: 'costPerConversion', unit: 'money' },
  )
}

/** What changed conversions: how many clicked, and how many of those converted. */
export function conversionDriver(compared: Compared): Driver | null {
  const { now, before } = compared
  if (now === null || before === null || !isChange(movementOf(compared, metric('conversions')))) return null
  const [rate, earlier] = [conversionRate(now), conversionRate(before)]
  if (!rate || !earlier) return null
  return sharedOut(
    now.conversions,
    before.conversions,
    [
      clicksFactor(now, before),
      {
        id: 'conversionRate',
        now: rate,
        before: earlier,
        more: 'a better conversion rate',
        less: 'a lower conversion rate',
      },
    ],
    { of: 'conversions', unit: 'count' },
  )
}

/** Below this share of a change, a cause is not worth its words. */
const littleOfIt = 0.05

/** `Spend rose by $474.00: more clicks added $310.00, a higher CPC added $164.00.` */
export function driverSentence({ of, unit, change, effects }: Driver): string {
  const amount = (value: number): string => valueText(Math.abs(value), unit)
  const [first, second] = effects
  const verb = change > 0 ? 'rose' : 'fell'
  const moved = `${metric(of).name} ${verb} by ${amount(change)}`
  const part = ({ cause, amount: value }: Effect): string =>
    `${cause} ${value > 0 ? 'added' : 'took off'} ${amount(value)}`
  if (second.amount === 0) return `${moved}, by ${first.cause} alone.`
  return Math.abs(second.amount) < Math.abs(change) * littleOfIt
    ? `${moved}, nearly all of it by ${first.cause}.`
    : `${moved}: ${part(first)}, ${part(second)}.`
}
