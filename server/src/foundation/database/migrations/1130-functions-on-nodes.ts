/**
 * Functions that read a table, with the same statements as before in PL/pgSQL: Citus makes no plan of a function in SQL
 * that has parameters or is asked by a policy. Ids are cast, since those of a spread database are wider.
 */
export const functionsOnNodes = `
create or replace function sign_in_candidates(host_tenant integer, address text)
  returns table (tenant_id integer, user_id integer)
  language plpgsql stable security definer set search_path = public as $$
#variable_conflict use_column
begin
  return query
    select u.tenant_id, u.id::integer from user_account u join tenant t on t.id = u.tenant_id
    where lower(u.email) = lower(address) and (t.id = host_tenant or t.parent_id = host_tenant)
    order by t.id = host_tenant desc limit 1;
end $$;

create or replace function session_by_hash(hash text)
  returns table (tenant_id integer, id uuid)
  language plpgsql stable security definer set search_path = public as $$
#variable_conflict use_column
begin
  return query select s.tenant_id, s.id from session s where s.refresh_hash = hash or s.previous_hash = hash;
end $$;

create or replace function guest_access_by_hash(hash text)
  returns table (tenant_id integer, id integer)
  language plpgsql stable security definer set search_path = public as $$
#variable_conflict use_column
begin
  return query select g.tenant_id, g.id::integer from guest_access g where g.token_hash = hash;
end $$;

create or replace function client_ids_by_code(codes text[]) returns setof integer
  language plpgsql stable security definer set search_path = public as $$
declare
  tenant integer := app_tenant();
begin
  return query select id::integer from client where tenant_id = tenant and lower(identifier) = any (codes);
end $$;

create or replace function app_hidden_imports() returns integer[]
  language plpgsql stable as $$
declare
  tenant integer := app_tenant();
begin
  return (select coalesce(array_agg(id::integer), '{}') from import_run where tenant_id = tenant and status = 'writing');
end $$;
`
