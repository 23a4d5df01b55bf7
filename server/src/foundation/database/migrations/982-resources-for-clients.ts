/** Resources that people outside of the agency see. */
export const resourcesForClients = `
-- safe: an agency has some hundred resources, and columns with a constant default rewrite nothing
alter table resource
  add column shown_to text not null default 'Employees' check (shown_to in ('Employees', 'Clients', 'Partners', 'Everybody')),
  add column client_user_type_id integer;
-- safe: some hundred rows, in which the new column is empty
alter table resource add foreign key (tenant_id, client_user_type_id) references client_user_type (tenant_id, id);
create index resource_by_client_user_type on resource (tenant_id, client_user_type_id);
`
