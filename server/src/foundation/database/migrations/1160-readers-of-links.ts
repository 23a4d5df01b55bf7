/** A link of a scheduled mail knows its reader: it opens nothing while an account of theirs is not good for the client. */
export const readersOfLinks = `
alter table guest_access add column reader text;
comment on column guest_access.reader is 'The address, in small letters, to which it went with a scheduled report; nothing for a link that somebody made.';
update guest_access set reader = lower(substring(note from 'Scheduled report to (.*)')) where note like 'Scheduled report to %';
`
