import { defineFields } from '../../foundation/contract/field.ts'
import { resource } from '../../foundation/contract/resource.ts'
import { employees, employeesWithRole } from '../../foundation/policy/rules-of-calls.ts'
import { lookupFields } from './lookup-fields.ts'

/**
 * Deliverables with the lists that describe them. Those who may open the
 * strategy settings keep the lists (platform section 6); statuses are an
 * editable list (decision Q88).
 */
const keepers = employeesWithRole('Director')

export const deliverableTypes = resource({
  area: 'deliverableTypes',
  path: '/deliverables/types',
  one: 'deliverable type',
  many: 'deliverable types',
  fields: lookupFields,
  ofClient: false,
  read: employees,
  write: keepers,
})

export const deliverableCategories = resource({
  area: 'deliverableCategories',
  path: '/deliverables/categories',
  one: 'deliverable category',
  many: 'deliverable categories',
  fields: lookupFields,
  ofClient: false,
  read: employees,
  write: keepers,
})

export const deliverableStatuses = resource({
  area: 'deliverableStatuses',
  path: '/deliverables/statuses',
  one: 'deliverable status',
  many: 'deliverable statuses',
  fields: defineFields({
    ...lookupFields,
    closes: { label: 'Closes the deliverable', kind: 'flag', initial: false },
  }),
  ofClient: false,
  read: employees,
  write: keepers,
})

/** Steps that a deliverable can wait for, such as Write or Publish. */
export const deliverableActions = resource({
  area: 'deliverableActions',
  path: '/deliverables/actions',
  one: 'deliverable action',
  many: 'deliverable actions',
  fields: lookupFields,
  ofClient: false,
  read: employees,
  write: keepers,
})

const description = { label: 'Description', kind: 'longText', initial: '' } as const
const typeId = { label: 'Type', kind: 'record', of: 'deliverableTypes' } as const
const categoryId = { label: 'Category', kind: 'record', of: 'deliverableCategories' } as const

export const deliverableTemplates = resource({
  area: 'deliverableTemplates',
  path: '/deliverables/templates',
  one: 'deliverable template',
  many: 'deliverable templates',
  fields: defineFields({
    ...lookupFields,
    description,
    typeId,
    categoryId,
    dueAfterDays: { label: 'Due After (Days)', kind: 'integer' },
  }),
  ofClient: false,
  read: employees,
  write: keepers,
})

export const deliverables = resource({
  area: 'deliverables',
  path: '/deliverables',
  one: 'deliverable',
  many: 'deliverables',
  fields: defineFields({
    name: { label: 'Name', kind: 'text', required: true },
    description,
    typeId,
    categoryId,
    statusId: { label: 'Status', kind: 'record', of: 'deliverableStatuses', required: true },
    actionId: { label: 'Next Action', kind: 'record', of: 'deliverableActions' },
    assigneeId: { label: 'Assignee', kind: 'record', of: 'users' },
    dueAt: { label: 'Due At', kind: 'date' },
  }),
  ofClient: true,
  read: employees,
  write: employees,
})
