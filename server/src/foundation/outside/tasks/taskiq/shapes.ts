import { ArkErrors, type Type } from 'arktype'
import { type } from '@portal/core/foundation/contract/type'
import { taskMessages } from '@portal/core/work/tasks/constants'
import type {
  TaskActivity,
  TaskItem,
  TaskStatus,
  TaskTemplate,
  TeamWithTemplates,
  TeamWithTypes,
  WholeTask,
} from '@portal/core/work/tasks/schemas'
import { templateFieldKinds, type TemplateField } from '@portal/core/work/tasks/template-field'
import { Refusal } from '../../../http/refusal.ts'
import { cleanHtml } from '../../../rich-text/clean-html.ts'
import { log } from '../../../log.ts'

/*
 * What TaskIQ answers. Some of its fields are agreed and no more, so everything
 * else may be missing, and a list may come as it is or as the `data` of an object.
 */

const id = type('number.integer | string.integer.parse')
const nothing = 'null | undefined'
const named = type({ 'id?': id.or(nothing), name: 'string' })
  .or(type('string'))
  .or(nothing)

const item = type({
  id,
  'title?': `string | ${nothing}`,
  'client?': named,
  'priority?': named,
  'status?': named,
  'due_date?': `string | ${nothing}`,
  'team?': named,
  'department?': named,
  'type?': named,
  'assignee?': named,
  'reporter?': named,
  'closed?': `boolean | ${nothing}`,
})
const comment = type({
  id,
  'author?': named,
  'user?': named,
  body: 'string',
  'created_at?': `string | ${nothing}`,
})
const whole = item.and({
  'description?': `string | ${nothing}`,
  'is_approval?': `boolean | ${nothing}`,
  'workflow?': named,
  'parent?': type({ id, title: 'string' }).or(nothing),
  'created_at?': `string | ${nothing}`,
  'additional_fields?': type({ name: 'string', value: 'string' }).array().or(nothing),
  'subtasks?': item.array().or(nothing),
  'comments?': comment.array().or(nothing),
})
const activity = type({
  id,
  'task?': type({ id, 'title?': `string | ${nothing}` }).or(nothing),
  'user?': named,
  'action?': `string | ${nothing}`,
  'description?': `string | ${nothing}`,
  'created_at?': `string | ${nothing}`,
})
const team = type({ id, name: 'string', 'types?': type({ id, name: 'string' }).array().or(nothing) })
const status = type({ id, name: 'string', 'closed?': `boolean | ${nothing}` })
const template = type({
  id,
  name: 'string',
  'team_id?': id.or(nothing),
  'department_id?': id.or(nothing),
  'type_id?': id.or(nothing),
  'title?': `string | ${nothing}`,
  'description?': `string | ${nothing}`,
  'priority?': id.or(nothing),
  'due_after_days?': id.or(nothing),
})
const teamWithTemplates = type({ id, name: 'string', 'templates?': template.array().or(nothing) })
const field = type({
  id,
  name: 'string',
  'kind?': `string | ${nothing}`,
  'required?': `boolean | ${nothing}`,
  'options?': type('string[]').or(nothing),
})

type Named = typeof named.infer
type Item = typeof item.infer

const nameOf = (value: Named): { id: number; name: string } | null => {
  if (value === null || value === undefined) return null
  return typeof value === 'string' ? { id: 0, name: value } : { id: value.id ?? 0, name: value.name }
}

/** Statuses after which nothing is to be done, where the tool does not say so itself. */
const closing = /^(done|closed|complete[d]?|cancel?led)$/i

const itemOf = (task: Item): TaskItem => {
  const standing = nameOf(task.status)
  return {
    id: task.id,
    title: task.title ?? '',
    client: nameOf(task.client),
    priority: nameOf(task.priority),
    status: standing,
    due_date: dayIn(task.due_date),
    team: nameOf(task.team ?? task.department),
    type: nameOf(task.type),
    assignee: nameOf(task.assignee),
    reporter: nameOf(task.reporter),
    closed: task.closed ?? (standing !== null && closing.test(standing.name)),
  }
}

/** A day, whether the tool sends one or a point in time. */
const dayIn = (text: string | null | undefined): string | null =>
  /^\d{4}-\d{2}-\d{2}/.exec(text ?? '')?.[0] ?? null

/** What another system calls HTML is cleaned like anybody's; its pictures are its own and stay there. */
const cleaned = (html: string | null | undefined): string => cleanHtml(html ?? '', () => null)

const templateOf = (given: typeof template.infer, teamId: number): TaskTemplate => ({
  id: given.id,
  name: given.name,
  team_id: given.team_id ?? given.department_id ?? teamId,
  type_id: given.type_id ?? null,
  title: given.title || given.name,
  description: given.description ?? '',
  priority: given.priority ?? 2,
  due_after_days: given.due_after_days ?? 1,
})

