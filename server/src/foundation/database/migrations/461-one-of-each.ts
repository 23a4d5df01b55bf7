/** What people and programs find by its code or name is there once; two that were found at once are one. */
export const oneOfEach = `
update oem_program p set code = p.code || '-' || p.id where p.deleted_at is null and exists (
  select from oem_program o where o.tenant_id = p.tenant_id and o.deleted_at is null and lower(o.code) = lower(p.code) and o.id < p.id);
create unique index oem_program_code on oem_program (tenant_id, lower(code)) where deleted_at is null;
update program_fund p set name = p.name || ' (' || p.id || ')' where p.deleted_at is null and exists (
  select from program_fund o where o.tenant_id = p.tenant_id and o.program_id = p.program_id and o.deleted_at is null
    and lower(o.name) = lower(p.name) and o.id < p.id);
create unique index program_fund_name on program_fund (tenant_id, program_id, lower(name)) where deleted_at is null;
update program_fund p set code = p.code || '-' || p.id where p.deleted_at is null and exists (
  select from program_fund o where o.tenant_id = p.tenant_id and o.program_id = p.program_id and o.deleted_at is null
    and lower(o.code) = lower(p.code) and o.id < p.id);
create unique index program_fund_code on program_fund (tenant_id, program_id, lower(code)) where deleted_at is null;
update audit_finding f set state = 'Fixed', fixed_at = current_date where f.deleted_at is null and f.state <> 'Fixed' and exists (
  select from audit_finding o where o.tenant_id = f.tenant_id and o.check_id = f.check_id and o.client_id = f.client_id
    and o.deleted_at is null and o.state <> 'Fixed' and o.id < f.id);
drop index audit_finding_unfixed;
create unique index audit_finding_unfixed on audit_finding (tenant_id, check_id, client_id) where deleted_at is null and state <> 'Fixed';
`
