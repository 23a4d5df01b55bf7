import { expect, test } from 'vitest'
import type { Actor, User } from '@portal/core/foundation/policy/actor'
import { mayExportGeoiq } from '@portal/core/foundation/policy/features'
import { guard, matchRoute, routes, type Route, type SessionFacts } from '@portal/core/foundation/routes'
import { demoAccounts, ownClient, userOf } from './demo-accounts.ts'
import { compared, howToUpdate, render } from './matrix.ts'

type Opener = Exclude<Actor, { kind: 'widget' }>

const openers: readonly {
  readonly code: string
  readonly name: string
  readonly actor: Opener
  readonly clientId: number
}[] = [
  ...demoAccounts
    .filter(({ comesIn }) => comesIn)
    .map((demo) => ({ code: demo.code, name: demo.name, actor: userOf(demo), clientId: ownClient(demo) })),
  { code: 'VI', name: 'visitor', actor: { kind: 'visitor', tenantId: 1 }, clientId: 0 },
  {
    code: 'GU',
    name: 'guest with a link to insights',
    actor: { kind: 'guest', tenantId: 1, grant: { route: 'clients.insights', clientId: 17 } },
    clientId: 17,
  },
]

const geoiqOf = (actor: Opener): boolean =>
  actor.kind === 'user' && mayExportGeoiq(actor, { enabled: true, clientIds: [] })

const sessionOf = (actor: Opener, clientId: number): SessionFacts => ({
  actor,
  authorisedClients:
    actor.kind === 'guest' || (actor.kind === 'user' && actor.clients.length > 0)
      ? [{ id: clientId, slug: 'own' }]
      : [],
  features: { geoiq: geoiqOf(actor) },
})

const addressOf = (path: string, slug: string): string =>
  path
    .replace(/^\*$/, '/no-such-page')
    .replaceAll('{slug}', slug)
    .replaceAll(/\{[^}]+\}/g, '5')

const hasSlug = (path: string): boolean => path.startsWith('/clients/{slug}')

/** Where an address ends for somebody, following redirects as the router does. */
function ending(start: string, facts: SessionFacts): { readonly opened: string } {
  let address = start
  for (let step = 0; step < 4; step += 1) {
    const [pathname = '', query] = address.split('?')
    const { route, params } = matchRoute(pathname)
    const verdict = guard(route, params, facts, { pathname, search: query === undefined ? '' : `?${query}` })
    if (verdict.open) return { opened: route.name }
    address = verdict.redirect
  }
  throw new Error(`${start} redirects for ever.`)
}

function letter(route: Route, facts: SessionFacts): string {
  const own = ending(addressOf(route.path, 'own'), facts)
  const home = own.opened === 'dashboard.monthly-report'
  if (route.redirectsTo !== null && own.opened !== 'login' && (!home || route.redirectsTo === 'landing'))
    return '>'
  if (own.opened !== route.name) return own.opened === 'login' ? '.' : '-'
  if (!hasSlug(route.path)) return 'Y'
  return ending(addressOf(route.path, 'foreign'), facts).opened === route.name ? 'Y' : 'c'
}

const areas = [...new Set(routes.map(({ area }) => area))]

const text = render({
  preface: [
    'Which screen opens for whom: every route, every demo account, a visitor and a guest.',
    '',
    '  Y  opens',
    '  c  opens for the clients whose team the person is on; for another client the monthly report shows instead',
    '  >  leads on to another screen',
    '  -  shows the monthly report instead, without a word',
    '  .  asks to sign in',
    '',
    "The tenant's GeoIQ flag is on here; no client has budgets for service 42. suspended, inactive and",
    'scheduled cannot sign in: they are visitors.',
  ],
  columns: openers.map(({ code, name }) => ({ code, name })),
  sections: areas.map((area) => ({
    title: area,
    rows: routes
      .filter((route) => route.area === area)
      .map((route) => ({
        label: route.path,
        cells: openers.map(({ actor, clientId }) => letter(route, sessionOf(actor, clientId))),
        note: route.name,
      })),
  })),
})

test('every screen opens for exactly whom the committed matrix says', () => {
  const { committed, now } = compared('routes-matrix.txt', text)
  expect(now, howToUpdate('routes-matrix.txt')).toEqual(committed)
})

test('nobody but an Employee opens a screen of another client', () => {
  const outsiders = openers.filter(
    ({ actor }) => actor.kind !== 'user' || (actor as User).userType !== 'Employee',
  )
  expect(outsiders.length).toBeGreaterThan(8)
  for (const { name, actor, clientId } of outsiders) {
    for (const route of routes.filter(({ path }) => hasSlug(path))) {
      const { opened } = ending(addressOf(route.path, 'foreign'), sessionOf(actor, clientId))
      expect(opened, `${name} on ${route.path}`).not.toBe(route.name)
    }
  }
})

test('whoever is refused a screen lands on the monthly report, and on login when not signed in', () => {
  for (const { name, actor, clientId } of openers) {
    const home = actor.kind === 'user' ? 'dashboard.monthly-report' : 'login'
    for (const route of routes.filter(({ access }) => access === 'auth')) {
      const { opened } = ending(addressOf(route.path, 'own'), sessionOf(actor, clientId))
      if (opened !== route.name && route.redirectsTo === null)
        expect(opened, `${name} on ${route.path}`).toBe(home)
    }
  }
})
