import { describe, expect, it } from 'vitest'
import {
  authorisedFor,
  guestOf,
  inDepartments,
  ofType,
  personWith,
  visitor,
  withRoles,
} from '../../../tests/person.ts'
import { guard, type SessionFacts, type Verdict } from './guard.ts'
import { matchRoute } from './match.ts'

const facts = (actor: SessionFacts['actor'], geoiq = false): SessionFacts => ({
  actor,
  authorisedClients: [{ id: 5, slug: 'own' }],
  features: { geoiq },
})

const visit = (address: string, actor: SessionFacts['actor'], geoiq = false): string => {
  const [pathname = '', query] = address.split('?')
  const { route, params } = matchRoute(pathname)
  const search = query === undefined ? '' : `?${query}`
  const verdict: Verdict = guard(route, params, facts(actor, geoiq), { pathname, search })
  return verdict.open ? route.name : `-> ${verdict.redirect}`
}

const monthly = '-> /monthly-report'
const client = authorisedFor('Client', [5])

describe('without a session', () => {
  it('a screen leads to login with the current path and query as the way back', () => {
    expect(visit('/pacing?x=1', visitor)).toBe('-> /login?redirect=%2Fpacing%3Fx%3D1')
    expect(visit('/logout', visitor)).toBe('-> /login')
    expect(visit('/logout?redirect=%2Fpacing%3Fx%3D1', visitor)).toBe('-> /login?redirect=%2Fpacing%3Fx%3D1')
  })

  it('the public screens open', () => {
    const open = [
      '/login',
      '/reset-password',
      '/auth/google/callback',
      '/term-of-service',
      '/ad-preview/123',
      '/shared/coop-files/a1',
    ]
    for (const path of open) expect(visit(path, visitor)).not.toContain('->')
  })

  it('an unknown path is page not found, not login', () => {
    expect(visit('/no-such-page', visitor)).toBe('not-found')
    expect(visit('/ad-preview/abc', visitor)).toBe('not-found')
    expect(visit('/shared/coop-files/', visitor)).toBe('not-found')
  })

  it('/guest needs its token', () => {
    expect(visit('/guest', visitor)).toBe('-> /login')
    expect(visit('/guest?token=', visitor)).toBe('-> /login')
    expect(visit('/guest?token=abc', visitor)).toBe('guest')
  })

  it('a token on the four guest screens leads to the guest sign-in, on any other to login', () => {
    for (const path of [
      '/clients/own/insights',
      '/clients/own/seo-division-report',
      '/reporting/co-op/seo',
      '/reporting/co-op/facebook',
    ]) {
      expect(visit(`${path}?token=abc`, visitor)).toBe(
        `-> /guest?token=abc&redirect=${encodeURIComponent(path)}`,
      )
      // The days of the report stay with it.
      expect(visit(`${path}?token=abc&startDate=2026-10-01`, visitor)).toBe(
        `-> /guest?token=abc&redirect=${encodeURIComponent(`${path}?startDate=2026-10-01`)}`,
      )
      expect(visit(path, visitor)).toContain('-> /login?redirect=')
    }
    expect(visit('/clients?token=abc', visitor)).toContain('-> /login?redirect=')
  })
})

describe('a guest', () => {
  it('opens the one report of the grant, for its client', () => {
    expect(visit('/clients/own/insights', guestOf('clients.insights', 5))).toBe('clients.insights')
    expect(visit('/clients/other/insights', guestOf('clients.insights', 5))).toBe('-> /login')
    expect(visit('/clients/own/insights', guestOf('clients.insights', 6))).toBe('-> /login')
    expect(visit('/reporting/co-op/seo', guestOf('co-op.seo', 5))).toBe('co-op.seo')
  })

  it('is sent to login from everywhere else', () => {
    for (const path of [
      '/profile',
      '/monthly-report',
      '/clients/own/seo-division-report',
      '/',
      '/reporting/co-op/seo',
    ]) {
      expect(visit(path, guestOf('clients.insights', 5))).toBe('-> /login')
    }
    expect(visit('/profile', ofType('Guest'))).toBe('-> /login')
    expect(visit('/login', guestOf('clients.insights', 5))).toBe('login')
  })
})

