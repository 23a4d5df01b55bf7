import { expect, test } from 'vitest'
import { forNodes, tellingOf } from './shared-connections.ts'
import { nodesReturn } from './taken-by-nodes.ts'

test('a statement says the tenant wherever it compares two', () => {
  expect(
    forNodes(
      'select (select r.role from user_role r where r.tenant_id = u.tenant_id) from user_account u',
      '7',
    ),
  ).toBe(
    'select (select r.role from user_role r where r.tenant_id = u.tenant_id and r.tenant_id = 7 and u.tenant_id = 7) from user_account u',
  )
  expect(forNodes('on "l"."tenant_id" = "u"."tenant_id" and true', '7')).toBe(
    'on "l"."tenant_id" = "u"."tenant_id" and "l".tenant_id = 7 and "u".tenant_id = 7 and true',
  )
  expect(forNodes('where u.tenant_id = $1', '7')).toBe('where u.tenant_id = $1')
})

test('rows that are selected and inserted are answered by nodes alone', () => {
  expect(forNodes(`insert into client_user (tenant_id) select 7 ${nodesReturn}`, '7')).toBe(
    'insert into client_user (tenant_id) select 7 returning tenant_id',
  )
})

test('nodes of a spread database are told by what is sent on to them', () => {
  const told = tellingOf({ told: ['portal_app', '7', "1,2'"], isSpread: true })
  expect(told).toContain("set local app.tenant = '7'; set local app.clients = '1,2'''")
})
