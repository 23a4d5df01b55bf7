/** A budget is billed every month while it runs, or once (platform section 3). */
export const budgetTypes = ['Recurring', 'One-Time'] as const
export type BudgetType = (typeof budgetTypes)[number]

/** What an empty end date reads as (platform sections 3 and 4, decision Q74). */
export const ACTIVE = 'Active'

/** Width of the dialog that asks before a budget is deleted, in pixels (platform section 9). */
export const deleteDialogWidth = 490
