import { newTaskDraft, type FilledField, type TaskDraft } from '@portal/core/work/tasks/draft'
import { templateFieldKinds } from '@portal/core/work/tasks/template-field'
import { isOption } from './kept-option.ts'

/**
 * The task in a draft that was kept as text; a new one for what is old, foreign or broken.
 * @param body HTML of the interaction, which a new task's description starts with
 */
export function taskIn(value: unknown, body: string): TaskDraft {
  const start = newTaskDraft(body)
  if (typeof value !== 'object' || value === null) return start
  const given: Record<string, unknown> = Object.fromEntries(Object.entries(value))
  const { assignee, additionalFields, subtasks } = given
  const id = (name: string): number | null => (typeof given[name] === 'number' ? given[name] : null)
  const text = (name: 'dueDate' | 'title' | 'description'): string =>
    typeof given[name] === 'string' ? given[name] : start[name]
  return {
    ...start,
    teamId: id('teamId'),
    typeId: id('typeId'),
    workflowId: id('workflowId'),
    priority: id('priority') ?? start.priority,
    statusId: id('statusId') ?? start.statusId,
    dueDate: text('dueDate'),
    title: text('title'),
    description: text('description'),
    assignee: isOption(assignee) ? assignee : null,
    isApproval: given['isApproval'] === true,
    additionalFields: Array.isArray(additionalFields) ? additionalFields.filter(isField) : [],
    subtasks: Array.isArray(subtasks) ? subtasks.filter((one) => typeof one === 'string') : [],
  }
}

const isField = (value: unknown): value is FilledField =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'number' &&
  'name' in value &&
  typeof value.name === 'string' &&
  'value' in value &&
  typeof value.value === 'string' &&
  'required' in value &&
  typeof value.required === 'boolean' &&
  'kind' in value &&
  templateFieldKinds.some((kind) => kind === value.kind) &&
  'options' in value &&
  Array.isArray(value.options) &&
  value.options.every((one) => typeof one === 'string')
