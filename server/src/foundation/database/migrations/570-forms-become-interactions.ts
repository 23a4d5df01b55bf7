/**
 * An answer to a form can become an interaction: of which type, logged by whom, and which question fills which custom
 * field of the type (`interaction_values`, ids of questions by the ids of custom fields).
 */
export const formsBecomeInteractions = `
alter table form drop constraint form_becomes_check;
-- safe: an agency has some dozens of forms, and what the release before writes passes
alter table form add constraint form_becomes_check
  check (becomes in ('Nothing else', 'Client Note', 'Lead', 'Task', 'Interaction'));
alter table form add column interaction_type_id integer;
alter table form add column interaction_by_id integer;
alter table form add column interaction_values jsonb not null default '{}';
-- safe: the column was made just now and holds nothing
alter table form add foreign key (tenant_id, interaction_type_id) references interaction_type (tenant_id, id);
-- safe: the column was made just now and holds nothing
alter table form add foreign key (tenant_id, interaction_by_id) references user_account (tenant_id, id);
`
