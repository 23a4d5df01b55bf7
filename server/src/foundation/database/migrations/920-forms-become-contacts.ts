/** An answer to a form can become a contact of its client. */
export const formsBecomeContacts = `
alter table form drop constraint form_becomes_check;
-- safe: an agency has some dozens of forms, and what the release before writes passes
alter table form add constraint form_becomes_check
  check (becomes in ('Nothing else', 'Client Note', 'Lead', 'Contact', 'Task', 'Interaction'));
`
