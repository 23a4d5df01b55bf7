/** Where what a report is about comes from: said where it has no rows, in a new agency above all. */
export const budgetsCome = 'Budgets are created on the Budgets tab of a client.'
export const figuresCome = 'they come with the import of daily figures.'
