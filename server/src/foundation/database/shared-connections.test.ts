import { expect, test } from 'vitest'
import { sayingTenant, tellingOf } from './shared-connections.ts'

test('a statement says the tenant wherever it compares two', () => {
  expect(
    sayingTenant(
      'select (select r.role from user_role r where r.tenant_id = u.tenant_id) from user_account u',
      '7',
    ),
  ).toBe(
    'select (select r.role from user_role r where r.tenant_id = u.tenant_id and r.tenant_id = 7 and u.tenant_id = 7) from user_account u',
  )
  expect(sayingTenant('on "l"."tenant_id" = "u"."tenant_id" and true', '7')).toBe(
    'on "l"."tenant_id" = "u"."tenant_id" and "l".tenant_id = 7 and "u".tenant_id = 7 and true',
  )
  expect(sayingTenant('where u.tenant_id = $1', '7')).toBe('where u.tenant_id = $1')
})

test('nodes of a spread database are told by what is sent on to them', () => {
  const told = tellingOf({ told: ['portal_app', '7', "1,2'"], isSpread: true })
  expect(told).toContain("set local app.tenant = '7'; set local app.clients = '1,2'''")
})
