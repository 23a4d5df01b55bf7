/** Claims of a month are told apart by the program that they were made for: a store may be in two of one manufacturer. */
export const programsOfClaims = `
alter table claim add column program_id integer;
comment on column claim.program_id is 'The program whose campaigns it was made of; nothing for one that somebody typed.';
`
