import type { Db } from '../../../foundation/database/database.ts'
import type { AskedTasks, NewTask, TaskChanges, TaskTool } from '../../../foundation/outside/tasks/port.ts'
import {
  activitiesOf,
  fieldsOfTemplate,
  taskStatuses,
  teamsWithTemplates,
  teamsWithTypes,
  templatesUsedBy,
} from './lists.ts'
import { listTasks, openTasksOf, statusesOfTasks, wholeTaskById } from './read-tasks.ts'
import type { Asking } from './task-rows.ts'
import { assignTask, changeTask, foundTask, insertTask } from './write-tasks.ts'

/** The task tool that comes with the portal: tasks are rows of our own. */
export class BuiltInTaskTool implements TaskTool {
  readonly address = null
  readonly #asking: Asking
  readonly #key: () => Promise<string>

  constructor(asking: Asking, key: () => Promise<string>) {
    this.#asking = asking
    this.#key = key
  }

  /** The same person in the caller's transaction. */
  #in(db: Db): Asking {
    return { ...this.#asking, db }
  }

  key = () => this.#key()
  ofUser = (userId: number) => openTasksOf(this.#asking, userId)
  statusesOf = (ids: readonly number[]) => statusesOfTasks(this.#asking, ids)
  list = (asked: AskedTasks) => listTasks(this.#asking, asked)
  find = (id: number) => wholeTaskById(this.#asking, id)
  teams = () => teamsWithTypes(this.#asking)
  statuses = () => taskStatuses(this.#asking)
  templates = () => teamsWithTemplates(this.#asking)
  templateFields = (templateId: number) => fieldsOfTemplate(this.#asking, templateId)
  ownTemplates = () => templatesUsedBy(this.#asking, this.#asking.person.id)
  activities = (taskId: number | null) => activitiesOf(this.#asking, taskId)

  async create(task: NewTask) {
    return async (db: Db) => {
      const asking = this.#in(db)
      return foundTask(asking, await insertTask(asking, task, asking.person.id))
    }
  }

  async createAll(tasks: readonly NewTask[], clientId: number | null, reporterId: number) {
    return async (db: Db) => {
      const ids: number[] = []
      for (const task of tasks) ids.push(await insertTask(this.#in(db), { ...task, clientId }, reporterId))
      return ids
    }
  }

  async assign(id: number, assignee: number) {
    return (db: Db) => assignTask(this.#in(db), id, assignee)
  }

  async update(id: number, changes: TaskChanges) {
    return (db: Db) => changeTask(this.#in(db), id, changes)
  }
}
