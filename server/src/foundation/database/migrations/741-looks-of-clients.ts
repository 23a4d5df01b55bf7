/** The sign of a client and the brands that it sells, as the header of its profile shows them. */
export const looksOfClients = `
-- safe: both columns are empty, and the new foreign key has nothing to look up
alter table client
  add column brands text,
  add column logo_file_id integer,
  add foreign key (tenant_id, logo_file_id) references file (tenant_id, id);
comment on column client.brands is 'Separated by commas.';
`
