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

/** An address for leads, with what its leads are compared with and counted as. */
interface Key {
  readonly id: number
  readonly client_id: number
  readonly client_name: string
  readonly name: string
  /** The type that leads by web form count as: the first one of the list. */
  readonly lead_type: number | null
  readonly blacklist: readonly BlacklistEntry[]
}

/**
 * The address that a key opens, or null. That it is used is written down once a minute, and by whoever comes first:
 * leads that arrive at one address together would stand in line for its row, each holding a connection.
 */
async function openedBy(db: Db, tenantId: number, key: string): Promise<Key | null> {
  const { rows } = await sql<Key>`
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
    select o.id, o.client_id, o.name, c.name as client_name,
      (select t.id from lead_type t where t.tenant_id = ${tenantId} and t.deleted_at is null and t.active
        order by lower(t.name) <> 'internet', t."order", t.id limit 1) as lead_type,
      (select coalesce(json_agg(json_build_object('id', b.id, 'kind', b.kind, 'name', b.name, 'reason', b.reason) order by b.id), '[]')
        from blacklist_entry b where b.tenant_id = ${tenantId} and b.deleted_at is null and b.active) as blacklist
    from opened o join client c on c.tenant_id = ${tenantId} and c.id = o.client_id`.execute(db)
  return rows[0] ?? null
}

/** What makes two leads the same one: its id at its source, or else who wants what on which day. */
function fingerprintOf(lead: LeadIn, source: string, day: string): string {
  const parts =
    lead.externalId === null
      ? ['person', lead.email || lead.phone || lead.name.toLowerCase(), lead.vehicle.toLowerCase(), day]
      : ['id', source.toLowerCase(), lead.externalId]
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}

/** Puts one lead where it belongs, once. */
async function keep(db: Db, tenantId: number, key: Key, lead: LeadIn) {
  const source = lead.source || key.name
  const day = lead.receivedAt ?? today()
  const entry = blacklisted(key.blacklist, lead)
  const fingerprint = fingerprintOf(lead, source, day)
  const { rows } = await sql<{ id: number; repeats: number }>`
    with arrived as (
      insert into arrived_lead (tenant_id, client_id, lead_key_id, fingerprint, external_id, source, received_at,
        name, email, phone, vehicle, comments, state, guessed, page_ref)
      values (${tenantId}, ${key.client_id}, ${key.id}, ${fingerprint}, ${lead.externalId}, ${source}, ${day},
        ${lead.name}, ${lead.email}, ${lead.phone}, ${lead.vehicle}, ${lead.comments},
        ${entry ? 'Blacklisted' : 'Counted'}, ${lead.guessed.join('\n')}, ${lead.pageRef ?? ''})
      on conflict (tenant_id, client_id, fingerprint) do update set repeats = arrived_lead.repeats + 1
      returning id, repeats
    ), hit as (
      update blacklist_entry set hits = hits + 1
      where tenant_id = ${tenantId} and id = ${entry?.id ?? null}::integer and exists (select from arrived where repeats = 0)
    ), counted as (
      insert into lead (tenant_id, client_id, lead_type_id, received_at, count, source)
      select ${tenantId}::integer, ${key.client_id}::integer, ${key.lead_type}::integer, ${day}::date, 1, ${source}
      from arrived where repeats = 0 and ${entry === null && key.lead_type !== null}::boolean
    )
    select id, repeats from arrived`.execute(db)
  const isNew = rows[0]?.repeats === 0
  return {
    arrivedId: rows[0]?.id ?? 0,
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
  await tellPrograms(
    teller,
    'lead.arrived',
    ...counted.map(({ arrivedId, source, receivedAt, vehicle }) => ({
      leadId: arrivedId,
      clientId: key.client_id,
      clientName: key.client_name,
      source,
      receivedAt,
      vehicle,
    })),
  )
}

/** Leads that a vendor or a website sends for one client, in any of three shapes. */
export const receiveLeads = operation('arrivedLeads.receive', async (incoming) => {
  const { db, tenantId, params, body, audit } = incoming
  const key = await openedBy(db, tenantId, params.key)
  if (!key) throw notFound('This address for leads')
  const xml = body['adf']
  const leads = typeof xml === 'string' ? readAdf(xml) : [readFields(body)]
  const answered: Kept[] = []
  for (const lead of leads) answered.push(await keep(db, tenantId, key, lead))
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
