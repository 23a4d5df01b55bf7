import { changeOf } from '@portal/core/results/metrics/figures'
import type { Compared } from '../../../foundation/outside/notes/facts.ts'
import type { Metric } from './metrics.ts'
import { changeText, signedChange, valueText } from './words.ts'

/**
 * What became of a measure:
 * - `alone`: there is nothing to compare it with;
 * - `same`: both values read alike;
 * - `level`: less than two per cent apart;
 * - `few`: too few events in either period to compare them;
 * - `chance`: apart by no more than chance makes of such counts;
 * - `up`, `down`: a change.
 */
export type Verdict = 'alone' | 'same' | 'level' | 'few' | 'chance' | 'up' | 'down'

export interface Movement {
  readonly metric: Metric
  readonly now: number
  readonly before: number | null
  /** Share of the earlier value; null where that is zero or not there. */
  readonly change: number | null
  readonly verdict: Verdict
}

/** Fewer events than these make no trend. */
const fewEvents = 10
/** Standard errors beyond which a difference is not taken for chance: nine times out of ten it is not. */
const errors = 1.64
const levelBelow = 0.02

/** How a measure moved; null where the current period does not hold it. */
export function movementOf({ now, before }: Compared, metric: Metric): Movement | null {
  const value = now === null ? null : metric.value(now)
  if (now === null || value === null) return null
  const earlier = before === null ? null : metric.value(before)
  // Nothing is said of what was not measured in either period.
  if (value === 0 && (earlier ?? 0) === 0) return null
  if (before === null || earlier === null)
    return { metric, now: value, before: null, change: null, verdict: 'alone' }
  return {
    metric,
    now: value,
    before: earlier,
    change: changeOf(value, earlier),
    verdict: verdictOf(
      metric,
      { value, events: metric.events?.(now) ?? null },
      { value: earlier, events: metric.events?.(before) ?? null },
    ),
  }
}

interface Side {
  readonly value: number
  readonly events: number | null
}

function verdictOf({ unit }: Metric, now: Side, before: Side): Verdict {
  if (valueText(now.value, unit) === valueText(before.value, unit)) return 'same'
  const change = changeOf(now.value, before.value)
  const isLevel = change !== null && Math.abs(change) < levelBelow
  if (now.events !== null && before.events !== null) {
    const isCount = now.value === now.events
    const [most, least] = [Math.max(now.events, before.events), Math.min(now.events, before.events)]
    if ((isCount ? most : least) < fewEvents) return 'few'
    const apart = isCount
      ? Math.abs(now.events - before.events) / Math.sqrt(now.events + before.events)
      : Math.abs(Math.log(now.value / before.value)) / Math.sqrt(1 / now.events + 1 / before.events)
    if (apart < errors && !isLevel) return 'chance'
  }
  if (isLevel) return 'level'
  return now.value > before.value ? 'up' : 'down'
}

/** Whether a movement may be called a rise or a fall. */
export const isChange = (movement: Movement | null): movement is Movement =>
  movement !== null && (movement.verdict === 'up' || movement.verdict === 'down')

/** One sentence on a measure, with its numbers. */
export function movementSentence({ metric: { name, unit }, now, before, change, verdict }: Movement): string {
  const value = valueText(now, unit)
  if (before === null || verdict === 'alone') return `${name}: ${value}.`
  const earlier = valueText(before, unit)
  switch (verdict) {
    case 'same':
      return `${name} remained the same at ${value}.`
    case 'level':
      return `${name} held steady at ${value}, from ${earlier}.`
    case 'few':
      return `${name}: ${value}, against ${earlier} before: too few to read a trend from.`
    case 'chance':
      return `${name}: ${value}, against ${earlier} before${change === null ? '' : ` (${signedChange(change)})`}; that can be chance.`
    case 'up':
    case 'down': {
      const verb = verdict === 'up' ? 'rose' : 'fell'
      return change === null
        ? `${name} ${verb} to ${value}, from ${earlier}.`
        : `${name} ${verb} ${changeText(change)} to ${value}, from ${earlier}.`
    }
  }
}
