/** Of a budget that ends, the end that people were told of: each end is told once. */
export const endsThatWereTold = `
alter table budget add column end_told date;
`
