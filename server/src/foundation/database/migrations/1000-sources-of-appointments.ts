/** From where the appointments of a dealership came, as its leads say it: what was sold is told by source. */
export const sourcesOfAppointments = `
alter table appointment add column source text not null default '';

comment on column appointment.source is 'Named as the source of leads is; empty where nobody said.';
comment on column appointment.state is 'How far it came: one that was sold was shown and set, too, and is counted in each.';
`
