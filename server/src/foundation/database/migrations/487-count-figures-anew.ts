const measures = [
  'impressions',
  'clicks',
  'spend_micros',
  'conversion_micros',
  'conversion_value_micros',
  'views',
  'store_visits',
  'vdp_views',
  'users',
  'sessions',
]
const counted = ['facts', ...measures]
const sums = `count(*)::bigint as facts, ${measures.map((column) => `sum(${column})::bigint as ${column}`).join(', ')}`
const values = (of: string): string => counted.map((column) => `coalesce(${of}.${column}, 0)`).join(', ')

/** A rollup, what its rows are told apart by beside the tenant, and how that is read from a figure. */
const rollups = [
  { table: 'metric_day', keys: ['client_id', 'channel', 'day', 'segment'], at: 'day', from: 'day' },
  {
    table: 'metric_month',
    keys: ['client_id', 'channel', 'month'],
    at: 'month',
    from: "date_trunc('month', day)::date",
  },
] as const

type Rollup = (typeof rollups)[number]

/** What a rollup should hold of a tenant, by its keys. */
const anew = ({ keys, at, from }: Rollup): string => `
    select ${keys.map((key) => (key === at ? `${from} as ${key}` : key)).join(', ')}, ${sums}
    from metric_fact where tenant_id = tenant group by ${keys.map((_, place) => place + 1).join(', ')}`

const differences = (rollup: Rollup): string => `
  select client_id, channel, date_trunc('month', ${rollup.at})::date, '${rollup.table}'::text,
    coalesce(k.facts, 0), coalesce(c.facts, 0), coalesce(k.spend_micros, 0), coalesce(c.spend_micros, 0)
  from (select * from ${rollup.table} where tenant_id = tenant) k full join (${anew(rollup)}) c using (${rollup.keys.join(', ')})
  where (${values('k')}) is distinct from (${values('c')})`

const mend = (rollup: Rollup): string => `
  insert into ${rollup.table} as k (tenant_id, ${rollup.keys.join(', ')}, ${counted.join(', ')})
    select tenant, ${rollup.keys.join(', ')}, ${counted.join(', ')} from (${anew(rollup)}) c
    on conflict (tenant_id, ${rollup.keys.join(', ')}) do update set ${counted.map((column) => `${column} = excluded.${column}`).join(', ')}
    where (${values('k')}) is distinct from (${values('excluded')});
  update ${rollup.table} k set ${counted.map((column) => `${column} = 0`).join(', ')}
    where k.tenant_id = tenant and k.facts <> 0 and not exists (select from (${anew(rollup)}) c
      where ${rollup.keys.map((key) => `c.${key} = k.${key}`).join(' and ')});`

/**
 * The rollups of daily figures, held against the figures themselves: what differs, and putting it right. The rollups
 * are written by triggers alone, so this runs with their owner's rights, for the tenant of the connection.
 */
export const countFiguresAnew = `
create function metric_differences() returns table (client_id integer, channel text, month date, rollup text,
    kept_facts bigint, facts bigint, kept_micros bigint, micros bigint)
  language plpgsql stable security definer set search_path = public as $$
#variable_conflict use_column
declare
  tenant integer := app_tenant();
begin
  if app_clients() is not null then raise exception 'Figures are counted for a whole tenant.'; end if;
  return query ${rollups.map(differences).join(' union all ')};
end $$;

create function metric_count_anew() returns void
  language plpgsql security definer set search_path = public as $$
#variable_conflict use_column
declare
  tenant integer := app_tenant();
begin
  if app_clients() is not null then raise exception 'Figures are counted for a whole tenant.'; end if;
  -- Nothing is added while it is counted.
  lock table metric_fact in share mode;
  ${rollups.map(mend).join('')}
  insert into list_version (tenant_id, list, version) values (tenant, 'metrics', 1)
    on conflict (tenant_id, list) do update set version = list_version.version + 1;
end $$;
revoke execute on function metric_differences() from public;
revoke execute on function metric_count_anew() from public;
grant execute on function metric_differences() to portal_app;
grant execute on function metric_count_anew() to portal_app;
`
