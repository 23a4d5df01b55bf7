/** Tries under way are counted for their account, not for their address: a whole office signs in at nine. */
export const wrongGuesses = `
alter table sign_in_failure add column wrong boolean not null default false;
`
