/** An alarm watches some clients, rates besides sums, and figures that stop. */
export const alarmsOfSomeClients = `
-- safe: agencies have dozens of alarms; the columns are empty, so that the foreign keys have nothing to look through
alter table metric_alarm
  drop constraint metric_alarm_measure_check,
  drop constraint metric_alarm_condition_check,
  add column client_id integer,
  add column manager_id integer,
  add column client_tag_id integer,
  add column manufacturer_id integer,
  add column service_id integer,
  add check (measure in ('Spend', 'Impressions', 'Clicks', 'Conversions', 'Sessions', 'Leads', 'CTR', 'Cost per Click',
    'Cost per Conversion', 'Conversion Rate', 'Cost per Lead')),
  add check (condition in ('Falls by', 'Rises by', 'Is Below', 'Is Above', 'Is Unusual', 'Stops')),
  add foreign key (tenant_id, client_id) references client (tenant_id, id),
  add foreign key (tenant_id, manager_id) references user_account (tenant_id, id),
  add foreign key (tenant_id, client_tag_id) references client_tag (tenant_id, id),
  add foreign key (tenant_id, manufacturer_id) references manufacturer (tenant_id, id),
  add foreign key (tenant_id, service_id) references service (tenant_id, id);
comment on column metric_alarm.manager_id is 'Whose clients it watches; all where it is empty, as with the others.';
create index metric_alarm_of_client on metric_alarm (tenant_id, client_id);
`
