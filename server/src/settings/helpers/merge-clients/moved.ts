import { sql } from 'kysely'
import type { Db } from '../../../foundation/database/database.ts'
import { changeFigures, figureColumns } from '../../../results/metrics/change-figures.ts'
import type { Merging, SplitBudget } from './budgets.ts'
import type { RowKeys } from './move-rows.ts'

/** The keys of what went over, by `table.column`. */
type Moved = Readonly<Record<string, RowKeys>>

/** Under these names a merge keeps what went over by rules of its own. */
export const facts = 'metric_fact.client_id'
export const budgets = 'budget.client_id'
export const agreements = 'agreement.client_id'

const otherColumns = figureColumns.filter((column) => column !== 'client_id').join(', ')

/** The daily figures of campaigns that went over, with their sums. */
export async function moveFacts(
  db: Db,
  { tenantId, from, to }: Pick<Merging, 'tenantId' | 'from' | 'to'>,
  campaigns: readonly number[],
): Promise<number> {
  if (campaigns.length === 0) return 0
  return changeFigures(db, {
    tenantId,
    steps: sql`moved as (
      update metric_fact set client_id = ${to}
      where tenant_id = ${tenantId} and client_id = ${from} and campaign_id = any (${campaigns}::integer[]) returning *
    ), left_behind as (
      select ${from}::integer as client_id, ${sql.raw(otherColumns)} from moved
    )`,
    added: 'moved',
    gone: 'left_behind',
  })
}

export interface Merge {
  readonly id: number
  readonly client_id: number
  readonly into_client_id: number
  readonly canceled_at: string | null
  readonly moved: Moved
  readonly split: readonly SplitBudget[]
}

/** The merge of a client that was not taken back. */
export async function openMerge(db: Db, tenantId: number, clientId: number): Promise<Merge | null> {
  const { rows } = await sql<Merge>`
    select id, client_id, into_client_id, canceled_at, moved, split from client_merge
    where tenant_id = ${tenantId} and client_id = ${clientId} and undone_at is null order by id desc limit 1`.execute(
    db,
  )
  return rows[0] ?? null
}
