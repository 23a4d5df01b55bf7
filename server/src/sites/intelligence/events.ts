import { createHmac } from 'node:crypto'
import { isbot } from 'isbot'
import { perDatabase } from '../../foundation/database/per-database.ts'
import { LRUCache } from 'lru-cache'
import { sql } from 'kysely'
import type { Part } from '@portal/core/foundation/contract/call'
import type { siteCalls } from '@portal/core/sites/intelligence/calls'
import { isOwnAddress } from '@portal/core/sites/intelligence/own-addresses'
import { cameFrom, modelOf, pageKindOf } from '@portal/core/sites/intelligence/pages'
import { today } from '@portal/core/foundation/format'
import { originOf } from '@portal/core/foundation/rules/url'
import { wholeTenant } from '../../foundation/database/context.ts'
import type { Database, Db } from '../../foundation/database/database.ts'
import { operation } from '../../foundation/http/operation.ts'
import { forbidden } from '../../foundation/http/refusal.ts'

/** An event as the table has it, without its tenant. */
export interface CameEvent {
  readonly client_id: number
  readonly at: string
  readonly visitor: string
  readonly kind: 'view' | 'lead'
  readonly page_kind: string
  readonly path: string
  readonly model: string
  readonly source: string
  readonly medium: string
  readonly page_ref: string
  readonly form: string
  /** Where the page was read, as far as a file of address ranges knows. */
  readonly zip: string
}

interface Site {
  readonly client_id: number
  readonly origin: string
  readonly own_addresses: string
}

/** Sites are asked for at every beacon and change twice a year: a change counts within half a minute. */
const sitesOf = perDatabase(
  () => new LRUCache<string, { readonly site: Site | null }>({ max: 5_000, ttl: 30_000 }),
)

async function siteOf(database: Database, tenantId: number, key: string): Promise<Site | null> {
  const sites = sitesOf(database)
  const held = sites.get(`${tenantId}:${key}`)
  if (held) return held.site
  const { rows } = await sql<Site>`
    select client_id, origin, own_addresses from site
    where tenant_id = ${tenantId} and site_key = ${key} and active and deleted_at is null`.execute(
    database.reading(wholeTenant(tenantId)),
  )
  const site = rows[0] ?? null
  sites.set(`${tenantId}:${key}`, { site })
  return site
}

/**
 * A visitor for one day on one site, of whom nothing is kept from which address and browser could be had again
 * without the server's secret. Nothing is stored in the browser for it.
 */
const anonymous = (secret: Uint8Array, ...parts: readonly string[]): string =>
  createHmac('sha256', secret)
    .update(['site visitor', ...parts].join('\n'))
    .digest('hex')
    .slice(0, 24)

type Sent = Part<(typeof siteCalls)['siteEvents.receive'], 'body'>

/** Who came to a site of a client, and from where. */
interface Coming {
  readonly clientId: number
  readonly visitor: string
  readonly zip: string
  readonly came: { readonly source: string; readonly medium: string }
}

/** Keeps someone who gave name and address on a page; nobody where there is neither email nor phone. */
async function meet(
  db: Db,
  tenantId: number,
  { clientId, visitor, came: { source } }: Coming,
  given: { readonly name?: string; readonly email?: string; readonly phone?: string },
): Promise<void> {
  const email = plain(given.email ?? '')
    .trim()
    .toLowerCase()
  const phone = plain(given.phone ?? '').trim()
  const knownBy = email || phone.replaceAll(/\D/g, '').slice(-10)
  if (knownBy === '') return
  await sql`
    with person as (
      insert into site_contact as c (tenant_id, client_id, known_by, name, email, phone, source)
      values (${tenantId}, ${clientId}, ${knownBy}, ${plain(given.name ?? '').trim()}, ${email}, ${phone}, ${source})
      on conflict (tenant_id, client_id, known_by) do update set last_at = excluded.last_at,
        name = case when excluded.name <> '' then excluded.name else c.name end,
        phone = case when excluded.phone <> '' then excluded.phone else c.phone end
      returning id)
    insert into site_contact_visitor (tenant_id, client_id, site_contact_id, visitor)
    select ${tenantId}, ${clientId}, id, ${visitor} from person on conflict do nothing`.execute(db)
}

/** People that one beacon may tell of: each is written by itself. */
const mostPeople = 3

const leftOut = (why: string) => ({ taken: 0, leftOut: why })

export const receiveEvents = operation('siteEvents.receive', async ({ body, tenantId, services, origin }) => {
  const site = await siteOf(services.database, tenantId, body.s)
  if (!site) return leftOut('This site is not known here. Look at the key in the snippet.')
  const registered = originOf(site.origin)
  if (registered === null || registered !== origin.page)
    throw forbidden('This page is not of the site that the key is for.')
  if (isbot(origin.userAgent)) return leftOut('This is no person.')
  if (isOwnAddress(site.own_addresses, origin.ip)) return leftOut('This is one of the store’s own addresses.')
  const visitor = body.i ?? anonymous(services.settings.secret, today(), body.s, origin.ip, origin.userAgent)
  const host = new URL(registered).hostname
  const zip = services.whereabouts.zipOf(origin.ip) ?? ''
  const now = Date.now()
  const events: CameEvent[] = []
  let people = 0
  for (const one of body.e) {
    const came = cameFrom({ source: one.s, medium: one.m }, one.r ?? '', host)
    const coming = { clientId: site.client_id, visitor, zip, came }
    if (one.k === 'contact') {
      const db = services.database.reading(wholeTenant(tenantId))
      people += 1
      if (one.c && people <= mostPeople) await meet(db, tenantId, coming, one.c)
      continue
    }
    events.push(eventOf(one, now, coming))
  }
  if (events.length > 0) await services.siteEvents.keep(tenantId, events)
  return { taken: body.e.length, leftOut: null }
})

const eventOf = (
  one: Sent['e'][number],
  now: number,
  { clientId, visitor, zip, came }: Coming,
): CameEvent => {
  const kind = pageKindOf(one.p)
  return {
    client_id: clientId,
    at: new Date(now - one.a).toISOString(),
    visitor,
    kind: one.k === 'lead' ? 'lead' : 'view',
    page_kind: kind,
    path: plain(one.p),
    model: kind === 'Vehicle' ? plain(modelOf(one.t ?? '') || modelOf(one.p)) : '',
    source: plain(came.source),
    medium: plain(came.medium),
    page_ref: one.n ?? '',
    form: plain(one.f ?? ''),
    zip,
  }
}

/** Without the characters that a database takes for an end, and without halves of a character. */
const plain = (text: string): string => text.replaceAll(/[\u0000-\u001F\u007F]/g, '').toWellFormed()
