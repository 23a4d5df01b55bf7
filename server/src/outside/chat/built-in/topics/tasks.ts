import { formatDay } from '@portal/core/format'
import { link, plain, source, table } from '../markdown.ts'
import { noneNamed } from '../sentences.ts'
import { findClient } from '../subject.ts'
import type { Answering, Asking } from '../topic.ts'
import { count } from './budgets.ts'

const mostTasks = 15

/** Open tasks: one's own, or those of a client. */
export async function* tasks(asking: Asking): Answering {
  const { portal, subject, words, own, period, today } = asking
  if (!portal.may('tasks.list')) return yield 'The task tool is not open to you.'
  const found = subject === '' ? null : await findClient(portal, subject, words)
  if (found?.is === 'several') return yield found.question
  if (found?.is === 'none') return yield noneNamed(subject)
  const client = found?.one ?? null
  const overdue = /\boverdue\b|\blate\b|\bpast due\b/i.test(words)
  const { rows, total } = await portal.read('tasks.list', {
    query: {
      state: 'open',
      pageSize: String(mostTasks),
      ...(client ? { clientId: String(client.id) } : {}),
      ...(own || !client ? { mine: 'true' as const } : {}),
      ...(period ? { dueFrom: period.from, dueTo: period.to } : {}),
      ...(overdue ? { dueTo: today } : {}),
    },
  })
  const about = `${own || !client ? ' of yours' : ''}${client ? ` for **${plain(client.name)}**` : ''}${period ? `, due in ${period.label}` : overdue ? ', overdue or due today' : ''}`
  const screen = link('Tasks', '/tasks')
  if (total === 0) return yield `There is no open task${about}.${source(screen)}`
  yield `${total === 1 ? 'There is' : 'There are'} ${count(total, 'open task')}${about}${total > rows.length ? `; the first ${rows.length}` : ''}:`
  yield* table(
    [
      { label: 'Task', cell: ({ title }) => plain(title) },
      { label: 'Client', cell: (task) => plain(task.client?.name ?? '') },
      { label: 'Due', cell: ({ due_date: due }) => formatDay(due) },
      { label: 'Status', cell: ({ status }) => plain(status?.name ?? '') },
      { label: 'Assignee', cell: (task) => plain(task.assignee?.name ?? '') },
    ],
    rows,
  )
  yield source(screen)
}
