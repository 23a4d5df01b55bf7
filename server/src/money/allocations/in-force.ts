import { sql } from 'kysely'
import { monthRange } from '@portal/core/foundation/format'
import { partOfCampaign, type AllocationKind } from '@portal/core/money/allocations/kinds'
import type { AllocationMode } from '@portal/core/money/allocations/split'
import type { Db } from '../../foundation/database/database.ts'

/** A split as it is kept. */
export interface SetRow {
  readonly client_id: number
  readonly kind: string
  readonly month: string
  readonly mode: AllocationMode
  readonly weights: unknown
  readonly version: number
}

/** Which splits are meant; those of every client where none is named. */
interface Wanted {
  /** The first day of the month. */
  readonly month: string
  readonly kinds: readonly string[]
  readonly clientId?: number | null
}

/** What holds in a month: the latest that was set by then. */
export async function inForce(
  db: Db,
  tenantId: number,
  { month, kinds, clientId = null }: Wanted,
): Promise<readonly SetRow[]> {
  const { rows } = await sql<SetRow>`
    select distinct on (a.client_id, a.kind) a.client_id, a.kind, a.month, a.mode, a.weights, a.version
    from budget_allocation a where a.tenant_id = ${tenantId} and a.kind = any (${kinds}::text[]) and a.month <= ${month}::date
      and (${clientId}::integer is null or a.client_id = ${clientId}::integer)
    order by a.client_id, a.kind, a.month desc`.execute(db)
  return rows
}

/** The weight of each part of a kind, in their order. */
export const weightsOf = ({ parts }: AllocationKind, stored: unknown): readonly number[] => {
  const of = new Map<string, unknown>(
    typeof stored === 'object' && stored !== null ? Object.entries(stored) : [],
  )
  return parts.map(({ key }) => {
    const weight = of.get(key)
    return typeof weight === 'number' ? weight : 0
  })
}

/** What campaigns of a kind spent in a month, in cents, under `client part`; the part is empty for campaigns of none. */
export async function spendOfParts(
  db: Db,
  tenantId: number,
  {
    month,
    kind,
    clientId = null,
  }: { readonly month: string; readonly kind: AllocationKind; readonly clientId?: number | null },
): Promise<ReadonlyMap<string, number>> {
  const { end } = monthRange(month)
  const { rows } = await sql<{ client_id: number; name: string; channel: string; cents: number }>`
    select f.client_id, g.name, f.channel, (sum(f.spend_micros) / 10000)::float8 as cents
    from metric_fact f join metric_campaign g on g.tenant_id = f.tenant_id and g.id = f.campaign_id
    where f.tenant_id = ${tenantId} and f.channel = any (${kind.channels}::text[]) and f.day between ${month}::date and ${end}::date
      and (${clientId}::integer is null or f.client_id = ${clientId}::integer)
    group by 1, 2, 3`.execute(db)
  const sums = new Map<string, number>()
  for (const row of rows) {
    const part = row.channel === 'ctv' ? 'connectedTv' : partOfCampaign(kind, row.name)
    const key = `${row.client_id} ${part ?? ''}`
    sums.set(key, (sums.get(key) ?? 0) + row.cents)
  }
  return sums
}
