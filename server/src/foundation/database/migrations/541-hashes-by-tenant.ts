/**
 * Hashes of tokens are of 256 random bits: they are told apart without a rule that holds over all tenants, which a
 * database that is spread by tenant could not keep. They are still found by themselves, as a token names no tenant.
 */
export const hashesByTenant = `
alter table session drop constraint session_refresh_hash_key, drop constraint session_previous_hash_key;
-- safe: sessions of thirty days are some ten thousand rows, an instant.
create index session_by_refresh_hash on session (refresh_hash);
-- safe: the same, and only of those that were refreshed.
create index session_by_previous_hash on session (previous_hash) where previous_hash is not null;
alter table password_link drop constraint password_link_token_hash_key;
create index password_link_by_hash on password_link (token_hash);
alter table guest_access drop constraint guest_access_token_hash_key;
create index guest_access_by_token on guest_access (token_hash);
`
