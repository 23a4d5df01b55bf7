import { describe, expect, it } from 'vitest'
import { authorisedFor, personWith, withRoles } from '../../../tests/person.ts'
import { anyone, employees, ownClients, ownUserOrRole, signedIn } from './rules-of-calls.ts'
import { opensAfterPassword, scopeOf } from './scope-of-call.ts'

const due = (person: ReturnType<typeof personWith>) => ({ ...person, mustChangePassword: true })

describe('somebody who must change the password', () => {
  const person = due(withRoles('Administrator'))

  it('makes no call but those that the change takes', () => {
    expect(scopeOf({ allow: employees }, person)).toBe('none')
    expect(scopeOf({ allow: ownClients }, due(authorisedFor('Client', [5])))).toBe('none')
    expect(scopeOf({ allow: signedIn, beforeNewPassword: true }, person)).toBe('all')
    expect(opensAfterPassword({ allow: employees }, person)).toBe(true)
    expect(opensAfterPassword({ allow: employees }, due(authorisedFor('Client', [5])))).toBe(false)
  })

  it('makes those for themselves only, also as an Administrator', () => {
    expect(scopeOf({ allow: ownUserOrRole(), beforeNewPassword: true, user: 'id' }, person)).toEqual({
      of: 'user',
      ids: [person.id],
    })
  })

  it('makes whatever a stranger may', () => {
    expect(scopeOf({ allow: anyone }, person)).toBe('all')
  })

  it('is not kept waiting while an administrator acts as them', () => {
    expect(scopeOf({ allow: employees }, { ...person, impersonatedBy: 1 })).toBe('all')
    expect(scopeOf({ allow: employees }, personWith())).toBe('all')
  })
})
