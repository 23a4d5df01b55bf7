import { monthRange, today } from '@portal/core/foundation/format'
import { paceAfter, passedOf, type Pace } from '@portal/core/results/metrics/pace'
import { pacingSections, type PacingSection } from '@portal/core/results/metrics/sections'
import type { Db } from '../../foundation/database/database.ts'
import { isAsked } from '../metrics/asked-clients.ts'
import { readAmounts } from '../metrics/pacing-totals.ts'
import { throughDay } from '../metrics/through-day.ts'

/** Budgets and spend of the present month, ready to be told of any clients and sections. */
export interface MonthPaces {
  readonly month: string
  readonly through: string | null
  /** Null where there are no sections to pace. */
  of(clientIds: Iterable<number>, sections: readonly PacingSection[]): Pace | null
}

/** Reads the month once for all clients, or for some. */
export async function monthPaces(
  db: Db,
  tenantId: number,
  clientIds: readonly number[] | null,
): Promise<MonthPaces> {
  const month = monthRange(today())
  const [amounts, through] = await Promise.all([
    readAmounts(db, tenantId, isAsked(tenantId, clientIds), pacingSections, month),
    throughDay(
      db,
      tenantId,
      pacingSections.map(({ channel }) => channel),
      month,
    ),
  ])
  const passed = passedOf(month.start, through)
  const byClient = Map.groupBy(amounts, ({ clientId }) => clientId)
  return {
    month: month.start,
    through,
    of(ids, sections) {
      if (sections.length === 0) return null
      const counted = new Set<number>(sections.map(({ id }) => id))
      let [budget, spend] = [0, 0]
      for (const id of ids)
        for (const amount of byClient.get(id) ?? [])
          if (counted.has(amount.sectionId)) [budget, spend] = [budget + amount.budget, spend + amount.spend]
      return paceAfter(passed, budget, spend)
    },
  }
}
