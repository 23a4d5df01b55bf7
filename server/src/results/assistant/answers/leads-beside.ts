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

/** Whole months, or the one that runs. */
const inMonths = (period: Period | null, today: string): boolean =>
  period === null ||
  (period.from.endsWith('-01') &&
    (period.to === today || monthRange(period.to).end === period.to) &&
    addMonths(period.from, 13) > period.to)

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
  const apart =
    measures.includes(undefined) ||
    (question.order !== null && order === undefined) ||
    conditions.some((one) => one.column === undefined || one.than !== undefined) ||
    (by !== null && !toldBy.has(by)) ||
    [also, held, share, show].some((one) => one !== null) ||
    peers ||
    records.length > 0 ||
    !inMonths(period, today) ||
    (against !== null && !inMonths(against, today))
  if (apart || !portal.may(`reports.${report}`)) return null
  return {
    ...question,
    topic: report,
    measures: measures.flatMap((id) => id ?? []),
    order: question.order && order ? { ...question.order, column: order } : null,
    conditions: conditions.flatMap((one) =>
      one.column === undefined ? [] : [{ ...one, column: one.column }],
    ),
  }
}
