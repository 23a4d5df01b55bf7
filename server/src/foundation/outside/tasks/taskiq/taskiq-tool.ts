import { Refusal } from '../../../http/refusal.ts'
import { cleanHtml } from '../../../rich-text/clean-html.ts'
import type { AskedTasks, NewTask, TaskChanges, TaskTool } from '../port.ts'
import { TaskToolForbids, type TaskIqClient, type ToolRequest } from './client.ts'
import * as read from './shapes.ts'

/** The person as whom TaskIQ is asked. */
export interface TaskIqUser {
  readonly userId: number
  /** A fresh token of the person's. */
  bearer(): Promise<string>
  /** The key of the request that is being answered, so that nothing is done twice. */
  readonly idempotencyKey: string | null
  /** TaskIQ does not let the person do something. */
  forbidden(): Promise<void>
}

/** TaskIQ over HTTP, in its own calls. */
export class TaskIqTool implements TaskTool {
  readonly #client: TaskIqClient
  readonly #user: TaskIqUser

  constructor(client: TaskIqClient, user: TaskIqUser) {
    this.#client = client
    this.#user = user
  }

  get address(): string {
    return this.#client.appUrl
  }

  async #send(request: ToolRequest): Promise<unknown> {
    try {
      return await this.#client.send(await this.#user.bearer(), request)
    } catch (error) {
      if (error instanceof TaskToolForbids) await this.#user.forbidden()
      throw error
    }
  }

  #get = (path: string): Promise<unknown> => this.#send({ method: 'GET', path })

  #write = (method: 'POST' | 'PATCH', path: string, body: unknown): Promise<unknown> =>
    this.#send({ method, path, body, idempotencyKey: this.#user.idempotencyKey })

  async key() {
    return read.keyIn(await this.#send({ method: 'POST', path: '/login/token', body: {} }))
  }

  async ofUser(userId: number) {
    const tasks = read.tasksIn(await this.#get(`/v1/users/tasks?user_id=${userId}`))
    return tasks.filter(({ closed }) => !closed)
  }

  async statusesOf(ids: readonly number[]) {
    return read.statusesOfTasksIn(
      await this.#send({ method: 'POST', path: '/v1/tasks/task-statuses', body: { task_ids: ids } }),
    )
  }

  async list(asked: AskedTasks) {
    return read.pageIn(await this.#get(`/v1/tasks/?${queryOf(asked).toString()}`))
  }

  async find(id: number) {
    try {
      return read.wholeTaskIn(await this.#get(`/v1/tasks/?task_id=${id}`))
    } catch (error) {
      if (error instanceof Refusal && error.problem.code === 'not-found') return null
      throw error
    }
  }

  async create(task: NewTask) {
    const created = read.taskIn(await this.#write('POST', '/v1/tasks', sent(task)))
    return async () => created
  }

  async createAll(tasks: readonly NewTask[], clientId: number | null, reporterId: number) {
    // All are of the one client whose rights were asked about, whatever a task says of another.
    const body = { tasks: tasks.map((task) => sent({ ...task, clientId })), clientId, reporterId }
    const ids = read.idsIn(await this.#write('POST', '/tasks/bulk-create', body))
    return async () => ids
  }

  async assign(id: number, assignee: number) {
    const task = read.taskIn(await this.#write('PATCH', `/v1/tasks/${id}/assignee`, { assignee }))
    return async () => task
  }

  async update(id: number, changes: TaskChanges) {
    const { description, comment, ...rest } = changes
    const task = read.taskIn(
      await this.#write('PATCH', `/v1/tasks/${id}`, {
        ...rest,
        ...(description === undefined ? {} : { description: cleaned(description) }),
        ...(comment === undefined ? {} : { comment: cleaned(comment) }),
      }),
    )
    return async () => task
  }

  teams = async () => read.teamsIn(await this.#get('/departments-with-types'))
  statuses = async () => read.statusesIn(await this.#get('/v1/tasks/statuses'))
  templates = async () => read.teamsWithTemplatesIn(await this.#get('/v1/tasks/departments-templates'))
  templateFields = async (templateId: number) =>
    read.fieldsIn(await this.#get(`/v1/tasks/task-templates/${templateId}/fields`))
  ownTemplates = async () => read.templatesIn(await this.#get('/v1/users/task-templates'))
  activities = async (taskId: number | null) =>
    read.activitiesIn(await this.#get(`/v1/users/activities${taskId === null ? '' : `?task_id=${taskId}`}`))
}

const cleaned = (html: string): string => cleanHtml(html, () => null)

/** The draft with its text cleaned; pictures of ours need a session and stay here. */
const sent = (task: NewTask): NewTask => ({ ...task, description: cleaned(task.description ?? '') })

/** The conditions of a list in the tool's words. */
function queryOf(asked: AskedTasks): URLSearchParams {
  const conditions = {
    page: asked.page,
    page_size: asked.pageSize,
    sort: asked.sort,
    search: asked.search || undefined,
    state: asked.state,
    client_id: asked.clientId,
    team_id: asked.teamId,
    type_id: asked.typeId,
    status_id: asked.statusId,
    assignee_id: asked.assigneeId,
    due_from: asked.dueFrom,
    due_to: asked.dueTo,
  }
  return new URLSearchParams(
    Object.entries(conditions).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  )
}
