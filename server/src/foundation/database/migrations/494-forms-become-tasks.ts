/** An answer to a form can become a task of somebody; one that becomes a lead comes in as every other lead does. */
export const formsBecomeTasks = `
alter table form drop constraint form_becomes_check;
alter table form add constraint form_becomes_check check (becomes in ('Nothing else', 'Client Note', 'Lead', 'Task'));
alter table form add column task_for_id integer;
alter table form add column task_type_id integer;
alter table form add foreign key (tenant_id, task_for_id) references user_account (tenant_id, id);
alter table form add foreign key (tenant_id, task_type_id) references task_type (tenant_id, id);
alter table form_answer add column became_id integer;
alter table arrived_lead alter column lead_key_id drop not null;
`
