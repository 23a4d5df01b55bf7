import { describe, expect, it } from 'vitest'
import { authorisedFor, inDepartments, ofType, personWith, withRoles } from '../../../tests/person.ts'
import type { User } from '../policy/actor.ts'
import { guard } from './guard.ts'
import { matchRoute } from './match.ts'
import { sidebarFor } from './sidebar.ts'

const facts = (geoiq = false) => ({
  authorisedClients: [],
  features: { geoiq },
  externalLinks: { 'mystery-shop': 'https://mystery-shop.example/' },
})
const keys = (person: User): string[] => sidebarFor(person, facts()).map(({ key }) => key)
const labels = (person: User, geoiq = false): string[] =>
  sidebarFor(person, facts(geoiq)).flatMap(({ items }) => items.map(({ label }) => label))

describe('the sidebar by user type', () => {
  // SID-03, SID-16
  it('an Employee has the staff sections', () => {
    expect(keys(personWith())).toEqual([
      'dashboard',
      'accounting',
      'clients',
      'reporting',
      'tools',
      'siteiq',
      'group-performance',
      'users',
      'settings',
      'task-tool',
      'my-profile',
      'logout',
    ])
  })

  // SID-12, SID-14, SID-15
  it('a Client has SiteIQ and Group Performance, with group access the group report', () => {
    const client = ofType('Client')
    expect(keys(client)).toEqual(['dashboard', 'siteiq', 'group-performance', 'my-profile', 'logout'])
    expect(keys({ ...client, hasGroupAccess: true })).toContain('regional-manager-reporting')
    expect(keys(authorisedFor('Client', [1044]))).toContain('keyword-planner')
  })

  // SID-11, SID-12, SID-14, SID-18
  it("a Partner has Client Notes and SiteIQ, with the role 'Client+' the task tool", () => {
    expect(keys(ofType('Partner'))).toEqual(['dashboard', 'client-notes', 'siteiq', 'my-profile', 'logout'])
    expect(keys(ofType('Partner', { roles: ['Client+'] }))).toContain('task-tool')
  })

  // SID-12, SID-14, SID-15
  it('a Regional Manager has the group report only', () => {
    expect(keys(ofType('Regional Manager'))).toEqual([
      'dashboard',
      'regional-manager-reporting',
      'my-profile',
      'logout',
    ])
  })

  it('a guest and the PDF user have none', () => {
    expect(keys(ofType('Guest'))).toEqual([])
    expect(keys(ofType('PDF'))).toEqual([])
  })
})

describe('the items of the sidebar', () => {
  const restricted = [
    'Client Strategies',
    'Management Report',
    'Admin Helpers',
    'Usage Logs',
    'CallRail',
    'Co-op Documents',
    'IAM',
    'Spend Data Sources',
    'Two-Factor Authentication',
  ]

  // SID-22
  it('those with roles are hidden from an Employee without one', () => {
    expect(labels(personWith()).filter((label) => restricted.includes(label))).toEqual([])
    expect(restricted.filter((label) => !labels(withRoles('Administrator')).includes(label))).toEqual([])
  })

  // SID-24
  it('a Developer sees Spend Data Sources and Two-Factor Authentication, not IAM and Co-op Documents', () => {
    const seen = labels(withRoles('Developer'))
    expect(seen).toContain('Spend Data Sources')
    expect(seen).toContain('Two-Factor Authentication')
    expect(seen).not.toContain('IAM')
    expect(seen).not.toContain('Co-op Documents')
  })

  // SID-23
  it('none leads to a silent redirect, the tab host aside', () => {
    for (const person of [
      personWith(),
      withRoles('Developer'),
      inDepartments(4),
      ofType('Client'),
      ofType('Partner'),
    ]) {
      for (const { items } of sidebarFor(person, facts())) {
        for (const { href, route } of items) {
          if (route === null) continue
          const match = matchRoute(href)
          const verdict = guard(
            match.route,
            match.params,
            { ...facts(), actor: person },
            { pathname: href, search: '' },
          )
          expect(verdict.open || match.route.redirectsTo === verdict.redirect, href).toBe(true)
        }
      }
    }
  })

  // SID-13
  it('GeoIQ Export is hidden unless the server says it may be used', () => {
    expect(labels(personWith())).not.toContain('GeoIQ Export')
    expect(labels(personWith(), true)).toContain('GeoIQ Export')
  })

  // SID-10
  it('an external item carries its configured address and no route', () => {
    const tools = sidebarFor(personWith(), facts()).find(({ key }) => key === 'tools')
    expect(tools?.items).toContainEqual({
      label: 'Mystery Shop Tool',
      href: 'https://mystery-shop.example/',
      route: null,
    })
  })

  // SID-04, SID-05
  it('Dashboard leads where the department works', () => {
    const dashboard = (person: User) => sidebarFor(person, facts())[0]?.items[0]?.href
    expect(dashboard(inDepartments(8))).toBe('/pacing')
    expect(dashboard(inDepartments(4, 1))).toBe('/seo')
    expect(dashboard(personWith())).toBe('/monthly-report')
  })
})
