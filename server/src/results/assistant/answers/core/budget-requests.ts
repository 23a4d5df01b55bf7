import { dayAt } from '@portal/core/foundation/format'
import { type NamedCell, type ReadRows, type Row } from '../rows.ts'

/** Budget changes that wait for the one who asks. */
export const budgetChangesRows: ReadRows = async ({ portal, whom }) => {
  const rows = await portal.read('budgetChanges.forUser', { params: { id: String(portal.userId) } })
  return {
    rows: rows
      .filter(({ client }) => whom.ids === null || whom.ids.includes(client.id))
      .map(({ client, Service, previousAmount, newAmount, createdAt }): Row => ({
        client: client as NamedCell,
        service: Service.name,
        before: previousAmount,
        now: newAmount,
        created: dayAt(createdAt),
      })),
    period: null,
    sources: [{ words: 'Active Budgets', path: '/budgets/active-budgets' }],
    notes: ['The dialog that opens with the portal confirms them.'],
  }
}

/** Requests for higher budgets. */
export const budgetIncreasesRows: ReadRows = async ({ portal, whom }) => {
  const rows = []
  for (let page = 1; ; page++) {
    const answer = await portal.read('budgetIncreases.list', {
      query: { page: String(page), pageSize: '200' },
    })
    rows.push(...answer.rows)
    if (page * 200 >= answer.total) break
  }
  return {
    rows: rows
      .filter(({ client }) => whom.ids === null || whom.ids.includes(client.id))
      .map((increase): Row => ({
        client: increase.client,
        service: increase.service,
        amount: increase.newAmount - increase.previousAmount,
        state: increase.status,
        requestedBy: increase.requestedBy,
        requestedAt: dayAt(increase.requestedAt),
        decidedBy: increase.decidedBy,
        decidedAt: increase.decidedAt === null ? null : dayAt(increase.decidedAt),
      })),
    period: null,
    sources: [{ words: 'Active Budgets', path: '/budgets/active-budgets' }],
  }
}
