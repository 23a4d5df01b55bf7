/** Where buyers and visitors live, by ZIP code, as far as it is known; nothing closer is kept. */
export const placesOfPeople = `
-- safe: columns with a constant default rewrite nothing, and what is older writes none of them
alter table sale add column zip text not null default '';
alter table site_event add column zip text not null default '';
alter table site_visit add column zip text not null default '';
comment on column sale.zip is 'Where the buyer lives; empty where it is not known.';
comment on column site_event.zip is 'Of the network address, where a file of address ranges is configured.';
create index sale_zip on sale (tenant_id, client_id, sold_at) where zip <> '' and deleted_at is null;
`
