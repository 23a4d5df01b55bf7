import { allocationKinds } from '@portal/core/money/allocations/kinds'
import type { Db } from '../../foundation/database/database.ts'
import { mediaBudgets } from '../budgets/section-months.ts'
import { inForce } from './in-force.ts'

/**
 * Of every client with a media budget in a month that can be split, the kinds that nobody has split.
 * @param month its first day
 */
export async function unsplitOf(
  db: Db,
  tenantId: number,
  month: string,
): Promise<ReadonlyMap<number, readonly string[]>> {
  const kinds = allocationKinds.map(({ kind }) => kind)
  const sections = allocationKinds.flatMap((kind) => [...kind.sections])
  const budgets = await mediaBudgets(db, tenantId, { month, sections })
  const set = new Set(
    (await inForce(db, tenantId, { month, kinds })).map(({ client_id, kind }) => `${client_id} ${kind}`),
  )
  const found = new Map<number, readonly string[]>()
  for (const { client, sectionId, cents } of budgets) {
    if (cents <= 0) continue
    const lacking = allocationKinds
      .filter((kind) => kind.sections.some((id) => id === sectionId) && !set.has(`${client.id} ${kind.kind}`))
      .map(({ label }) => label)
    found.set(client.id, [...new Set([...(found.get(client.id) ?? []), ...lacking])])
  }
  return found
}
