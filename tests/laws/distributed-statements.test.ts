import { expect, test } from 'vitest'
import { withoutTenant } from './distribution.ts'

test('a statement that leaves a tenant out is found', () => {
  const spread = new Set(['client', 'budget', 'industry'])
  const good = [
    'select * from client where tenant_id = $1',
    'select "id" from "client" as "c" where "c"."tenant_id" = $1',
    'select 1 from budget b join client c on c.tenant_id = b.tenant_id and c.id = b.client_id',
    'insert into industry (tenant_id, name) values ($1, $2) on conflict (tenant_id, name) do nothing',
    'with client as (select 1) select * from client',
  ]
  for (const statement of good) expect(withoutTenant(statement, spread), statement).toEqual([])
  const bad = [
    'select * from client where id = $1',
    'select 1 from budget b join client c on c.id = b.client_id where b.tenant_id = $1',
    'update industry set name = $1 where id = $2',
    'insert into industry (name) values ($1)',
    "select 1 from client where name = 'tenant_id'",
  ]
  for (const statement of bad) expect(withoutTenant(statement, spread), statement).not.toEqual([])
})
