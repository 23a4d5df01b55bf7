import { formatDay } from '@portal/core/foundation/format'
import { link, plain, source, table } from '../markdown.ts'
import type { Answer } from '@portal/core/calls'
import { groupNamed, type NamedGroup } from '../group-named.ts'
import { during } from '../period.ts'
import { noneNamed } from '../sentences.ts'
import { findClient } from '../subject.ts'
import type { Answering, Asking } from '../topic.ts'
import { count } from './budgets.ts'

const mostTasks = 15

/** Open tasks: one's own, or those of a client. */
export async function* tasks(asking: Asking): Answering {
  const { portal, subject, words, own, period, today } = asking
  if (!portal.may('tasks.list')) return yield 'The task tool is not open to you.'
  const named = await groupNamed(asking)
  const found = subject === '' || named ? null : await findClient(portal, subject, words)
  if (found?.is === 'several') return yield found.question
  if (found?.is === 'none') return yield noneNamed(subject)
  const client = found?.one ?? null
  const overdue = /\boverdue\b|\blate\b|\bpast due\b/i.test(words)
  const mine = own || !(client ?? named)
  const read = (clientId: number | undefined) =>
    portal.read('tasks.list', {
      query: {
        state: 'open',
        pageSize: String(mostTasks),
        ...(clientId === undefined ? {} : { clientId: String(clientId) }),
        ...(mine ? { mine: 'true' as const } : {}),
        ...(period ? { dueFrom: period.from, dueTo: period.to } : {}),
        ...(overdue ? { dueTo: today } : {}),
      },
    })
  const { rows, total } = named ? await ofAll(named.clients, read) : await read(client?.id)
  const about = `${mine ? ' of yours' : ''}${client ? ` for **${plain(client.name)}**` : named ? ` for the group **${plain(named.group.name)}**` : ''}${period ? `, due ${during(period)}` : overdue ? ', overdue or due today' : ''}`
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

type Tasks = Pick<Answer<'tasks.list'>, 'rows' | 'total'>

/** The tasks of several clients, the first due first. */
async function ofAll(
  clients: NamedGroup['clients'],
  read: (clientId: number) => Promise<Tasks>,
): Promise<Tasks> {
  const found: Tasks[] = []
  for (const { id } of clients) found.push(await read(id))
  const rows = found.flatMap(({ rows: some }) => some)
  return {
    rows: rows.toSorted((a, b) => (a.due_date ?? '9').localeCompare(b.due_date ?? '9')).slice(0, mostTasks),
    total: found.reduce((sum, { total }) => sum + total, 0),
  }
}
