/** Redirects of a migration are replaced all at once: their version says whether somebody did meanwhile. */
export const versionsOfRedirects = `
alter table website_migration add column redirects_version integer not null default 0;
comment on column website_migration.redirects_version is 'How often its redirects were replaced by others.';
`
