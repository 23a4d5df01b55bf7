import { sql } from 'kysely'
import { seesBudgetMargin } from '@portal/core/money/budgets/policy'
import { pacingSections } from '@portal/core/money/services/sections'
import { isPerson } from '@portal/core/foundation/policy/actor'
import { monthRange } from '@portal/core/foundation/format'
import type { NamedClient, ReportRow } from '@portal/core/platform/reports/report-column'
import { allowanceAfter } from '@portal/core/results/metrics/allowance'
import { paceAfter, paceStateOf, passedOf } from '@portal/core/results/metrics/pace'
import { pacingReportReport } from '@portal/core/results/metrics/pacing-report.report'
import { answer } from '../../platform/reports/answer.ts'
import { within } from '../../platform/reports/conditions.ts'
import { isActive } from './asked-clients.ts'
import { readAmounts } from './pacing-totals.ts'
import { throughDay } from './through-day.ts'

/** Adds up a column in whole cents. */
const sum = (rows: readonly ReportRow[], column: string): number =>
  rows.reduce((cents, row) => cents + Math.round(Number(row[column] ?? 0) * 100), 0) / 100

export const pacingReportAnswer = answer(pacingReportReport, async (asked) => {
  const { db, tenantId, filters, actor, ofClients } = asked
  const month = monthRange(asked.period?.start ?? asked.today)
  const sections = pacingSections.filter(({ id }) => !filters.section || String(id) === filters.section)
  const own = filters.whose === undefined || !isPerson(actor) ? null : actor.clients.map(({ id }) => id)
  const { rows: clients } = await sql<NamedClient>`
    select c.id, c.name, c.slug from client c
    where ${ofClients('c')} and ${own === null ? sql`true` : sql`c.id = any (${own}::integer[])`}
      and ${isActive} and ${within({ 'c.group_id': filters.groupId })} order by c.name_folded, c.id`.execute(
    db,
  )
  const known = new Map(clients.map((client) => [client.id, client]))
  const labels = new Map<number, string>(sections.map(({ id, label }) => [id, label]))
  const seesMargin = seesBudgetMargin(actor)
  const among = sql<boolean>`client_id = any (${[...known.keys()]}::integer[])`
  const channels = sections.map(({ channel }) => channel)
  const [amounts, through] = await Promise.all([
    readAmounts(db, tenantId, among, sections, month),
    throughDay(db, tenantId, channels, month),
  ])
  const passed = passedOf(month.start, through)
  // What is alike stands by client and section, on each page and in the file: on the first of a month all are.
  const places = new Map(clients.map(({ id }, at) => [id, at]))
  const placeOf = ({ clientId, sectionId }: (typeof amounts)[number]): number =>
    (places.get(clientId) ?? clients.length) * 100 + sectionId
  const inPlace = amounts.toSorted((one, other) => placeOf(one) - placeOf(other))
  const all = inPlace.flatMap((amount): readonly ReportRow[] => {
    const client = known.get(amount.clientId)
    const pace = paceAfter(passed, amount.budget, amount.spend)
    const state = paceStateOf(pace)
    if (!client || (filters.state !== undefined && filters.state !== state)) return []
    const { budget, spend, expected, projected } = pace
    return [
      {
        client,
        sectionId: amount.sectionId,
        section: labels.get(amount.sectionId) ?? '',
        state,
        ...(seesMargin ? { invoiceAmount: Math.round(amount.invoiced * 100) / 100 } : {}),
        budget,
        spend,
        expected,
        projected,
        off: pace.pace === null ? null : Math.round((pace.pace - 1) * 1000) / 10,
        ...allowanceAfter(passed, budget, spend),
        difference: spend === 0 ? null : Math.round((projected - budget) * 100) / 100,
      },
    ]
  })
  return {
    all,
    sumsOf: (found) => {
      const { daily, daysLeft, average } = allowanceAfter(passed, sum(found, 'budget'), sum(found, 'spend'))
      const over = found.filter(({ state }) => state === 'Overpacing').length
      const under = found.filter(({ state }) => state === 'Underpacing').length
      return {
        sections: found.length,
        perDay: daily,
        left: daysLeft,
        soFar: average,
        over,
        under,
        offPace: over + under,
      }
    },
    asOf: through,
  }
})
