/** Why a budget ended for good. */
export const budgetCancellationReasons = `
alter table budget add column cancellation_reason_id integer,
  add foreign key (tenant_id, cancellation_reason_id) references cancellation_reason (tenant_id, id);
create index budget_by_end on budget (tenant_id, ends_at) where deleted_at is null and ends_at is not null;
`
