import { expect, test } from 'vitest'
import { statementsOf, stepsOf } from './unsafe-steps.ts'

const problemsOf = (sql: string): readonly string[] => stepsOf(sql).flatMap(({ unsafe }) => unsafe ?? [])

test('statements end where SQL ends them', () => {
  expect(
    statementsOf(`create function f() returns trigger as $$ begin; x := 'a;b'; end $$;
      -- one; two
      insert into t values ('it''s; so');`),
  ).toHaveLength(2)
})

test.each([
  ['alter table client drop column name', 'drops a column of client'],
  ['drop table industry', 'drops industry'],
  ['alter table client rename column name to title', 'renames something of client'],
  ['alter table client rename to customer', 'renames something of client'],
  ['alter table client alter column name type varchar(10)', 'another type'],
  ['alter table client alter name set not null', 'forbids nothing'],
  [
    'alter table client add column size integer not null',
    'adds client.size, which the release before cannot fill',
  ],
  ['alter table client add size integer default 1, add color text not null', 'adds client.color'],
  ['alter table client add column key uuid default gen_random_uuid()', 'another value for each row'],
  ['create index budget_by_day on budget (tenant_id, starts_at)', 'index on budget'],
  ['create unique index one_name on client (tenant_id, name)', 'values of client unique'],
  ['alter table client add constraint c check (size > 0)', 'checks every row of client'],
  ['alter table client add foreign key (tenant_id, group_id) references client_group', 'checks every row'],
  ['alter table client add unique (tenant_id, name)', 'unique'],
  ['alter table client add note text; update budget set note = 1', 'changes rows of budget'],
])('%s is unsafe beside the release before', (sql, problem) => {
  expect(problemsOf(sql).join()).toContain(problem)
})

test.each([
  'create table t (id integer not null); create index i on t (id); alter table t add unique (id); drop table t',
  'alter table client add column size integer not null default 0',
  'alter table client add column size integer',
  'alter table client add column made_at timestamptz not null default now()',
  'alter table client add constraint c check (size > 0) not valid',
  'create index client_by_size on client (tenant_id, size)',
  'alter table client enable row level security; grant select on client to portal_app',
])('%s is not', (sql) => {
  expect(problemsOf(sql)).toEqual([])
})

test('a reason that stands above a step is read with it', () => {
  const [first, second] = stepsOf(
    '-- safe: nothing reads it since 2026.10\nalter table client drop column old; drop table t;',
  )
  expect(first).toMatchObject({ accepted: 'nothing reads it since 2026.10', unsafe: expect.any(String) })
  expect(second?.accepted).toBeNull()
})
