import { protect } from './protect.ts'

/**
 * How often each person has written. A copy of the database that has the same number has everything that the person
 * wrote; without a foreign key, since nothing but the two numbers is ever compared.
 */
export const ownWrites = `
create table own_write (
  tenant_id integer not null references tenant (id),
  user_id integer not null,
  writes bigint not null,
  primary key (tenant_id, user_id)
);
alter table own_write set (fillfactor = 50);
${protect('own_write')}
`
