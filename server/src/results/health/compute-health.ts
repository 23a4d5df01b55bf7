import { sql } from 'kysely'
import { mondayOf } from '@portal/core/foundation/format'
import { healthKinds, healthOf, type HealthWeights } from '@portal/core/results/health/health'
import type { Db } from '../../foundation/database/database.ts'
import { readHealthFacts } from './facts.ts'

async function readWeights(db: Db, tenantId: number): Promise<HealthWeights> {
  const { rows } = await sql<HealthWeights[number]>`
    select distinct on (kind) kind, weight from health_part
    where tenant_id = ${tenantId} and active and deleted_at is null order by kind, "order", id`.execute(db)
  const weights = new Map(rows.map(({ kind, weight }) => [kind, weight]))
  return healthKinds.flatMap((kind) => {
    const weight = weights.get(kind)
    return weight === undefined ? [] : [{ kind, weight }]
  })
}

/**
 * Works out the health of every client that is served, or of one, and keeps it
 * as the newest and as that of this week. A client that is served no more
 * keeps its weeks and has no health.
 *
 * @returns how many have one
 */
export async function computeHealth(
  db: Db,
  tenantId: number,
  today: string,
  clientId: number | null = null,
): Promise<number> {
  const weights = await readWeights(db, tenantId)
  const facts = await readHealthFacts(db, tenantId, today, clientId)
  const found = facts.flatMap((fact) => {
    const health = healthOf(fact, weights, today)
    return health ? [{ client_id: fact.id, ...health }] : []
  })
  const of = clientId === null ? sql`` : sql`and h.client_id = ${clientId}`
  await sql`
    with found as materialized (
      select client_id, score, parts
      from jsonb_to_recordset(${JSON.stringify(found)}::jsonb) as f (client_id integer, score integer, parts jsonb)
    ), gone as (
      delete from client_health h where h.tenant_id = ${tenantId} ${of} and h.client_id not in (select client_id from found)
    ), week as (
      insert into client_health_week (tenant_id, client_id, week, score)
      select ${tenantId}::integer, client_id, ${mondayOf(today)}::date, score from found
      on conflict (tenant_id, client_id, week) do update set score = excluded.score
    )
    insert into client_health (tenant_id, client_id, score, parts)
    select ${tenantId}::integer, client_id, score, parts from found
    on conflict (tenant_id, client_id) do update set score = excluded.score, parts = excluded.parts, computed_at = excluded.computed_at`.execute(
    db,
  )
  return found.length
}
