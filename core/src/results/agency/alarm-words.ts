import { formatDollars } from '../../foundation/format/money.ts'
import { formatDecimals } from '../../foundation/format/percent.ts'
import type { AlarmMeasure } from './metric-alarms.ts'

/** What an alarm compares, as far as words of it need; `measure` and `condition` as its list names them. */
interface Compared {
  readonly measure: string
  readonly condition: string
  readonly threshold: number
  readonly days: number
}

const inDollars: readonly string[] = [
  'Spend',
  'Cost per Click',
  'Cost per Conversion',
  'Cost per Lead',
] satisfies AlarmMeasure[]
const inPercent: readonly string[] = ['CTR', 'Conversion Rate'] satisfies AlarmMeasure[]
const changes: readonly string[] = ['Falls by', 'Rises by']
/** What rings by no number. */
const withoutNumber: readonly string[] = ['Is Unusual', 'Stops']

/** A threshold in its unit: `40%` of a change or a rate, `$1.00` of money, `1,200` of what is counted; empty where none counts. */
export function thresholdWords({ measure, condition, threshold }: Omit<Compared, 'days'>): string {
  if (withoutNumber.includes(condition)) return ''
  const isChange = changes.includes(condition)
  if (!isChange && inDollars.includes(measure)) return formatDollars(threshold)
  const number = formatDecimals(threshold, 2)
  return isChange || inPercent.includes(measure) ? `${number}%` : number
}

/** When an alarm rings, in a sentence: `Rings at 40% or more below the 14 days before: leads of 14 days.` */
export function alarmSentence(alarm: Compared): string {
  const { measure, condition, days } = alarm
  const [limit, what] = [thresholdWords(alarm), measure === 'CTR' ? measure : measure.toLowerCase()]
  const together = days === 1 ? 'a day' : `${days} days`
  if (condition === 'Stops') return `Rings when there is no figure for ${together}: ${what}.`
  if (condition === 'Is Unusual')
    return `Rings more than three standard deviations off the last eight same weekdays: ${what} of a day.`
  if (changes.includes(condition))
    return `Rings at ${limit} or more ${condition === 'Falls by' ? 'below' : 'above'} the ${days === 1 ? 'day' : together} before: ${what} of ${together}.`
  return `Rings ${condition === 'Is Below' ? 'below' : 'above'} ${limit}: ${what} of ${together}.`
}

/**
 * Nights after the last one on which an alarm still goes on for a client and does not begin anew: as many as the days
 * that it takes together, in which it looks at some of the same days.
 */
export const goesOnFor = ({ condition, days }: Pick<Compared, 'condition' | 'days'>): number =>
  condition === 'Is Unusual' ? 1 : days
