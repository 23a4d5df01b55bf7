import { defineFields } from '../../foundation/contract/field.ts'
import { resource } from '../../foundation/contract/resource.ts'
import { employees } from '../../foundation/policy/rules-of-calls.ts'

/** How far a strategy is. A completed or dropped one waits for nobody. */
export const strategyStatuses = ['Planned', 'In Progress', 'Completed', 'Dropped'] as const
export type StrategyStatus = (typeof strategyStatuses)[number]

/** Whether somebody still has to do something for a strategy. */
export const isOpenStrategy = (status: string): boolean => status === 'Planned' || status === 'In Progress'

/**
 * What a department wants to reach for a client, and by which tactic (platform
 * section 2: seo-strategies, the strategies tab and the report; decision 0210).
 */
export const strategies = resource({
  area: 'strategies',
  fields: defineFields({
    name: { label: 'Strategy', kind: 'text', required: true },
    departmentId: { label: 'Department', kind: 'record', of: 'departments', required: true },
    tacticId: { label: 'Tactic', kind: 'record', of: 'tactics' },
    status: { label: 'Status', kind: 'choice', choices: strategyStatuses, initial: 'Planned' },
    ownerId: { label: 'Owner', kind: 'record', of: 'users' },
    dueAt: { label: 'Due At', kind: 'date' },
    goal: { label: 'Goal', kind: 'longText', initial: '' },
    notes: { label: 'Notes', kind: 'longText', initial: '' },
  }),
  ofClient: true,
  read: employees,
  write: employees,
})
