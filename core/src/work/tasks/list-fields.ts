import { defineFields } from '../../foundation/contract/field.ts'
import { daysWithinReason } from '../../foundation/rules/between.ts'
import { lookupFields } from '../../platform/records/lookup-fields.ts'
import { priorities } from './constants.ts'
import { templateFieldKinds } from './template-field.ts'

/** The fields of what the built-in task tool is set up with, by list. */
export const taskTeamFields = lookupFields

export const taskTypeFields = defineFields({
  name: { label: 'Name', kind: 'text', required: true },
  teamId: { label: 'Team', kind: 'record', of: 'taskTeams', required: true },
  order: { label: 'Order', kind: 'integer', initial: 0 },
  active: { label: 'Active', kind: 'flag', initial: true, hint: 'Offered for new tasks.' },
})

export const taskStatusFields = defineFields({
  ...lookupFields,
  closes: { label: 'Closes the task', kind: 'flag', initial: false },
})

export const taskTemplateFields = defineFields({
  name: { label: 'Name', kind: 'text', required: true, unique: true },
  teamId: { label: 'Team', kind: 'record', of: 'taskTeams', required: true },
  typeId: { label: 'Type', kind: 'record', of: 'taskTypes' },
  title: { label: 'Title of the Task', kind: 'text', initial: '' },
  description: { label: 'Description', kind: 'longText', initial: '' },
  priority: {
    label: 'Priority',
    kind: 'choice',
    choices: priorities.map(({ name }) => name),
    initial: 'Normal',
  },
  dueAfterDays: { label: 'Due After (Days)', kind: 'integer', initial: 1, check: daysWithinReason(0) },
  order: { label: 'Order', kind: 'integer', initial: 0 },
  active: { label: 'Active', kind: 'flag', initial: true, hint: 'Offered for new tasks.' },
})

export const taskTemplateFieldFields = defineFields({
  name: { label: 'Name', kind: 'text', required: true },
  templateId: { label: 'Template', kind: 'record', of: 'taskTemplates', required: true, part: true },
  kind: { label: 'Kind', kind: 'choice', choices: templateFieldKinds, initial: 'Text' },
  required: { label: 'Required', kind: 'flag', initial: false },
  options: {
    label: 'Options',
    kind: 'longText',
    initial: '',
    hint: 'One on each line, for the kind Options.',
  },
  order: { label: 'Order', kind: 'integer', initial: 0 },
  active: { label: 'Active', kind: 'flag', initial: true, hint: 'Asked for in new tasks.' },
})
