import { describe, expect, it } from 'vitest'
import { personWith } from '../../../tests/person.ts'
import { changesView, publishesViews, seesView, sharesWithDepartment, type ViewFacts } from './policy.ts'
import { viewQuery } from './query.ts'

const mine: ViewFacts = { ownerId: 1, audience: 'mine', departmentId: null }
const team: ViewFacts = { ownerId: 1, audience: 'team', departmentId: 4 }
const everyone: ViewFacts = { ownerId: 1, audience: 'everyone', departmentId: null }
const memberOf = (id: number, departmentUserTypeId: number | null = null) => [{ id, departmentUserTypeId }]

describe('a saved view', () => {
  it('is seen by its owner, its department or every Employee, never by others than Employees', () => {
    const owner = personWith({ id: 1 })
    const colleague = personWith({ id: 2, departments: memberOf(4) })
    const stranger = personWith({ id: 3, departments: memberOf(1) })
    const client = personWith({ id: 4, userType: 'Client', departments: memberOf(4) })
    const seen = (view: ViewFacts) => [owner, colleague, stranger, client].map((one) => seesView(one, view))
    expect(seen(mine)).toEqual([true, false, false, false])
    expect(seen(team)).toEqual([true, true, false, false])
    expect(seen(everyone)).toEqual([true, true, true, false])
  })

  it('is changed by its owner, its department’s manager, and when shared by administrators', () => {
    const manager = personWith({ id: 2, departments: memberOf(4, 1) })
    const administrator = personWith({ id: 3, roles: ['Administrator'] })
    const member = personWith({ id: 4, departments: memberOf(4) })
    const may = (view: ViewFacts) => [manager, administrator, member].map((one) => changesView(one, view))
    expect(may(mine)).toEqual([false, false, false])
    expect(may(team)).toEqual([true, true, false])
    expect(may(everyone)).toEqual([false, true, false])
    expect(changesView(personWith({ id: 1 }), mine)).toBe(true)
  })

  it('is shared with everyone by managers and above, with a department by its members', () => {
    for (const role of ['Director', 'Executive Team', 'SEM Manager', 'Administrator'])
      expect(publishesViews(personWith({ roles: [role] }))).toBe(true)
    expect(publishesViews(personWith({ roles: ['Developer'] }))).toBe(false)
    expect(publishesViews(personWith({ userType: 'Regional Manager', roles: ['Regional Manager'] }))).toBe(
      false,
    )
    expect(sharesWithDepartment(personWith({ departments: memberOf(4) }), 4)).toBe(true)
    expect(sharesWithDepartment(personWith({ departments: memberOf(4) }), 1)).toBe(false)
  })
})

it('two addresses that show the same make the same view', () => {
  expect(viewQuery('?sort=name&state=Client&page=4&view=7&search=')).toBe('sort=name&state=Client')
  expect(viewQuery('state=Client&sort=name')).toBe(viewQuery('sort=name&state=Client'))
  expect(viewQuery('')).toBe('')
})
