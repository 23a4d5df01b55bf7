/** What of an onboarding its client does itself, and who said that a piece of it is done. */
export const onboardingOfTheClientItself = `
-- safe: the table has a few dozen rows for an agency, and the new column is empty
alter table onboarding_task_template add column by_client boolean not null default false;
-- safe: the table has a few dozen rows for a client that starts, and the new columns are empty
alter table onboarding_task
  add column by_client boolean not null default false,
  add column done_by_id integer,
  add column done_at timestamptz,
  add column closes_elsewhere boolean not null default false,
  add foreign key (tenant_id, done_by_id) references user_account (tenant_id, id);
comment on column onboarding_task.closes_elsewhere is 'Its client has ticked it off, and the task tool elsewhere is still to be told.';
`
