import { createHash } from 'node:crypto'
import { sql, type RawBuilder } from 'kysely'
import { today } from '@portal/core/foundation/format'
import type { Db } from '../../foundation/database/database.ts'
import { takenByNodes } from '../../foundation/database/taken-by-nodes.ts'
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

/** A lead, and where it came in. */
export interface Arrival {
  readonly way: WayIn
  readonly lead: LeadIn
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

/** A lead as its row has it. */
const rowOf = ({ way, lead }: Arrival) => {
  const source = lead.source || way.name
  const day = lead.receivedAt ?? today()
  const entry = blacklisted(way.blacklist, lead)
  return {
    client_id: way.client_id,
    lead_key_id: way.key_id,
    fingerprint: fingerprintOf(lead, source, day),
    external_id: lead.externalId?.toWellFormed() ?? null,
    source: source.toWellFormed(),
    received_at: day,
    name: lead.name.toWellFormed(),
    email: lead.email.toWellFormed(),
    phone: lead.phone.toWellFormed(),
    address: lead.address.toWellFormed(),
    vehicle: lead.vehicle.toWellFormed(),
    comments: lead.comments.toWellFormed(),
    guessed: lead.guessed.join('\n').toWellFormed(),
    page_ref: lead.pageRef ?? '',
    lead_type: entry ? null : way.lead_type,
    entry_id: entry?.id ?? null,
    /** How often it stands among those that came together. */
    times: 1,
  }
}
type Row = ReturnType<typeof rowOf>

const sameness = ({ client_id, fingerprint }: Pick<Row, 'client_id' | 'fingerprint'>): string =>
  `${client_id} ${fingerprint}`

interface Written {
  readonly id: number
  readonly client_id: number
  readonly fingerprint: string
  readonly is_new: boolean
}

/**
 * Puts leads where they belong in one statement, each once. They are written in one order whoever writes them, so
 * that two servers that were sent the same leads never wait for each other.
 */
async function write(db: Db, tenantId: number, rows: readonly Row[]): Promise<ReadonlyMap<string, Written>> {
  const ordered = rows.toSorted((one, other) => (one.fingerprint < other.fingerprint ? -1 : 1))
  const { rows: written } = await sql<Written>`
    with given as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(ordered)}::jsonb) as g (client_id integer, lead_key_id integer,
        fingerprint text, external_id text, source text, received_at date, name text, email text, phone text, address text,
        vehicle text, comments text, guessed text, page_ref text, lead_type integer, entry_id integer, times integer)
    ), arrived as (
      insert into arrived_lead (tenant_id, client_id, lead_key_id, fingerprint, external_id, source, received_at,
        name, email, phone, address, vehicle, comments, state, guessed, page_ref, repeats)
      select ${tenantId}, client_id, lead_key_id, fingerprint, external_id, source, received_at, name, email, phone, address,
        vehicle, comments, case when entry_id is null then 'Counted' else 'Blacklisted' end, guessed, page_ref, times - 1
      from given
      on conflict (tenant_id, client_id, fingerprint) do update set repeats = arrived_lead.repeats + 1 + excluded.repeats
      returning id, client_id, fingerprint, repeats
    ), told as (
      select a.id, a.client_id, a.fingerprint, a.repeats = g.times - 1 as is_new, g.entry_id, g.lead_type, g.received_at, g.source
      from arrived a join given g on g.client_id = a.client_id and g.fingerprint = a.fingerprint
    ), hit as (
      update blacklist_entry b set hits = b.hits + h.hits
      from (select entry_id, count(*)::integer as hits from told where is_new and entry_id is not null group by entry_id) h
      where b.tenant_id = ${tenantId} and b.id = h.entry_id
    ), counted as (
      insert into lead (tenant_id, client_id, lead_type_id, status_id, received_at, count, source)
      select ${tenantId}, client_id, lead_type, (
        select s.id from lead_status s where s.tenant_id = ${tenantId} and s.deleted_at is null and s.active
        order by s."order", s.id limit 1
      ), received_at, 1, source from told where is_new and lead_type is not null
      ${takenByNodes}
    )
    select id, client_id, fingerprint, is_new from told`.execute(db)
  return new Map(written.map((one) => [sameness(one), one]))
}

/** Puts leads where they belong, each once; those that are there, or stand among them twice, are only said. */
async function keep(db: Db, tenantId: number, arrivals: readonly Arrival[]) {
  const rows = arrivals.map(rowOf)
  const once = new Map<string, Row>()
  for (const row of rows) {
    const before = once.get(sameness(row))
    once.set(sameness(row), before ? { ...before, times: before.times + 1 } : row)
  }
  const written =
    rows.length === 0 ? new Map<string, Written>() : await write(db, tenantId, [...once.values()])
  const said = new Set<string>()
  return rows.map((row, at) => {
    const key = sameness(row)
    const isNew = written.get(key)?.is_new === true && !said.has(key)
    said.add(key)
    return {
      arrivedId: written.get(key)?.id ?? 0,
      id: row.external_id,
      source: row.source,
      receivedAt: row.received_at,
      name: row.name,
      email: row.email,
      phone: row.phone,
      vehicle: row.vehicle,
      result: !isNew
        ? ('repeated' as const)
        : row.entry_id !== null
          ? ('kept apart' as const)
          : ('accepted' as const),
      guessed: [...(arrivals[at]?.lead.guessed ?? [])],
    }
  })
}

export type Kept = Awaited<ReturnType<typeof keep>>[number]

/**
 * Takes in leads, each once: what the blacklist names is kept apart, the others count, and programs hear of those.
 * @returns what became of each, in their order
 */
export async function takeInAll(teller: Teller, arrivals: readonly Arrival[]): Promise<readonly Kept[]> {
  const kept = await keep(teller.db, teller.tenantId, arrivals)
  const counted = kept.flatMap(({ arrivedId, source, receivedAt, vehicle, result }, at) => {
    const way = arrivals[at]?.way
    return result === 'accepted' && way
      ? [
          {
            leadId: arrivedId,
            clientId: way.client_id,
            clientName: way.client_name,
            source,
            receivedAt,
            vehicle,
          },
        ]
      : []
  })
  if (counted.length > 0) await tellPrograms(teller, 'lead.arrived', ...counted)
  return kept
}

/** The same for leads that came in at one place. */
export const takeIn = (teller: Teller, way: WayIn, leads: readonly LeadIn[]): Promise<readonly Kept[]> =>
  takeInAll(
    teller,
    leads.map((lead) => ({ way, lead })),
  )
