import { counted, type DayRange, daysBetween } from '@portal/core/foundation/format'
import type { NoteFacts } from '../../../foundation/outside/notes/facts.ts'
import { changeText, channelWords, rangeText, valueText } from './words.ts'
import { formatDay } from '@portal/core/foundation/format'
import { lastDay } from './advice.ts'

/** Days of a range, its last one included. */
export const daysIn = ({ start, end }: DayRange): number => daysBetween(start, end) + 1

/** What limits a note: days without figures, nothing to compare with, periods of unlike length. */
export function limits(facts: NoteFacts): readonly string[] {
  const { asked, current, previous, now, before, days } = facts
  const last = lastDay(facts)
  const [length, earlier] = [daysIn(current), daysIn(previous)]
  const inside = days.filter(({ day }) => day <= (last ?? current.end)).length
  const span = daysIn({ start: current.start, end: last ?? current.end })
  return [
    ...(current.end < asked.end
      ? [`Figures reach ${formatDay(current.end)}; ${afterwards(daysBetween(current.end, asked.end))}.`]
      : []),
    ...(last === null
      ? []
      : [
          `Nothing was recorded after ${formatDay(last)}, for ${counted(daysBetween(last, current.end), 'day')}.`,
        ]),
    ...(inside < span
      ? [`${counted(span - inside, 'day')} of the period ${span - inside === 1 ? 'has' : 'have'} no figures.`]
      : []),
    ...(before === null ? [`There are no figures for ${rangeText(previous)}, so nothing is compared.`] : []),
    ...(before !== null && now !== null && length !== earlier && before.spend > 0
      ? [perDay(now.spend / length, before.spend / earlier, length, earlier)]
      : []),
  ]
}

const afterwards = (days: number): string =>
  days === 1 ? 'the day after it is not in yet' : `the ${days} days after it are not in yet`

function perDay(now: number, before: number, length: number, earlier: number): string {
  const change = (now - before) / before
  const moved =
    Math.abs(change) < 0.02 ? 'held steady' : `${change > 0 ? 'rose' : 'fell'} ${changeText(change)}`
  return `The period has ${length} days and the one before ${earlier}: spend per day ${moved}, at ${valueText(now, 'money')} from ${valueText(before, 'money')}.`
}

/** What the period is compared with: `the 14 days before`, `the month before`, or its dates. */
export function beforeWords({ current, previous }: NoteFacts): string {
  const isMonth = current.start.endsWith('-01') && previous.start.endsWith('-01') && daysIn(current) > 27
  return isMonth ? 'the month before' : `the ${counted(daysIn(previous), 'day')} before`
}

/** `Paid search, 03/01/2026 to 03/14/2026`. */
export const headingOf = ({ channel, current }: NoteFacts): string => {
  const words = channelWords[channel]
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}, ${rangeText(current)}`
}
