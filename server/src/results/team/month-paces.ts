import { monthRange, today } from '@portal/core/foundation/format'
import {
  isOffPace,
  paceAfter,
  passedOf,
  summedPace,
  type Pace,
  type SummedPace,
} from '@portal/core/results/metrics/pace'
import { pacingSections, type PacingSection } from '@portal/core/money/services/sections'
import type { Db } from '../../foundation/database/database.ts'
import { isAsked } from '../metrics/asked-clients.ts'
import { readAmounts } from '../metrics/pacing-totals.ts'
import { throughDay } from '../metrics/through-day.ts'

/** The month of some clients, and how many of them have a section that is off pace. */
export interface ClientsPace extends SummedPace {
  readonly clientsOffPace: number
  /** Those with a budget or spend. */
  readonly clientsPaced: number
}

/** Media budgets and spend of the present month, ready to be told of any clients and sections. */
export interface MonthPaces {
  readonly month: string
  readonly through: string | null
  /** Null where there are no sections to pace. */
  of(clientIds: Iterable<number>, sections: readonly PacingSection[]): ClientsPace | null
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
      const all: Pace[] = []
      let [clientsOffPace, clientsPaced] = [0, 0]
      for (const id of ids) {
        const own = (byClient.get(id) ?? [])
          .filter(({ sectionId }) => counted.has(sectionId))
          .map(({ budget, spend }) => paceAfter(passed, budget, spend))
        if (own.length > 0) clientsPaced += 1
        if (own.some(isOffPace)) clientsOffPace += 1
        all.push(...own)
      }
      return { ...summedPace(all), clientsOffPace, clientsPaced }
    },
  }
}
