import { defineFields } from '../../foundation/contract/field.ts'
import { daysWithinReason } from '../../foundation/rules/between.ts'
import { resource } from '../../foundation/contract/resource.ts'
import { employees, employeesWithRole } from '../../foundation/policy/rules-of-calls.ts'
import { lookupFields } from '../../platform/records/lookup-fields.ts'

/**
 * Deliverables with the lists that describe them. Those who may open the
 * strategy settings keep the lists ; statuses are an
 * editable list.
 */
const keepers = employeesWithRole('Director')

const strategySettings = {
  route: 'settings.seo-deliverables',
  sentence: 'What the deliverables of a strategy are made from: templates, and the words that describe them.',
} as const

export const deliverableTypes = resource({
  area: 'deliverableTypes',
  path: '/deliverables/types',
  fields: lookupFields,
  ofClient: false,
  read: employees,
  write: keepers,
  screens: [
    {
      ...strategySettings,
      tab: 'Types',
      place: 1,
      icon: 'tag',
      empty: 'Add the first one: a deliverable is of a type.',
    },
  ],
})

export const deliverableCategories = resource({
  area: 'deliverableCategories',
  path: '/deliverables/categories',
  fields: lookupFields,
  ofClient: false,
  read: employees,
  write: keepers,
  screens: [
    {
      ...strategySettings,
      tab: 'Categories',
      place: 2,
      icon: 'list',
      empty: 'Add the first one: deliverables are grouped by category.',
    },
  ],
})

export const deliverableStatuses = resource({
  area: 'deliverableStatuses',
  path: '/deliverables/statuses',
  one: 'deliverable status',
  fields: defineFields({
    ...lookupFields,
    closes: { label: 'Closes the deliverable', kind: 'flag', initial: false },
  }),
  ofClient: false,
  read: employees,
  write: keepers,
  screens: [
    {
      ...strategySettings,
      tab: 'Statuses',
      place: 3,
      icon: 'flag',
      empty: 'Add the first one: how far a deliverable is.',
    },
  ],
})

/** Steps that a deliverable can wait for, such as Write or Publish. */
export const deliverableActions = resource({
  area: 'deliverableActions',
  path: '/deliverables/actions',
  fields: lookupFields,
  ofClient: false,
  read: employees,
  write: keepers,
  screens: [
    {
      ...strategySettings,
      tab: 'Actions',
      place: 4,
      icon: 'package',
      empty: 'Add the first one: what a deliverable waits for, such as Write or Publish.',
    },
  ],
})

const description = { label: 'Description', kind: 'longText', initial: '' } as const
const typeId = { label: 'Type', kind: 'record', of: 'deliverableTypes' } as const
const categoryId = { label: 'Category', kind: 'record', of: 'deliverableCategories' } as const

export const deliverableTemplates = resource({
  area: 'deliverableTemplates',
  path: '/deliverables/templates',
  fields: defineFields({
    ...lookupFields,
    description,
    typeId,
    categoryId,
    dueAfterDays: { label: 'Due After (Days)', kind: 'integer', check: daysWithinReason(0) },
  }),
  ofClient: false,
  read: employees,
  write: keepers,
  screens: [
    {
      ...strategySettings,
      tab: 'Templates',
      place: 0,
      icon: 'clipboard',
      empty: 'Add the first one: what is made again and again.',
      columns: ['name', 'typeId', 'categoryId', 'dueAfterDays', 'order', 'active'],
    },
  ],
})

export const deliverables = resource({
  area: 'deliverables',
  fields: defineFields({
    name: { label: 'Name', kind: 'text', required: true },
    description,
    typeId,
    categoryId,
    statusId: { label: 'Status', kind: 'record', of: 'deliverableStatuses', required: true },
    actionId: { label: 'Next Action', kind: 'record', of: 'deliverableActions' },
    assigneeId: { label: 'Assignee', kind: 'record', of: 'users' },
    dueAt: { label: 'Due At', kind: 'date' },
    strategyId: {
      label: 'Strategy',
      kind: 'record',
      of: 'strategies',
      computed: true,
      hint: 'What it is made for; a strategy names its deliverables.',
    },
  }),
  ofClient: true,
  read: employees,
  write: employees,
  screens: [
    {
      route: 'clients.profile.seo',
      sentence: 'What is made for this client in search engines, by which plan, and what went well.',
      place: 0,
      icon: 'package',
      empty: 'Add the first one: what is made, by whom, and until when.',
      columns: [
        'name',
        'statusId',
        'typeId',
        'categoryId',
        'actionId',
        'assigneeId',
        'dueAt',
        'strategyId',
        'description',
      ],
    },
  ],
})
