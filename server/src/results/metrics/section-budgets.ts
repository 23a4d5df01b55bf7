import { monthRange, today } from '@portal/core/foundation/format'
import { pacingSection, pacingSections } from '@portal/core/results/metrics/sections'
import { operation } from '../../foundation/http/operation.ts'
import { invalid } from '../../foundation/http/refusal.ts'
import { askedClients, isAsked } from './asked-clients.ts'
import { readAmounts } from './pacing-totals.ts'

/**
 * What clients are invoiced for a section in a month, without what was spent of
 * it: the two beside each other would tell the margin (decision 0211).
 */
export const sectionBudgets = operation('clients.sectionBudgets', async ({ db, tenantId, body }) => {
  const section = pacingSection(body.sectionId)
  if (!section)
    throw invalid({
      sectionId: `The sections are ${pacingSections.map(({ id, label }) => `${id} (${label})`).join(', ')}.`,
    })
  const month = monthRange(body.month ?? today())
  const clients = await askedClients(db, tenantId, body.clientIds)
  const asked = isAsked(
    tenantId,
    clients.map(({ id }) => id),
  )
  const amounts = await readAmounts(db, tenantId, asked, [section], month)
  const budgetOf = new Map(amounts.map(({ clientId, budget }) => [clientId, budget]))
  return {
    month: month.start,
    rows: clients.flatMap(({ id, name, slug }) => {
      const budget = budgetOf.get(id) ?? 0
      return budget === 0 ? [] : [{ clientId: id, name, slug, budget }]
    }),
  }
})
