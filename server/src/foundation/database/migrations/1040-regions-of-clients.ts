/** A client can be in a region, which is looked after by somebody. */
export const regionsOfClients = `
-- safe: the column is empty, so that neither the foreign key nor the index has anything to look through but clients
alter table client
  add column region_id integer,
  add foreign key (tenant_id, region_id) references region (tenant_id, id);
create index client_by_region on client (tenant_id, region_id) where region_id is not null;
`
