import { sql } from 'kysely'
import { endsBeforeStart } from '@portal/core/money/budgets/fields'
import { latestMonth } from '../../money/budgets/actual-spend.ts'
import type { Db } from '../../foundation/database/database.ts'
import { knownClients, namesOf, type KnownClients } from './known-clients.ts'
import { gathered, problem, type Outcome, type Planner, type PlanRow } from './plan.ts'

interface StoredBudget {
  readonly id: number
  readonly client_id: number
  readonly service_id: number
  readonly budget_type: string
  readonly starts_at: string
  readonly ends_at: string | null
  readonly invoice_amount: string
  readonly actual_spend: string | null
  readonly platform_margin: string | null
  readonly notes: string
  readonly version: number
  readonly tag_ids: readonly number[]
}

interface Lists {
  readonly services: ReadonlyMap<string, { readonly id: number; readonly active: boolean }>
  readonly tags: ReadonlyMap<string, number>
}

/** A row with the ids of what it names. */
interface Resolved {
  readonly clientId: number
  readonly service: { readonly id: number; readonly active: boolean }
  readonly tagIds: readonly number[] | undefined
  readonly key: string
}

/** Columns that take a field's text as it is. */
const plainColumns = {
  endsAt: 'ends_at',
  invoiceAmount: 'invoice_amount',
  actualSpend: 'actual_spend',
  platformMargin: 'platform_margin',
  notes: 'notes',
} as const satisfies Readonly<Record<string, keyof StoredBudget>>

const keyOf = (clientId: number, serviceId: number, type: string, startsAt: string): string =>
  `${clientId}|${serviceId}|${type}|${startsAt}`

/**
 * Plans a file of budgets. A budget is known by its client, service, type and
 * start date. An empty cell leaves alone what is stored.
 */
export function budgetPlanner(tenantId: number): Planner {
  const lines = new Map<string, number>()
  return {
    async plan(db, rows) {
      const [known, services, { ids: tags }] = await Promise.all([
        knownClients(
          db,
          tenantId,
          rows.flatMap(({ values }) => values['dealerCode'] ?? []),
          rows.flatMap(({ values }) => values['client'] ?? []),
        ),
        servicesOf(db, tenantId),
        namesOf(db, tenantId, 'budget_tag'),
      ])
      const resolved = rows.map((row) => ({ row, found: resolve(row, known, { services, tags }) }))
      const clientIds = resolved.flatMap(({ found }) => ('problem' in found ? [] : [found.clientId]))
      const stored = await storedBudgets(db, tenantId, [...new Set(clientIds)])
      return gathered(
        resolved.map(({ row, found }): Outcome => {
          if ('problem' in found) return found
          const earlier = lines.get(found.key)
          if (earlier !== undefined)
            return problem(
              row.line,
              null,
              `Line ${earlier} has a budget of the same client, service, type and start date.`,
            )
          lines.set(found.key, row.line)
          return outcomeOf(row, found, stored.get(found.key) ?? [])
        }),
      )
    },
  }
}

function resolve(
  { line, values }: PlanRow,
  known: KnownClients,
  lists: Lists,
): Resolved | Extract<Outcome, { problem: unknown }> {
  const { dealerCode, client, service: serviceName, tags, budgetType = '', startsAt = '' } = values
  if (dealerCode === undefined && client === undefined)
    return problem(line, null, 'Give the dealer code or the name of the client.')
  const named = client === undefined ? [] : known.byName(client)
  const found = dealerCode === undefined ? named[0] : known.byCode(dealerCode)
  if (dealerCode !== undefined && !found)
    return problem(line, 'dealerCode', `There is no client with the dealer code "${dealerCode}".`)
  if (!found) return problem(line, 'client', `There is no client called "${client ?? ''}".`)
  if (dealerCode === undefined && named.length > 1)
    return problem(
      line,
      'client',
      `Several clients are called "${client ?? ''}". Give the dealer code of the one that is meant.`,
    )
  const service = lists.services.get((serviceName ?? '').toLowerCase())
  if (!service) return problem(line, 'service', `There is no service "${serviceName ?? ''}".`)
  const tagNames = tags
    ?.split(/[;,|]/)
    .map((tag) => tag.trim())
    .filter(Boolean)
  const unknown = tagNames?.find((tag) => !lists.tags.has(tag.toLowerCase()))
  if (unknown !== undefined) return problem(line, 'tags', `There is no tag "${unknown}".`)
  const tagIds =
    tagNames &&
    [...new Set(tagNames.flatMap((tag) => lists.tags.get(tag.toLowerCase()) ?? []))].toSorted((a, b) => a - b)
  return { clientId: found.id, service, tagIds, key: keyOf(found.id, service.id, budgetType, startsAt) }
}

