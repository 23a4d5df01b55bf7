/** Who does a piece of onboarding as a rule, for which service it is, what it waits for, and whether its client sees it. */
export const onboardingByRoleAndService = `
-- safe: the table has a few dozen rows for a client that starts, and the new columns are empty
alter table onboarding_task_template
  add column service_id integer,
  add column owner_type_id integer,
  add column waits_for_id integer,
  add column for_client boolean not null default false,
  add foreign key (tenant_id, service_id) references service (tenant_id, id),
  add foreign key (tenant_id, owner_type_id) references client_user_type (tenant_id, id),
  add foreign key (tenant_id, waits_for_id) references onboarding_task_template (tenant_id, id);
-- safe: the table has a few dozen rows for a client that starts, and the new columns are empty
alter table onboarding_task
  add column service_id integer,
  add column waits_for_id integer,
  add column for_client boolean not null default false,
  add foreign key (tenant_id, service_id) references service (tenant_id, id),
  add foreign key (tenant_id, waits_for_id) references onboarding_task (tenant_id, id);
`
