import { protect } from './protect.ts'

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
const columns = measures.map((column) => `${column} bigint not null default 0`).join(',\n  ')

/** What an import of figures keeps while it is under way: its rows as they were understood, and what they replaced. */
export const metricImports = `
-- The client of a file that names none.
alter table import_run add column client_id integer;

create table metric_staged (
  tenant_id integer not null,
  import_id integer not null,
  line integer not null,
  client_id integer not null,
  channel text not null,
  day date not null,
  platform text not null,
  external_id text not null,
  name text not null,
  placement text not null,
  segment text not null,
  ${columns},
  primary key (tenant_id, import_id, line)
);
create index metric_staged_by_day on metric_staged (tenant_id, import_id, day);
${protect('metric_staged', 'client_id')}

create table metric_replaced (
  tenant_id integer not null,
  import_id integer not null,
  client_id integer not null,
  channel text not null,
  day date not null,
  campaign_id integer not null,
  placement text not null,
  -- Whether there were figures before; if not, taking back is removing.
  existed boolean not null,
  segment text not null default '',
  ${columns},
  primary key (tenant_id, import_id, client_id, channel, day, campaign_id, placement)
);
create index metric_replaced_by_day on metric_replaced (tenant_id, import_id, day);
${protect('metric_replaced', 'client_id')}
`
