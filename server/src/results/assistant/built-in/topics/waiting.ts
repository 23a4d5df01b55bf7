import { formatDollars } from '@portal/core/foundation/format'
import { link, plain, source, table } from '../markdown.ts'
import type { Answering, Asking } from '../topic.ts'
import { count } from './budgets.ts'

/** Budget changes that wait for the one who asks to confirm them. */
export async function* waiting({ portal, userId }: Asking): Answering {
  const rows = await portal.read('budgetChanges.forUser', { params: { id: String(userId) } })
  if (rows.length === 0) return yield 'No budget change waits for you to confirm it.'
  yield `${count(rows.length, 'budget change')} ${rows.length === 1 ? 'waits' : 'wait'} for you; the dialog that opens with the portal confirms them:`
  yield* table(
    [
      { label: 'Client', cell: ({ client }) => plain(client.name) },
      { label: 'Service', cell: ({ Service }) => plain(Service.name) },
      { label: 'Before', atEnd: true, cell: ({ previousAmount }) => formatDollars(previousAmount) },
      { label: 'Now', atEnd: true, cell: ({ newAmount }) => formatDollars(newAmount) },
    ],
    rows,
  )
  yield source(link('Active Budgets', '/budgets/active-budgets'))
}
