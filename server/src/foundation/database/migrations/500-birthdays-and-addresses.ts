/** Contacts have birthdays, leads where the person lives, and the blacklist knows addresses. */
export const birthdaysAndAddresses = `
alter table contact add column birthday text not null default '';
alter table arrived_lead add column address text not null default '';
alter table blacklist_entry drop constraint blacklist_entry_kind_check;
alter table blacklist_entry add constraint blacklist_entry_kind_check
  check (kind in ('Email', 'Domain', 'Phone', 'Address', 'Name Pattern'));
`
