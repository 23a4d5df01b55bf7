import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Answer as Body } from '@portal/core/calls'
import { addressRanges } from '../support/address-ranges.ts'
import {
  callerWith,
  demoPassword,
  emailOf,
  ServerProcess,
  signIn,
  startServer,
  visitor,
  type RunningServer,
} from '../support/index.ts'

const folder = mkdtempSync(join(tmpdir(), 'portal-places-'))
const file = join(folder, 'cities.mmdb')
const inEnglish = (en: string) => ({ names: { en } })

let server: RunningServer

beforeAll(async () => {
  const texas = { subdivisions: [inEnglish('Texas')], country: inEnglish('United States') }
  writeFileSync(
    file,
    addressRanges('Test-City', [
      { range: '203.0.113.0/25', data: { city: inEnglish('Austin'), ...texas } },
      { range: '203.0.113.128/25', data: texas },
      {
        range: '198.51.100.7/32',
        data: {
          city: inEnglish('Berlin'),
          subdivisions: [inEnglish('Berlin')],
          country: inEnglish('Germany'),
        },
      },
    ]),
  )
  server = await startServer({ env: { ADDRESS_PLACES: file, TRUST_PROXY: 'true' } })
})
afterAll(async () => {
  await server?.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Where the session is said to be that was begun from an address, and the address beside it. */
async function begunFrom(address: string): Promise<readonly [place: string | null, ip: string | null]> {
  const { body } = await visitor(server.url).request<{ accessToken: string }>('POST', '/users/signIn', {
    body: { email: emailOf('seo'), password: demoPassword },
    headers: { 'x-forwarded-for': address },
  })
  const caller = callerWith(server.url, body.accessToken)
  const me = await caller.get<Body<'users.current'>>('/users/me')
  const { body: sessions } = await caller.get<Body<'users.sessions'>>(`/users/${me.body.id}/sessions`)
  const own = sessions.find(({ current }) => current)
  return [own?.place ?? null, own?.ip ?? null]
}

// AUT-25 (sessions)
test.each([
  ['203.0.113.9', 'Austin, Texas, United States'],
  ['203.0.113.200', 'Texas, United States'],
  ['198.51.100.7', 'Berlin, Germany'],
  ['::ffff:203.0.113.9', 'Austin, Texas, United States'],
  ['198.51.100.8', null],
  ['2001:db8::1', null],
])('a session begun from %s is in %s', async (address, place) => {
  expect(await begunFrom(address)).toEqual([place, address])
})

test('without a file there is no place; one that cannot be read stops the start with a sentence', async () => {
  await using without = await startServer()
  const caller = await signIn(without.url, 'seo')
  const me = await caller.get<Body<'users.current'>>('/users/me')
  const { body } = await caller.get<Body<'users.sessions'>>(`/users/${me.body.id}/sessions`)
  expect(body.map(({ place }) => place)).toEqual(body.map(() => null))

  const bad = join(folder, 'bad.mmdb')
  writeFileSync(bad, 'no ranges at all')
  for (const [named, why] of [
    [bad, 'it is no such file'],
    [join(folder, 'none.mmdb'), 'ENOENT'],
  ] as const) {
    const { code, output } = await ServerProcess.refusal({
      PORT: '0',
      DATA_DIR: join(folder, 'data'),
      SEED_DEMO: 'false',
      ADDRESS_PLACES: named,
    })
    expect(code).toBe(1)
    expect(output.trim().split('\n').at(-1)).toBe(
      `ADDRESS_PLACES names ${named}, which cannot be read as address ranges in MaxMind's format (${why}). Name a file such as GeoLite2-City.mmdb, or leave it out.`,
    )
  }
})
