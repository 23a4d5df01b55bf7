/** Addresses of people without an account who decide about a proof: they are reminded like the client's own people. */
export const proofGuests = `
alter table proof add column guests text not null default '';
`
