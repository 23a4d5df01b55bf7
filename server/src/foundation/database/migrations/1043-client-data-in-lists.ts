/** What an agency writes down of clients can stand in the lists of them. */
export const clientDataInLists = `
-- safe: a column with a constant default rewrites nothing
alter table client_data_type add column in_lists boolean not null default false;
`
