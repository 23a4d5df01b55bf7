/** The most that the budgets of a client may come to in a month, where one was agreed. */
export const budgetCeilings = `
alter table client_billing add column budget_ceiling numeric(14, 2) check (budget_ceiling > 0);
`
