/** Reports that clients open are read by what was done, of the last 90 days, among all that is recorded. */
export const usesByAction = `
create index usage_record_by_action on usage_record (tenant_id, action, created_at);
`
