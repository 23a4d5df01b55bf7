import { addDays, agencyDay, workingInstant } from './days.ts'
import type { SeedClient } from './client-rows.ts'
import type { SeedRow } from './insert-rows.ts'
import type { SeedPerson } from './people-rows.ts'
import { randomFrom, type Random } from './random.ts'
import { taskRemarks, taskTeams, taskTemplates, taskTypes, type SeedType } from './task-texts.ts'

/** The statuses of tasks, as a new tenant has them. */
const statuses = [
  ['To Do', false],
  ['In Progress', false],
  ['Waiting', false],
  ['In Review', false],
  ['Done', true],
  ['Canceled', true],
] as const
const done = 5

/** What the task tool of each tenant is set up with, table by table. */
export function taskLists(tenantId: number): readonly (readonly [table: string, rows: readonly SeedRow[]])[] {
  const tenant_id = tenantId
  return [
    [
      'task_status',
      statuses.map(([name, closes], at) => ({ tenant_id, id: at + 1, name, order: at + 1, closes })),
    ],
    ['task_team', taskTeams.map(({ id, name }, at) => ({ tenant_id, id, name, order: at + 1 }))],
    [
      'task_type',
      taskTypes.map(({ id, team, name }, at) => ({ tenant_id, id, team_id: team, name, order: at + 1 })),
    ],
    [
      'task_template',
      taskTemplates.map((one, at) => ({
        tenant_id,
        id: one.id,
        name: one.name,
        team_id: one.team,
        type_id: one.type,
        title: one.title,
        description: one.description,
        priority: one.priority,
        due_after_days: one.dueAfterDays,
        order: at + 1,
      })),
    ],
    [
      'task_template_field',
      taskTemplates
        .flatMap((one) => one.fields.map((field, at) => ({ ...field, template: one.id, order: at + 1 })))
        .map(({ name, kind, required = false, options = [], template, order }, at) => ({
          tenant_id,
          id: at + 1,
          name,
          template_id: template,
          kind,
          required,
          options: options.join('\n'),
          order,
        })),
    ],
  ]
}

export interface SeedTasks {
  readonly tasks: SeedRow[]
  readonly comments: SeedRow[]
  readonly activities: SeedRow[]
}

/** Open and done tasks of everybody on the staff, around today; the same for the same day. */
export function taskRows(
  people: readonly SeedPerson[],
  clients: readonly SeedClient[],
  now: Date,
): SeedTasks {
  const random = randomFrom(20_260_110)
  const rows: SeedTasks = { tasks: [], comments: [], activities: [] }
  const workers = people.filter(
    ({ type, roles = [], more }) =>
      (type === 'Employee' || roles.includes('Client+')) &&
      more?.['active'] !== false &&
      !more?.['suspended'],
  )
  for (const person of workers) {
    const team = person.departments?.[0]?.[0] ?? 4
    const own = taskTypes.filter((type) => type.team === team)
    const types = own.length > 0 ? own : taskTypes.filter((type) => type.team === 4)
    const [open, closed] = person.departments ? [9, 7] : [4, 2]
    const reporters = workers.filter(({ tenantId }) => tenantId === person.tenantId)
    const stores = clients.filter(({ state, tenantId }) => state === 'client' && tenantId === person.tenantId)
    for (let nth = 0; nth < open + closed; nth++)
      addTask(rows, random, { now, person, types, stores, reporters, closed: nth >= open, nth })
  }
  return rows
}

interface Making {
  readonly now: Date
  readonly person: SeedPerson
  readonly types: readonly SeedType[]
  readonly stores: readonly SeedClient[]
  readonly reporters: readonly SeedPerson[]
  readonly closed: boolean
  readonly nth: number
}

function addTask({ tasks, comments, activities }: SeedTasks, random: Random, making: Making): void {
  const { now, person, closed, nth } = making
  const today = agencyDay(now)
  const id = tasks.length + 1
  const tenant_id = person.tenantId
  const type = random.pick(making.types)
  const store = random.chance(0.9) ? random.pick(making.stores) : null
  const reporter = random.chance(0.6) ? random.pick(making.reporters).id : person.id
  // One that is late, one for today, the others in the days to come; what is done lies behind.
  const due = closed
    ? -random.whole(1, 45)
    : nth === 0
      ? -random.whole(1, 4)
      : nth === 1
        ? 0
        : random.whole(1, 16)
  const age = random.whole(2, 12)
  const written = workingInstant(
    addDays(today, Math.min(due, 0) - age),
    random.whole(9, 16),
    random.whole(0, 59),
  )
  const ended = workingInstant(addDays(today, Math.min(due, -1)), random.whole(9, 16), random.whole(0, 59))
  const title = random.pick(type.titles).replace('{client}', store?.name ?? 'the client')
  tasks.push({
    tenant_id,
    id,
    title,
    description: `<p>${title}${store ? ` for ${store.name.replaceAll('&', '&amp;')}` : ''}. Details are in the last conversation with the client.</p>`,
    client_id: store?.id ?? null,
    team_id: type.team,
    type_id: type.id,
    status_id: closed ? (random.chance(0.9) ? done : 6) : random.pick([1, 1, 2, 2, 3, 4]),
    priority: random.pick([1, 2, 2, 2, 3, 4]),
    assignee_id: person.id,
    reporter_id: reporter,
    due_date: addDays(today, due),
    is_approval: random.chance(0.1),
    created_at: written,
    updated_at: closed ? ended : written,
  })
  const activity = (user_id: number, action: string, created_at: string): SeedRow => ({
    tenant_id,
    task_id: id,
    user_id,
    action,
    created_at,
  })
  activities.push(activity(reporter, 'created it', written))
  if (random.chance(0.35)) {
    comments.push({
      tenant_id,
      task_id: id,
      author_id: person.id,
      body: `<p>${random.pick(taskRemarks)}</p>`,
      created_at: new Date(Date.parse(written) + 5 * 3_600_000).toISOString(),
    })
    activities.push(
      activity(person.id, 'added a comment', new Date(Date.parse(written) + 5 * 3_600_000).toISOString()),
    )
  }
  if (closed) activities.push(activity(person.id, 'closed it as Done', ended))
}
