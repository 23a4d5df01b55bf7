import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { ServerProcess, signIn } from '../support/index.ts'
import { runCommand } from '../support/command.ts'

const env = {
  DATA_DIR: mkdtempSync(join(tmpdir(), 'portal-tenant-')),
  NODE_ENV: 'production',
  SESSION_SECRET: 'a secret of a production server that nobody guesses',
}
afterAll(() => rmSync(env.DATA_DIR, { recursive: true, force: true }))

const create = (...more: readonly string[]) =>
  runCommand(
    'tenant',
    [
      ...['create', '--name', 'Our Agency', '--host', '127.0.0.1', '--email', 'ada@agency.example'],
      ...['--first-name', 'Ada', '--last-name', 'Admin', ...more],
    ],
    env,
  )

test('production begins with one command: its administrator signs in, and the lists of the trade are there', async () => {
  const made = await create()
  expect(made.code, made.said).toBe(0)
  const password = /signs in with (\S+)/.exec(made.said)?.[1] ?? ''
  for (const [refused, why] of [
    [await create(), 'The short name “our-agency” belongs to another tenant; nothing was changed.'],
    [await create('--slug', 'other'), 'The host “127.0.0.1” belongs to another tenant; nothing was changed.'],
    [
      await create('--slug', 'two', '--host', 'two.example', '--parent', 'none'),
      'There is no tenant “none” to be a partner of; nothing was changed.',
    ],
    [await create('--slug', 'Not Short'), 'is no short name'],
    [await runCommand('tenant', ['create', '--name', 'X'], env), 'Missing: --host, --email'],
  ] as const) {
    expect(refused.code).toBe(1)
    expect(refused.said).toContain(why)
  }
  const { process: server, url } = await ServerProcess.start({ PORT: '0', ...env })
  try {
    const first = await signIn(url, 'ada@agency.example', password)
    const { body: me } = await first.get<{ id: number; mustChangePassword: boolean }>('/users/me')
    expect(me.mustChangePassword).toBe(true)
    expect((await first.put(`/users/${me.id}`, { password: 'Lantern-Quarry-58-violet' })).status).toBe(200)
    const ada = await signIn(url, 'ada@agency.example', 'Lantern-Quarry-58-violet')
    const departments = await ada.get<readonly { id: number; name: string }[]>('/departments')
    expect(departments.body).toContainEqual(expect.objectContaining({ id: 4, name: 'Account Management' }))
    expect((await ada.get<{ total: number }>('/clients')).body.total).toBe(0)
    // Partners, people, papers and terms are an agency's own.
    const named = async (path: string) => (await ada.get<readonly object[]>(path)).body
    for (const path of ['/partners', '/resource-links', '/website-providers', '/oem/team-members'])
      expect(await named(path), path).toEqual([])
    const makes = await named('/manufacturers')
    expect(makes).toContainEqual(expect.objectContaining({ name: 'Ford', coopPercent: null, portalUrl: '' }))
    expect(await named('/oem/programs')).toContainEqual(
      expect.objectContaining({ name: 'Subaru', minimumBudget: null }),
    )
    const type = await ada.post<{ id: number }>('/activity-types', { name: 'Our Own' })
    expect(type.status, JSON.stringify(type.body)).toBe(200)
  } finally {
    await server.end('SIGTERM')
  }
})
