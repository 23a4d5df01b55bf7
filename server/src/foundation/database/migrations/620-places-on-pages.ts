/** What is said of a proof of several pages stands on one of them. */
export const placesOnPages = `
alter table proof_pin add column page integer not null default 1;
`
