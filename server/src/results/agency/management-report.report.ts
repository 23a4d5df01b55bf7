import { sql, type RawBuilder } from 'kysely'
import { addMonths, monthRange } from '@portal/core/foundation/format'
import {
  managementChannelsReport,
  managementReportReport,
  managementWatchlistReport,
} from '@portal/core/results/agency/management-report.report'
import { departments } from '@portal/core/foundation/policy/departments'
import { loadsOf } from './bandwidth-account-management.report.ts'
import { invoicedBudgets } from '../../money/budgets/invoiced-months.ts'
import { answer, client, person, type ChartPoint } from '../../platform/reports/answer.ts'
import { isWhole } from '../../platform/reports/whole-before.ts'
import { managedClients } from './month-of-clients.ts'

/** Months that the chart goes back. */
const monthsShown = 13

export const managementReportAnswer = answer(
  managementReportReport,
  async ({ db, period, today, tenantId }) => {
    const month = period ?? monthRange(today)
    // Invoices are of whole months, also while the month runs.
    const before = monthRange(addMonths(month.start, -1))
    const shown = { start: addMonths(month.start, 1 - monthsShown), end: month.end }
    const [{ rows: chart }, { rows: seats }, { rows: served }, { rows: loads }] = await Promise.all([
      sql<ChartPoint>`
      select b.month::text as point, json_build_object('revenue', sum(b.amount)) as values
      from ${invoicedBudgets(tenantId, shown)} b group by 1 order by 1`.execute(db),
      sql<{ mean: number | null }>`
      select round(count(distinct client_id)::numeric / nullif(count(distinct user_id), 0), 1)::float8 as mean
      from ${managedClients(tenantId)} seats`.execute(db),
      sql<{ clients: number }>`
      select count(distinct b.client_id)::integer as clients from ${invoicedBudgets(tenantId, month)} b where b.amount > 0`.execute(
        db,
      ),
      // Whoever carries nothing is no measure of those who do.
      sql<{ load: number | null; over: number }>`
      select round(100 * sum(load) / nullif(sum(capacity), 0), 1)::float8 as load, (count(*) filter (where state = 'over'))::integer as over
      from (${loadsOf(departments.accountManagement, tenantId, today)}) l where stores > 0`.execute(db),
    ])
    return {
      query: sql`
      with now as (
        select client_id, service_id, sum(amount) as amount, sum(margin) as margin from ${invoicedBudgets(tenantId, month)} b group by 1, 2
      ), was as (
        select client_id, service_id, sum(amount) as amount from ${invoicedBudgets(tenantId, before)} b group by 1, 2
      )
      select s.id as "serviceId", s.name as service, g.name as "serviceGroup", count(n.client_id)::integer as clients,
        coalesce(sum(n.amount), 0) as revenue, coalesce(sum(w.amount), 0) as "revenueBefore",
        coalesce(sum(n.amount) filter (where w.client_id is null), 0) as won,
        coalesce(sum(w.amount) filter (where n.client_id is null), 0) as lost, coalesce(sum(n.margin), 0) as margin
      from now n full join was w on w.client_id = n.client_id and w.service_id = n.service_id
        join service s on s.tenant_id = ${tenantId} and s.id = coalesce(n.service_id, w.service_id)
        left join service_group g on g.tenant_id = s.tenant_id and g.id = s.service_group_id
      group by s.id, s.name, g.name`,
      sums: {
        grown: sql`coalesce(sum(revenue) - sum("revenueBefore") - sum(won) + sum(lost), 0)`,
        gone: sql`-coalesce(sum(lost), 0)`,
        kept: sql`round(100 * (sum("revenueBefore") - sum(lost)) / nullif(sum("revenueBefore"), 0), 1)`,
      },
      chart,
      figures: {
        served: served[0]?.clients ?? 0,
        perManager: seats[0]?.mean ?? null,
        load: loads[0]?.load ?? null,
        overloaded: loads[0]?.over ?? null,
      },
    }
  },
)

export const managementChannelsAnswer = answer(
  managementChannelsReport,
  async ({ period, before, today, tenantId }) => {
    const now = period ?? monthRange(today)
    const was = before ?? now
    const whole = isWhole(sql`day`, { now, before: was })
    const wasSum = (sum: RawBuilder<unknown>): RawBuilder<unknown> =>
      sql`case when ${whole} then coalesce(${sum} filter (where ${isBefore}), 0) end`
    const isNow = sql`day between ${now.start}::date and ${now.end}::date`
    const isBefore = sql`day between ${was.start}::date and ${was.end}::date`
    return {
      query: sql`
        select channel, count(distinct client_id) filter (where ${isNow})::integer as clients,
          coalesce(round(sum(spend_micros) filter (where ${isNow}) / 1e6, 2), 0) as spend,
          round(${wasSum(sql`sum(spend_micros)`)} / 1e6, 2) as "spendBefore",
          coalesce(sum(clicks) filter (where ${isNow}), 0) as clicks, ${wasSum(sql`sum(clicks)`)} as "clicksBefore",
          coalesce(round(sum(conversion_micros) filter (where ${isNow}) / 1e6), 0) as conversions,
          round(${wasSum(sql`sum(conversion_micros)`)} / 1e6) as "conversionsBefore"
        from metric_day where tenant_id = ${tenantId} and channel <> 'analytics' and facts > 0 and (${isNow} or ${isBefore}) group by 1`,
    }
  },
)

export const managementWatchlistAnswer = answer(
  managementWatchlistReport,
  async ({ tenantId, ofClients }) => ({
    query: sql`
    select w.id, ${client('c')} as client, w.name as reason, s.name as scale, w.watched_since as since, ${person('u')} as owner,
      w.at_risk as "atRisk"
    from watchlist_entry w
      join client c on c.tenant_id = w.tenant_id and c.id = w.client_id
      join watchlist_scale s on s.tenant_id = w.tenant_id and s.id = w.scale_id
      left join user_account u on u.tenant_id = w.tenant_id and u.id = w.owner_id
    where w.tenant_id = ${tenantId} and w.deleted_at is null and w.state = 'Watching' and ${ofClients('c')}`,
  }),
)
