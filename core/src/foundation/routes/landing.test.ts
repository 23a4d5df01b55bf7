import { describe, expect, it } from 'vitest'
import { inDepartments, ofType } from '../../../tests/person.ts'
import { dashboardRoute, landingRoute } from './landing.ts'

const accountManager = { ...inDepartments(4), roles: ['Account Manager'] }

describe('landing after sign-in', () => {
  // ACC-24, ACC-25
  it('follows the department', () => {
    expect(landingRoute(accountManager)).toBe('dashboard.account-management')
    expect([1, 2, 3, 8].map((id) => landingRoute(inDepartments(id)))).toEqual([
      'dashboard.seo',
      'dashboard.sem',
      'dashboard.social',
      'dashboard.programmatic',
    ])
    expect([10, 11, 99].map((id) => landingRoute(inDepartments(id)))).toEqual(
      Array(3).fill('dashboard.monthly-report'),
    )
  })

  // ACC-25, ROL-06
  it('takes the last match that the person may open', () => {
    expect(landingRoute(inDepartments(4))).toBe('dashboard.monthly-report')
    expect(landingRoute(inDepartments(2, 4))).toBe('dashboard.sem')
    expect(landingRoute(inDepartments(1, 8))).toBe('dashboard.programmatic')
  })

  it('is the monthly report for everyone who is no Employee', () => {
    for (const type of ['Client', 'Partner', 'Regional Manager'] as const) {
      expect(landingRoute(ofType(type, { departments: [{ id: 1, departmentUserTypeId: null }] }))).toBe(
        'dashboard.monthly-report',
      )
    }
  })
})

describe("the sidebar's Dashboard", () => {
  // SID-05
  it('follows the department, pacing for programmatic', () => {
    expect(dashboardRoute(accountManager)).toBe('dashboard.account-management')
    expect([1, 2, 3, 8, 10].map((id) => dashboardRoute(inDepartments(id)))).toEqual([
      'dashboard.seo',
      'dashboard.sem',
      'dashboard.social',
      'dashboard.pacing',
      'dashboard.monthly-report',
    ])
  })

  // SID-05
  it('lets a later match override an earlier one', () => {
    expect(dashboardRoute({ ...inDepartments(4, 1), roles: ['Account Manager'] })).toBe('dashboard.seo')
    expect(dashboardRoute(inDepartments(4, 8))).toBe('dashboard.pacing')
  })
})
