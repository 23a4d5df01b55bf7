import { HttpSite, type SeenRequest } from './http-site.ts'

const statuses = [
  { id: 1, name: 'Open' },
  { id: 2, name: 'Working' },
  { id: 9, name: 'Done' },
]
const priority = (id: number) => ({ id, name: ['', 'Low', 'Medium', 'High', 'Urgent'][id] ?? 'Medium' })

/** A task of the imitated tool: no more than the specification names, ids as texts as some tools have them. */
export interface SiteTask {
  readonly id: number
  title: string
  client: { name: string } | null
  priority: { id: number; name: string }
  due_date: string
  status: { id: number; name: string }
  assignee: { id: number; name: string }
  description?: string
}

/** A small TaskIQ on this machine, with the calls of shell section 7 and no others. */
export class TaskIqSite extends HttpSite {
  readonly tasks: SiteTask[] = []
  /** Taken as bearers; any that looks like one when empty. */
  #next = 5001

  constructor() {
    super((request) => this.#respondTo(request))
  }

  add(task: Partial<SiteTask> & Pick<SiteTask, 'title'>): SiteTask {
    const added: SiteTask = {
      id: this.#next++,
      client: { name: 'Hartwell Volkswagen' },
      priority: priority(2),
      due_date: '2026-12-24',
      status: statuses[0]!,
      assignee: { id: 6, name: 'Claire Donovan' },
      ...task,
    }
    this.tasks.push(added)
    return added
  }

  #respondTo({ method, path, query, headers, body }: SeenRequest): readonly [number, unknown] {
    if (!/^Bearer [\w-]+\.[\w-]+\.[\w-]+$/.test(headers.authorization ?? '')) return [401, {}]
    const fields = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>
    const call = `${method} ${path.replace(/\d+/g, '{id}')}`
    const task = this.tasks.find(({ id }) => id === Number(/\d+/.exec(path.replace('/v1', ''))?.[0]))
    switch (call) {
      case 'POST /login/token':
        return [200, { token: 'the-key-of-this-test' }]
      case 'POST /v{id}/tasks':
        if (typeof fields['title'] !== 'string') return [422, { message: 'A title is missing.' }]
        return [201, { data: this.add({ title: fields['title'], due_date: String(fields['dueDate']) }) }]
      case 'POST /tasks/bulk-create': {
        const given = fields['tasks'] as { title: string; dueDate: string }[]
        return [201, { data: given.map(({ title, dueDate }) => this.add({ title, due_date: dueDate })) }]
      }
      case 'GET /v{id}/users/tasks':
        return [200, this.tasks.filter(({ assignee }) => String(assignee.id) === query.get('user_id'))]
      case 'POST /v{id}/tasks/task-statuses': {
        const ids = fields['task_ids'] as number[]
        return [
          200,
          this.tasks.filter(({ id }) => ids.includes(id)).map(({ id, status }) => ({ id, status })),
        ]
      }
      case 'GET /v{id}/tasks/': {
        const id = query.get('task_id')
        const found = this.tasks.filter((one) => id === null || String(one.id) === id)
        return [200, { data: found, total: found.length }]
      }
      case 'GET /departments-with-types':
        return [200, [{ id: 70, name: 'Design', types: [{ id: 71, name: 'Banner' }] }]]
      case 'PATCH /v{id}/tasks/{id}/assignee':
        if (!task) return [404, {}]
        task.assignee = { id: Number(fields['assignee']), name: 'Somebody else' }
        return [200, task]
      case 'PATCH /v{id}/tasks/{id}':
        if (!task) return [404, {}]
        task.status = statuses.find(({ id }) => id === fields['statusId']) ?? task.status
        return [200, task]
      case 'GET /v{id}/tasks/statuses':
        return [200, statuses]
      case 'GET /v{id}/tasks/departments-templates':
        return [200, [{ id: 70, name: 'Design', templates: [{ id: 77, name: 'Banner set' }] }]]
      case 'GET /v{id}/tasks/task-templates/{id}/fields':
        return [200, [{ id: 1, name: 'Size', required: true }]]
      case 'GET /v{id}/users/task-templates':
        return [200, [{ id: 77, name: 'Banner set', department_id: 70 }]]
      case 'GET /v{id}/users/activities':
        return [200, [{ id: 3, description: 'moved it', user: 'Claire Donovan', task: { id: 5001 } }]]
      default:
        return [404, { message: 'There is nothing here.' }]
    }
  }
}
