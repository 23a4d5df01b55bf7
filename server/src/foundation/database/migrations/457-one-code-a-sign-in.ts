/** A sign-in of a page has one code at a time: a new one takes the place of the one before. */
export const oneCodeASignIn = `
-- They live for two minutes.
delete from embed_code;
drop index embed_code_by_challenge;
create unique index embed_code_by_challenge on embed_code (tenant_id, challenge);
`
