import { sql } from 'kysely'
import type { Answer } from '@portal/core/calls'
import { daysBetween, formatDollars, formatMonth, monthRange, today } from '@portal/core/foundation/format'
import { isEmployee } from '@portal/core/foundation/policy/user-types'
import { isPerson, type Actor } from '@portal/core/foundation/policy/actor'
import { pathOf } from '@portal/core/foundation/routes'
import {
  claimedCents,
  openStates,
  proofOf,
  type ClaimChannel,
  type ProofKind,
} from '@portal/core/programs/coop/claims'
import type { Db } from '../../foundation/database/database.ts'
import type { FileAddresses } from '../../foundation/files/addresses.ts'
import { presentFile, type FileRow } from '../../foundation/files/stored.ts'
import { operation } from '../../foundation/http/operation.ts'
import { notFound } from '../../foundation/http/refusal.ts'
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
  readonly logged_at: string
  readonly is_external: boolean
}

interface Looking {
  readonly db: Db
  readonly tenantId: number
  readonly actor: Actor
  readonly addresses: FileAddresses
}

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

/** What is said of a kind: where there is none, what people of the agency do about it, and what the found are. */
const words: Readonly<Record<ProofKind, Readonly<Record<'none' | 'remedy' | 'some', string>>>> = {
  Spend: {
    none: 'No figures of this month have arrived',
    remedy: 'import them',
    some: 'days with figures',
  },
  Activities: {
    none: 'Nothing was logged for this channel',
    remedy: 'log what was done as an activity',
    some: 'activities',
  },
  Screenshots: {
    none: 'There are no screenshots of this month',
    remedy: 'add them to an activity of the type CO-OP, under Co-op screenshots',
    some: 'screenshots',
  },
  Invoices: { none: 'No invoice of this month has been sent yet', remedy: '', some: 'invoices' },
}

/**
 * What the portal knows that proves the work for a client on a channel in a month. Whoever is no employee gets neither
 * money nor what is internal.
 */
export async function gatherProof(
  { db, tenantId, actor, addresses }: Looking,
  clientId: number,
  channel: ClaimChannel,
  day: string,
): Promise<Proof> {
  const { start: month, end } = monthRange(day)
  const staff = isPerson(actor) && isEmployee(actor)
  const id = sql`${clientId}::integer`
  const [clients, days, activities, screenshots, invoices] = await Promise.all([
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
    const what = words[kind].some
    return {
      kind,
      found,
      sentence:
        found === 0
          ? `${[words[kind].none, staff ? words[kind].remedy : ''].filter(Boolean).join(': ')}.`
          : `${found} ${found === 1 ? what.replace(/s$/, '').replace(/ies$/, 'y').replace('days', 'day') : what} of ${formatMonth(month)}.`,
      entries: entries[kind],
    }
  })
  return {
    client,
    channel,
    month,
    items,
    missing: items.filter(({ found }) => found === 0).map(({ kind }) => kind),
    days: days.rows.map((row) => ({
      day: row.day,
      impressions: Number(row.impressions),
      clicks: Number(row.clicks),
      conversions: Number(row.conversions),
      ...(staff ? { spend: Number(row.spend) } : {}),
    })),
  }
}

interface ClaimRow {
  readonly id: number
  readonly client_id: number
  readonly name: string
  readonly state: string
  readonly channel: ClaimChannel
  readonly month: string
  readonly spent: string
  readonly share_percent: string
  readonly deadline: string
  readonly manufacturer: string
  readonly owner: string | null
}

export async function claimRows(
  db: Db,
  tenantId: number,
  where: ReturnType<typeof sql>,
): Promise<readonly ClaimRow[]> {
  const { rows } = await sql<ClaimRow>`
    select k.*, m.name as manufacturer, u.first_name || ' ' || u.last_name as owner
    from claim k
      join manufacturer m on m.tenant_id = k.tenant_id and m.id = k.manufacturer_id
      left join user_account u on u.tenant_id = k.tenant_id and u.id = k.owner_id
    where k.tenant_id = ${tenantId} and k.deleted_at is null and ${where} order by k.deadline, k.id`.execute(
    db,
  )
  return rows
}

