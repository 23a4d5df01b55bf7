import { sql } from 'kysely'
import type { Db } from '../../foundation/database/database.ts'
import { operation } from '../../foundation/http/operation.ts'
import { notFound } from '../../foundation/http/refusal.ts'
import { keyHash } from './keys.ts'
import { readAdf } from './read-adf.ts'
import { readFields } from './read-fields.ts'
import { counting, takeIn, type WayIn } from './take-in.ts'

/**
 * The address that a key opens, or null. That it is used is written down once a minute, and by whoever comes first:
 * leads that arrive at one address together would stand in line for its row, each holding a connection.
 */
async function openedBy(db: Db, tenantId: number, key: string): Promise<WayIn | null> {
  const { rows } = await sql<WayIn>`
    with opened as materialized (
      select id, client_id, name, last_used_at from lead_key
      where tenant_id = ${tenantId} and key_hash = ${keyHash(key)} and revoked_at is null
    ), due as materialized (
      select k.tenant_id, k.id from lead_key k join opened o on o.id = k.id
      where k.tenant_id = ${tenantId} and (o.last_used_at is null or o.last_used_at < now() - interval '1 minute')
      for update of k skip locked
    ), used as (
      update lead_key k set last_used_at = now() from due d where k.tenant_id = d.tenant_id and k.id = d.id
    )
    select o.id as key_id, o.client_id, o.name, c.name as client_name, ${counting(tenantId)}
    from opened o join client c on c.tenant_id = ${tenantId} and c.id = o.client_id`.execute(db)
  return rows[0] ?? null
}

/** Leads that a vendor or a website sends for one client, in any of three shapes. */
export const receiveLeads = operation('arrivedLeads.receive', async (incoming) => {
  const { db, tenantId, params, body, audit } = incoming
  const way = await openedBy(db, tenantId, params.key)
  if (!way) throw notFound('This address for leads')
  const xml = body['adf']
  const leads = typeof xml === 'string' ? readAdf(xml) : [readFields(body)]
  const answered = await takeIn(incoming, way, leads)
  const count = (result: string): number => answered.filter((one) => one.result === result).length
  audit({
    subject: 'arrived leads',
    subjectId: way.key_id ?? 0,
    clientId: way.client_id,
    changes: { accepted: count('accepted'), keptApart: count('kept apart'), repeated: count('repeated') },
  })
  return {
    accepted: count('accepted'),
    keptApart: count('kept apart'),
    repeated: count('repeated'),
    leads: answered.map(({ arrivedId: _own, ...lead }) => lead),
  }
})
