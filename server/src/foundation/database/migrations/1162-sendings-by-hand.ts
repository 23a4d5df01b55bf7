/** A report that is sent by hand goes out once, though the process that sends it dies before it says so. */
export const sendingsByHand = `
alter table report_delivery add column sending uuid;
comment on column report_delivery.sending is 'Which sending by hand it was; nothing for one that was due.';
`
