/** A scheduled report that was due without a mail server is kept in the outbox, and says so. */
export const schedulesKept = `
-- safe: the tables hold a few rows for each schedule, and what the release before writes passes the new checks
alter table report_schedule
  drop constraint report_schedule_last_state_check,
  add constraint report_schedule_last_state_check check (last_state in ('sent', 'kept', 'failed', 'stopped', 'skipped'));
alter table report_delivery
  drop constraint report_delivery_state_check,
  add constraint report_delivery_state_check check (state in ('sent', 'kept', 'failed', 'stopped', 'skipped'));
`
