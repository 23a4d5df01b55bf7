import { expect, test } from 'vitest'
import { ofType } from '../../../tests/person.ts'
import { keepsSecondFactor } from './second-factor.ts'

const withRoles = (...roles: string[]) => ofType('Employee', { roles })

test('those who open the settings keep the second factor of everyone who stands no higher', () => {
  const [top, admin, developer, director] = [
    withRoles('Super Administrator'),
    withRoles('Administrator'),
    withRoles('Developer'),
    withRoles('Director'),
  ]
  const kept = (keeper: typeof top) =>
    [top, admin, developer, director].map((other) => keepsSecondFactor(keeper, other))
  expect(kept(top)).toEqual([true, true, true, true])
  expect(kept(admin)).toEqual([false, true, true, true])
  expect(kept(developer)).toEqual([false, false, true, true])
  expect(kept(director)).toEqual([false, false, false, false])
})

test('nobody keeps it in another tenant, nor without being an employee', () => {
  const other = { tenantId: 2, roles: [] }
  expect(keepsSecondFactor(withRoles('Super Administrator'), other)).toBe(false)
  expect(keepsSecondFactor(ofType('Partner', { roles: ['Developer'] }), withRoles())).toBe(false)
})
