import { resource } from '../../foundation/contract/resource.ts'
import { employees } from '../../foundation/policy/rules-of-calls.ts'
import * as fields from './list-fields.ts'
import { taskToolKeepers } from './policy.ts'

/** What the built-in task tool is set up with; another one is set up where it is. */
const rights = { ofClient: false, read: employees, write: taskToolKeepers } as const

export const taskTeams = resource({
  area: 'taskTeams',
  path: '/task-teams',
  one: 'task team',
  many: 'task teams',
  fields: fields.taskTeamFields,
  ...rights,
})

export const taskTypes = resource({
  area: 'taskTypes',
  path: '/task-types',
  one: 'task type',
  many: 'task types',
  fields: fields.taskTypeFields,
  ...rights,
})

export const taskStatuses = resource({
  area: 'taskStatuses',
  path: '/task-statuses',
  one: 'task status',
  many: 'task statuses',
  fields: fields.taskStatusFields,
  ...rights,
})

export const taskTemplates = resource({
  area: 'taskTemplates',
  path: '/task-templates',
  one: 'task template',
  many: 'task templates',
  fields: fields.taskTemplateFields,
  ...rights,
})

export const taskTemplateFields = resource({
  area: 'taskTemplateFields',
  path: '/task-template-fields',
  one: 'task template field',
  many: 'task template fields',
  fields: fields.taskTemplateFieldFields,
  ...rights,
})
