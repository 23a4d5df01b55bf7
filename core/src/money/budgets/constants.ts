/** A budget is billed every month while it runs, or once. */
export const budgetTypes = ['Recurring', 'One-Time'] as const

/** What an empty end date reads as. */
export const activeState = 'Active'