describe('signed in', () => {
  it('login leads to the monthly dashboard', () => {
    expect(visit('/login', personWith())).toBe(monthly)
    expect(visit('/login?redirect=/pacing', client)).toBe(monthly)
  })

  it('home leads to the landing of the department', () => {
    expect(visit('/', inDepartments(1))).toBe('-> /seo')
    expect(visit('/', client)).toBe(monthly)
  })

  it('the short addresses and the hosts of tabs lead on, their query kept', () => {
    expect(visit('/inactive', personWith())).toBe('-> /clients/inactive')
    expect(visit('/client-team', personWith())).toBe('-> /clients/client-team')
    expect(visit('/clients/a%20b?x=1', personWith())).toBe('clients.profile')
    expect(visit('/reporting/bandwidth', personWith())).toBe('-> /reporting/bandwidth/account-management')
    expect(visit('/inactive', client)).toBe(monthly)
  })

  // ACC-13
  it('a Client visits client accessible screens only', () => {
    expect(visit('/budgets/active-budgets', client)).toBe(monthly)
    expect(visit('/profile', client)).toBe('profile')
    expect(visit('/siteiq/contacts', client)).toBe('siteiq.contacts')
    expect(visit('/tools/client-notes', client)).toBe(monthly)
  })

  // ACC-14
  it('a Partner visits partner accessible screens too', () => {
    expect(visit('/tools/client-notes', ofType('Partner'))).toBe('tools.client_notes')
    expect(visit('/users', ofType('Partner'))).toBe(monthly)
    expect(visit('/siteiq/contacts', ofType('Partner'))).toBe('siteiq.contacts')
  })

  // ACC-15, ROL-04
  it('a Regional Manager opens the group report, and no staff screen by the role *Manager', () => {
    const manager = ofType('Regional Manager', { roles: ['Regional Manager'] })
    expect(visit('/reporting/group-report', manager)).toBe('reporting.group_report')
    expect(visit('/reporting/management-report', manager)).toBe(monthly)
    expect(visit('/clients', manager)).toBe(monthly)
    expect(visit('/tools/client-notes', manager)).toBe(monthly)
  })

  it('a Client opens the group report only with group access', () => {
    expect(visit('/reporting/group-report', client)).toBe(monthly)
    expect(visit('/reporting/group-report', { ...client, hasGroupAccess: true })).toBe(
      'reporting.group_report',
    )
  })

  // ACC-16
  it('a client report asks for authorisation for that client', () => {
    expect(visit('/clients/own/insights', client)).toBe('clients.insights')
    expect(visit('/clients/other/insights', client)).toBe(monthly)
    expect(visit('/clients/own/inventory-ads-report', client)).toBe(monthly)
    expect(visit('/clients/other/insights', personWith())).toBe('clients.insights')
  })

  it('Keyword Planner opens for Employees and with client 1044', () => {
    expect(visit('/tools/keyword-planner', personWith())).toBe('tools.keyword_planner')
    expect(visit('/tools/keyword-planner', authorisedFor('Client', [1044]))).toBe('tools.keyword_planner')
    expect(visit('/tools/keyword-planner', client)).toBe(monthly)
  })

  it('GeoIQ opens only where the server says so', () => {
    expect(visit('/geoiq', personWith(), true)).toBe('reporting.geoiq')
    expect(visit('/geoiq', personWith(), false)).toBe(monthly)
  })

  it("the task tool opens for Employees and Partners with 'Client+'", () => {
    expect(visit('/taskiq', personWith())).toBe('taskiq')
    expect(visit('/taskiq/login', ofType('Partner', { roles: ['Client+'] }))).toBe('taskiq.login')
    expect(visit('/taskiq', ofType('Partner'))).toBe(monthly)
    expect(visit('/taskiq', client)).toBe(monthly)
  })
})

describe('the role table of the specification', () => {
  const everyRole = [
    'Super Administrator',
    'Administrator',
    'Developer',
    'Director',
    'Executive',
    'Executive Team',
    'Account Manager',
    'SEM Manager',
  ]
  const rolesThatOpen = (path: string): string[] =>
    everyRole.filter((role) => !visit(path, withRoles(role)).startsWith('->'))
  const administrators = ['Super Administrator', 'Administrator']

  // ROL-01, ROL-05
  it.each([
    '/admin/helpers',
    '/admin/usage-logs',
    '/settings/iam',
    '/settings/co-op-documents',
    '/settings/client-tags-settings',
    '/settings/client-user-types',
    '/settings/client-data-settings',
    '/priority-watchlist/settings',
  ])('%s is for administrators', (path) => {
    expect(rolesThatOpen(path)).toEqual(administrators)
  })

  // ROL-01, ROL-07, ROL-08, ROL-11
  it.each([
    '/settings/cancellation-reasons',
    '/settings/client-audit-settings',
    '/settings/metric-alarms',
    '/settings/custom_fields',
    '/settings/interaction_types',
    '/settings/regions',
    '/settings/overwatch-alarms',
    '/settings/tactics',
    '/settings/two-factor-authentication',
    '/settings/spend_data_sources',
    '/reporting/stellantis/bulk-update',
    '/reporting/subaru/bulk-update',
    '/reporting/acura-honda/bulk-update',
  ])('%s is for Developers too', (path) => {
    expect(rolesThatOpen(path)).toEqual([...administrators, 'Developer'])
  })

  // ROL-01, ROL-03, ROL-04, ROL-06, ROL-09, ROL-12, ROL-13, ROL-14
  it.each([
    ['/account-management-dashboard', ['Account Manager']],
    ['/reporting/strategies', ['Account Manager']],
    ['/settings/seo-strategy-settings', ['Director']],
    [
      '/reporting/management-report',
      ['Director', 'Executive', 'Executive Team', 'Account Manager', 'SEM Manager'],
    ],
    ['/tools/callrail-account-management', ['Executive', 'Executive Team', 'SEM Manager']],
  ])('%s is also for %s', (path, extra) => {
    expect(rolesThatOpen(path)).toEqual([...administrators, ...extra])
  })

  // ROL-10
  it('push reporting is for the Super Administrator alone', () => {
    expect(rolesThatOpen('/settings/push-reporting')).toEqual(['Super Administrator'])
  })

  it('the strategies tab of a profile is open to every Employee', () => {
    expect(rolesThatOpen('/clients/own/strategies')).toEqual(everyRole)
  })
})
