/** What an import of figures keeps is asked for by day only: the key begins with it, and no second index is written. */
export const metricImportKeys = `
alter table metric_staged drop constraint metric_staged_pkey, add primary key (tenant_id, import_id, day, line);
drop index metric_staged_by_day;
alter table metric_replaced drop constraint metric_replaced_pkey,
  add primary key (tenant_id, import_id, day, client_id, channel, campaign_id, placement);
drop index metric_replaced_by_day;
`
