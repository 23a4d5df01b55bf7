/** Industries and groups are lists that people keep: with an order, retired rather than deleted, each name once. */
export const industriesAndGroups = `
alter table industry
  add column "order" integer not null default 0,
  add column active boolean not null default true,
  add column version integer not null default 1,
  add column created_at timestamptz not null default now(),
  add column updated_at timestamptz not null default now(),
  add column deleted_at timestamptz;
update industry i set name = i.name || ' (' || i.id || ')' where exists (
  select from industry o where o.tenant_id = i.tenant_id and lower(o.name) = lower(i.name) and o.id < i.id);
update industry set "order" = id;
create unique index industry_name on industry (tenant_id, lower(name)) where deleted_at is null;

alter table client_group
  add column website text not null default '',
  add column notes text not null default '',
  add column active boolean not null default true,
  add column version integer not null default 1,
  add column created_at timestamptz not null default now(),
  add column updated_at timestamptz not null default now(),
  add column deleted_at timestamptz;
update client_group g set name = g.name || ' (' || g.id || ')' where exists (
  select from client_group o where o.tenant_id = g.tenant_id and lower(o.name) = lower(g.name) and o.id < g.id);
create unique index client_group_name on client_group (tenant_id, lower(name)) where deleted_at is null;
`
