/** An alarm that rings may say so by mail as well. */
export const alarmsByMail = `
alter table metric_alarm add column by_mail boolean not null default false;
`
