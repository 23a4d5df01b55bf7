/** Whoever alarms tell may choose by mail and as a task for all of them; nothing where each alarm decides. */
export const howAlarmsTellPeople = `
alter table user_account add column alarms_by_mail boolean;
alter table user_account add column alarms_make_tasks boolean;
`
