import { daysBetween, formatDollars } from '@portal/core/foundation/format'
import { link, plain, source, table } from '../markdown.ts'
import { groupNamed } from '../group-named.ts'
import { noneNamed } from '../sentences.ts'
import type { Period } from '../period.ts'
import { findClient } from '../subject.ts'
import type { Answering, Asking } from '../topic.ts'
import { monthSoFar, ofEveryone, ofOneClient } from './month-so-far.ts'
import { hasSpend, monthAsked, ofMonth, type Budget } from './budgets.ts'

/** How much of a client's budgets is spent, against how much of the month is over. */
export async function* pacing(asking: Asking): Answering {
  const { portal, subject, words, today } = asking
  const month = monthAsked(asking)
  if (subject === '') return yield* ofEveryone(asking, month)
  const named = await groupNamed(asking)
  if (named) return yield* ofEveryone(asking, month, named)
  const found = await findClient(portal, subject, words)
  if (found.is === 'several') return yield found.question
  if (found.is === 'none') return yield noneNamed(subject)
  const client = found.one
  const totals = await monthSoFar(asking, [client.id], month)
  if (totals) return yield* ofOneClient(client, month, totals)
  const rows = await portal.read('budgets.activeOfClient', {
    params: { id: String(client.id) },
    query: ofMonth(month),
  })
  const screen = link(`Budgets of ${client.name}`, `/clients/${client.slug}/budgets`)
  const spent = rows.filter((budget) => hasSpend(budget) && budget.invoiceAmount > 0)
  if (spent.length === 0)
    return yield rows.length === 0
      ? `**${plain(client.name)}** has no budgets in ${month.label}.${source(screen)}`
      : `No actual spend is recorded for the budgets of **${plain(client.name)}** in ${month.label}, so I can't say how they pace.${source(screen)}`
  const over = shareOver(month, today)
  yield `**${plain(client.name)}** in ${month.label}; ${percent(over)} of the month is over.`
  yield* table(
    [
      { label: 'Service', cell: (budget) => plain(budget.Service.name) },
      {
        label: 'Invoice Amount',
        atEnd: true,
        cell: (budget) => formatDollars(budget.invoiceAmount),
      },
      {
        label: 'Actual Spend',
        atEnd: true,
        cell: (budget) => formatDollars(budget.actualSpend ?? 0),
      },
      { label: 'Spent', atEnd: true, cell: (budget) => percent(shareSpent(budget)) },
      { label: 'Pace', cell: (budget) => pace(shareSpent(budget), over) },
    ],
    spent,
  )
  if (spent.length < rows.length)
    yield `\n\nNo actual spend is recorded for ${rows.length - spent.length} more.`
  yield source(screen)
}

const shareSpent = ({ actualSpend, invoiceAmount }: Budget): number => (actualSpend ?? 0) / invoiceAmount

/** Through which share of a month the last whole day has come. */
function shareOver({ from, to }: Period, today: string): number {
  if (today > to) return 1
  if (today <= from) return 0
  return daysBetween(from, today) / (daysBetween(from, to) + 1)
}

/** Within a tenth of where it should be counts as on track. */
function pace(spent: number, over: number): string {
  if (over === 0) return 'not begun'
  const ratio = spent / over
  return ratio < 0.9 ? 'under' : ratio > 1.1 ? 'over' : 'on track'
}

const percent = (share: number): string => `${Math.round(share * 100)}%`
