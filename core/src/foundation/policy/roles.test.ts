import { describe, expect, it } from 'vitest'
import { withRoles } from '../../../tests/person.ts'
import { hasRole, holdsRole, passesRoles, roleFits } from './roles.ts'

const gate = (...requiredRoles: string[]) => ({ requiredRoles, exactRoles: false })

describe('role checks', () => {
  // ROL-01
  it('Super Administrator and Administrator pass every role gate', () => {
    for (const role of ['Super Administrator', 'Administrator']) {
      expect(hasRole(withRoles(role), 'Developer')).toBe(true)
      expect(passesRoles(withRoles(role), gate('Director', 'Executive*'))).toBe(true)
    }
  })

  // ROL-02
  it('others need one of the listed roles', () => {
    expect(passesRoles(withRoles('Developer'), gate('Developer', 'Director'))).toBe(true)
    expect(passesRoles(withRoles('Account Manager'), gate('Developer', 'Director'))).toBe(false)
    expect(passesRoles(withRoles(), gate('Developer'))).toBe(false)
  })

  it('a gate without roles is open to everyone', () => {
    expect(passesRoles(withRoles(), gate())).toBe(true)
  })

  // ROL-03
  it('Executive* fits Executive and Executive Team, not Director', () => {
    expect(
      ['Executive', 'Executive Team', 'Director', 'An Executive'].map((role) => roleFits(role, 'Executive*')),
    ).toEqual([true, true, false, false])
  })

  // ROL-04
  it('*Manager fits any role ending in Manager, Regional Manager included', () => {
    const roles = [
      'Account Manager',
      'SEM Manager',
      'Regional Manager',
      'Manager',
      'Manager of SEO',
      'Developer',
    ]
    expect(roles.map((role) => roleFits(role, '*Manager'))).toEqual([true, true, true, true, false, false])
  })

  it('a star stands for any text anywhere, and nothing else is special', () => {
    expect(roleFits('SEM Team Manager', 'SEM*Manager')).toBe(true)
    expect(roleFits('SEManager', 'SEM*Manager')).toBe(false)
    expect(roleFits('abcXdef', 'a*c*f')).toBe(true)
    expect(roleFits('ClientX', 'Client+')).toBe(false)
    expect(roleFits('Client+', 'Client+')).toBe(true)
    expect(roleFits('developer', 'Developer')).toBe(false)
  })

  it('an exact gate refuses even an Administrator', () => {
    const pushReporting = { requiredRoles: ['Super Administrator'], exactRoles: true }
    expect(passesRoles(withRoles('Super Administrator'), pushReporting)).toBe(true)
    expect(passesRoles(withRoles('Administrator'), pushReporting)).toBe(false)
  })

  it('holding a role is not the same as passing for it', () => {
    expect(holdsRole(withRoles('Administrator'), 'Developer')).toBe(false)
  })
})
