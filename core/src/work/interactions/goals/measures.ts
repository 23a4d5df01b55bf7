import { defineFields } from '../../../foundation/contract/field.ts'
import { monthRange } from '../../../foundation/format/dates.ts'

/** What a goal of a month can be held against: everybody who sees the client sees these, and none of them is money. */
export const goalMeasures = ['Leads', 'Sales', 'Appointments', 'Sessions', 'Clicks', 'Conversions'] as const
export type GoalMeasure = (typeof goalMeasures)[number]

/** What a goal is held against, as people fill it in; both or neither. */
export const goalFigureFields = defineFields({
  measure: {
    label: 'Figure',
    kind: 'choice',
    choices: goalMeasures,
    hint: 'Clicks and conversions are those of advertising, sessions those of the website.',
  },
  target: { label: 'To Reach', kind: 'integer', hint: 'In the whole month.' },
})

/** Largest figure that a goal may name. */
export const mostToReach = 999_999_999

/** A figure as people write it: `lead`, `leads`. */
const figureWord = `(${goalMeasures.map((measure) => measure.toLowerCase().replace(/s$/, '')).join('|')})s?`
const figureWords = new RegExp(String.raw`\b${figureWord}\b`, 'giu')
/** A number with the figure that it is of, of everything the store has in the month: not `120 leads from Facebook`. */
const saidFigure = new RegExp(
  String.raw`(?<![\w$.,])(\d{1,3}(?:,\d{3})+|\d{1,9}) ${figureWord}(?=[.!]?$|[.,;!] |,? (?:this month|by (?:the end|month|\w+ \d)|(?:in|for) (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)))`,
  'iu',
)
/** What makes a number in a goal another one than what its month has to come to. */
const saidOtherwise = /\b(?:more|fewer|less|another|extra|additional|below|under|most|from|than|not)\b/iu

/**
 * What a goal says that it is held against, `Reach 120 leads in November.`; null for one that names no figure, several,
 * or one of something else.
 */
export function figureSaid(goal: string): { readonly measure: GoalMeasure; readonly target: number } | null {
  if (saidOtherwise.test(goal) || [...goal.matchAll(figureWords)].length > 1) return null
  const found = saidFigure.exec(goal.trim())
  if (!found) return null
  const [, number = '', word = ''] = found
  const measure = goalMeasures.find((one) => one.toLowerCase() === `${word.toLowerCase()}s`)
  const target = Number(number.replaceAll(',', ''))
  return measure && target >= 1 && target <= mostToReach ? { measure, target } : null
}

/** What is wrong with a figure, by field; nothing where it is right. */
export function goalFigureProblems(
  measure: GoalMeasure | null,
  target: number | null,
): Readonly<Record<string, string>> {
  if (measure !== null && target === null) return { target: 'Say what the figure has to come to.' }
  if (measure === null && target !== null) return { measure: 'Choose the figure that this is of.' }
  return target !== null && (target < 1 || target > mostToReach)
    ? { target: 'Field must be from 1 to 999,999,999' }
    : {}
}

export type GoalState = 'Reached' | 'Under Way' | 'Missed'

/**
 * How a goal stands; null for one without a figure, and where a month is over of which nothing is known. A month that
 * runs can still reach it.
 * @param today the agency's day
 */
export function goalState(
  {
    month,
    figure,
    target,
  }: { readonly month: string; readonly figure: number | null; readonly target: number | null },
  today: string,
): GoalState | null {
  if (target === null) return null
  if (figure !== null && figure >= target) return 'Reached'
  if (today <= monthRange(month).end) return 'Under Way'
  return figure === null ? null : 'Missed'
}
