import { addMonths, dayAt, formatDay, monthRange } from '@portal/core/foundation/format'
import { pathOf } from '@portal/core/foundation/routes'
import { daysInWords } from '../../language/period.ts'
import { plain } from '../markdown.ts'
import type { ReadRows, Row } from '../rows.ts'
import { checkMonths } from './months.ts'
import { onlyMonth, screen } from './screen.ts'

/** Months that are told where nobody says which. */
const usualMonths = 12

/** How months of invoicing stand: closed, by whom and when, or open, and what is left to do before they are closed. */
export const invoicingMonthsRows: ReadRows = async ({ portal, period: asked, today }) => {
  const period = asked ?? {
    from: addMonths(`${today.slice(0, 7)}-01`, 1 - usualMonths),
    to: monthRange(today).end,
  }
  const rows: Row[] = []
  const sentences: string[] = []
  for (const month of checkMonths(period)) {
    const { overview } = await portal.read('invoicing.list', { query: { month, pageSize: '1' } })
    const { closed, closedAt, closedBy, checks, states } = overview
    // Before there were invoices there was nothing to close.
    if (asked === null && !closed && states.length === 0) continue
    const name = daysInWords({ from: month, to: monthRange(month).end })
    const left = closed ? [] : checks.filter(({ done }) => !done).map(({ sentence }) => sentence)
    const day = closedAt === null ? null : dayAt(closedAt)
    rows.push({
      month: name,
      state: closed ? 'Closed' : 'Open',
      closedAt: day,
      closedBy,
      left: left.length === 0 ? null : left.join(' '),
    })
    sentences.push(
      closed
        ? `**${name} is closed**${closedBy === null ? '' : `, by ${plain(closedBy)}`}${day === null ? '' : ` on ${formatDay(day)}`}.`
        : `**${name} is open**${left.length === 0 ? ': nothing is left to do before it is closed.' : '.'}`,
    )
  }
  const [only, other] = sentences
  return {
    rows,
    period,
    ...(only !== undefined && other === undefined ? { lead: only } : {}),
    sources: [screen('Invoicing', pathOf('invoicing.index'), { month: onlyMonth(period) })],
  }
}
