/** Services and kinds of fees are booked to a profit center. */
export const profitCentersOfServices = `
-- safe: lists of a few dozen rows, and the columns are empty
alter table service
  add column profit_center_id integer,
  add foreign key (tenant_id, profit_center_id) references profit_center (tenant_id, id);
create index service_by_profit_center on service (tenant_id, profit_center_id) where profit_center_id is not null;

-- safe: as above
alter table fee_service
  add column profit_center_id integer,
  add foreign key (tenant_id, profit_center_id) references profit_center (tenant_id, id);
create index fee_service_by_profit_center on fee_service (tenant_id, profit_center_id) where profit_center_id is not null;
`
