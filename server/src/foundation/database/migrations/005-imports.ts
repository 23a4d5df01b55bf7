/** Imports write beside everyone else's work: their rows stay hidden until the last one is written. */
export const imports = `
alter table import_run
  -- Names of the file's columns in their order; an object would not keep it.
  add column header jsonb not null default '[]',
  add column cancel_requested boolean not null default false,
  -- The process that works on it, as host:pid, and when it last said so.
  add column worked_by text,
  add column worked_at timestamptz;
-- One import of a tenant is written at a time.
create unique index import_run_writing on import_run (tenant_id) where status = 'writing';

alter table import_row
  -- What is to change of an existing record, found while the import is written.
  add column target_id integer,
  add column target_version integer,
  add column change jsonb;

-- The import that is bringing a record; emptied once the import is done.
alter table client add column import_id integer;
alter table budget add column import_id integer;
create index client_by_import on client (tenant_id, import_id) where import_id is not null;
create index budget_by_import on budget (tenant_id, import_id) where import_id is not null;

-- Records of these imports do not exist yet for anyone.
create function app_hidden_imports() returns integer[] language sql stable
  as $$ select coalesce(array_agg(id), '{}') from import_run where tenant_id = app_tenant() and status = 'writing' $$;

-- Asked only where a row carries an import at all, which is for the minutes in which one is written.
${['client', 'budget']
  .map(
    (table) => `
drop policy ${table}_scope on ${table};
create policy ${table}_scope on ${table}
  using (
    tenant_id = (select app_tenant())
    and coalesce(${table === 'client' ? 'id' : 'client_id'} = any ((select app_clients())::integer[]), true)
    and case when import_id is null then true else import_id <> all ((select app_hidden_imports())::integer[]) end
  )
  with check (
    tenant_id = (select app_tenant())
    and coalesce(${table === 'client' ? 'id' : 'client_id'} = any ((select app_clients())::integer[]), true)
  );`,
  )
  .join('')}

-- Ids by dealer code in lower case. A policy lets no index on lower() be used, since lower() is not leakproof;
-- so the owner looks them up, and the rows themselves are read under the policy.
create function client_ids_by_code(codes text[]) returns setof integer
  language sql stable security definer set search_path = public
  as $$ select id from client where tenant_id = app_tenant() and lower(identifier) = any (codes) $$;

-- An import raises the list once, when its rows appear.
create or replace function raise_client_list_version() returns trigger language plpgsql security definer set search_path = public as $$
begin
  if current_setting('app.quiet_lists', true) = 'on' then return null; end if;
  insert into list_version (tenant_id, list, version)
    select distinct tenant_id, 'clients', 1 from changed
    on conflict (tenant_id, list) do update set version = list_version.version + 1;
  return null;
end $$;
`
