import { protect } from './protect.ts'

/** What an account manager does for each client every month, and has done. */
export const monthlyTasksOfManagers = `
create table deliverable_task_done (
  tenant_id integer not null references tenant (id),
  client_id integer not null,
  task_id integer not null,
  month date not null check (extract(day from month) = 1),
  done_by integer,
  done_at timestamptz not null default now(),
  primary key (tenant_id, client_id, task_id, month),
  foreign key (tenant_id, client_id) references client (tenant_id, id),
  foreign key (tenant_id, task_id) references deliverable_task (tenant_id, id),
  foreign key (tenant_id, done_by) references user_account (tenant_id, id)
);
create index deliverable_task_done_by_month on deliverable_task_done (tenant_id, month);
${protect('deliverable_task_done', 'client_id')}
`
