/** Who took an alarm that rang to be known, and when. */
export const alarmsSeen = `
alter table metric_alarm_ring add column seen_at timestamptz, add column seen_by integer;
comment on column metric_alarm_ring.seen_at is 'When somebody said that it is known; nothing while nobody has.';
`
