/** An onboarding task is a task of the task tool: this is its number there, in whichever tool it is. */
export const onboardingInTaskTool = `
alter table onboarding_task add column task_id integer;
create unique index onboarding_task_task on onboarding_task (tenant_id, task_id) where task_id is not null and deleted_at is null;
`