/** @throws {Refusal} 503 for an answer that cannot be used */
function read<const S extends Type>(shape: S, answer: unknown): S['infer'] {
  const value: unknown = shape(answer)
  if (!(value instanceof ArkErrors)) return value
  log.error({ reason: value.summary.slice(0, 500) }, 'TaskIQ answered something else than expected')
  throw new Refusal('unavailable', taskMessages.unreachable)
}

/** A list as it is, or inside of `data` or `rows`. */
function listIn(answer: unknown): unknown {
  if (typeof answer !== 'object' || answer === null) return answer
  if ('data' in answer) return answer.data
  return 'rows' in answer ? answer.rows : answer
}

/** Tasks of a list. */
export const tasksIn = (answer: unknown): TaskItem[] => read(item.array(), listIn(answer)).map(itemOf)

/** A task. */
export const taskIn = (answer: unknown): TaskItem => itemOf(read(item, listIn(answer)))

/** A page of tasks with how many there are in all. */
export function pageIn(answer: unknown): { rows: TaskItem[]; total: number } {
  const rows = tasksIn(answer)
  const total =
    typeof answer === 'object' && answer !== null && 'total' in answer ? Number(answer.total) : rows.length
  return { rows, total: Number.isInteger(total) ? total : rows.length }
}

/** A task with its parts; null where there is none. */
export function wholeTaskIn(answer: unknown): WholeTask | null {
  const given = listIn(answer)
  const [task] = read(whole.array(), Array.isArray(given) ? given : [given])
  if (!task) return null
  return {
    ...itemOf(task),
    description: cleaned(task.description),
    is_approval: task.is_approval ?? false,
    workflow: nameOf(task.workflow),
    parent: task.parent ?? null,
    created_at: task.created_at ?? null,
    additional_fields: task.additional_fields ?? [],
    subtasks: (task.subtasks ?? []).map(itemOf),
    comments: (task.comments ?? []).map((one) => ({
      id: one.id,
      author: nameOf(one.author ?? one.user),
      body: cleaned(one.body),
      created_at: one.created_at ?? '',
    })),
  }
}

/** Numbers of a list. */
export const idsIn = (answer: unknown): number[] => {
  const ids = type({ ids: id.array() })(answer)
  return ids instanceof ArkErrors ? tasksIn(answer).map((task) => task.id) : ids.ids
}

/** The states that tasks may have. */
export const statusesIn = (answer: unknown): TaskStatus[] =>
  read(status.array(), listIn(answer)).map((one) => ({
    id: one.id,
    name: one.name,
    closed: one.closed ?? closing.test(one.name),
  }))

/** The states of some tasks. */
export const statusesOfTasksIn = (answer: unknown): { id: number; status: { id: number; name: string } }[] =>
  read(type({ id, status: named }).array(), listIn(answer)).flatMap((one) => {
    const standing = nameOf(one.status)
    return standing ? [{ id: one.id, status: standing }] : []
  })

/** Teams and the types of their tasks. */
export const teamsIn = (answer: unknown): TeamWithTypes[] =>
  read(team.array(), listIn(answer)).map((one) => ({ id: one.id, name: one.name, types: one.types ?? [] }))

/** Teams and their templates. */
export const teamsWithTemplatesIn = (answer: unknown): TeamWithTemplates[] =>
  read(teamWithTemplates.array(), listIn(answer)).map((one) => ({
    id: one.id,
    name: one.name,
    templates: (one.templates ?? []).map((each) => templateOf(each, one.id)),
  }))

/** Templates of tasks. */
export const templatesIn = (answer: unknown): TaskTemplate[] =>
  read(template.array(), listIn(answer)).map((one) => templateOf(one, 0))

/** The fields of a template. */
export const fieldsIn = (answer: unknown): TemplateField[] =>
  read(field.array(), listIn(answer)).map((one) => ({
    id: one.id,
    name: one.name,
    kind: templateFieldKinds.find((kind) => kind.toLowerCase() === one.kind?.toLowerCase()) ?? 'Text',
    required: one.required ?? false,
    options: one.options ?? [],
  }))

/** What happened to tasks. */
export const activitiesIn = (answer: unknown): TaskActivity[] =>
  read(activity.array(), listIn(answer)).map((one) => ({
    id: one.id,
    task: { id: one.task?.id ?? 0, title: one.task?.title ?? '' },
    user: nameOf(one.user),
    action: one.action ?? one.description ?? '',
    created_at: one.created_at ?? '',
  }))

/** What signs somebody in: `key`, or the token under one of its usual names. */
export function keyIn(answer: unknown): string {
  const given = read(
    type({
      'key?': `string | ${nothing}`,
      'token?': `string | ${nothing}`,
      'access_token?': `string | ${nothing}`,
    }),
    listIn(answer),
  )
  const key = given.key ?? given.token ?? given.access_token
  if (!key) throw new Refusal('unavailable', taskMessages.unreachable)
  return key
}
