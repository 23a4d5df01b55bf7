import { describe, expect, it } from 'vitest'
import type { User, UserType } from '@portal/core/foundation/policy/actor'
import {
  guard,
  matchRoute,
  mayOpen,
  routes,
  type Route,
  type SessionFacts,
} from '@portal/core/foundation/routes'
import { sidebarFor } from '@portal/core/foundation/routes/sidebar'
import { sidebarSections } from '@portal/core/foundation/routes/sidebar-items'
import catalogue from '../fixtures/catalogue/routes.json' with { type: 'json' }
import sidebarCatalogue from '../fixtures/catalogue/sidebar.json' with { type: 'json' }

const nameOf = (entry: (typeof catalogue)[number]): string => entry.name ?? entry.suggestedName ?? ''
const byName = new Map<string, Route>(routes.map((route) => [route.name, route]))

const person = (userType: UserType, facts: Partial<User> = {}): User => ({
  kind: 'user',
  id: 7,
  tenantId: 1,
  userType,
  roles: [],
  departments: [],
  clients: [],
  groupIds: [],
  hasGroupAccess: false,
  pdfUser: false,
  impersonatedBy: null,
  ...facts,
})

const session = (actor: SessionFacts['actor']): SessionFacts => ({
  actor,
  authorisedClients: [{ id: 1044, slug: 'own' }],
  features: { geoiq: true },
})

const superAdministrator = person('Employee', { roles: ['Super Administrator'] })
const client1044 = { id: 1044, clientUserTypeId: 1 }

/** An address of the screen with every parameter filled in. */
const addressOf = (path: string): string => path.replaceAll('{slug}', 'own').replaceAll(/\{[^}]+\}/g, '5')

describe('the route catalogue', () => {
  // SID-20, SID-21
  it('has every screen of the specification, with its facts', () => {
    expect(catalogue).toHaveLength(231)
    for (const entry of catalogue) {
      expect(byName.get(nameOf(entry)), entry.path).toMatchObject({
        path: entry.path,
        title: entry.title,
        area: entry.area,
        access: entry.access,
        clientAccessible: entry.clientAccessible,
        partnerAccessible: entry.partnerAccessible,
        guestAccessible: entry.guestAccessible,
        staffOnly: entry.staffOnly,
        requiredRoles: entry.requiredRoles,
        noPadding: 'noPadding' in entry,
      })
    }
  })

  it('has no screen beside those, the two short addresses and those of our own', () => {
    const known = new Set(catalogue.map(nameOf))
    const others = routes
      .filter(({ name }) => !known.has(name))
      .map(({ path, redirectsTo }) => [path, redirectsTo])
    expect(others).toEqual([
      ['/forms/{publicId}', null],
      ['/proofs/{publicId}', null],
      ['/embed/sign-in', null],
      ['/admin/blocked-addresses', null],
      ['/admin/audit-log', null],
      ['/settings/agreement-templates', null],
      ['/inactive', '/clients/inactive'],
      ['/client-team', '/clients/client-team'],
      ['/clients/{slug}/negative-keywords', null],
      ['/clients/{slug}/agreements/{agreement}', null],
      ['/clients/{slug}/invoices', null],
      ['/crm-data-fix', null],
      ['/reporting/schedules', null],
      ['/reporting/account-manager-checklist', null],
      ['/settings', null],
      ['/settings/portal', null],
      ['/settings/embedding', null],
      ['/settings/management-groups', null],
      ['/settings/sales-and-leads', null],
      ['/settings/programs', null],
      ['/settings/retention', null],
      ['/forms-to-fill-in', null],
      ['/resources', null],
      ['/tools/website-migrations/{id}', null],
      ['/tools/proofs/{id}', null],
      ['/tools/import', null],
      ['/tools/import/{list}', null],
      ['/users/create', null],
      ['/tasks', null],
      ['/tasks/settings', null],
    ])
    expect(byName.size).toBe(routes.length)
  })

  it('lists in the search what the specification lists, but no redirect', () => {
    for (const entry of catalogue) {
      const route = byName.get(nameOf(entry))
      const searchable = entry.searchable && route?.redirectsTo === null
      expect(route?.searchable, entry.path).toBe(searchable)
      expect(route?.searchGroup, entry.path).toBe(searchable ? entry.searchGroup : null)
    }
  })

  it('finds every screen by its address', () => {
    for (const entry of catalogue.filter(({ path }) => path.startsWith('/'))) {
      expect(matchRoute(addressOf(entry.path)).route.name, entry.path).toBe(nameOf(entry))
    }
  })

  it('opens for exactly the audience of the specification', () => {
    const types = ['Employee', 'Client', 'Partner', 'Regional Manager'] as const
    for (const entry of catalogue.filter(({ access }) => access === 'auth')) {
      const expected = types.filter((type) => entry.audience.some((audience) => audience.startsWith(type)))
      const open = types.filter((type) => {
        const roles = type === 'Employee' ? ['Super Administrator'] : type === 'Partner' ? ['Client+'] : []
        // Group access is the one Client fact that a row of the audience column names.
        const hasGroupAccess = type === 'Client'
        const actor = person(type, { roles, clients: [client1044], hasGroupAccess })
        return mayOpen(matchRoute(addressOf(entry.path)).route.name, session(actor), { slug: 'own' })
      })
      expect(open, entry.path).toEqual(expected)
    }
  })

  it('sends every visitor of a signed-in screen to login with the way back', () => {
    // Whoever is out already has nothing to sign in to sign out for.
    for (const entry of catalogue.filter(({ access, path }) => access === 'auth' && path !== '/logout')) {
      const pathname = addressOf(entry.path)
      const { route, params } = matchRoute(pathname)
      expect(
        guard(route, params, session({ kind: 'visitor', tenantId: 1 }), { pathname, search: '?x=1' }),
      ).toEqual({
        open: false,
        redirect: `/login?redirect=${encodeURIComponent(`${pathname}?x=1`)}`,
      })
    }
  })

  it('never leads into a loop: wherever it redirects a person, that opens', () => {
    const people = [
      person('Client'),
      person('Partner'),
      person('Regional Manager'),
      person('PDF'),
      person('Employee'),
      person('Employee', { departments: [{ id: 4, departmentUserTypeId: null }] }),
      superAdministrator,
    ]
    for (const actor of people) {
      for (const entry of catalogue) {
        let pathname = entry.path.startsWith('/') ? addressOf(entry.path) : '/no-such-page'
        for (let step = 0; ; step += 1) {
          expect(step, `${actor.userType} on ${entry.path}`).toBeLessThan(3)
          const { route, params } = matchRoute(pathname)
          const verdict = guard(route, params, session(actor), { pathname, search: '' })
          if (verdict.open) break
          pathname = verdict.redirect.split('?')[0] ?? ''
        }
      }
    }
  })
})

