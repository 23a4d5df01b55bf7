import { protect } from './protect.ts'

/** How the last call to each outside system went, whichever process made it. */
export const callsOfOutsideSystems = `
create table outside_call (
  tenant_id integer not null references tenant (id),
  system text not null,
  at timestamptz not null,
  state text not null check (state in ('Working', 'Slow', 'Refusing', 'Gone')),
  words text not null,
  took integer,
  primary key (tenant_id, system)
);
comment on table outside_call is 'How the last call to each outside system of this installation went; each agency has the same.';
comment on column outside_call.took is 'Milliseconds; null where nothing answered.';
${protect('outside_call')}
`
