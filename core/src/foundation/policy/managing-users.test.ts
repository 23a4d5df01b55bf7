import { describe, expect, it } from 'vitest'
import type { UserType } from './actor.ts'
import { keepsUsers, mayChangeProfile, mayGrant, mayManage, rolesOf, typeOfRole } from './managing-users.ts'
import { roles } from './roles.ts'

const person = (id: number, held: readonly string[], userType: UserType = 'Employee', tenantId = 1) => ({
  id,
  tenantId,
  userType,
  roles: held,
})
const superAdministrator = person(1, ['Super Administrator'])
const administrator = person(2, ['Administrator'])
const developer = person(3, ['Developer'])

describe('accounts', () => {
  it('are kept by administrators who are Employees', () => {
    expect([superAdministrator, administrator, developer].map(keepsUsers)).toEqual([true, true, false])
    expect(keepsUsers(person(4, ['Administrator'], 'Client'))).toBe(false)
  })

  it('of someone who stands higher, or of another tenant, are not changed', () => {
    expect(mayManage(superAdministrator, administrator)).toBe(true)
    expect(mayManage(administrator, superAdministrator)).toBe(false)
    expect(mayManage(administrator, person(5, ['Administrator']))).toBe(true)
    expect(mayManage(administrator, person(6, [], 'Employee', 2))).toBe(false)
    expect(mayManage(developer, person(7, []))).toBe(false)
  })

  it('have a name and a picture that their owner changes', () => {
    expect(mayChangeProfile(developer, developer)).toBe(true)
    expect(mayChangeProfile(developer, administrator)).toBe(false)
    expect(mayChangeProfile(developer, person(developer.id, [], 'Employee', 2))).toBe(false)
  })
})

describe('roles', () => {
  it('are given by no one who stands below them', () => {
    expect(roles.filter((role) => mayGrant(superAdministrator, role))).toEqual(roles)
    expect(roles.filter((role) => !mayGrant(administrator, role))).toEqual(['Super Administrator'])
    expect(roles.filter((role) => mayGrant(developer, role))).toEqual([])
  })

  it('can each be held by the type they are made for', () => {
    for (const role of roles) expect(rolesOf(typeOfRole(role)), role).toContain(role)
    expect(rolesOf('Client')).not.toContain('Administrator')
  })
})
