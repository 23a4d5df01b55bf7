import { type } from '../../foundation/contract/type.ts'
import { templateFieldKinds } from './template-field.ts'

/**
 * What the task tool answers, in its own words: the
 * portal hands it on as it is, whichever tool it came from.
 */
export const named = type({ id: 'number', name: 'string' })

/** A task in a list. */
export const taskItem = type({
  id: 'number',
  title: 'string',
  client: named.or('null'),
  priority: named.or('null'),
  status: named.or('null'),
  /** `YYYY-MM-DD`. */
  due_date: 'string | null',
  team: named.or('null'),
  type: named.or('null'),
  assignee: named.or('null'),
  reporter: named.or('null'),
  closed: 'boolean',
  /** When, and by whom, a closed task was closed; only in lists, and where the tool says so. */
  'closed_at?': 'string',
  'closed_by?': named,
})
export type TaskItem = typeof taskItem.infer

const taskComment = type({
  id: 'number',
  author: named.or('null'),
  body: 'string',
  created_at: 'string',
})

/** Something that was done to a task, as a sentence without its subject: `closed it`. */
export const taskActivity = type({
  id: 'number',
  task: type({ id: 'number', title: 'string' }),
  user: named.or('null'),
  action: 'string',
  created_at: 'string',
})
export type TaskActivity = typeof taskActivity.infer

/** One task with everything about it. */
export const wholeTask = taskItem.and({
  /** HTML; the server has cleaned it. */
  description: 'string',
  is_approval: 'boolean',
  workflow: named.or('null'),
  parent: type({ id: 'number', title: 'string' }).or('null'),
  created_at: 'string | null',
  additional_fields: type({ name: 'string', value: 'string' }).array(),
  subtasks: taskItem.array(),
  comments: taskComment.array(),
})
export type WholeTask = typeof wholeTask.infer

/** A team with its types: `GET /departments-with-types`. */
export const team = named.and({ types: named.array() })

export const taskStatus = named.and({ closed: 'boolean' })

/** What one writes tasks by. */
export const taskTemplate = type({
  id: 'number',
  name: 'string',
  team_id: 'number',
  type_id: 'number | null',
  title: 'string',
  description: 'string',
  priority: 'number',
  due_after_days: 'number',
})
export type TaskTemplate = typeof taskTemplate.infer

/** A team with its templates: `GET /v1/tasks/departments-templates`. */
export const teamWithTemplates = named.and({ templates: taskTemplate.array() })

export const templateField = type({
  id: 'number',
  name: 'string',
  kind: type.enumerated(...templateFieldKinds),
  required: 'boolean',
  options: 'string[]',
})
export type TeamWithTypes = typeof team.infer
export type TaskStatus = typeof taskStatus.infer
export type TeamWithTemplates = typeof teamWithTemplates.infer
