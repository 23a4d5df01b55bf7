import { createHash } from 'node:crypto'
import { sql, type RawBuilder } from 'kysely'
import { today } from '@portal/core/foundation/format'
import type { Db } from '../../foundation/database/database.ts'
import { tellPrograms, type Teller } from '../../platform/webhooks/tell-programs.ts'
import { blacklisted, type BlacklistEntry } from './blacklist.ts'
import type { LeadIn } from './lead-in.ts'

/** What leads are compared with and counted as. */
export interface Counting {
  /** The type that leads by web form count as: the first one of the list. */
  readonly lead_type: number | null
  readonly blacklist: readonly BlacklistEntry[]
}

/** Where leads of a client come in. */
export interface WayIn extends Counting {
  readonly client_id: number
  readonly client_name: string
  /** The address at which they arrive; null where they are answers to a form. */
  readonly key_id: number | null
  /** What their source is called where they do not say. */
  readonly name: string
}

/** The columns of `Counting`, for a statement that finds a way in. */
export const counting = (tenantId: number): RawBuilder<Counting> => sql<Counting>`
  (select t.id from lead_type t where t.tenant_id = ${tenantId} and t.deleted_at is null and t.active
    order by lower(t.name) <> 'internet', t."order", t.id limit 1) as lead_type,
  (select coalesce(json_agg(json_build_object('id', b.id, 'kind', b.kind, 'name', b.name, 'reason', b.reason) order by b.id), '[]')
    from blacklist_entry b where b.tenant_id = ${tenantId} and b.deleted_at is null and b.active) as blacklist`

/** What makes two leads the same one: its id at its source, or else who wants what on which day. */
function fingerprintOf(lead: LeadIn, source: string, day: string): string {
  const parts =
    lead.externalId === null
      ? ['person', lead.email || lead.phone || lead.name.toLowerCase(), lead.vehicle.toLowerCase(), day]
      : ['id', source.toLowerCase(), lead.externalId]
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}

/** Puts one lead where it belongs, once. */
async function keep(db: Db, tenantId: number, way: WayIn, lead: LeadIn) {
  const source = lead.source || way.name
  const day = lead.receivedAt ?? today()
  const entry = blacklisted(way.blacklist, lead)
  const fingerprint = fingerprintOf(lead, source, day)
  const { rows } = await sql<{ id: number; repeats: number }>`
    with arrived as (
      insert into arrived_lead (tenant_id, client_id, lead_key_id, fingerprint, external_id, source, received_at,
        name, email, phone, vehicle, comments, state, guessed, page_ref)
      values (${tenantId}, ${way.client_id}, ${way.key_id}, ${fingerprint}, ${lead.externalId}, ${source}, ${day},
        ${lead.name}, ${lead.email}, ${lead.phone}, ${lead.vehicle}, ${lead.comments},
        ${entry ? 'Blacklisted' : 'Counted'}, ${lead.guessed.join('\n')}, ${lead.pageRef ?? ''})
      on conflict (tenant_id, client_id, fingerprint) do update set repeats = arrived_lead.repeats + 1
      returning id, repeats
    ), hit as (
      update blacklist_entry set hits = hits + 1
      where tenant_id = ${tenantId} and id = ${entry?.id ?? null}::integer and exists (select from arrived where repeats = 0)
    ), counted as (
      insert into lead (tenant_id, client_id, lead_type_id, received_at, count, source)
      select ${tenantId}::integer, ${way.client_id}::integer, ${way.lead_type}::integer, ${day}::date, 1, ${source}
      from arrived where repeats = 0 and ${entry === null && way.lead_type !== null}::boolean
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
async function tellOfLeads(teller: Teller, way: WayIn, leads: readonly Kept[]): Promise<void> {
  const counted = leads.filter(({ result }) => result === 'accepted')
  if (counted.length === 0) return
  await tellPrograms(
    teller,
    'lead.arrived',
    ...counted.map(({ arrivedId, source, receivedAt, vehicle }) => ({
      leadId: arrivedId,
      clientId: way.client_id,
      clientName: way.client_name,
      source,
      receivedAt,
      vehicle,
    })),
  )
}

/**
 * Takes in leads of one client, each once: what the blacklist names is kept apart, the others count, and programs
 * hear of those.
 */
export async function takeIn(teller: Teller, way: WayIn, leads: readonly LeadIn[]): Promise<readonly Kept[]> {
  const taken: Kept[] = []
  for (const lead of leads) taken.push(await keep(teller.db, teller.tenantId, way, lead))
  await tellOfLeads(teller, way, taken)
  return taken
}
