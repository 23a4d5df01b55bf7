import { centsFromDollars, formatDay, formatDollars, formatMoney } from '@portal/core/foundation/format'
import type { Answer } from '@portal/core/calls'
import { link, plain, source, table } from '../markdown.ts'
import { noneNamed } from '../sentences.ts'
import { monthOf, type Period } from '../period.ts'
import { findClient, findGroup, type Client, type Group } from '../subject.ts'
import type { Answering, Asking } from '../topic.ts'

export type Budget = Answer<'budgets.activeOfClient'>[number]

/** Clients of a group that are added up one by one. */
const mostOfGroup = 60

/** Budgets of a client, a group or everybody in a month. */
export async function* budgets(asking: Asking): Answering {
  const { portal, subject, words } = asking
  const month = monthAsked(asking)
  if (subject !== '') {
    const group = /\bgroup\b/i.test(words) ? await findGroup(portal, subject, words) : null
    if (group?.is === 'one') return yield* ofGroup(asking, group.one, month)
    const client = await findClient(portal, subject, words)
    if (client.is === 'one') return yield* ofClient(asking, client.one, month)
    if (client.is === 'several') return yield client.question
    const other = group ?? (await findGroup(portal, subject, words))
    if (other.is === 'one') return yield* ofGroup(asking, other.one, month)
    if (other.is === 'several') return yield other.question
    return yield noneNamed(subject, 'client and no group')
  }
  yield* ofEverybody(asking, month)
}

/** Budgets run by month: a longer time is answered for the month it ends in. */
export const monthAsked = ({ period, today }: Pick<Asking, 'period' | 'today'>): Period =>
  period?.month ? period : monthOf(period && period.to < today ? period.to : today)

export const ofMonth = ({
  month,
}: Period): { month: NonNullable<Period['month']>['name']; year: string } => ({
  month: month?.name ?? 'January',
  year: String(month?.year ?? 2000),
})

async function* ofClient({ portal }: Asking, client: Client, month: Period): Answering {
  const rows = await portal.read('budgets.activeOfClient', {
    params: { id: String(client.id) },
    query: ofMonth(month),
  })
  const screen = link(`Budgets of ${client.name}`, `/clients/${client.slug}/budgets`)
  if (rows.length === 0)
    return yield `**${plain(client.name)}** has no budgets in ${month.label}.${source(screen)}`
  const total = sum(rows, ({ invoiceAmount }) => invoiceAmount)
  const fees = sum(rows, feesOf)
  yield `**${plain(client.name)}** has ${count(rows.length, 'budget')} in ${month.label}, ${formatMoney(total)} in all${fees === 0 ? '' : ` and ${formatMoney(fees)} of fees`}.`
  yield* table(
    [
      { label: 'Service', cell: (budget) => plain(budget.Service.name) },
      { label: 'Type', cell: (budget) => plain(budget.budgetType) },
      { label: 'Invoice Amount', atEnd: true, cell: (budget) => formatDollars(budget.invoiceAmount) },
      ...(rows.some(hasSpend)
        ? [
            {
              label: 'Actual Spend',
              atEnd: true,
              cell: (budget: Budget) => formatDollars(budget.actualSpend),
            },
          ]
        : []),
      { label: 'Starts', cell: (budget) => formatDay(budget.startsAt) },
      { label: 'Ends', cell: (budget) => formatDay(budget.endsAt) || 'open' },
    ],
    rows,
  )
  yield source(screen)
}

async function* ofGroup({ portal }: Asking, group: Group, month: Period): Answering {
  const clients = await portal.read('clients.many', { body: { groupId: group.id, activeOnly: true } })
  const screen = link('Active Budgets', '/budgets/active-budgets')
  if (clients.length === 0)
    return yield `The group **${plain(group.name)}** has no active clients.${source(screen)}`
  const counted = clients.slice(0, mostOfGroup)
  const sums: {
    readonly client: (typeof clients)[number]
    readonly total: number
    readonly budgets: number
  }[] = []
  for (const client of counted) {
    const rows = await portal.read('budgets.activeOfClient', {
      params: { id: String(client.id) },
      query: ofMonth(month),
    })
    sums.push({ client, total: sum(rows, ({ invoiceAmount }) => invoiceAmount), budgets: rows.length })
  }
  const all = sums.reduce((so, { total }) => so + total, 0)
  yield `The group **${plain(group.name)}** has ${formatMoney(all)} of budgets in ${month.label}, over ${count(counted.length, 'client')}${clients.length > counted.length ? ` (the first of ${clients.length})` : ''}.`
  yield* table(
    [
      { label: 'Client', cell: ({ client }) => link(client.name, `/clients/${client.slug}/budgets`) },
      { label: 'Budgets', atEnd: true, cell: ({ budgets: many }) => String(many) },
      { label: 'Invoice Amount', atEnd: true, cell: ({ total }) => formatMoney(total) },
    ],
    sums.toSorted((a, b) => b.total - a.total),
  )
  yield source(screen)
}

async function* ofEverybody({ portal }: Asking, month: Period): Answering {
  if (!portal.may('budgets.active'))
    return yield 'Name the client whose budgets you want to see: the budgets of all clients are not open to you.'
  const { total, totals } = await portal.read('budgets.active', {
    query: { ...ofMonth(month), pageSize: '1' },
  })
  const spend =
    totals.actualSpend === undefined
      ? ''
      : ` Actual spend recorded so far is ${formatDollars(totals.actualSpend)}.`
  yield `In ${month.label} there are ${count(total, 'budget')} of all clients together, ${formatDollars(totals.invoiceAmount)} in all and ${formatDollars(totals.fees)} of fees.${spend}`
  yield source(link('Active Budgets', '/budgets/active-budgets'))
}

export const hasSpend = ({ actualSpend }: Budget): boolean =>
  actualSpend !== undefined && actualSpend !== null
const feesOf = ({ fees }: Budget): number => fees.reduce((so, { invoiceAmount }) => so + invoiceAmount, 0)
const sum = <Row>(rows: readonly Row[], dollars: (row: Row) => number): number =>
  rows.reduce((so, row) => so + centsFromDollars(dollars(row)), 0)

/** `1 budget`, `1,234 budgets`. */
export const count = (many: number, one: string, more = `${one}s`): string =>
  `${many.toLocaleString('en-US')} ${many === 1 ? one : more}`
