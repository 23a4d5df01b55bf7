import type { TopicQuestion } from '../language/question.ts'
import { topicOf } from '../language/declared-topics.ts'
import type { Period } from '../language/period.ts'

/** A bar of a chart: what it is of, its figure, and how that is written. */
export type Bar = readonly [label: string, value: number, written: string]

/** Bars that can be told apart. */
export const mostBars = 31

/** A chart as it stands in an answer: whoever cannot draw it has the table below it. */
export const chart = (title: string, bars: readonly Bar[], inTime: boolean): string =>
  bars.length < 2 ? '' : `\n\n\`\`\`chart\n${JSON.stringify({ title, inTime, bars })}\n\`\`\`\n`

const daysOf = ({ from, to }: Period): number => (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1

/** A question whose answer is to be drawn, told by time where it is told by nothing else. */
export function drawn(question: TopicQuestion, period: Period | null): TopicQuestion {
  const units = topicOf(question.topic)?.topic.by ?? []
  if (question.show !== 'chart' || question.by !== null || question.share !== null) return question
  const days = period ? daysOf(period) : 31
  const wanted = days <= mostBars ? 'day' : days <= mostBars * 7 ? 'week' : 'month'
  const unit = units.includes(wanted) ? wanted : units.at(-1)
  return unit === undefined || question.ask !== 'rows' ? question : { ...question, by: unit }
}