describe('the sidebar', () => {
  // SID-06, SID-07, SID-08, SID-09, SID-10, SID-17
  it('has the sections and items of the specification in their order', () => {
    const written = sidebarSections.map(({ key, items }) => ({
      key,
      routes: items.map((item) => ('external' in item ? null : item.route)),
    }))
    const expected = sidebarCatalogue.sections.map(({ key, items }) => ({
      key,
      routes: items.map((item) =>
        key === 'dashboard' ? 'dashboard-of-person' : 'routeName' in item ? (item.routeName ?? null) : null,
      ),
    }))
    expect(written).toEqual(expected)
  })

  // SID-08, SID-09
  it('carries the labels that the specification gives', () => {
    const labels = new Map(
      sidebarSections.flatMap(({ key, items }) =>
        items.map((item, index) => [`${key} ${index}`, item.label]),
      ),
    )
    for (const { key, items } of sidebarCatalogue.sections) {
      for (const [index, item] of items.entries()) {
        const label = 'label' in item ? item.label : null
        // One label of the catalogue is a description with its suggestion beside it.
        if (label && !label.includes('(')) expect(labels.get(`${key} ${index}`)).toBe(label)
      }
    }
  })

  // SID-06, SID-17
  it('shows a Super Administrator every staff item', () => {
    const { authorisedClients, features } = session(superAdministrator)
    const sections = sidebarFor(superAdministrator, {
      authorisedClients,
      features,
      externalLinks: { 'mystery-shop': 'https://mystery-shop.example/' },
    })
    const counts = Object.fromEntries(sections.map(({ key, items }) => [key, items.length]))
    expect(counts).toMatchObject({
      accounting: 15,
      clients: 9,
      reporting: 27,
      tools: 10,
      siteiq: 3,
      settings: 25,
    })
  })
})
