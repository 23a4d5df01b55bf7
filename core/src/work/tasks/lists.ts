import { resource } from '../../foundation/contract/resource.ts'
import { employees } from '../../foundation/policy/rules-of-calls.ts'
import * as fields from './list-fields.ts'
import { taskToolKeepers } from './policy.ts'

/** What the built-in task tool is set up with; another one is set up where it is. */
const rights = { ofClient: false, read: employees, write: taskToolKeepers } as const

const taskSettings = {
  route: 'tasks.settings',
  sentence: 'What people choose from when they write a task.',
} as const

export const taskTeams = resource({
  area: 'taskTeams',
  fields: fields.taskTeamFields,
  ...rights,
  screens: [
    {
      ...taskSettings,
      icon: 'people',
      tab: 'Teams',
      place: 0,
      empty: 'Add the first one: every task is a team’s.',
    },
  ],
})

export const taskTypes = resource({
  area: 'taskTypes',
  fields: fields.taskTypeFields,
  ...rights,
  screens: [
    {
      ...taskSettings,
      icon: 'tag',
      tab: 'Types',
      place: 1,
      empty: 'Add the first one: a team takes tasks of its types.',
    },
  ],
})

export const taskStatuses = resource({
  area: 'taskStatuses',
  one: 'task status',
  fields: fields.taskStatusFields,
  ...rights,
  screens: [
    {
      ...taskSettings,
      icon: 'flag',
      tab: 'Statuses',
      place: 2,
      empty: 'Add the first one: a new task has the status with the number 1.',
    },
  ],
})

export const taskTemplates = resource({
  area: 'taskTemplates',
  fields: fields.taskTemplateFields,
  ...rights,
  screens: [
    {
      ...taskSettings,
      icon: 'clipboard',
      tab: 'Templates',
      place: 3,
      columns: ['name', 'teamId', 'typeId', 'order', 'active'],
      empty: 'Add the first one: tasks that are written again and again.',
    },
  ],
})

export const taskTemplateFields = resource({
  area: 'taskTemplateFields',
  fields: fields.taskTemplateFieldFields,
  ...rights,
  screens: [
    {
      ...taskSettings,
      icon: 'list',
      tab: 'Template Fields',
      place: 4,
      columns: ['name', 'templateId', 'kind', 'required', 'order', 'active'],
      empty: 'Add the first one: what a template asks for.',
    },
  ],
})
