/**
 * A scheduled report may follow a saved view, whose filters are read when it goes out; and its mail may go without
 * files, with the link alone.
 */
export const schedulesOfViews = `
-- safe: the table holds a few rows for each tenant
alter table report_schedule
  add column view_id integer,
  add constraint report_schedule_view foreign key (tenant_id, view_id) references saved_view (tenant_id, id);
create index report_schedule_of_view on report_schedule (tenant_id, view_id) where view_id is not null;
`
