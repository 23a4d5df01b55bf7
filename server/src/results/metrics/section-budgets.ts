import { monthRange, today } from '@portal/core/foundation/format'
import { paceAfter, passedOf } from '@portal/core/results/metrics/pace'
import { pacingSection, pacingSections } from '@portal/core/money/services/sections'
import { operation } from '../../foundation/http/operation.ts'
import { invalid } from '../../foundation/http/refusal.ts'
import { askedClients, isAsked } from './asked-clients.ts'
import { readAmounts } from './pacing-totals.ts'
import { throughDay } from './through-day.ts'

/**
 * What clients are invoiced for a section in a month, and what they paid of it
 * so far: Investment, never spend, which beside the invoice would tell the margin.
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
  const [amounts, through] = await Promise.all([
    readAmounts(db, tenantId, asked, [section], month),
    throughDay(db, tenantId, [section.channel], month),
  ])
  const passed = passedOf(month.start, through)
  const amountOf = new Map(amounts.map((one) => [one.clientId, one]))
  return {
    month: month.start,
    through,
    rows: clients.flatMap(({ id, name, slug }) => {
      const { invoiced = 0, investment: paid = 0 } = amountOf.get(id) ?? {}
      if (invoiced === 0) return []
      const { spend: investment, ...pace } = paceAfter(passed, invoiced, paid)
      return [{ clientId: id, name, slug, investment, ...pace }]
    }),
  }
})
