import { addMonths, monthRange } from '@portal/core/foundation/format'
import type { Period } from '../language/period.ts'
import { isTopic, type Question, type TopicQuestion } from '../language/question.ts'
import type { PortalReader } from '../portal-reader.ts'

/** The report of stores that knows the leads that came in, and what advertising cost each of them. */
const report = 'overviewDashboard'

/** By what that report can be told too. */
const toldBy = new Set(['client', 'group', 'manager', 'us', 'region', 'brand', 'month'])

/** What those figures are called there; a dealer is told of what was invested. */
const measuresOf = (employee: boolean): Readonly<Record<string, string>> => ({
  costPerConversion: employee ? 'leadsPrice' : 'leadsInvested',
  conversions: 'leads',
  spend: employee ? 'spend' : 'investment',
  clicks: 'clicks',
  impressions: 'impressions',
})

/** The same days in whole months, the one that runs among them; null where they are none. */
function inMonths({ from, to }: Period, today: string): Period | null {
  const months =
    (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 +
    Number(to.slice(5, 7)) -
    Number(from.slice(5, 7))
  if (months > 12) return null
  if (from.endsWith('-01') && (to === today || monthRange(to).end === to))
    return { from, to: monthRange(to).end }
  // `the last 3 months`
  return months > 1 && to === today && from.slice(8) === to.slice(8)
    ? { from: addMonths(`${to.slice(0, 7)}-01`, 1 - months), to: monthRange(to).end }
    : null
}

/**
 * What the leads that came in at the stores cost, beside what the conversions of advertising platforms did: a cost
 * per lead may mean either. Null where nobody asked for one, or where that report cannot be told so.
 *
 * @param text the question as it was asked
 */
export function costOfLeads(
  question: Question,
  text: string,
  portal: PortalReader,
  today: string,
): TopicQuestion | null {
  if (!isTopic(question) || question.topic !== 'figures' || question.ask !== 'rows') return null
  if (!question.measures.includes('costPerConversion') || !/\b(?:leads?|cpls?)\b/i.test(text)) return null
  const named = measuresOf(portal.isEmployee)
  const column = (id: string): string | undefined => named[id]
  const measures = question.measures.map(column)
  const order = question.order && column(question.order.column)
  const conditions = question.conditions.map((one) => ({ ...one, column: column(one.column) }))
  const { by, also, held, share, peers, records, show, period, against } = question
  const months = period && inMonths(period, today)
  const then = against && inMonths(against, today)
  const apart =
    measures.includes(undefined) ||
    (question.order !== null && order === undefined) ||
    conditions.some((one) => one.column === undefined || one.than !== undefined) ||
    (by !== null && !toldBy.has(by)) ||
    [also, held, share, show].some((one) => one !== null) ||
    peers ||
    records.length > 0 ||
    (period !== null && months === null) ||
    (against !== null && then === null)
  if (apart || !portal.may(`reports.${report}`)) return null
  return {
    ...question,
    topic: report,
    period: months,
    against: then,
    measures: measures.flatMap((id) => id ?? []),
    order: question.order && order ? { ...question.order, column: order } : null,
    conditions: conditions.flatMap((one) =>
      one.column === undefined ? [] : [{ ...one, column: one.column }],
    ),
  }
}
