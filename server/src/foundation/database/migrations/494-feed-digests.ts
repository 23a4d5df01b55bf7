/** What a vehicle was read as, in short: a copy that says the same of it writes nothing. */
export const feedDigests = `
alter table feed_vehicle add column digest text not null default '';
`
