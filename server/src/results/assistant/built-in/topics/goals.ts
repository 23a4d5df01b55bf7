import { pathOf } from '@portal/core/foundation/routes'
import { link, plain, source, table } from '../markdown.ts'
import { noneNamed } from '../sentences.ts'
import { findClient } from '../subject.ts'
import type { Answering, Asking } from '../topic.ts'

const mostGoals = 6

/** What a client wants most, month by month. */
export async function* goals({ portal, subject, words }: Asking): Answering {
  const screen = link('Primary Goals', pathOf('reporting.client-primary-goals'))
  if (subject === '') return yield `Name a client, and I tell its primary goals.${source(screen)}`
  const found = await findClient(portal, subject, words)
  if (found.is === 'several') return yield found.question
  if (found.is === 'none') return yield noneNamed(subject)
  const { id, name } = found.one
  const rows = await portal.read('primaryGoals.ofClient', { params: { id: String(id) } })
  if (rows.length === 0) return yield `No primary goal of **${plain(name)}** is set.${source(screen)}`
  yield `The primary goals of **${plain(name)}**, the newest first:`
  yield* table(
    [
      { label: 'Month', cell: ({ month }) => monthName(month) },
      { label: 'Primary Goal', cell: ({ goal }) => plain(goal) },
      { label: 'Set by', cell: ({ user }) => plain(user.fullName) },
    ],
    rows.slice(0, mostGoals),
  )
  yield source(screen)
}

const monthName = (month: string): string =>
  new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}T00:00:00Z`),
  )
