/** One person at several stores: contacts with the same person share name, e-mail and telephone numbers; each has its own role at its store. */
export const contactPeople = `
alter table contact add column person_id uuid;
alter table contact add column merged_into_id integer;
alter table opportunity add column merged_into_id integer;
create index contact_person on contact (tenant_id, person_id) where person_id is not null;
create index contact_email on contact (tenant_id, lower(email)) where deleted_at is null and email <> '';
`
