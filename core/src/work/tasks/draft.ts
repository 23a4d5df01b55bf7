import { addDays, isDay } from '../../foundation/format/dates.ts'
import { today } from '../../foundation/format/time.ts'
import { all, type Check, type Text } from '../../foundation/rules/check.ts'
import { checkForm, isValid, type FormErrors, type FormRules } from '../../foundation/rules/form.ts'
import { htmlOfLines, isBlankHtml } from '../../foundation/rules/html.ts'
import { number } from '../../foundation/rules/number.ts'
import { required, requiredText } from '../../foundation/rules/required.ts'
import { maxLength } from '../../foundation/rules/text.ts'
import { dueDateTooEarly, longestFieldValue, longestTitle, taskDefaults } from './constants.ts'
import type { TemplateField } from './template-field.ts'

/** A team of the task tool with the types of task that it takes. */
export interface Team {
  readonly id: number
  readonly name: string
  readonly types: readonly { readonly id: number; readonly name: string }[]
}

/** What a template asks for, as it is filled in; Yes or No is `Yes`, `No` or empty. */
export interface FilledField extends TemplateField {
  readonly value: string
}

/** A task that is being written (Task draft). */
export interface TaskDraft {
  readonly teamId: number | null
  readonly typeId: number | null
  readonly assignee: { readonly value: number; readonly label: string } | null
  /** `YYYY-MM-DD`. */
  readonly dueDate: string
  readonly title: string
  /** HTML of the editor. */
  readonly description: string
  readonly priority: number
  readonly statusId: number
  readonly isApproval: boolean
  /** The template that it is written by, or null. */
  readonly workflowId: number | null
  readonly additionalFields: readonly FilledField[]
  /** Titles, one for each subtask. */
  readonly subtasks: readonly string[]
  /** The task under which it stands, or null. */
  readonly taskId: number | null
}

/** The earliest day on which a new task may be due: the agency's tomorrow. */
export const earliestDueDate = (): string => addDays(today(), 1)

/**
 * A task as it starts.
 * @param description HTML, for example the body of an interaction
 */
export const newTaskDraft = (description = ''): TaskDraft => ({
  teamId: null,
  typeId: taskDefaults.typeId,
  assignee: null,
  dueDate: earliestDueDate(),
  title: taskDefaults.title,
  description,
  priority: taskDefaults.priority,
  statusId: taskDefaults.statusId,
  isApproval: false,
  workflowId: null,
  additionalFields: [],
  subtasks: [],
  taskId: null,
})

/** The draft once the teams are known: a type without its team gets the team that has it. */
export function withTeams(draft: TaskDraft, teams: readonly Team[]): TaskDraft {
  if (draft.teamId !== null || draft.typeId === null) return draft
  const owner = teams.find(({ types }) => types.some(({ id }) => id === draft.typeId))
  return { ...draft, teamId: owner?.id ?? null, typeId: owner ? draft.typeId : null }
}

/** Another team: its types are other ones, and so are its templates. */
export const withTeam = (draft: TaskDraft, teamId: number): TaskDraft =>
  draft.teamId === teamId ? draft : { ...draft, teamId, typeId: null, workflowId: null, additionalFields: [] }

/** What a draft takes over from a template. */
interface Template {
  readonly id: number
  readonly type_id: number | null
  readonly title: string
  /** Plain text. */
  readonly description: string
  readonly priority: number
  readonly due_after_days: number
}

/** The draft by a template: what was written already stays, the rest is the template's. */
export const withTemplate = (
  draft: TaskDraft,
  template: Template,
  fields: readonly TemplateField[],
): TaskDraft => ({
  ...draft,
  workflowId: template.id,
  typeId: template.type_id ?? draft.typeId,
  title: draft.title.trim() === '' || draft.title === taskDefaults.title ? template.title : draft.title,
  description: isBlankHtml(draft.description) ? htmlOfLines(template.description) : draft.description,
  priority: template.priority,
  dueDate: addDays(today(), Math.max(1, template.due_after_days)),
  additionalFields: fields.map((field) => ({ ...field, value: '' })),
})

/** The types that a team takes; none before a team is chosen. */
export const typesOf = (teams: readonly Team[], teamId: number | null): Team['types'] =>
  teams.find(({ id }) => id === teamId)?.types ?? []

/** A day that is tomorrow or later in Chicago. */
export const dueDateOfNewTask: Check<Text> = (day) =>
  required(day) ?? (isDay(day ?? '') && (day ?? '') >= earliestDueDate() ? null : dueDateTooEarly)

const taskTitle: Check<Text> = all(requiredText, maxLength('Title', longestTitle))

/** The value of a template's field. */
export function fieldValue(
  { name, kind, required: must, options }: TemplateField,
  value: string,
): string | null {
  const text = value.trim()
  if (text === '') return must ? requiredText('') : null
  if (text.length > longestFieldValue) return maxLength(name, longestFieldValue)(text)
  switch (kind) {
    case 'Number':
      return number(text)
    case 'Date':
      return isDay(text) ? null : 'Field must be a date'
    case 'Yes or No':
      return text === 'Yes' || text === 'No' ? null : 'Field must be yes or no'
    case 'Options':
      return options.includes(text) ? null : 'Choose one of the options.'
    case 'Text':
    case 'Paragraph':
      return null
  }
}

const rules: FormRules<TaskDraft> = {
  teamId: required,
  typeId: required,
  assignee: required,
  dueDate: dueDateOfNewTask,
  title: taskTitle,
  additionalFields: (fields) =>
    fields.map((field) => fieldValue(field, field.value)).find((message) => message !== null) ?? null,
}

export type TaskErrors = FormErrors<TaskDraft>

/** The sentences of the invalid fields of a task, by field (Task draft). */
export const checkTask = (draft: TaskDraft): TaskErrors => checkForm(rules, draft)

/** Whether a task can be created. */
export const isTaskValid = (draft: TaskDraft): boolean => isValid(checkTask(draft))

/** People whom a description mentions, by the mentions that the editor writes. */
export const mentionsIn = (html: string): number[] => [
  ...new Set([...html.matchAll(/<span\b[^<>]*\bdata-id="(\d{1,9})"/g)].map(([, id]) => Number(id))),
]

/**
 * A valid draft as `POST /tasks` takes it.
 * @throws {RangeError} for a draft that was not checked
 */
export function taskBody(draft: TaskDraft, clientId: number | null) {
  const { teamId, typeId, assignee, additionalFields, subtasks, title, ...rest } = draft
  if (teamId === null || typeId === null || assignee === null)
    throw new RangeError('Only a task that was checked can be sent.')
  return {
    ...rest,
    teamId,
    typeId,
    assignee: assignee.value,
    title: title.trim(),
    clientId,
    additionalFields: additionalFields
      .filter(({ value }) => value.trim() !== '')
      .map(({ id, value }) => ({ id, value: value.trim() })),
    mentions: mentionsIn(rest.description),
    subtasks: subtasks
      .map((one) => one.trim())
      .filter(Boolean)
      .map((one) => ({ title: one })),
  }
}
