import { addDays, dayAt } from '@portal/core/foundation/format'
import { CannotTell, type ReadRows, type Row, type Source, type Wanted } from '../rows.ts'
import { screen } from './screen.ts'
import { fewClients, one, peopleOf } from './whose.ts'

const mostTasks = 10_000

/** Tasks, those that are open unless others are asked for. */
export const tasksRows: ReadRows = async (wanted) => {
  const { portal, question, whom, today } = wanted
  const people = peopleOf(wanted, 'assignee')
  const closers = question.people.flatMap(({ as, who }) =>
    as === 'closedBy' ? [who === 'me' ? portal.userId : who.id] : [],
  )
  const due = question.conditions.find(({ column }) => column === 'due')
  const overdue = due?.values[0] === 'overdue'
  const states = question.conditions.flatMap(({ column, values }) => (column === 'state' ? values : []))
  const ofClosing = [
    ...question.measures,
    question.by,
    question.order?.column,
    ...question.conditions.map(({ column }) => column),
    ...question.people.map(({ as }) => as),
  ].some((id) => id === 'closedAt' || id === 'closedBy')
  const ofAll = [...question.measures, question.order?.column].includes('completion')
  const state =
    states.length > 1 || (ofAll && states.length === 0)
      ? ('all' as const)
      : states[0] === 'closed' || ofClosing
        ? ('closed' as const)
        : ('open' as const)
  const rows: Row[] = []
  let all = 0
  for (const clientId of whom.ids !== null && whom.ids.length <= fewClients ? whom.ids : [null]) {
    const query = {
      state,
      pageSize: '200',
      ...(clientId === null ? {} : { clientId: String(clientId) }),
      ...(people?.length === 1
        ? people[0] === portal.userId
          ? { mine: 'true' as const }
          : { assigneeId: String(people[0]) }
        : {}),
      ...(overdue ? { dueTo: addDays(today, -1) } : {}),
    }
    for (let page = 1; ; page++) {
      const answer = await portal.read('tasks.list', { query: { ...query, page: String(page) } })
      for (const task of answer.rows) {
        if (whom.ids && task.client && !whom.ids.includes(task.client.id)) continue
        if (whom.ids && !task.client) continue
        // The call takes one person; of several each is meant.
        if (people && people.length > 1 && !people.includes(task.assignee?.id ?? -1)) continue
        if (closers.length > 0 && !closers.includes(task.closed_by?.id ?? -1)) continue
        rows.push({
          task: task.title,
          client: task.client,
          due: task.due_date,
          status: task.status?.name ?? null,
          priority: task.priority?.name ?? null,
          team: task.team?.name ?? null,
          type: task.type?.name ?? null,
          reporter: task.reporter?.name ?? null,
          assignee: task.assignee,
          state: task.closed ? 'closed' : 'open',
          closedAt: task.closed_at === undefined ? null : dayAt(task.closed_at),
          closedBy: task.closed_by,
        })
      }
      if (page * 200 >= Math.min(answer.total, mostTasks)) {
        all = Math.max(all, answer.total)
        break
      }
    }
  }
  const untold = rows.filter(({ state: now, closedAt }) => now === 'closed' && closedAt === null).length
  if (ofClosing && untold > 0 && untold === rows.length)
    throw new CannotTell('The task tool does not say when tasks were closed, and by whom.')
  return {
    rows,
    period: null,
    notes: [
      ...(all > mostTasks
        ? [
            `Only the first ${mostTasks.toLocaleString('en-US')} of ${all.toLocaleString('en-US')} were looked at.`,
          ]
        : []),
      ...(ofClosing && untold > 0
        ? [`Of ${untold.toLocaleString('en-US')} more it is not known when they were closed.`]
        : []),
    ],
    done: new Set(['state', ...(overdue ? ['due'] : [])]),
    sources: [screenOf(wanted, { state, people, dueTo: overdue ? addDays(today, -1) : null })],
  }
}

/** The tasks of the answer as the screen shows them; it keeps open ones of one's own. */
function screenOf(
  wanted: Wanted,
  {
    state,
    people,
    dueTo,
  }: {
    readonly state: 'open' | 'closed' | 'all'
    readonly people: readonly number[] | null
    readonly dueTo: string | null
  },
): Source {
  const due = wanted.question.conditions.find(({ column, is }) => column === 'due' && is === 'between')
  const [from, to] = due?.values ?? []
  const [person, other] = people ?? []
  const mine = person === wanted.portal.userId && other === undefined && state === 'open'
  const client = one(wanted)
  return screen('Tasks', '/tasks', {
    show: mine ? null : state,
    clientId: client && String(client.id),
    assigneeId: mine || person === undefined || other !== undefined ? null : String(person),
    dueFrom: mine || from === undefined ? null : String(from),
    dueTo: dueTo ?? (to === undefined ? null : String(to)),
  })
}
