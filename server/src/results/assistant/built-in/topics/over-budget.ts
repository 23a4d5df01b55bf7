import { formatDay, formatDollars } from '@portal/core/foundation/format'
import { pathOf } from '@portal/core/foundation/routes'
import { circleOf, noneOfYours } from '../circle.ts'
import { link, source, table } from '../markdown.ts'
import { findClient } from '../subject.ts'
import type { Answering, Asking } from '../topic.ts'
import { count, monthAsked } from './budgets.ts'
import { monthSoFar } from './month-so-far.ts'
import { pacing } from './pacing.ts'

const mostClients = 10

/** Whose month has already cost more than its budget, and whose will at this pace. */
export async function* overBudget(asking: Asking): Answering {
  const { portal, subject, words } = asking
  const circle = await circleOf(asking)
  if (subject !== '' && circle.ids === null) {
    const found = await findClient(portal, subject, words)
    if (found.is === 'one') return yield* pacing(asking)
    if (found.is === 'several') return yield found.question
  }
  if (circle.ids?.length === 0) return yield noneOfYours
  const month = monthAsked(asking)
  const screen = link('Pacing', pathOf('dashboard.pacing'))
  if (!portal.may('clients.mtdPacingTotals'))
    return yield 'Name the client whose budget you mean: the spend of all clients is not open to you.'
  const totals = await monthSoFar(asking, circle.ids ?? [], month)
  if (!totals) return yield `There are no figures of ${circle.words} for ${month.label}.${source(screen)}`
  const withBudget = totals.rows.filter(({ budget }) => budget > 0)
  const over = withBudget.filter(({ spend, budget }) => spend > budget)
  const soon = withBudget.filter(({ spend, budget, projected }) => spend <= budget && projected > budget)
  const where = `In ${month.label}, through ${formatDay(totals.through)},`
  yield over.length === 0
    ? `${where} none of ${circle.words} with a budget (${withBudget.length}) has spent more than it.`
    : `${where} ${over.length} of ${circle.words} with a budget (${withBudget.length}) spent more than it:`
  yield* listed(over.toSorted((a, b) => b.spend - b.budget - (a.spend - a.budget)))
  if (soon.length > 0) {
    yield `\n\n${count(soon.length, 'more client')} will end above the budget at this pace${soon.length > mostClients ? `; the ${mostClients} farthest` : ''}:`
    yield* listed(soon.toSorted((a, b) => b.projected - b.budget - (a.projected - a.budget)))
  }
  yield source(screen)
}

interface Row {
  readonly name: string
  readonly slug: string
  readonly budget: number
  readonly spend: number
  readonly projected: number
}

const listed = (rows: readonly Row[]): Iterable<string> =>
  rows.length === 0
    ? []
    : table(
        [
          { label: 'Client', cell: ({ name, slug }) => link(name, `/clients/${slug}/budgets`) },
          { label: 'Media Budget', atEnd: true, cell: ({ budget }) => formatDollars(budget) },
          { label: 'Spent', atEnd: true, cell: ({ spend }) => formatDollars(spend) },
          { label: 'Projected', atEnd: true, cell: ({ projected }) => formatDollars(projected) },
        ],
        rows.slice(0, mostClients),
      )
