import type { newTask } from '@portal/core/work/tasks/calls'
import type {
  TaskActivity,
  TaskItem,
  TaskStatus,
  TaskTemplate,
  TeamWithTemplates,
  TeamWithTypes,
  WholeTask,
} from '@portal/core/work/tasks/schemas'
import type { TemplateField } from '@portal/core/work/tasks/template-field'
import type { Db } from '../../database/database.ts'

/** A task as it is to be created; its description was cleaned. */
export type NewTask = typeof newTask.infer

/** Which tasks are wanted. */
export interface AskedTasks {
  readonly page: number
  readonly pageSize: number
  /** `dueDate`, `title` and so on, `-` before it for descending. */
  readonly sort: string
  readonly search: string
  readonly state: 'open' | 'closed' | 'all'
  readonly clientId?: number | undefined
  readonly teamId?: number | undefined
  readonly typeId?: number | undefined
  readonly statusId?: number | undefined
  readonly assigneeId?: number | undefined
  /** Days, both included. */
  readonly dueFrom?: string | undefined
  readonly dueTo?: string | undefined
}

/** What is to be different about a task; `comment` is added to it. */
export interface TaskChanges {
  readonly title?: string | undefined
  readonly description?: string | undefined
  readonly statusId?: number | undefined
  readonly priority?: number | undefined
  readonly dueDate?: string | undefined
  readonly comment?: string | undefined
}

/**
 * The rest of a write: what another system has to do is done when the promise
 * of it resolves, what belongs into our database is done by calling it with
 * the caller's transaction.
 */
export type Recorded<T> = (db: Db) => Promise<T>

/**
 * The task tool as one person uses it. Every method throws
 * a `Refusal`: 503 with a sentence of the portal's when the tool does not
 * answer, 403 when it does not let the person do that, 404 and 422 in its own
 * words. Ids of people and clients are the portal's.
 */
export interface TaskTool {
  /** Where people open it; null for the one of the portal's own. */
  readonly address: string | null
  /** What signs the person in there: `POST login/token`. */
  key(): Promise<string>
  /** Open tasks of somebody, the first due first. */
  ofUser(userId: number): Promise<readonly TaskItem[]>
  statusesOf(ids: readonly number[]): Promise<readonly { id: number; status: { id: number; name: string } }[]>
  list(asked: AskedTasks): Promise<{ readonly rows: readonly TaskItem[]; readonly total: number }>
  find(id: number): Promise<WholeTask | null>
  create(task: NewTask): Promise<Recorded<TaskItem>>
  createAll(
    tasks: readonly NewTask[],
    clientId: number | null,
    reporterId: number,
  ): Promise<Recorded<number[]>>
  assign(id: number, assignee: number): Promise<Recorded<TaskItem>>
  update(id: number, changes: TaskChanges): Promise<Recorded<TaskItem>>
  teams(): Promise<readonly TeamWithTypes[]>
  statuses(): Promise<readonly TaskStatus[]>
  templates(): Promise<readonly TeamWithTemplates[]>
  templateFields(templateId: number): Promise<readonly TemplateField[]>
  /** Templates that the person has used, the latest first. */
  ownTemplates(): Promise<readonly TaskTemplate[]>
  /** What was done to a task, or by the person where none is named; the latest first. */
  activities(taskId: number | null): Promise<readonly TaskActivity[]>
}
