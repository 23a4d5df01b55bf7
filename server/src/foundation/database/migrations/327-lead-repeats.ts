/** How often a lead that arrived came again; it is counted once. */
export const leadRepeats = `
alter table arrived_lead add column repeats integer not null default 0;
`
