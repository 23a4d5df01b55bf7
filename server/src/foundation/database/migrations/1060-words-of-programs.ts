/** Programs speak of their budgets in words of their own, and a budget knows its program. */
export const wordsOfPrograms = `
alter table oem_program
  add column budgets_name text not null default 'OEM Budgets',
  add column allotted_name text not null default 'Allotted',
  add column committed_name text not null default 'Committed',
  add column budget_days boolean not null default true;
comment on column oem_program.budgets_name is 'What its budgets are called together.';
comment on column oem_program.committed_name is 'Empty where nothing is promised to campaigns.';
comment on column oem_program.budget_days is 'Whether a budget may be of some days of its month.';

alter table oem_budget add column program_id integer;
comment on column oem_budget.program_id is 'That of its fund.';
update oem_budget b set program_id = f.program_id from program_fund f where f.tenant_id = b.tenant_id and f.id = b.fund_id;

create function oem_budget_program() returns trigger language plpgsql as $$
begin
  select f.program_id into new.program_id from program_fund f where f.tenant_id = new.tenant_id and f.id = new.fund_id;
  return new;
end $$;
create trigger oem_budget_program before insert or update of fund_id on oem_budget
  for each row execute function oem_budget_program();

create function program_fund_moved() returns trigger language plpgsql as $$
begin
  update oem_budget set program_id = new.program_id where tenant_id = new.tenant_id and fund_id = new.id;
  return new;
end $$;
create trigger program_fund_moved after update of program_id on program_fund
  for each row when (old.program_id is distinct from new.program_id) execute function program_fund_moved();
`
