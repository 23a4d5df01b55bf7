/**
 * What account managers have ticked off this month and the one before: most of what was due by then, never in the
 * future. `$1` is the agency's day.
 */
export const managerTicks = `
insert into deliverable_task_done (tenant_id, client_id, task_id, month, done_by, done_at)
select c.tenant_id, c.id, t.id, m.month, u.user_id, least(now(), (d.due + time '15:00') at time zone 'UTC')
from client c
  join deliverable_task t on t.tenant_id = c.tenant_id and t.active and t.deleted_at is null
  cross join (values (date_trunc('month', $1::date)::date, 4), ((date_trunc('month', $1::date) - interval '1 month')::date, 9)) m (month, left_open)
  cross join lateral (select m.month + coalesce(t.due_day, 28) - 1 as due) d
  cross join lateral (select min(a.user_id) as user_id from client_user a
    join user_account e on e.tenant_id = a.tenant_id and e.id = a.user_id and e.user_type = 'Employee'
    where a.tenant_id = c.tenant_id and a.client_id = c.id and a.client_user_type_id = 1) u
where d.due <= $1::date and u.user_id is not null and (c.id + t.id) % m.left_open <> 0
  and c.activated_at <= m.month and (c.canceled_at is null or c.canceled_at > m.month)`
