/** Types and categories of activities and services are lists as all others: with versions, and deleted softly. */
const asLists = ['activity_type', 'activity_category', 'service']
  .map(
    (table) => `
alter table ${table}
  add column version integer not null default 1,
  add column created_at timestamptz not null default now(),
  add column updated_at timestamptz not null default now(),
  add column deleted_at timestamptz;
drop index ${table}_name;`,
  )
  .join('')

export const listsOfActivitiesAndServices = `${asLists}
-- safe: names were unique among all entries before, and are among fewer now
create unique index activity_type_name on activity_type (tenant_id, lower(name)) where deleted_at is null;
-- safe: names were unique among all entries before, and are among fewer now
create unique index activity_category_name on activity_category (tenant_id, type_id, lower(name)) where deleted_at is null;
-- safe: names were unique among all entries before, and are among fewer now
create unique index service_name on service (tenant_id, lower(name)) where deleted_at is null;
`
