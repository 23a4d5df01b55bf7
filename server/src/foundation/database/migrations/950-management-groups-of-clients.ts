/** A client can be in a management group: it is managed together with the others of it, whoever owns them. One that clients are in is retired. */
export const managementGroupsOfClients = `
-- safe: a column with a constant default rewrites nothing
alter table management_group add column active boolean not null default true;

-- safe: the column is empty, so that neither the foreign key nor the index has anything to look through but clients
alter table client
  add column management_group_id integer,
  add foreign key (tenant_id, management_group_id) references management_group (tenant_id, id);
create index client_by_management_group on client (tenant_id, management_group_id)
  where management_group_id is not null;
`
