import { protect } from './protect.ts'

/** What the redirects of a launched migration and the pages with visits were found to be, by day. */
export const daysOfMigrations = `
create table website_migration_day (
  tenant_id integer not null references tenant (id),
  website_migration_id integer not null,
  client_id integer not null,
  day date not null,
  redirects jsonb not null,
  pages integer not null,
  arriving integer not null,
  lost integer not null,
  lost_pages jsonb not null,
  kept_at timestamptz not null default now(),
  primary key (tenant_id, website_migration_id, day),
  foreign key (tenant_id, website_migration_id) references website_migration (tenant_id, id),
  foreign key (tenant_id, client_id) references client (tenant_id, id)
);
create index website_migration_day_by_client on website_migration_day (tenant_id, client_id);
comment on table website_migration_day is 'The state of a launched migration as its redirects and pages with visits were last checked on a day.';
comment on column website_migration_day.redirects is 'How many redirects were found to be in each state.';
comment on column website_migration_day.pages is 'Pages that had visits in the 90 days before; those that neither arrive nor are lost were not asked.';
comment on column website_migration_day.arriving is 'Of these, the ones whose old address leads to a page.';
comment on column website_migration_day.lost_pages is 'The lost ones with the most visits, with what was found there.';
${protect('website_migration_day', 'client_id')}
`
