import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { today } from '@portal/core/foundation/format'
import type { Db } from '../../foundation/database/database.ts'
import { operation } from '../../foundation/http/operation.ts'
import { notFound } from '../../foundation/http/refusal.ts'
import { tellPrograms, type Teller } from '../../platform/webhooks/tell-programs.ts'
import { blacklisted, type BlacklistEntry } from './blacklist.ts'
import { keyHash } from './keys.ts'
import type { LeadIn } from './lead-in.ts'
import { readAdf } from './read-adf.ts'
import { readFields } from './read-fields.ts'

interface Key {
  readonly id: number
  readonly client_id: number
  readonly name: string
}

/** What makes two leads the same one: its id at its source, or else who wants what on which day. */
function fingerprintOf(lead: LeadIn, source: string, day: string): string {
  const parts =
    lead.externalId === null
      ? ['person', lead.email || lead.phone || lead.name.toLowerCase(), lead.vehicle.toLowerCase(), day]
      : ['id', source.toLowerCase(), lead.externalId]
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}

/** The type that leads by web form count as: the first one of the list. */
async function leadType(db: Db, tenantId: number): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select id from lead_type where tenant_id = ${tenantId} and deleted_at is null and active
    order by lower(name) <> 'internet', "order", id limit 1`.execute(db)
  return rows[0]?.id ?? null
}

/** Puts one lead where it belongs, once. */
async function keep(
  db: Db,
  tenantId: number,
  key: Key,
  lead: LeadIn,
  entries: readonly BlacklistEntry[],
  typeId: number | null,
) {
  const source = lead.source || key.name
  const day = lead.receivedAt ?? today()
  const entry = blacklisted(entries, lead)
  const fingerprint = fingerprintOf(lead, source, day)
  const inserted = await sql<{ id: number; repeats: number }>`
    insert into arrived_lead (tenant_id, client_id, lead_key_id, fingerprint, external_id, source, received_at,
      name, email, phone, vehicle, comments, state, guessed, page_ref)
    values (${tenantId}, ${key.client_id}, ${key.id}, ${fingerprint}, ${lead.externalId}, ${source}, ${day},
      ${lead.name}, ${lead.email}, ${lead.phone}, ${lead.vehicle}, ${lead.comments},
      ${entry ? 'Blacklisted' : 'Counted'}, ${lead.guessed.join('\n')}, ${lead.pageRef ?? ''})
    on conflict (tenant_id, client_id, fingerprint) do update set repeats = arrived_lead.repeats + 1
    returning id, repeats`.execute(db)
  const isNew = inserted.rows[0]?.repeats === 0
  if (isNew && entry)
    await sql`update blacklist_entry set hits = hits + 1 where tenant_id = ${tenantId} and id = ${entry.id}`.execute(
      db,
    )
  if (isNew && !entry && typeId !== null)
    await sql`
      insert into lead (tenant_id, client_id, lead_type_id, received_at, count, source)
      values (${tenantId}, ${key.client_id}, ${typeId}, ${day}, 1, ${source})`.execute(db)
  return {
    arrivedId: inserted.rows[0]?.id ?? 0,
    id: lead.externalId,
    source,
    receivedAt: day,
    name: lead.name,
    email: lead.email,
    phone: lead.phone,
    vehicle: lead.vehicle,
    result: !isNew ? ('repeated' as const) : entry ? ('kept apart' as const) : ('accepted' as const),
    guessed: [...lead.guessed],
  }
}

type Kept = Awaited<ReturnType<typeof keep>>

/** Programs hear of what counts. */
async function tellOfLeads(teller: Teller, key: Key, leads: readonly Kept[]): Promise<void> {
  const counted = leads.filter(({ result }) => result === 'accepted')
  if (counted.length === 0) return
  const { rows } = await sql<{ name: string }>`
    select name from client where tenant_id = ${teller.tenantId} and id = ${key.client_id}`.execute(teller.db)
  await tellPrograms(
    teller,
    'lead.arrived',
    ...counted.map(({ arrivedId, source, receivedAt, vehicle }) => ({
      leadId: arrivedId,
      clientId: key.client_id,
      clientName: rows[0]?.name ?? '',
      source,
      receivedAt,
      vehicle,
    })),
  )
}

/** Leads that a vendor or a website sends for one client, in any of three shapes. */
export const receiveLeads = operation('arrivedLeads.receive', async (incoming) => {
  const { db, tenantId, params, body, audit } = incoming
  const found = await sql<Key>`
    update lead_key set last_used_at = now()
    where tenant_id = ${tenantId} and key_hash = ${keyHash(params.key)} and revoked_at is null
    returning id, client_id, name`.execute(db)
  const [key] = found.rows
  if (!key) throw notFound('This address for leads')
  const xml = body['adf']
  const leads = typeof xml === 'string' ? readAdf(xml) : [readFields(body)]
  const [entries, typeId] = await Promise.all([
    sql<BlacklistEntry>`
      select id, kind, name, reason from blacklist_entry
      where tenant_id = ${tenantId} and deleted_at is null and active order by id`.execute(db),
    leadType(db, tenantId),
  ])
  const answered: Kept[] = []
  for (const lead of leads) answered.push(await keep(db, tenantId, key, lead, entries.rows, typeId))
  await tellOfLeads(incoming, key, answered)
  const count = (result: string): number => answered.filter((one) => one.result === result).length
  audit({
    subject: 'arrived leads',
    subjectId: key.id,
    clientId: key.client_id,
    changes: { accepted: count('accepted'), keptApart: count('kept apart'), repeated: count('repeated') },
  })
  return {
    accepted: count('accepted'),
    keptApart: count('kept apart'),
    repeated: count('repeated'),
    leads: answered.map(({ arrivedId: _own, ...lead }) => lead),
  }
})
