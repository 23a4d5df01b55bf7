import { monthRange, today } from '@portal/core/foundation/format'
import { centsFromDollars, dollarsFromCents } from '@portal/core/foundation/format/money'
import { allocationKind, allocationKinds } from '@portal/core/money/allocations/kinds'
import { percentsOf, splitCents } from '@portal/core/money/allocations/split'
import { wholeCentsOf } from '@portal/core/money/invoicing/shares'
import { pacingSections } from '@portal/core/money/services/sections'
import { paceAfter, passedOf } from '@portal/core/results/metrics/pace'
import { operation } from '../../foundation/http/operation.ts'
import { inForce, spendOfParts, weightsOf } from '../../money/allocations/in-force.ts'
import { isAsked } from './asked-clients.ts'
import { readAmounts } from './pacing-totals.ts'
import { throughDay } from './through-day.ts'

/**
 * How far each part of a client's split budgets is in a month. What is split is what pacing measures the sections by,
 * with what was carried over, so that the parts come to the target of their sections to the cent, and to their spend.
 */
export const splitPaces = operation('clients.splitPaces', async ({ db, tenantId, params, query }) => {
  const month = monthRange(query.month ?? today())
  const set = await inForce(db, tenantId, {
    month: month.start,
    kinds: allocationKinds.map(({ kind }) => kind),
    clientId: params.id,
  })
  if (set.length === 0) return { month: month.start, kinds: [] }
  const amounts = await readAmounts(db, tenantId, isAsked(tenantId, [params.id]), pacingSections, month)
  const kinds = []
  for (const row of set) {
    const kind = allocationKind(row.kind)
    if (!kind) continue
    const through = await throughDay(db, tenantId, kind.channels, month)
    const spent = await spendOfParts(db, tenantId, { month: month.start, kind, clientId: params.id })
    const spends = wholeCentsOf(
      [...kind.parts.map(({ key }) => key), ''].map((part) => spent.get(`${params.id} ${part}`) ?? 0),
    )
    const spendOf = (at: number): number => dollarsFromCents(spends[at] ?? 0)
    const target = amounts.reduce(
      (cents, { sectionId, budget }) =>
        cents + (kind.sections.includes(sectionId) ? centsFromDollars(budget) : 0),
      0,
    )
    const weights = weightsOf(kind, row.weights)
    const percents = percentsOf(weights)
    const targets = splitCents(target, weights)
    const passed = passedOf(month.start, through)
    const parts = [
      ...kind.parts.map(({ key }, at) => ({
        part: key,
        percent: percents[at] ?? 0,
        ...paceAfter(passed, dollarsFromCents(targets[at] ?? 0), spendOf(at)),
      })),
      { part: '', percent: 0, ...paceAfter(passed, 0, spendOf(kind.parts.length)) },
    ].filter(({ budget, spend }) => budget !== 0 || spend !== 0)
    kinds.push({ kind: kind.kind, setIn: row.month, through, parts })
  }
  return { month: month.start, kinds }
})
