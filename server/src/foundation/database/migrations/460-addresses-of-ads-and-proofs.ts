/** Addresses that nobody can count through, and proofs that nobody sees before they are shared. */
export const addressesOfAdsAndProofs = `
alter table ad_preview
  add column share_number integer not null default (1 + floor(random() * 2147483646))::integer,
  alter column is_open set default false;
create unique index ad_preview_by_share_number on ad_preview (tenant_id, share_number);
-- What was shared before stays shared: its address has been given out.
alter table proof alter column shared set default false;
`
