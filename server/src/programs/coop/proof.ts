import { sql } from 'kysely'
import type { Answer } from '@portal/core/calls'
import {
  counted,
  formatDay,
  formatDollars,
  formatMonth,
  monthRange,
  today,
} from '@portal/core/foundation/format'
import { isEmployee } from '@portal/core/foundation/policy/user-types'
import { isPerson, type Actor } from '@portal/core/foundation/policy/actor'
import { pathOf } from '@portal/core/foundation/routes'
import { proofOf, type ClaimChannel, type ProofKind } from '@portal/core/programs/coop/claims'
import type { Db } from '../../foundation/database/database.ts'
import type { FileAddresses } from '../../foundation/files/addresses.ts'
import { presentFile, type FileRow } from '../../foundation/files/stored.ts'
import { operation, type Services } from '../../foundation/http/operation.ts'
import { notFound } from '../../foundation/http/refusal.ts'
import { claimedBy, creativesOf, landingPagesOf, type Claimed, type LandingPage } from './ran.ts'
import { claimRows, presentClaim } from './claim-rows.ts'
import { activitiesIn, invoicesIn, screenshotsIn } from './proof-sources.ts'

export type Proof = Answer<'coopProof.ofClient'>
type Claim = Answer<'coopClaims.proof'>['claim']

/** The channels of figures that a claim's channel is made of. */
const metricChannels: Readonly<Record<ClaimChannel, readonly string[]>> = {
  SEO: [],
  SEM: ['search'],
  Facebook: ['social'],
  DV360: ['display', 'video', 'ctv'],
  Vehicles: ['search', 'social', 'display', 'video', 'ctv'],
}

/** A screenshot with the place of its bytes. */
export type Screenshot = FileRow & {
  readonly storage_key: string
  readonly sha256: string
  readonly logged_at: string
  readonly is_external: boolean
}

interface Looking {
  readonly db: Db
  readonly tenantId: number
  readonly actor: Actor
  readonly addresses: FileAddresses
  /** Whether the portal can take pictures of pages. */
  readonly takesPictures: boolean
}

/** What looks for proof, of a request. */
export const lookingOf = ({
  db,
  tenantId,
  actor,
  services,
}: Pick<Looking, 'db' | 'tenantId' | 'actor'> & { readonly services: Services }): Looking => ({
  db,
  tenantId,
  actor,
  addresses: services.addresses,
  takesPictures: services.pagePictures.there,
})

const plain = (html: string): string =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** Screenshots of a client's month, as they lie in the store. */
export async function screenshotsOf(
  db: Db,
  tenantId: number,
  clientId: number,
  month: string,
): Promise<readonly Screenshot[]> {
  const { rows } = await sql<Screenshot>`
    select * from ${screenshotsIn(tenantId, sql`${clientId}::integer`, sql`${month}`)} f order by logged_at, id`.execute(
    db,
  )
  return rows
}

/** What is said of a kind: where there is none, what people of the agency do about it, and what one and several are. */
const words: Readonly<Record<ProofKind, Readonly<Record<'none' | 'remedy' | 'one' | 'some', string>>>> = {
  Spend: {
    none: 'No figures of this month have arrived',
    remedy: 'import them',
    one: 'day with figures',
    some: 'days with figures',
  },
  Activities: {
    none: 'Nothing was logged for this channel',
    remedy: 'log what was done as an activity',
    one: 'activity',
    some: 'activities',
  },
  Screenshots: {
    none: 'There are no screenshots of this month',
    remedy: 'add them to an activity of the type CO-OP, under Co-op screenshots',
    one: 'screenshot',
    some: 'screenshots',
  },
  Creatives: {
    none: 'Nothing is known of what ran',
    remedy: 'import the figures of creatives, or keep previews of the ads',
    one: 'creative',
    some: 'creatives',
  },
  'Landing Pages': {
    none: 'It is not known where people were led',
    remedy:
      'import Search Console for SEO; elsewhere visits of the site say it, and where previews of ads lead',
    one: 'landing page',
    some: 'landing pages',
  },
  Invoices: {
    none: 'No invoice of this month has been sent yet',
    remedy: '',
    one: 'invoice',
    some: 'invoices',
  },
}

/**
 * What the portal knows that proves the work for a client on a channel in a month. Whoever is no employee gets neither
 * money nor what is internal.
 */
