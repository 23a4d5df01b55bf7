/** Whether a month that a fee does not run through is charged by its days; null: as the service of its budget is. */
export const feesByDays = `
alter table fee_service add column prorated boolean;
`
