import { sql } from 'kysely'
import type { Answer } from '@portal/core/calls'
import { originProblem } from '@portal/core/access/embed/origin'
import type { Db } from '../../foundation/database/database.ts'
import { operation } from '../../foundation/http/operation.ts'
import { conflict, invalid, notFound } from '../../foundation/http/refusal.ts'

type Origin = Answer<'embed.addOrigin'>

async function origins(db: Db, tenantId: number, id?: number): Promise<Origin[]> {
  const rows = await db
    .selectFrom('tenant_origin as o')
    .leftJoin('user_account as u', (join) =>
      join.onRef('u.tenant_id', '=', 'o.tenant_id').onRef('u.id', '=', 'o.created_by'),
    )
    .where('o.tenant_id', '=', tenantId)
    .$if(id !== undefined, (query) => query.where('o.id', '=', id ?? 0))
    .select([
      'o.id',
      'o.origin',
      'o.created_at',
      sql<string | null>`u.first_name || ' ' || u.last_name`.as('created_by'),
      (select) =>
        select
          .selectFrom('embed_session as s')
          .whereRef('s.tenant_id', '=', 'o.tenant_id')
          .whereRef('s.origin', '=', 'o.origin')
          .select((max) => max.fn.max('s.created_at').as('at'))
          .as('last_used_at'),
    ])
    .orderBy('o.origin')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    origin: row.origin,
    createdAt: row.created_at,
    createdBy: row.created_by,
    lastUsedAt: row.last_used_at,
  }))
}

/** @throws {Refusal} 404 */
async function originById(db: Db, tenantId: number, id: number): Promise<Origin> {
  const [origin] = await origins(db, tenantId, id)
  if (!origin) throw notFound('This origin')
  return origin
}

const listOrigins = operation('embed.origins', async ({ db, tenantId }) => origins(db, tenantId))

const addOrigin = operation(
  'embed.addOrigin',
  async ({ db, tenantId, person, body, services, audit, afterCommit }) => {
    const origin = body.origin.trim()
    const problem = originProblem(origin)
    if (problem !== null) throw invalid({ origin: problem })
    const made = await db
      .insertInto('tenant_origin')
      .values({ tenant_id: tenantId, origin, created_by: person.id })
      .onConflict((on) => on.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!made) {
      const sentence = `${origin} is on the list already.`
      throw conflict(sentence, { origin: sentence })
    }
    afterCommit(() => services.tenants.forget(tenantId))
    audit({ subject: 'allowed origin', subjectId: made.id, changes: { origin } })
    return originById(db, tenantId, made.id)
  },
)

const removeOrigin = operation(
  'embed.removeOrigin',
  async ({ db, tenantId, params, services, audit, afterCommit }) => {
    const { id, origin } = await originById(db, tenantId, params.id)
    await db.deleteFrom('tenant_origin').where('tenant_id', '=', tenantId).where('id', '=', id).execute()
    // Listed again later, its pages begin anew.
    await db
      .updateTable('embed_session')
      .set({ revoked_at: sql<string>`now()` })
      .where('tenant_id', '=', tenantId)
      .where('origin', '=', origin)
      .where('revoked_at', 'is', null)
      .execute()
    afterCommit(() => services.tenants.forget(tenantId))
    audit({ subject: 'allowed origin', subjectId: id, changes: { origin: [origin, null] } })
    return { id }
  },
)

export const originOperations = {
  'embed.origins': listOrigins,
  'embed.addOrigin': addOrigin,
  'embed.removeOrigin': removeOrigin,
}
