import { protect } from './protect.ts'

/** What platforms' exports hold beside the daily figures of advertising, by source; sources are declared in core. */
export const reportFigures = `
create table report_figure (
  tenant_id integer not null references tenant (id),
  client_id integer not null,
  source text not null,
  day date not null,
  -- The values of the dimensions in their order, as a JSON list.
  key text not null,
  dimensions jsonb not null,
  figures jsonb not null,
  import_id integer,
  primary key (tenant_id, client_id, source, day, key),
  foreign key (tenant_id, client_id) references client (tenant_id, id)
);
${protect('report_figure', 'client_id')}
`
