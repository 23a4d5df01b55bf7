/** The version of a proof whose approval the client's people were last reminded of; each is asked for once. */
export const proofReminders = `
alter table proof add column reminded_version integer not null default 0;
`