const presented = (row: ClaimRow, missing: readonly ProofKind[]): Claim => ({
  id: row.id,
  name: row.name,
  state: row.state,
  spent: Number(row.spent),
  sharePercent: Number(row.share_percent),
  claimed: claimedCents(Math.round(Number(row.spent) * 100), Number(row.share_percent)) / 100,
  deadline: row.deadline,
  daysLeft: daysBetween(today(), row.deadline),
  manufacturer: row.manufacturer,
  owner: row.owner,
  missing: [...missing],
})

/** A claim with its proof. @throws {Refusal} 404 */
export async function claimWithProof(
  looking: Looking,
  id: number,
): Promise<{ readonly claim: Claim; readonly proof: Proof }> {
  const [row] = await claimRows(looking.db, looking.tenantId, sql`k.id = ${id}`)
  if (!row) throw notFound('This claim')
  const proof = await gatherProof(looking, row.client_id, row.channel, row.month)
  return { claim: presented(row, proof.missing), proof }
}

export const getClaimProof = operation('coopClaims.proof', ({ db, tenantId, actor, services, params }) =>
  claimWithProof({ db, tenantId, actor, addresses: services.addresses }, params.id),
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
    return gatherProof(
      { db, tenantId, actor, addresses: services.addresses },
      query.clientId,
      query.channel,
      query.month,
    )
  },
)

interface HubRow extends ClaimRow {
  readonly client: { readonly id: number; readonly name: string; readonly slug: string }
  readonly days: number
  readonly activities: number
  readonly screenshots: number
  readonly invoices: number
}

/** What is still to be handed in, by deadline. */
export const getCoopHub = operation('coopHub.get', async ({ db, tenantId }) => {
  const [{ rows }, { rows: sums }] = await Promise.all([
    sql<HubRow>`
      select k.*, m.name as manufacturer, u.first_name || ' ' || u.last_name as owner,
        json_build_object('id', c.id, 'name', c.name, 'slug', c.slug) as client,
        (select count(distinct d.day)::integer from metric_day d where d.tenant_id = k.tenant_id and d.client_id = k.client_id and d.facts > 0
          and d.day between date_trunc('month', k.month)::date and (date_trunc('month', k.month) + interval '1 month - 1 day')::date
          and case k.channel when 'SEM' then d.channel = 'search' when 'Facebook' then d.channel = 'social'
            when 'DV360' then d.channel in ('display', 'video', 'ctv') else d.channel <> 'analytics' end) as days,
        (select count(*)::integer from ${activitiesIn(tenantId, sql`k.client_id`, sql`k.channel`, sql`k.month`)} a) as activities,
        (select count(*)::integer from ${screenshotsIn(tenantId, sql`k.client_id`, sql`k.month`)} f) as screenshots,
        (select count(*)::integer from ${invoicesIn(tenantId, sql`k.client_id`, sql`k.month`)} i) as invoices
      from claim k
        join client c on c.tenant_id = k.tenant_id and c.id = k.client_id
        join manufacturer m on m.tenant_id = k.tenant_id and m.id = k.manufacturer_id
        left join user_account u on u.tenant_id = k.tenant_id and u.id = k.owner_id
      where k.tenant_id = ${tenantId} and k.deleted_at is null and k.state = any (${openStates}::text[])
      order by k.deadline, k.id limit 500`.execute(db),
    sql<{ waiting: string; paid: string }>`
      select coalesce(sum(round(spent * share_percent / 100, 2)) filter (where state in ('Submitted', 'Approved')), 0) as waiting,
        coalesce(sum(paid) filter (where state = 'Paid' and date_trunc('year', month) = date_trunc('year', ${today()}::date)), 0) as paid
      from claim where tenant_id = ${tenantId} and deleted_at is null`.execute(db),
  ])
  const open = rows.map((row) => {
    const found: Readonly<Record<ProofKind, number>> = {
      Spend: row.days,
      Activities: row.activities,
      Screenshots: row.screenshots,
      Invoices: row.invoices,
    }
    return {
      ...presented(
        row,
        proofOf[row.channel].filter((kind) => found[kind] === 0),
      ),
      client: row.client,
      channel: row.channel,
    }
  })
  const cents = open.reduce((sum, { claimed }) => sum + Math.round(claimed * 100), 0)
  return {
    open,
    totals: {
      atStake: cents / 100,
      waiting: Number(sums[0]?.waiting ?? 0),
      paid: Number(sums[0]?.paid ?? 0),
      late: open.filter(({ daysLeft }) => daysLeft < 0).length,
    },
  }
})
