import { sql } from 'kysely'
import { wholeTenant } from '../../foundation/database/context.ts'
import type { Db } from '../../foundation/database/database.ts'
import type { Doer } from '../../foundation/http/doer.ts'
import { recordAll, type Done } from '../../foundation/http/idempotency.ts'
import type { Services } from '../../foundation/services.ts'
import { Gatherer } from '../../platform/gathered/gatherer.ts'
import type { LeadIn } from './lead-in.ts'
import { counting, takeInAll, type Counting, type Kept, type WayIn } from './take-in.ts'

/** Leads of one request. */
export interface Delivery {
  /** The digest of the key in its address. */
  readonly keyHash: string
  readonly leads: readonly LeadIn[]
  readonly doer: Doer
}

/** What became of a request: its leads in their order, or nothing where its address is closed. */
export interface Receipt {
  readonly kept: readonly Kept[] | null
}

/** Where the leads of dealerships arrive. */
export type LeadDesk = Gatherer<Delivery, Receipt>

declare module '../../foundation/services.ts' {
  interface Services {
    /** Takes the leads that arrive for dealerships. */
    readonly leadDesk: LeadDesk
  }
}

/** At 200 requests a second five are written together; nobody waits for longer than it takes to press a key. */
const limits = { mostWaiting: 10_000, mostAtOnce: 200, pace: 25 }

type Opened = Omit<WayIn, keyof Counting> & { readonly key_hash: string }

/**
 * The addresses that keys open. That they are used is written down once a minute, and by whoever comes first: leads
 * that arrive at one address at several servers would stand in line for its row, each holding a connection.
 */
async function openedBy(
  db: Db,
  tenantId: number,
  keyHashes: readonly string[],
): Promise<ReadonlyMap<string, WayIn>> {
  const { rows } = await sql<Counting & { readonly ways: readonly Opened[] }>`
    with opened as materialized (
      select id, client_id, name, key_hash, last_used_at from lead_key
      where tenant_id = ${tenantId} and key_hash = any (${keyHashes}::text[]) and revoked_at is null
    ), due as materialized (
      select k.tenant_id, k.id from lead_key k join opened o on o.id = k.id
      where k.tenant_id = ${tenantId} and (o.last_used_at is null or o.last_used_at < now() - interval '1 minute')
      for update of k skip locked
    ), used as (
      update lead_key k set last_used_at = now() from due d where k.tenant_id = d.tenant_id and k.id = d.id
    )
    select (select coalesce(json_agg(json_build_object('key_hash', o.key_hash, 'key_id', o.id, 'client_id', o.client_id,
        'name', o.name, 'client_name', c.name)), '[]')
      from opened o join client c on c.tenant_id = ${tenantId} and c.id = o.client_id) as ways, ${counting(tenantId)}`.execute(
    db,
  )
  const [found] = rows
  return new Map(
    (found?.ways ?? []).map(({ key_hash, ...way }) => [
      key_hash,
      { ...way, lead_type: found?.lead_type ?? null, blacklist: found?.blacklist ?? [] },
    ]),
  )
}

const count = (kept: readonly Kept[], result: Kept['result']): number =>
  kept.filter((one) => one.result === result).length

/** Writes the requests of one tenant that came together in one transaction, each with its entry in the audit log. */
async function deliver(
  services: Services,
  tenantId: number,
  deliveries: readonly Delivery[],
): Promise<readonly Receipt[]> {
  return services.database.write(wholeTenant(tenantId), async (db) => {
    const ways = await openedBy(db, tenantId, [...new Set(deliveries.map(({ keyHash }) => keyHash))])
    const arrivals = deliveries.flatMap(({ keyHash, leads }) => {
      const way = ways.get(keyHash)
      return way ? leads.map((lead) => ({ way, lead })) : []
    })
    const kept = await takeInAll({ services, tenantId, db }, arrivals)
    let from = 0
    const told: Receipt[] = []
    const entries: Done[] = []
    for (const { keyHash, leads, doer } of deliveries) {
      const way = ways.get(keyHash)
      if (!way) {
        told.push({ kept: null })
        continue
      }
      const own = kept.slice(from, (from += leads.length))
      told.push({ kept: own })
      if (own.length === 0) continue
      entries.push({
        doer,
        notes: [
          {
            subject: 'arrived leads',
            subjectId: way.key_id ?? 0,
            clientId: way.client_id,
            changes: {
              accepted: count(own, 'accepted'),
              keptApart: count(own, 'kept apart'),
              repeated: count(own, 'repeated'),
            },
          },
        ],
      })
    }
    await recordAll(db, tenantId, entries)
    return told
  })
}

/** @param services those of the server, once they are all there */
export const openLeadDesk = (services: () => Services): LeadDesk =>
  new Gatherer((tenantId, deliveries) => deliver(services(), tenantId, deliveries), limits)
