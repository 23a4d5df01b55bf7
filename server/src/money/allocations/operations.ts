import { sql } from 'kysely'
import {
  allocationKind,
  allocationKinds,
  partOfCampaign,
  type AllocationKind,
} from '@portal/core/money/allocations/kinds'
import {
  percentsOf,
  splitCents,
  splitProblem,
  weightOf,
  type AllocationMode,
} from '@portal/core/money/allocations/split'
import { centsFromNumeric, dollarsFromCents } from '@portal/core/foundation/format/money'
import { monthRange } from '@portal/core/foundation/format'
import type { Db } from '../../foundation/database/database.ts'
import { operation } from '../../foundation/http/operation.ts'
import { invalid, notFound, stale } from '../../foundation/http/refusal.ts'
import { mediaOf } from '../budgets/section-months.ts'

interface Budgeted {
  readonly id: number
  readonly name: string
  readonly slug: string
  readonly section_id: number
  readonly media: string
}

const checkMonth = (month: string): void => {
  if (!month.endsWith('-01')) throw invalid({ month: 'The month must be given by its first day.' })
}

/** What sections of clients may spend in a month. */
async function mediaBudgets(
  db: Db,
  tenantId: number,
  month: string,
  sections: readonly number[],
): Promise<readonly Budgeted[]> {
  const { end } = monthRange(month)
  const { rows } = await sql<Budgeted>`
    select c.id, c.name, c.slug, s.pacing_section_id as section_id, sum(${mediaOf})::numeric(14, 2)::text as media
    from budget b
      join service s on s.tenant_id = b.tenant_id and s.id = b.service_id
      join client c on c.tenant_id = b.tenant_id and c.id = b.client_id
    where b.tenant_id = ${tenantId} and b.deleted_at is null and s.pacing_section_id = any (${sections}::integer[])
      and b.starts_at <= ${end}::date and (b.ends_at is null or b.ends_at >= ${month}::date)
    group by c.id, c.name, c.slug, c.name_folded, s.pacing_section_id order by c.name_folded, c.id`.execute(
    db,
  )
  return rows
}

interface SetRow {
  readonly client_id: number
  readonly kind: string
  readonly month: string
  readonly mode: AllocationMode
  readonly weights: unknown
  readonly version: number
}

/** What holds in a month: the latest that was set by then. */
async function inForce(
  db: Db,
  tenantId: number,
  month: string,
  kinds: readonly string[],
): Promise<readonly SetRow[]> {
  const { rows } = await sql<SetRow>`
    select distinct on (a.client_id, a.kind) a.client_id, a.kind, a.month, a.mode, a.weights, a.version
    from budget_allocation a where a.tenant_id = ${tenantId} and a.kind = any (${kinds}::text[]) and a.month <= ${month}::date
    order by a.client_id, a.kind, a.month desc`.execute(db)
  return rows
}

/** The weight of each part of a kind, in their order. */
const weightsOf = ({ parts }: AllocationKind, stored: unknown): readonly number[] => {
  const of = new Map<string, unknown>(
    typeof stored === 'object' && stored !== null ? Object.entries(stored) : [],
  )
  return parts.map(({ key }) => {
    const weight = of.get(key)
    return typeof weight === 'number' ? weight : 0
  })
}

/** Every client with a budget that can be split, and what of it is. */
export const allocationOverview = operation('allocations.overview', async ({ db, tenantId, query }) => {
  checkMonth(query.month)
  const budgets = await mediaBudgets(
    db,
    tenantId,
    query.month,
    allocationKinds.flatMap(({ sections }) => sections),
  )
  const set = await inForce(
    db,
    tenantId,
    query.month,
    allocationKinds.map(({ kind }) => kind),
  )
  const monthOf = new Map(set.map((row) => [`${row.client_id} ${row.kind}`, row.month]))
  const clients = new Map(budgets.map(({ id, name, slug }) => [id, { id, name, slug }]))
  return [...clients.values()].map((client) => ({
    id: client.id,
    client,
    kinds: allocationKinds.map(({ kind, sections }) => ({
      kind,
      budget: dollarsFromCents(
        budgets
          .filter((row) => row.id === client.id && sections.some((section) => section === row.section_id))
          .reduce((sum, { media }) => sum + centsFromNumeric(media), 0),
      ),
      setIn: monthOf.get(`${client.id} ${kind}`) ?? null,
    })),
  }))
})

/** What campaigns of a kind spent in a month, in cents, by client and part; null for those of no part. */
async function spends(
  db: Db,
  tenantId: number,
  month: string,
  kind: AllocationKind,
): Promise<ReadonlyMap<string, number>> {
  const { end } = monthRange(month)
  const { rows } = await sql<{ client_id: number; name: string; channel: string; cents: number }>`
    select f.client_id, g.name, f.channel, (sum(f.spend_micros) / 10000)::float8 as cents
    from metric_fact f join metric_campaign g on g.tenant_id = f.tenant_id and g.id = f.campaign_id
    where f.tenant_id = ${tenantId} and f.channel = any (${kind.channels}::text[]) and f.day between ${month}::date and ${end}::date
    group by 1, 2, 3`.execute(db)
  const sums = new Map<string, number>()
  for (const row of rows) {
    const part = row.channel === 'ctv' ? 'connectedTv' : partOfCampaign(kind, row.name)
    const key = `${row.client_id} ${part ?? ''}`
    sums.set(key, (sums.get(key) ?? 0) + row.cents)
  }
  return sums
}

