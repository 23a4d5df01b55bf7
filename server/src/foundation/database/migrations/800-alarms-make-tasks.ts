/** An alarm that rings can give whoever it tells a task. */
export const alarmsMakeTasks = `
alter table metric_alarm add column makes_task boolean not null default false;
`
