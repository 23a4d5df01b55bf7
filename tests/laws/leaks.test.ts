import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calls, type Answer } from '@portal/core/calls'
import { searchableRoutesFor } from '@portal/core/clients/profile/search'
import { writes } from '@portal/core/foundation/contract/call'
import { guestReports } from '@portal/core/access/guests/reports'
import { guard, matchRoute, type SessionFacts } from '@portal/core/foundation/routes'
import { sidebarFor } from '@portal/core/foundation/routes/sidebar'
import { root } from '../support/root.ts'
import { demoAccounts, ownClient, userOf } from './demo-accounts.ts'
import { inTurns, LiveAgency, mountedCalls, type LiveActor } from './live-agency.ts'

/**
 * What went wrong in other portals, each a test of its own: here, or where
 * the table in docs/security.md says.
 */

const inside = demoAccounts.filter(({ comesIn, mustChangePassword }) => comesIn && !mustChangePassword)

let agency: LiveAgency

beforeAll(async () => {
  agency = await LiveAgency.start()
})
afterAll(async () => {
  await agency?.stop()
})

const read = async <T>(actor: LiveActor, name: keyof typeof calls, params = {}): Promise<T> => {
  const { status, text } = await agency.ask(actor, calls[name], { params })
  expect(status, text.slice(0, 200)).toBe(200)
  return JSON.parse(text) as T
}

const ascending = (one: number, other: number): number => one - other

describe('a guest link', () => {
  test('that has expired opens nothing any more, in the tab where it is open either', async () => {
    await agency.database.query("update guest_access set expires_at = now() - interval '1 second'")
    for (const report of guestReports) {
      const actor = agency.actor(`guest of ${report}`)
      await inTurns(mountedCalls, async ({ name, call }) => {
        const { status } = await agency.ask(actor, call)
        expect(status, `${name} for an expired guest of ${report}`).toBe(401)
      })
    }
  })
})

describe('a person with more clients than a page holds', () => {
  test('sees and opens every one of them, whatever the relation is read by', async () => {
    const actor = agency.actor('regional-manager')
    const me = await read<Answer<'users.current'>>(actor, 'users.current')
    const { rows } = await agency.database.query<{ id: number }>(
      'select id from client where tenant_id = 1 order by id desc limit 130',
    )
    const ids = rows.map(({ id }) => id)
    await agency.database.query(
      `insert into client_user (tenant_id, client_id, user_id, client_user_type_id)
        select 1, unnest($1::integer[]), $2, 3 on conflict do nothing`,
      [ids, me.id],
    )
    // Another process changed the rights: they count within five seconds.
    await expect
      .poll(async () => (await read<Answer<'clients.simpleList'>>(actor, 'clients.simpleList')).length, {
        timeout: 60_000,
      })
      .toBeGreaterThanOrEqual(ids.length)
    const { clients } = await read<Answer<'users.current'>>(actor, 'users.current')
    const listed = await read<Answer<'clients.simpleList'>>(actor, 'clients.simpleList')
    const own = await read<Answer<'users.clients'>>(actor, 'users.clients', { id: String(me.id) })
    for (const seen of [clients, listed, own])
      expect(ids.filter((id) => !seen.some((client) => client.id === id))).toEqual([])
    for (const id of [ids[0], ids.at(-1)]) await read(actor, 'clients.get', { id: String(id) })
  })
})

describe('what is kept ready', () => {
  test('for one person is never handed to another, also not as unchanged', async () => {
    const path = `${agency.server.url}/api${calls['clients.simpleList'].path}`
    const ask = (name: string, etag?: string): Promise<Response> =>
      fetch(path, {
        headers: { ...agency.actor(name).headers, ...(etag === undefined ? {} : { 'if-none-match': etag }) },
      })
    const whole = await ask('super-admin')
    const etag = whole.headers.get('etag') ?? '"none"'
    const everyone = (await whole.json()) as unknown[]
    for (const name of ['client', 'client-manager', 'keyword-client', 'partner']) {
      const answer = await ask(name, etag)
      expect(answer.status, name).toBe(200)
      const clients = (await answer.json()) as { id: number }[]
      const me = await read<Answer<'users.current'>>(agency.actor(name), 'users.current')
      expect(clients.map(({ id }) => id).toSorted(ascending), name).toEqual(
        [...new Set(me.clients.map(({ id }) => id))].toSorted(ascending),
      )
      expect(clients.length).toBeLessThan(everyone.length)
      expect(answer.headers.get('cache-control'), name).toMatch(/no-store|private|no-cache/)
    }
  })

  test('nothing that needs a session may be stored on the way', async () => {
    for (const { name, call } of mountedCalls.filter(({ call }) => !writes(call) && call.method === 'GET')) {
      if (call.answers === 'file' || call.atRoot || call.path.includes('{')) continue
      const path = `${agency.server.url}/api${call.path}`
      const answer = await fetch(path, { headers: agency.actor('super-admin').headers })
      await answer.arrayBuffer()
      expect(answer.headers.get('cache-control') ?? '', name).toMatch(/no-store|private|no-cache/)
    }
  })
})

describe('a menu', () => {
  const external = 'https://elsewhere.example/'
  const factsOf = (demo: (typeof inside)[number]): SessionFacts => ({
    actor: userOf(demo),
    authorisedClients: demo.clientUserTypes.length > 0 ? [{ id: ownClient(demo), slug: 'own' }] : [],
    features: { geoiq: demo.userType === 'Employee' },
  })
  /** Where an address ends, redirects followed. */
  const ending = (start: string, facts: SessionFacts): string => {
    let address = start
    for (let step = 0; step < 4; step += 1) {
      const [pathname = '', query] = address.split('?')
      const { route, params } = matchRoute(pathname)
      const search = query === undefined ? '' : `?${query}`
      const verdict = guard(route, params, facts, { pathname, search })
      if (verdict.open) return route.name
      address = verdict.redirect
    }
    return 'nowhere'
  }

  test.each(inside.map((demo) => [demo.name, demo] as const))(
    'offers %s no link that cannot be opened: sidebar and search',
    (_, demo) => {
      const facts = factsOf(demo)
      const person = userOf(demo)
      const links = new Proxy({}, { get: () => external }) as Parameters<
        typeof sidebarFor
      >[1]['externalLinks']
      const items = sidebarFor(person, { ...facts, externalLinks: links }).flatMap((section) => section.items)
      if (demo.userType !== 'PDF') expect(items.length).toBeGreaterThan(0)
      for (const { href, route } of items) {
        if (route === null) expect(href).toBe(external)
        else if (route !== 'dashboard.monthly-report')
          expect(ending(href, facts), href).not.toMatch(/monthly-report|not-found|nowhere|^login$/)
      }
      for (const { hit } of searchableRoutesFor(facts))
        expect(ending(hit.path, facts), hit.path).toBe(hit.name)
    },
  )
})

describe('the table of leaks', () => {
  test('names tests that there are', () => {
    const table = readFileSync(join(root, 'docs/security.md'), 'utf8').split(
      '## What went wrong elsewhere',
    )[1]
    const named = [...(table ?? '').matchAll(/`((?:tests|core)\/[\w/.-]+\.test\.ts)`: “([^”]+)”/g)]
    expect(named.length).toBeGreaterThanOrEqual(12)
    for (const [, file = '', name = ''] of named) {
      expect(existsSync(join(root, file)), file).toBe(true)
      expect(readFileSync(join(root, file), 'utf8'), `${file} has no test “${name}”`).toContain(name)
    }
  })
})