/** How the budgets of a kind are split in a month. */
export const listAllocations = operation('allocations.list', async ({ db, tenantId, params, query }) => {
  checkMonth(query.month)
  const kind = allocationKind(params.kind)
  if (!kind) throw notFound('This kind of allocation')
  const budgets = await mediaBudgets(db, tenantId, query.month, kind.sections)
  const set = new Map(
    (await inForce(db, tenantId, query.month, [kind.kind])).map((row) => [row.client_id, row]),
  )
  const spent = await spends(db, tenantId, query.month, kind)
  const clients = new Map(budgets.map(({ id, name, slug }) => [id, { id, name, slug }]))
  return [...clients.values()].map((client) => {
    const cents = budgets
      .filter(({ id }) => id === client.id)
      .reduce((sum, { media }) => sum + centsFromNumeric(media), 0)
    const row = set.get(client.id)
    const weights = weightsOf(kind, row?.weights)
    const amounts = splitCents(cents, weights)
    const percents = percentsOf(weights)
    const spend = (part: string): number =>
      dollarsFromCents(Math.round(spent.get(`${client.id} ${part}`) ?? 0))
    return {
      id: client.id,
      client,
      budget: dollarsFromCents(cents),
      mode: row?.mode ?? 'Percent',
      setIn: row?.month ?? null,
      parts: kind.parts.map(({ key }, at) => ({
        part: key,
        percent: percents[at] ?? 0,
        amount: dollarsFromCents(amounts[at] ?? 0),
        spend: spend(key),
      })),
      otherSpend: spend(''),
      version: row?.month === query.month ? row.version : 0,
    }
  })
})

/** Splits budgets from a month on, all or none. */
export const setAllocations = operation(
  'allocations.set',
  async ({ db, tenantId, params, body, person, audit }) => {
    checkMonth(body.month)
    const kind = allocationKind(params.kind)
    if (!kind) throw notFound('This kind of allocation')
    const clientIds = [...new Set(body.clientIds)].toSorted((one, other) => one - other)
    const given = new Map(body.parts.map((share) => [share.part, share]))
    if (given.size < body.parts.length) throw invalid({ parts: 'A part is listed twice.' })
    const unknown = body.parts.find(({ part }) => !kind.parts.some(({ key }) => key === part))
    if (unknown) throw invalid({ parts: `${unknown.part} is no part of ${kind.label}.` })
    if (body.mode === 'Dollars' && clientIds.length > 1)
      throw invalid({ mode: 'Several clients are split by percent: their budgets differ.' })
    const whole = new Map<number, number>()
    for (const { id, media } of await mediaBudgets(db, tenantId, body.month, kind.sections))
      whole.set(id, (whole.get(id) ?? 0) + centsFromNumeric(media))
    const missing = clientIds.find((id) => !whole.has(id))
    if (missing !== undefined)
      throw invalid({ clientIds: `A client has no ${kind.label} budget in this month. Choose others.` })
    const problem = splitProblem(body.mode, body.parts, whole.get(clientIds[0] ?? 0) ?? 0)
    if (problem !== null) throw invalid({ parts: problem })
    const weights = Object.fromEntries(
      kind.parts.map(({ key }) => [key, weightOf(given.get(key) ?? { part: key, value: 0 })]),
    )
    for (const clientId of clientIds) {
      const before = await db
        .selectFrom('budget_allocation')
        .where('tenant_id', '=', tenantId)
        .where('client_id', '=', clientId)
        .where('kind', '=', params.kind)
        .where('month', '=', body.month)
        .select(['weights', 'mode', 'version'])
        .forUpdate()
        .executeTakeFirst()
      if (body.version !== undefined && clientIds.length === 1 && body.version !== (before?.version ?? 0))
        throw stale()
      await db
        .insertInto('budget_allocation')
        .values({
          tenant_id: tenantId,
          client_id: clientId,
          kind: params.kind,
          month: body.month,
          mode: body.mode,
          weights: JSON.stringify(weights),
          updated_by: person.id,
        })
        .onConflict((on) =>
          on.columns(['tenant_id', 'client_id', 'kind', 'month']).doUpdateSet({
            mode: body.mode,
            weights: JSON.stringify(weights),
            version: sql<number>`budget_allocation.version + 1`,
            updated_at: sql<string>`now()`,
            updated_by: person.id,
          }),
        )
        .execute()
      audit({
        subject: 'budget allocation',
        clientId,
        changes: {
          kind: [null, params.kind],
          month: [null, body.month],
          parts: [before?.weights ?? null, weights],
        },
      })
    }
    return { clients: clientIds.length }
  },
)

export const allocationOperations = {
  'allocations.overview': allocationOverview,
  'allocations.list': listAllocations,
  'allocations.set': setAllocations,
}
