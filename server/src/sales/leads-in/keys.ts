import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { operation } from '../../foundation/http/operation.ts'
import { notFound } from '../../foundation/http/refusal.ts'

/** What is kept of a key: it has 192 random bits, so a plain digest tells nothing of it. */
export const keyHash = (key: string): string => createHash('sha256').update(key).digest('hex')

/** The addresses of a client; the keys in them are known to whoever was given them. */
export const listLeadKeys = operation('leadKeys.ofClient', async ({ db, tenantId, params }) => {
  const { rows } = await sql<{ id: number; name: string; created_at: string; last_used_at: string | null }>`
    select id, name, created_at, last_used_at from lead_key
    where tenant_id = ${tenantId} and client_id = ${params.id} and revoked_at is null order by id`.execute(db)
  return rows.map(({ id, name, created_at, last_used_at }) => ({
    id,
    name,
    createdAt: created_at,
    lastUsedAt: last_used_at,
  }))
})

export const createLeadKey = operation(
  'leadKeys.create',
  async ({ db, tenantId, params, body, person, audit, origin }) => {
    const client = await sql`select from client where tenant_id = ${tenantId} and id = ${params.id}`.execute(
      db,
    )
    if (client.rows.length === 0) throw notFound('This client')
    const key = randomBytes(24).toString('base64url')
    const { rows } = await sql<{ id: number }>`
      insert into lead_key (tenant_id, client_id, name, key_hash, created_by)
      values (${tenantId}, ${params.id}, ${body.name}, ${keyHash(key)}, ${person.id}) returning id`.execute(
      db,
    )
    const id = rows[0]?.id ?? 0
    audit({ subject: 'lead key', subjectId: id, clientId: params.id, changes: { name: [null, body.name] } })
    return { id, name: body.name, address: `${origin.portal}/webhook/leads/${key}` }
  },
)

export const revokeLeadKey = operation('leadKeys.revoke', async ({ db, tenantId, params, audit }) => {
  const { rows } = await sql<{ client_id: number }>`
    update lead_key set revoked_at = now()
    where tenant_id = ${tenantId} and id = ${params.id} and revoked_at is null returning client_id`.execute(
    db,
  )
  const [row] = rows
  if (!row) throw notFound('This address for leads')
  audit({
    subject: 'lead key',
    subjectId: params.id,
    clientId: row.client_id,
    changes: { revoked: [false, true] },
  })
  return { id: params.id }
})

export const listArrivedLeads = operation(
  'arrivedLeads.ofClient',
  async ({ db, tenantId, params, query }) => {
    const page = query.page ?? 1
    const pageSize = query.pageSize ?? 50
    const typed = query.search?.trim().toLowerCase() ?? ''
    const where = sql<boolean>`l.tenant_id = ${tenantId} and l.client_id = ${params.id}
    and (${typed} = '' or position(${typed} in lower(l.name || ' ' || l.email || ' ' || l.phone || ' ' || l.vehicle || ' ' || l.source)) > 0)`
    const [rows, total] = await Promise.all([
      sql<{
        id: number
        received_at: string
        state: 'Counted' | 'Blacklisted'
        source: string
        name: string
        email: string
        phone: string
        vehicle: string
        comments: string
        guessed: string
      }>`
      select l.id, l.received_at, l.state, l.source, l.name, l.email, l.phone, l.vehicle, l.comments, l.guessed
      from arrived_lead l where ${where} order by l.id desc limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(
        db,
      ),
      sql<{ total: number }>`select count(*)::integer as total from arrived_lead l where ${where}`.execute(
        db,
      ),
    ])
    return {
      rows: rows.rows.map(({ received_at, ...row }) => ({ ...row, receivedAt: received_at })),
      total: total.rows[0]?.total ?? 0,
      page,
      pageSize,
    }
  },
)
