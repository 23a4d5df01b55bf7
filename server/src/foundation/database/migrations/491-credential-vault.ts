/** One-time codes of credentials, and when their passwords were and are to be changed. */
export const credentialVault = `
alter table credential add column code_secret text not null default '';
alter table credential add column has_code boolean not null default false;
alter table credential add column rotate_days integer;
alter table credential add column rotated_at date;
alter table credential add column rotate_at date;
update credential set rotated_at = (updated_at at time zone 'America/Chicago')::date;
create index credential_rotate_at on credential (tenant_id, rotate_at) where deleted_at is null and rotate_at is not null;
`
