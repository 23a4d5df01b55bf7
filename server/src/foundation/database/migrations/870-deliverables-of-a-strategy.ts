/** The strategy that a deliverable is made for. */
export const deliverablesOfAStrategy = `
-- safe: the table has a few rows for a client and month, and the new column is empty
alter table deliverable
  add column strategy_id integer,
  add foreign key (tenant_id, strategy_id) references strategy (tenant_id, id);
create index deliverable_by_strategy on deliverable (tenant_id, strategy_id) where strategy_id is not null and deleted_at is null;
`
