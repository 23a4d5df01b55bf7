/** A budget is billed every month while it runs, or once. */
export const budgetTypes = ['Recurring', 'One-Time'] as const
export type BudgetType = (typeof budgetTypes)[number]

/** What an empty end date reads as. */
export const ACTIVE = 'Active'

/** Width of the dialog that asks before a budget is deleted, in pixels. */
export const deleteDialogWidth = 490
