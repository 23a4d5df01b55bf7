/**
 * The ways in which the audit log is read, each in the order in which it is
 * shown: a page costs the same whatever the length of the log.
 */
export const auditLog = `
create index audit_entry_by_time on audit_entry (tenant_id, at desc, id desc);
create index audit_entry_by_user on audit_entry (tenant_id, user_id, at desc, id desc) where user_id is not null;
create index audit_entry_by_impersonator on audit_entry (tenant_id, impersonated_by, at desc, id desc)
  where impersonated_by is not null;
create index audit_entry_by_client on audit_entry (tenant_id, client_id, at desc, id desc) where client_id is not null;
create index audit_entry_by_call on audit_entry (tenant_id, call, at desc, id desc);
`