function outcomeOf(
  { line, values }: PlanRow,
  { clientId, service, tagIds }: Resolved,
  stored: readonly StoredBudget[],
): Outcome {
  const [budget] = stored
  if (stored.length > 1)
    return problem(line, null, 'There are several such budgets already. Change them by hand.')
  const { startsAt = '', budgetType = '' } = values
  const order = endsBeforeStart(startsAt, values['endsAt'] ?? budget?.ends_at)
  if (order !== null) return problem(line, 'endsAt', order)
  const wanted = Object.entries(plainColumns).flatMap(([field, column]) =>
    values[field] === undefined ? [] : [[column, values[field]] as const],
  )
  if (!budget) {
    if (!service.active)
      return problem(line, 'service', `The service "${values['service'] ?? ''}" is not active.`)
    const set = {
      client_id: clientId,
      service_id: service.id,
      budget_type: budgetType,
      starts_at: startsAt,
      ...Object.fromEntries(wanted),
    }
    return { create: { line, set: { notes: '', ...set }, ...(tagIds ? { tagIds } : {}) } }
  }
  const before = new Map<string, unknown>(Object.entries(budget))
  const different = wanted.filter(([column, value]) => before.get(column) !== value)
  const otherTags = tagIds !== undefined && tagIds.join() !== budget.tag_ids.join()
  if (different.length === 0 && !otherTags) return 'unchanged'
  const changes = Object.fromEntries(
    different.map(([column, value]) => [column, [before.get(column), value] as const]),
  )
  return {
    update: {
      line,
      id: budget.id,
      clientId,
      version: budget.version,
      set: Object.fromEntries(different),
      changes: otherTags ? { ...changes, tag_ids: [budget.tag_ids, tagIds] } : changes,
      ...(otherTags ? { tagIds } : {}),
    },
  }
}

async function servicesOf(db: Db, tenantId: number): Promise<Lists['services']> {
  const rows = await db
    .selectFrom('service')
    .where('deleted_at', 'is', null)
    .where('tenant_id', '=', tenantId)
    .select(['id', 'name', 'active'])
    .execute()
  return new Map(rows.map(({ id, name, active }) => [name.toLowerCase(), { id, active }]))
}

async function storedBudgets(
  db: Db,
  tenantId: number,
  clientIds: readonly number[],
): Promise<Map<string, StoredBudget[]>> {
  const { rows } = await sql<StoredBudget>`
    select b.id, b.client_id, b.service_id, b.budget_type, b.starts_at, b.ends_at, b.invoice_amount,
      (select e.amount from budget_spend e where e.tenant_id = b.tenant_id and e.budget_id = b.id and e.month = ${latestMonth('b')}) as actual_spend, b.platform_margin, b.notes, b.version,
      array(select l.tag_id from budget_tag_link l where l.tenant_id = b.tenant_id and l.budget_id = b.id order by l.tag_id) as tag_ids
    from budget b where b.tenant_id = ${tenantId} and b.deleted_at is null and b.client_id = any (${clientIds}::integer[])`.execute(
    db,
  )
  const found = new Map<string, StoredBudget[]>()
  for (const row of rows) {
    const key = keyOf(row.client_id, row.service_id, row.budget_type, row.starts_at)
    const same = found.get(key)
    if (same) same.push(row)
    else found.set(key, [row])
  }
  return found
}
