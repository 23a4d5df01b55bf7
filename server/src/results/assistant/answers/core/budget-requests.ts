import { dayAt } from '@portal/core/foundation/format'
import type { PortalReader } from '../../portal-reader.ts'
import { type NamedCell, type ReadRows, type Row, type Wanted } from '../rows.ts'
import { clientByClient, one } from './whose.ts'

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
export const budgetIncreasesRows: ReadRows = async (wanted) => {
  const { portal, whom } = wanted
  const rows = portal.may('budgetIncreases.list') ? await everyIncrease(portal) : await ownIncreases(wanted)
  const only = one(wanted)
  return {
    rows: rows
      .filter(({ client }) => whom.ids === null || whom.ids.includes(client.id))
      .map((increase): Row => ({
        client: increase.client,
        service: increase.service,
        before: increase.previousAmount,
        now: increase.newAmount,
        amount: increase.newAmount - increase.previousAmount,
        month: increase.month,
        reason: increase.reason === '' ? null : increase.reason,
        state: increase.status,
        requestedBy: increase.requestedBy,
        requestedAt: dayAt(increase.requestedAt),
        decidedBy: increase.decidedBy,
        decidedAt: increase.decidedAt === null ? null : dayAt(increase.decidedAt),
      })),
    period: null,
    sources: [
      only?.slug && !portal.isEmployee
        ? { words: `Budgets of ${only.name}`, path: `/clients/${only.slug}/budgets` }
        : { words: 'Active Budgets', path: '/budgets/active-budgets' },
    ],
  }
}

async function everyIncrease(portal: PortalReader) {
  const rows = []
  for (let page = 1; ; page++) {
    const answer = await portal.read('budgetIncreases.list', {
      query: { page: String(page), pageSize: '200' },
    })
    rows.push(...answer.rows)
    if (page * 200 >= answer.total) return rows
  }
}

/** The people of a client read those of their stores. */
async function ownIncreases(wanted: Wanted) {
  const rows = []
  for (const { id } of await clientByClient(wanted, 'Requests for higher budgets are'))
    rows.push(...(await wanted.portal.read('budgetIncreases.ofClient', { params: { id: String(id) } })))
  return rows
}
