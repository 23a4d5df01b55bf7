import { sql } from 'kysely'
import { addDays, monthRange } from '@portal/core/foundation/format'
import { pacingSections } from '@portal/core/money/services/sections'
import type { HealthFacts } from '@portal/core/results/health/health'
import { isOffPace, paceAfter, passedOf } from '@portal/core/results/metrics/pace'
import { agencyDayOf } from '../../foundation/database/agency-day.ts'
import type { Db } from '../../foundation/database/database.ts'
import { isAsked } from '../metrics/asked-clients.ts'
import { readAmounts } from '../metrics/pacing-totals.ts'
import { throughDay } from '../metrics/through-day.ts'

/** Days of silence that count as an alarm where none is kept. */
const usualAlarm = 30

export interface ClientFacts extends HealthFacts {
  readonly id: number
}

/**
 * What the portal knows of every client that is served, or of one: one
 * statement over all of them, and the amounts of the month.
 *
 * @param today `YYYY-MM-DD` in the agency's time zone
 */
export async function readHealthFacts(
  db: Db,
  tenantId: number,
  today: string,
  clientId: number | null = null,
): Promise<readonly ClientFacts[]> {
  const month = monthRange(today)
  const [facts, amounts, through] = await Promise.all([
    readRows(db, tenantId, today, clientId),
    readAmounts(
      db,
      tenantId,
      clientId === null ? sql<boolean>`true` : isAsked(tenantId, [clientId]),
      pacingSections,
      month,
    ),
    throughDay(
      db,
      tenantId,
      pacingSections.map(({ channel }) => channel),
      month,
    ),
  ])
  const labels = new Map<number, string>(pacingSections.map(({ id, label }) => [id, label]))
  const passed = passedOf(month.start, through)
  const ofClient = Map.groupBy(amounts, (amount) => amount.clientId)
  return facts.map(({ before, now, ...row }) => {
    const paces = (ofClient.get(row.id) ?? []).map(({ sectionId, budget, spend }) => ({
      label: labels.get(sectionId) ?? '',
      ...paceAfter(passed, budget, spend),
    }))
    return {
      ...row,
      conversions: before === null ? null : { now: now ?? 0, before },
      monthly: { now: row.monthlyNow, before: row.monthlyBefore },
      sections: paces.filter(({ pace, spend }) => pace !== null || spend > 0).length,
      offPace: paces.filter(isOffPace).map(({ label }) => label),
    }
  })
}

type FactRow = Omit<ClientFacts, 'conversions' | 'monthly' | 'sections' | 'offPace'> & {
  readonly now: number | null
  readonly before: number | null
  readonly monthlyNow: number
  readonly monthlyBefore: number
}

async function readRows(
  db: Db,
  tenantId: number,
  today: string,
  clientId: number | null,
): Promise<readonly FactRow[]> {
  const one = clientId === null ? sql`` : sql`and client_id = ${clientId}`
  const yesterday = addDays(today, -1)
  const ago90 = addDays(today, -90)
  const { rows } = await sql<FactRow>`
    with spoken as (
      select client_id, max(published_at) as last from interaction
      where tenant_id = ${tenantId} and deleted_at is null ${one} group by 1
    ), alarm as (
      select coalesce(min(days), ${usualAlarm})::integer as days from overwatch_alarm
      where tenant_id = ${tenantId} and deleted_at is null and active and interaction_type_id is null
    ), figures as (
      select client_id,
        sum(conversion_micros) filter (where day > ${addDays(yesterday, -30)}::date) / 1e6 as now,
        sum(conversion_micros) filter (where day <= ${addDays(yesterday, -30)}::date) / 3e6 as before
      from metric_day where tenant_id = ${tenantId} and facts > 0 ${one}
        and day > ${addDays(yesterday, -120)}::date and day <= ${yesterday}::date
      group by 1
    ), running as (
      select client_id,
        sum(invoice_amount) filter (where starts_at <= ${today}::date and (ends_at is null or ends_at >= ${today}::date)) as now,
        sum(invoice_amount) filter (where starts_at <= ${ago90}::date and (ends_at is null or ends_at >= ${ago90}::date)) as before
      from budget where tenant_id = ${tenantId} and deleted_at is null and budget_type = 'Recurring' ${one}
        and starts_at <= ${today}::date and (ends_at is null or ends_at >= ${ago90}::date)
      group by 1
    ), unpaid as (
      select client_id, sum(total_cents - paid_cents) / 100.0 as amount, min(due_on) as since from invoice
      where tenant_id = ${tenantId} and status in ('approved', 'sent') and due_on < ${today}::date
        and total_cents > paid_cents and client_id is not null ${one} group by 1
    ), late as (
      select client_id, count(*)::integer as count, min(due) as since from (
        select t.client_id, t.due_date as due from task t
          join task_status s on s.tenant_id = t.tenant_id and s.id = t.status_id and not s.closes
        where t.tenant_id = ${tenantId} and t.due_date < ${today}::date and t.client_id is not null
        union all
        select d.client_id, d.due_at from deliverable d
          join deliverable_status s on s.tenant_id = d.tenant_id and s.id = d.status_id and not s.closes
        where d.tenant_id = ${tenantId} and d.deleted_at is null and d.due_at < ${today}::date
      ) work where true ${one} group by 1
    ), change as (
      select client_id, count(*)::integer as count, min(${agencyDayOf(sql`created_at`)}) as since
      from budget_change where tenant_id = ${tenantId} and confirmed_at is null ${one} group by 1
    ), term as (
      select client_id, max((starts_at + make_interval(months => months))::date - 1) as ends from agreement
      where tenant_id = ${tenantId} and status = 'Active' ${one} group by 1
    ), visit as (
      select m.client_id, max(${agencyDayOf(sql`u.last_here`)}) as last
      from client_user m join user_account u on u.tenant_id = m.tenant_id and u.id = m.user_id
      where m.tenant_id = ${tenantId} and u.user_type = 'Client' and u.active and not u.suspended ${one} group by 1
    )
    select c.id, c.activated_at as "activatedAt", c.canceled_at as "canceledAt",
      spoken.last as "lastInteraction", alarm.days as "alarmDays",
      figures.now::float8 as now, figures.before::float8 as before,
      coalesce(running.now, 0)::float8 as "monthlyNow", coalesce(running.before, 0)::float8 as "monthlyBefore",
      coalesce(unpaid.amount, 0)::float8 as unpaid, unpaid.since as "unpaidSince",
      coalesce(late.count, 0) as "lateWork", late.since as "lateSince",
      coalesce(change.count, 0) as unanswered, change.since as "unansweredSince",
      term.ends as "agreementEnds", visit.client_id is not null as "hasUsers", visit.last as "lastVisit"
    from client c cross join alarm
      left join spoken on spoken.client_id = c.id left join figures on figures.client_id = c.id
      left join running on running.client_id = c.id left join unpaid on unpaid.client_id = c.id
      left join late on late.client_id = c.id left join change on change.client_id = c.id
      left join term on term.client_id = c.id left join visit on visit.client_id = c.id
    where c.tenant_id = ${tenantId} ${clientId === null ? sql`` : sql`and c.id = ${clientId}`}
      and c.activated_at <= ${today}::date and (c.canceled_at is null or c.canceled_at > ${today}::date)`.execute(
    db,
  )
  return rows
}
