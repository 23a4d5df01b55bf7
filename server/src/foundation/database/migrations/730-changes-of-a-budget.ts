/** A budget says who confirmed its amounts. */
export const changesOfABudget = `
create index budget_change_of_budget on budget_change (tenant_id, budget_id, created_at desc);
`
