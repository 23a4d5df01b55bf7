import { sql } from 'kysely'
import type { Answer } from '@portal/core/calls'
import { addDays, mondayOf, today } from '@portal/core/foundation/format'
import { bandOf } from '@portal/core/clients/profile/health-bands'
import type { HealthPart } from '@portal/core/results/health/health'
import type { Db } from '../../foundation/database/database.ts'
import { operation } from '../../foundation/http/operation.ts'
import { notFound } from '../../foundation/http/refusal.ts'
import { computeHealth } from './compute-health.ts'

/** Weeks that a client's history shows. */
const shownWeeks = 26

interface Row {
  readonly score: number | null
  readonly parts: HealthPart[]
  readonly computed_at: string
  readonly weeks: { week: string; score: number }[]
  readonly changes: number
  readonly late_tasks: number
  readonly late_deliverables: number
  readonly findings: number
  readonly onboarding: number
  readonly watched_as: number | null
}

async function readHealth(
  db: Db,
  tenantId: number,
  clientId: number,
  now: string,
): Promise<Answer<'clientHealth.get'>> {
  const of = sql`r.tenant_id = c.tenant_id and r.client_id = c.id`
  const { rows } = await sql<Row>`
    select h.score, h.parts, h.computed_at,
      coalesce((select json_agg(json_build_object('week', r.week, 'score', r.score) order by r.week)
        from client_health_week r where ${of} and r.week > ${addDays(now, -7 * shownWeeks)}::date), '[]') as weeks,
      (select count(*)::integer from budget_change r where ${of} and r.confirmed_at is null) as changes,
      (select count(*)::integer from task r join task_status s on s.tenant_id = r.tenant_id and s.id = r.status_id and not s.closes
        where ${of} and r.due_date < ${now}::date) as late_tasks,
      (select count(*)::integer from deliverable r join deliverable_status s on s.tenant_id = r.tenant_id and s.id = r.status_id and not s.closes
        where ${of} and r.deleted_at is null and r.due_at < ${now}::date) as late_deliverables,
      (select count(*)::integer from audit_finding r where ${of} and r.deleted_at is null and r.state = 'Open') as findings,
      (select count(*)::integer from onboarding_task r where ${of} and r.deleted_at is null and not r.done) as onboarding,
      (select min(r.id) from watchlist_entry r where ${of} and r.deleted_at is null and r.state = 'Watching') as watched_as
    from client c left join client_health h on h.tenant_id = c.tenant_id and h.client_id = c.id
    where c.tenant_id = ${tenantId} and c.id = ${clientId}`.execute(db)
  const [row] = rows
  if (!row) throw notFound('This client')
  const month = addDays(mondayOf(now), -28)
  const before = row.weeks.findLast(({ week }) => week <= month)
  return {
    health:
      row.score === null
        ? null
        : {
            score: row.score,
            band: bandOf(row.score),
            change: before ? row.score - before.score : null,
            computedAt: row.computed_at,
            parts: row.parts,
          },
    weeks: row.weeks,
    waits: {
      changes: row.changes,
      lateTasks: row.late_tasks,
      lateDeliverables: row.late_deliverables,
      findings: row.findings,
      onboarding: row.onboarding,
      watchedAs: row.watched_as,
    },
  }
}

const get = operation('clientHealth.get', async ({ db, tenantId, params }) =>
  readHealth(db, tenantId, params.id, today()),
)

const compute = operation('clientHealth.compute', async ({ db, tenantId, params, audit }) => {
  const now = today()
  const before = (await readHealth(db, tenantId, params.id, now)).health?.score ?? null
  await computeHealth(db, tenantId, now, params.id)
  const answer = await readHealth(db, tenantId, params.id, now)
  audit({
    subject: 'client health',
    subjectId: params.id,
    clientId: params.id,
    changes: { score: [before, answer.health?.score ?? null] },
  })
  return answer
})

export const healthOperations = { 'clientHealth.get': get, 'clientHealth.compute': compute }
