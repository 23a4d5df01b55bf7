import { protect } from './protect.ts'

/** Calendars that people let the portal read; the token is sealed under the server's secret. */
export const calendarGrants = `
create table calendar_grant (
  tenant_id integer not null references tenant (id),
  user_id integer not null,
  -- The account at Google, whose calendar it is.
  email text not null,
  refresh_token text not null,
  created_at timestamptz not null default now(),
  -- When Google no longer honoured it.
  ended_at timestamptz,
  primary key (tenant_id, user_id),
  foreign key (tenant_id, user_id) references user_account (tenant_id, id)
);
${protect('calendar_grant')}
`
