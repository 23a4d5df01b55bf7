import { sql } from 'kysely'
import { strategies } from '@portal/core/work/strategies/strategies'
import { operation } from '../../foundation/http/operation.ts'
import { invalid, notFound } from '../../foundation/http/refusal.ts'

/** What is made for a strategy: deliverables of its own client, each of one strategy at a time. */
export const nameDeliverables = operation(
  'strategies.name',
  async ({ db, tenantId, params, body, audit }) => {
    const ids = [...new Set(body.ids)].toSorted((a, b) => a - b)
    const strategy = await db
      .selectFrom('strategy')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', params.id)
      .where('deleted_at', 'is', null)
      .select(['id', 'client_id'])
      .forUpdate()
      .executeTakeFirst()
    if (!strategy) throw notFound('This strategy')
    const { rows } = await sql<{ id: number; strategy_id: number | null }>`
    select id, strategy_id from deliverable
    where tenant_id = ${tenantId} and client_id = ${strategy.client_id} and deleted_at is null
      and (id = any (${ids}::integer[]) or strategy_id = ${strategy.id}) order by id for update`.execute(db)
    const there = new Set(rows.map(({ id }) => id))
    if (ids.some((id) => !there.has(id)))
      throw invalid({ ids: 'One of these deliverables was not found, or is another client’s.' })
    await sql`
    update deliverable set strategy_id = case when id = any (${ids}::integer[]) then ${strategy.id}::integer end,
      version = version + 1, updated_at = now()
    where tenant_id = ${tenantId} and client_id = ${strategy.client_id} and deleted_at is null
      and (id = any (${ids}::integer[])) is distinct from (strategy_id is not distinct from ${strategy.id}::integer)`.execute(
      db,
    )
    audit({
      subject: strategies.one,
      subjectId: strategy.id,
      clientId: strategy.client_id,
      changes: {
        deliverables: [rows.filter((row) => row.strategy_id === strategy.id).map(({ id }) => id), ids],
      },
    })
    return { ids }
  },
)
