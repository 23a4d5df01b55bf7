import { describe, expect, it } from 'vitest'
import { authorisedFor, guestOf, ofType, personWith, visitor, withRoles } from '../../../tests/person.ts'
import { covers, type Rule } from './rule.ts'
import * as rules from './rules-of-calls.ts'

const guest = guestOf('clients.insights', 5)

describe('the rules that calls share', () => {
  it('anyone opens to visitors too, signedIn does not', () => {
    expect(rules.anyone.scope(visitor)).toBe('all')
    expect(rules.signedIn.scope(visitor)).toBe('none')
    expect(rules.signedIn.scope(guest)).toBe('none')
    expect(rules.signedIn.scope(ofType('Guest'))).toBe('none')
    expect(rules.signedIn.scope(ofType('Client'))).toBe('all')
  })

  it('a widget does not open what is for the portal itself, nor the portal what is for a widget', () => {
    const widget = {
      ...personWith(),
      kind: 'widget',
      sessionId: 's',
      widget: 'activity-logger',
      origin: 'https://host.example',
    } as const
    expect(rules.inPortal.scope(widget)).toBe('none')
    expect(rules.inPortal.scope(personWith())).toBe('all')
    expect(rules.throughWidget.scope(widget)).toEqual({ of: 'user', ids: [7] })
    expect([personWith(), visitor, guest].map((actor) => rules.throughWidget.scope(actor))).toEqual([
      'none',
      'none',
      'none',
    ])
  })

  it('employees is for the user type Employee, whatever the roles', () => {
    expect(rules.employees.scope(personWith())).toBe('all')
    expect(rules.employees.scope(ofType('Client', { roles: ['Administrator'] }))).toBe('none')
  })

  it('a role rule passes administrators, fitting roles and Employees only', () => {
    const rule = rules.employeesWithRole('Director', '*Manager')
    expect(
      ['Administrator', 'Director', 'SEM Manager', 'Developer'].map((role) => rule.scope(withRoles(role))),
    ).toEqual(['all', 'all', 'all', 'none'])
    expect(rule.scope(ofType('Regional Manager', { roles: ['Regional Manager'] }))).toBe('none')
    expect(rule.sentence).toBe(
      'Employees who are Super Administrator or Administrator or Director or *Manager.',
    )
  })

  it('an exact role rule refuses an Administrator', () => {
    const rule = rules.employeesWithExactRole('Super Administrator')
    expect(rule.scope(withRoles('Administrator'))).toBe('none')
    expect(rule.scope(withRoles('Super Administrator'))).toBe('all')
  })

  it('ownClients is every client for Employees and the authorised ones for everyone else', () => {
    expect(rules.ownClients.scope(personWith())).toBe('all')
    for (const type of ['Client', 'Partner', 'Regional Manager'] as const) {
      const scope = rules.ownClients.scope(authorisedFor(type, [5, 6]))
      expect([5, 6, 7].filter((id) => covers(scope, 'client', id))).toEqual([5, 6])
    }
  })

  it('ownClients is nothing for someone without clients, for guests and for visitors', () => {
    expect(rules.ownClients.scope(ofType('Client'))).toBe('none')
    expect(rules.ownClients.scope(guest)).toBe('none')
    expect(rules.ownClients.scope(visitor)).toBe('none')
    expect(rules.ownClients.scope(authorisedFor('Guest', [5]))).toBe('none')
  })

  it('a widget user has the rows of the person behind it', () => {
    const person = authorisedFor('Client', [5])
    const widget = {
      ...person,
      kind: 'widget',
      sessionId: '00000000-0000-4000-8000-000000000000',
      widget: 'activity-logger',
      origin: 'https://host.test',
    } as const
    expect(rules.ownClients.scope(widget)).toEqual(rules.ownClients.scope(person))
  })

  it('ownUser is only what is their own, for Employees too', () => {
    const scope = rules.ownUser.scope(withRoles('Super Administrator'))
    expect(covers(scope, 'user', 7)).toBe(true)
    expect(covers(scope, 'user', 8)).toBe(false)
    expect(rules.ownUser.scope(visitor)).toBe('none')
  })

  it('ownUserOrRole opens every user to those with the role', () => {
    const rule = rules.ownUserOrRole('Director')
    expect(rule.scope(withRoles('Director'))).toBe('all')
    expect(rule.scope(ofType('Client'))).toEqual({ of: 'user', ids: [7] })
  })

  it('ownGroups needs group access, and a Regional Manager has it by type', () => {
    expect(rules.ownGroups.scope(personWith())).toBe('all')
    expect(rules.ownGroups.scope(ofType('Regional Manager', { groupIds: [3] }))).toEqual({
      of: 'group',
      ids: [3],
    })
    expect(rules.ownGroups.scope(ofType('Client', { groupIds: [3] }))).toBe('none')
    expect(rules.ownGroups.scope(ofType('Client', { groupIds: [3], hasGroupAccess: true }))).toEqual({
      of: 'group',
      ids: [3],
    })
  })

  it('a guest link opens only its own report, for its own client', () => {
    const rule = rules.orGuestOf(rules.ownClients, 'clients.insights')
    expect(rule.scope(guest)).toEqual({ of: 'client', ids: [5] })
    expect(rule.scope(guestOf('co-op.seo', 5))).toBe('none')
    expect(rule.scope(personWith())).toBe('all')
  })

  it('the account that renders reports passes only what names it', () => {
    const renderers = [ofType('PDF'), personWith({ pdfUser: true }), withRoles('Administrator')]
    const reach = (rule: Rule) => renderers.map((person) => rule.scope(person))
    expect(reach(rules.signedIn)).toEqual(['none', 'none', 'all'])
    expect(reach(rules.ownUser).slice(0, 2)).toEqual(['none', 'none'])
    expect(reach(rules.inOwnName(rules.orRenderer(rules.signedIn))).slice(0, 2)).toEqual(['none', 'none'])
    expect(reach(rules.orGuestOf(rules.ownClients, 'clients.insights'))).toEqual(['all', 'all', 'all'])
    expect(rules.ownClients.scope(authorisedFor('PDF', [5]))).toBe('none')
  })

  it('a narrowed rule asks for both', () => {
    const rule = rules.onlyWhen(rules.ownClients, 'when they may', ({ roles }) => roles.includes('Client+'))
    expect(rule.scope(authorisedFor('Partner', [5]))).toBe('none')
    expect(rule.scope({ ...authorisedFor('Partner', [5]), roles: ['Client+'] })).toEqual({
      of: 'client',
      ids: [5],
    })
    expect(rule.sentence).toContain('when they may')
  })
})
