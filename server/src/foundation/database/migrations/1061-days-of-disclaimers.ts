/** Audits of programs look at allocations and at days of creatives, and disclaimers hold until one. */
export const daysOfDisclaimers = `
alter table oem_program
  add column check_allocations boolean not null default false,
  add column check_creatives boolean not null default false;
alter table program_store add column disclaimers_until date;
comment on column program_store.disclaimers_until is 'The last day of the offers that they are about; null where they have no end.';
alter table creative_preview add column runs_from date, add column runs_until date;
alter table audit_waiver drop constraint audit_waiver_failing_check;
-- safe: a few rows for each tenant, and what the release before writes passes the new check
alter table audit_waiver add constraint audit_waiver_failing_check
  check (failing in ('Names', 'Budget', 'Allocations', 'Channels', 'Identifiers', 'Access', 'Creatives', 'Disclaimers'));
`
