import { sql, type RawBuilder } from 'kysely'
import type { Answer } from '@portal/core/calls'
import { bandOf } from '@portal/core/clients/profile/health-bands'
import { addDays, mondayOf } from '@portal/core/foundation/format'

type Standing = Answer<'clientHealth.get'>
type Health = NonNullable<Standing['health']>

/** Weeks that a client's history shows. */
const shownWeeks = 26

/** How a client stands as the database answers it: its health as it was computed, by week, and what waits. */
export interface StandingRow {
  readonly health: Pick<Health, 'score' | 'parts' | 'computedAt'> | null
  readonly weeks: Standing['weeks']
  readonly waits: Standing['waits']
}

/**
 * How a client stands, beside its row.
 * @param now `YYYY-MM-DD` in the agency's time zone
 */
export function standingOfClient(now: string): RawBuilder<StandingRow> {
  const of = sql`r.tenant_id = client.tenant_id and r.client_id = client.id`
  return sql<StandingRow>`json_build_object(
    'health', (select json_build_object('score', r.score, 'parts', r.parts,
      'computedAt', to_char(r.computed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) from client_health r where ${of}),
    'weeks', (select coalesce(json_agg(json_build_object('week', r.week, 'score', r.score) order by r.week), '[]')
      from client_health_week r where ${of} and r.week > ${addDays(now, -7 * shownWeeks)}::date),
    'waits', json_build_object(
      'changes', (select count(*) from budget_change r where ${of} and r.confirmed_at is null),
      'lateTasks', (select count(*) from task r join task_status s on s.tenant_id = r.tenant_id and s.id = r.status_id and not s.closes
        where ${of} and r.due_date < ${now}::date),
      'lateDeliverables', (select count(*) from deliverable r
        join deliverable_status s on s.tenant_id = r.tenant_id and s.id = r.status_id and not s.closes
        where ${of} and r.deleted_at is null and r.due_at < ${now}::date),
      'findings', (select count(*) from audit_finding r where ${of} and r.deleted_at is null and r.state = 'Open'),
      'onboarding', (select count(*) from onboarding_task r where ${of} and r.deleted_at is null and not r.done),
      'watchedAs', (select min(r.id) from watchlist_entry r where ${of} and r.deleted_at is null and r.state = 'Watching')))`
}

/** What is told of how a client stands, with what changed in four weeks. */
export function presentStanding({ health, weeks, waits }: StandingRow, now: string): Standing {
  const month = addDays(mondayOf(now), -28)
  const before = weeks.findLast(({ week }) => week <= month)
  return {
    health: health && {
      score: health.score,
      band: bandOf(health.score),
      change: before ? health.score - before.score : null,
      computedAt: health.computedAt,
      parts: health.parts,
    },
    weeks,
    waits,
  }
}
