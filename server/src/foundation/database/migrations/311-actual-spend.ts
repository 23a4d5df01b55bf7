import { protect } from './protect.ts'

/**
 * Amounts of actual spend that somebody typed or imported, each for one month.
 * What a budget had so far counts for the last month in which it was written
 * while it ran: every other month is worked out from the daily figures.
 */
export const actualSpend = `
create table budget_spend (
  tenant_id integer not null,
  budget_id integer not null,
  client_id integer not null,
  month date not null check (extract(day from month) = 1),
  amount numeric(14, 2) not null,
  entered_at timestamptz not null default now(),
  entered_by integer,
  -- The import that brought it; null where somebody typed it.
  import_id integer,
  primary key (tenant_id, budget_id, month),
  foreign key (tenant_id, budget_id) references budget (tenant_id, id) on delete cascade
);
${protect('budget_spend', 'client_id')}
insert into budget_spend (tenant_id, budget_id, client_id, month, amount, entered_at)
  select tenant_id, id, client_id, greatest(
      least(date_trunc('month', updated_at at time zone 'America/Chicago'), date_trunc('month', coalesce(ends_at, date '2100-01-01')::timestamp)),
      date_trunc('month', starts_at::timestamp))::date, actual_spend, updated_at
  from budget where actual_spend is not null;
alter table budget drop column actual_spend;
`