async function gatherProof(
  { db, tenantId, actor, addresses, takesPictures }: Looking,
  { clientId, channel, month: anyDay }: Claimed,
  claimId: number | null = null,
): Promise<Proof> {
  const { start: month, end } = monthRange(anyDay)
  const claimed = { clientId, channel, month }
  const staff = isPerson(actor) && isEmployee(actor)
  const id = sql`${clientId}::integer`
  const [clients, days, activities, screenshots, creatives, pages, invoices] = await Promise.all([
    sql<
      Proof['client']
    >`select id, name, slug from client where tenant_id = ${tenantId} and id = ${clientId}`.execute(db),
    sql<{ day: string; impressions: string; clicks: string; conversions: string; spend: string }>`
      select day, sum(impressions)::bigint as impressions, sum(clicks)::bigint as clicks, round(sum(conversion_micros) / 1e6)::bigint as conversions,
        round(sum(spend_micros) / 1e6, 2) as spend
      from metric_day where tenant_id = ${tenantId} and client_id = ${clientId} and day between ${month} and ${end} and facts > 0
        and channel = any (${metricChannels[channel]}::text[]) group by day order by day`.execute(db),
    sql<{ body: string; logged_at: string; type: string; category: string; is_external: boolean }>`
      select * from ${activitiesIn(tenantId, id, sql`${channel}::text`, sql`${month}`)} a order by logged_at, id`.execute(
      db,
    ),
    screenshotsOf(db, tenantId, clientId, month),
    creativesOf(db, tenantId, claimed),
    landingPagesOf(db, tenantId, claimed, claimId),
    sql<{ number: string | null; issued_on: string | null; total_cents: number; id: number }>`
      select * from ${invoicesIn(tenantId, id, sql`${month}`)} i order by number, id`.execute(db),
  ])
  const [client] = clients.rows
  if (!client) throw notFound('This client')
  const seen = <T extends { readonly is_external: boolean }>(rows: readonly T[]): readonly T[] =>
    staff ? rows : rows.filter(({ is_external }) => is_external)
  const dayOf = (instant: string): string => today(new Date(instant))
  const entries: Readonly<Record<ProofKind, Proof['items'][number]['entries']>> = {
    Spend: days.rows.map((row) => ({
      title: `${Number(row.impressions).toLocaleString('en-US')} impressions, ${Number(row.clicks).toLocaleString('en-US')} clicks`,
      detail: staff ? formatDollars(Number(row.spend)) : '',
      day: row.day,
    })),
    Activities: seen(activities.rows).map((row) => ({
      title: `${row.type}, ${row.category}`,
      detail: plain(row.body).slice(0, 400),
      day: dayOf(row.logged_at),
    })),
    Screenshots: seen(screenshots).map((row) => ({
      title: row.label,
      detail: row.name,
      day: dayOf(row.logged_at),
      address: presentFile(row, tenantId, actor, addresses).address,
    })),
    Creatives: creatives.map(({ file, ...creative }) => ({
      ...creative,
      ...(staff && file ? { address: presentFile(file, tenantId, actor, addresses).address } : {}),
    })),
    'Landing Pages': pages.map((page) => ({
      title: page.address,
      detail: saidOfPage(page, staff),
      day: page.takenAt === null ? month : dayOf(page.takenAt),
      address: staff && page.file ? presentFile(page.file, tenantId, actor, addresses).address : page.address,
    })),
    Invoices: invoices.rows.map((row) => ({
      title: row.number ?? 'Invoice',
      detail: staff ? formatDollars(Number(row.total_cents) / 100) : '',
      day: row.issued_on ?? month,
      ...(staff ? { address: `${pathOf('invoicing.index')}?invoice=${row.id}` } : {}),
    })),
  }
  // Money is between the agency and its client.
  const kinds = proofOf[channel].filter((kind) => staff || kind !== 'Invoices')
  const items = kinds.map((kind) => {
    const found = entries[kind].length
    return {
      kind,
      found,
      sentence:
        found === 0
          ? `${[words[kind].none, staff ? words[kind].remedy : ''].filter(Boolean).join(': ')}.`
          : `${found} ${words[kind][found === 1 ? 'one' : 'some']} of ${formatMonth(month)}.`,
      entries: entries[kind],
    }
  })
  return {
    client,
    channel,
    month,
    items,
    missing: items.filter(({ found }) => found === 0).map(({ kind }) => kind),
    pictures:
      staff && takesPictures && claimId !== null && kinds.includes('Landing Pages')
        ? { pages: pages.length, taken: pages.filter(({ file }) => file !== null).length }
        : null,
    days: days.rows.map((row) => ({
      day: row.day,
      impressions: Number(row.impressions),
      clicks: Number(row.clicks),
      conversions: Number(row.conversions),
      ...(staff ? { spend: Number(row.spend) } : {}),
    })),
  }
}

/** How many came to a page, and whether its picture could be taken. */
function saidOfPage({ visits, file, reason, takenAt }: LandingPage, staff: boolean): string {
  const came = visits === 0 ? '' : counted(visits, 'visit')
  const picture =
    !staff || takenAt === null
      ? ''
      : file === null
        ? `No picture could be taken: ${reason}`
        : `pictured on ${formatDay(today(new Date(takenAt)))}`
  return [came, picture].filter(Boolean).join(', ')
}

/** A claim with its proof. @throws {Refusal} 404 */
export async function claimWithProof(
  looking: Looking,
  id: number,
): Promise<{ readonly claim: Claim; readonly proof: Proof }> {
  const [row] = await claimRows(looking.db, looking.tenantId, sql`k.id = ${id}`)
  if (!row) throw notFound('This claim')
  const proof = await gatherProof(looking, claimedBy(row), id)
  return { claim: presentClaim(row, proof.missing), proof }
}

/** Kinds of proof that a claim lacks. */
export const missingProof = async (looking: Looking, claimed: Claimed): Promise<readonly ProofKind[]> =>
  (await gatherProof(looking, claimed)).missing

export const getClaimProof = operation('coopClaims.proof', ({ db, tenantId, actor, services, params }) =>
  claimWithProof(lookingOf({ db, tenantId, actor, services }), params.id),
)

/** Proof of a channel; a guest's is of the client of the link, and of the channel that the link is for. */
export const proofOfClient = operation(
  'coopProof.ofClient',
  async ({ db, tenantId, actor, scope, services, query }) => {
    const allowed = scope === 'all' || (scope.of === 'client' && scope.ids.includes(query.clientId))
    const route = query.channel === 'SEO' ? 'co-op.seo' : 'co-op.facebook'
    const own =
      actor.kind !== 'guest' || (actor.grant.route === route && ['SEO', 'Facebook'].includes(query.channel))
    if (!allowed || !own) throw notFound('This client')
    return gatherProof(lookingOf({ db, tenantId, actor, services }), {
      clientId: query.clientId,
      channel: query.channel,
      month: query.month,
    })
  },
)
