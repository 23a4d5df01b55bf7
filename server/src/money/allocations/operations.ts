import { sql } from 'kysely'
import { allocationKind, allocationKinds } from '@portal/core/money/allocations/kinds'
import { percentsOf, splitCents, splitProblem, weightOf } from '@portal/core/money/allocations/split'
import { wholeCentsOf } from '@portal/core/money/invoicing/shares'
import { dollarsFromCents } from '@portal/core/foundation/format/money'
import { operation } from '../../foundation/http/operation.ts'
import { invalid, notFound, stale } from '../../foundation/http/refusal.ts'
import { mediaBudgets, type MediaBudget } from '../budgets/section-months.ts'
import { inForce, spendOfParts, weightsOf } from './in-force.ts'

const checkMonth = (month: string): void => {
  if (!month.endsWith('-01')) throw invalid({ month: 'The month must be given by its first day.' })
}

/** The media budgets of a client by section, in cents. */
interface OfClient {
  readonly client: MediaBudget['client']
  readonly sections: Map<number, number>
}

/** Media budgets by client, in their order. */
function byClient(budgets: readonly MediaBudget[]): ReadonlyMap<number, OfClient> {
  const clients = new Map<number, OfClient>()
  for (const { client, sectionId, cents } of budgets) {
    const of = clients.get(client.id) ?? { client, sections: new Map<number, number>() }
    of.sections.set(sectionId, (of.sections.get(sectionId) ?? 0) + cents)
    clients.set(client.id, of)
  }
  return clients
}

/** What of a client's media budgets a kind splits, in cents. */
const wholeOf = ({ sections }: OfClient, kind: { readonly sections: readonly number[] }): number =>
  kind.sections.reduce((sum, id) => sum + (sections.get(id) ?? 0), 0)

/** Every client with a budget that can be split, and what of it is. */
const allocationOverview = operation('allocations.overview', async ({ db, tenantId, query }) => {
  checkMonth(query.month)
  const clients = byClient(
    await mediaBudgets(db, tenantId, {
      month: query.month,
      sections: allocationKinds.flatMap(({ sections }) => sections),
    }),
  )
  const set = await inForce(db, tenantId, {
    month: query.month,
    kinds: allocationKinds.map(({ kind }) => kind),
  })
  const monthOf = new Map(set.map((row) => [`${row.client_id} ${row.kind}`, row.month]))
  return [...clients.values()].map((of) => ({
    id: of.client.id,
    client: of.client,
    kinds: allocationKinds.map((kind) => ({
      kind: kind.kind,
      budget: dollarsFromCents(wholeOf(of, kind)),
      setIn: monthOf.get(`${of.client.id} ${kind.kind}`) ?? null,
    })),
  }))
})

/** How the budgets of a kind are split in a month. */
const listAllocations = operation('allocations.list', async ({ db, tenantId, params, query }) => {
  checkMonth(query.month)
  const kind = allocationKind(params.kind)
  if (!kind) throw notFound('This kind of allocation')
  const clients = byClient(await mediaBudgets(db, tenantId, { month: query.month, sections: kind.sections }))
  const set = new Map(
    (await inForce(db, tenantId, { month: query.month, kinds: [kind.kind] })).map((row) => [
      row.client_id,
      row,
    ]),
  )
  const spent = await spendOfParts(db, tenantId, { month: query.month, kind })
  return [...clients.values()].map((of) => {
    const { client } = of
    const cents = wholeOf(of, kind)
    const row = set.get(client.id)
    const weights = weightsOf(kind, row?.weights)
    const amounts = splitCents(cents, weights)
    const percents = percentsOf(weights)
    const spends = wholeCentsOf(
      [...kind.parts.map(({ key }) => key), ''].map((part) => spent.get(`${client.id} ${part}`) ?? 0),
    )
    const spend = (at: number): number => dollarsFromCents(spends[at] ?? 0)
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
        spend: spend(at),
      })),
      otherSpend: spend(kind.parts.length),
      version: row?.month === query.month ? row.version : 0,
    }
  })
})

/** Splits budgets from a month on, all or none. */
const setAllocations = operation('allocations.set', async ({ db, tenantId, params, body, person, audit }) => {
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
  const [only] = clientIds.length === 1 ? clientIds : []
  const clients = byClient(
    await mediaBudgets(db, tenantId, {
      month: body.month,
      sections: kind.sections,
      ...(only === undefined ? {} : { clientId: only }),
    }),
  )
  const missing = clientIds.find((id) => !clients.has(id))
  if (missing !== undefined)
    throw invalid({ clientIds: `A client has no ${kind.label} budget in this month. Choose others.` })
  const of = only === undefined ? undefined : clients.get(only)
  const problem = splitProblem(body.mode, body.parts, of ? wholeOf(of, kind) : 0)
  if (problem !== null) throw invalid({ parts: problem })
  const weights = Object.fromEntries(
    kind.parts.map(({ key }) => [key, weightOf(given.get(key) ?? { part: key, value: 0 })]),
  )
  // A split that is not there yet has no row to hold: who sets one of a kind waits for whoever does already.
  await sql`select pg_advisory_xact_lock(hashtext(${`budget_allocation ${params.kind}`}), ${tenantId}::integer)`.execute(
    db,
  )
  const { rows } = await sql<{ client_id: number; weights: unknown; version: number }>`
      select client_id, weights, version from budget_allocation
      where tenant_id = ${tenantId} and kind = ${params.kind} and month = ${body.month}::date and client_id = any (${clientIds}::integer[])`.execute(
    db,
  )
  const before = new Map(rows.map((row) => [row.client_id, row]))
  if (body.version !== undefined && only !== undefined && body.version !== (before.get(only)?.version ?? 0))
    throw stale()
  await sql`
      insert into budget_allocation as a (tenant_id, client_id, kind, month, mode, weights, updated_by)
      select ${tenantId}::integer, n.id, ${params.kind}, ${body.month}::date, ${body.mode}, ${JSON.stringify(weights)}::jsonb, ${person.id}::integer
      from unnest(${clientIds}::integer[]) as n (id) order by n.id
      on conflict (tenant_id, client_id, kind, month) do update set mode = excluded.mode, weights = excluded.weights,
        version = a.version + 1, updated_at = excluded.updated_at, updated_by = excluded.updated_by`.execute(
    db,
  )
  for (const clientId of clientIds)
    audit({
      subject: 'budget allocation',
      clientId,
      changes: {
        kind: [null, params.kind],
        month: [null, body.month],
        parts: [before.get(clientId)?.weights ?? null, weights],
      },
    })
  return { clients: clientIds.length }
})

export const allocationOperations = {
  'allocations.overview': allocationOverview,
  'allocations.list': listAllocations,
  'allocations.set': setAllocations,
}
