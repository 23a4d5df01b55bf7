import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Server } from '@portal/server/server'
import type { Answer } from '@portal/core/calls'
import { addDays, today } from '@portal/core/foundation/format'
import { watchMigrations } from '@portal/server/sites/migrations/check-redirects'
import { signIn, type Caller } from '../support/index.ts'
import { HttpSite } from '../support/http-site.ts'
import { startServerHere } from '../support/server-here.ts'

/** Where old addresses lead, until somebody mends them. */
const pages: Record<string, readonly [number, unknown]> = {
  '/specials': [301, { location: '/gone' }],
  '/about': [301, { location: '/' }],
  '/': [200, 'home'],
  '/new/specials': [200, 'offers'],
}
let site: HttpSite
let server: Server
let manager: Caller

beforeAll(async () => {
  site = await new HttpSite(
    ({ path }) => pages[path] ?? [404, 'gone'],
    () => 'text/html',
  ).start()
  server = await startServerHere({ INNER_HOSTS: new URL(site.url).host })
  manager = await signIn(server.address, 'account-manager')
})
afterAll(async () => {
  await server?.stop()
  await site?.stop()
})

const write = (text: string): Promise<unknown> =>
  server.services.database.asOwner((client) => client.query(text))

// TOO-05
test('a migration is looked at every night after its launch, and each day is kept', async () => {
  // A client whose pages nobody visited yet.
  const clientId = 1004
  await write(`delete from site_visit where client_id = ${clientId}`)
  await write(`delete from report_figure where client_id = ${clientId} and source = 'searchConsole'`)
  await write(`insert into site_visit (tenant_id, client_id, visitor, started_at, last_at, pages, vehicles, leads, source, medium, landing)
    select 1, ${clientId}, 'v' || n, now() - interval '3 days', now() - interval '3 days', 1, 0, 0, '', '', p
    from (values ('/specials'), ('/about'), ('/team'), ('/team')) as t (p), generate_series(1, 2) n`)
  const add = async (name: string, launchesAt: string | null, state = 'Launched') => {
    const made = await manager.post<{ id: number }>('/website-migrations', {
      clientId,
      name,
      launchesAt,
      state,
      oldSite: site.url,
      newSite: site.url,
    })
    expect(made.status).toBe(200)
    return `/website-migrations/${made.body.id}/redirects`
  }
  const watched = await add('Watched', addDays(today(), -1))
  const others = [
    await add('Not launched', addDays(today(), 1), 'Planned'),
    await add('Long ago', addDays(today(), -91)),
    await add('Done', addDays(today(), -2), 'Done'),
    await add('No day', null),
  ]
  const put = await manager.put(watched, { text: '/specials /new/specials\n/other /new/specials' })
  expect(put.status).toBe(200)
  const days = async (path: string) => (await manager.get<Answer<'redirects.days'>>(`${path}/days`)).body
  expect(await days(watched)).toMatchObject({ watched: true, days: [] })

  const night = async (): Promise<void> => {
    await watchMigrations.run({}, server.services)
    await expect
      .poll(
        async () => (await manager.get<Answer<'redirects.overview'>>(`${watched}/overview`)).body.running,
        { timeout: 60_000 },
      )
      .toBe(false)
  }
  await night()
  const first = await days(watched)
  expect(first.days).toEqual([
    {
      day: today(),
      since: 1,
      states: expect.arrayContaining([
        { state: 'Target missing', count: 1 },
        { state: 'Not redirected', count: 1 },
      ]),
      pages: 3,
      arriving: 0,
      lost: 3,
    },
  ])
  expect(first.lostPages).toEqual([
    { path: '/team', visits: 4, words: 'It has no redirect and answers 404.' },
    { path: '/about', visits: 2, words: 'It has no redirect of its own and ends at the home page.' },
    { path: '/specials', visits: 2, words: `${site.url}/gone answers 404.` },
  ])
  for (const path of others) expect(await days(path)).toMatchObject({ watched: false, days: [] })

  // Another night: what was mended since is found, and the day before stays as it was.
  await write(`update website_migration_day set day = day - 1 where client_id = ${clientId}`)
  pages['/specials'] = [301, { location: '/new/specials' }]
  pages['/team'] = [200, 'our team']
  await night()
  const second = await days(watched)
  expect(second.days.map(({ since, arriving, lost }) => [since, arriving, lost])).toEqual([
    [1, 2, 1],
    [0, 0, 3],
  ])
  expect(second.days[0]?.states).toContainEqual({ state: 'Right', count: 1 })
  expect(second.lostPages.map(({ path }) => path)).toEqual(['/about'])

  // People outside of the agency see none of it.
  const client = await signIn(server.address, 'client')
  expect((await client.get(`${watched}/days`)).status).toBe(403)
})
