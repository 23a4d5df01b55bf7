import { protect } from './protect.ts'

/**
 * The days that an import of figures has written. What was not there before is
 * known by that and by its own staged rows, so that only what it replaced is
 * kept beside them; what an import under way noted so far is brought into that form.
 */
export const metricWritten = `
create table metric_written (
  tenant_id integer not null,
  import_id integer not null,
  day date not null,
  primary key (tenant_id, import_id, day)
);
${protect('metric_written')}
insert into metric_written (tenant_id, import_id, day) select distinct tenant_id, import_id, day from metric_replaced;
delete from metric_replaced where not existed;
alter table metric_replaced drop column existed;
`
