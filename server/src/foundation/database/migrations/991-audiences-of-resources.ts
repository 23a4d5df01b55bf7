/** A resource says in one choice to whom it is shown, roles of employees among them, and has a file of its own. */
export const audiencesOfResources = `
-- For whom a resource was stood beside to whom it is shown, and hid it from nobody: it becomes a word of its description.
update resource set description = 'For ' || audience where audience <> 'Everyone' and description = '';
-- safe: words are added to the ones that the column takes, and an agency has some hundred resources
alter table resource drop constraint resource_shown_to_check;
-- safe: words are added to the ones that the column takes, and an agency has some hundred resources
alter table resource add constraint resource_shown_to_check check (shown_to in
  ('Everybody', 'Employees', 'Administrator', 'Developer', 'Director', 'Executive', 'Account Manager', 'SEM Manager', 'Clients', 'Partners'));
comment on column resource.audience is 'Not read any more: to whom it is shown says for whom it is.';
`
