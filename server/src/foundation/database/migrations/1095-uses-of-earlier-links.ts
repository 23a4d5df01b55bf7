/** How often a guest link was opened before it was made anew. */
export const usesOfEarlierLinks = `
alter table guest_access add column uses_before integer not null default 0;
comment on column guest_access.uses_before is 'How often links before the present one were opened: uses begin anew with a link that is made anew.';
`
