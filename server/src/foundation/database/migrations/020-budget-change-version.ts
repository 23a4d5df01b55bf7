/** A waiting change whose amount is changed again: who confirms it names the amount that was on the screen. */
export const budgetChangeVersion = `
alter table budget_change add column version integer not null default 1;
`
