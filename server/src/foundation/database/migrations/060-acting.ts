/** Sessions in which somebody acts as somebody else: each hangs on the session that it was opened from. */
export const acting = `
alter table session
  add column parent_id uuid,
  add column view_client_id integer,
  add foreign key (tenant_id, parent_id) references session (tenant_id, id) on delete cascade;
create index session_by_parent on session (tenant_id, parent_id) where parent_id is not null;
`
