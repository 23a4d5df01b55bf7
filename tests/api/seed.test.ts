import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Answer as Body } from '@portal/core/calls'
import { addMonths, today } from '@portal/core/foundation/format'
import { foundAgency } from '@portal/server/seed/agency'
import { activityRows, demoActivities } from '@portal/server/seed/activity-rows'
import { budgetRows } from '@portal/server/seed/budget-rows'
import {
  databaseUnderTest,
  root,
  signIn,
  startServer,
  visitor,
  type RunningServer,
} from '../support/index.ts'

type User = Body<'users.current'>

/** What files of a type begin with. */
const beginnings: Readonly<Record<string, RegExp>> = {
  'image/png': /^\x89PNG\r\n\x1a\n$/,
  'application/pdf': /^%PDF-1\.4/,
  'text/html': /^<!doctyp/,
  'text/csv': /^[A-Z]/,
}

describe('the demo agency', () => {
  let server: RunningServer
  beforeAll(async () => {
    server = await startServer()
  })
  afterAll(async () => {
    await server.stop()
  })

  const me = async (account: string): Promise<User> =>
    (await (await signIn(server.url, account)).get<User>('/users/me')).body

  test.each([1001, 1003, 1004, 1005, 1010, 1044])(
    'the reports of client %i do not contradict each other',
    async (id) => {
      const admin = await signIn(server.url, 'super-admin')
      const month = `month=${addMonths(`${today().slice(0, 7)}-01`, -1)}`
      const totalsOf = async (path: string): Promise<Readonly<Record<string, number>>> => {
        const { status, body } = await admin.get<{ totals: Record<string, number> }>(`/${path}`)
        expect([path, status]).toEqual([path, 200])
        return body.totals
      }
      const [insights, places, creatives, models, services, performance] = await Promise.all([
        totalsOf(`clients/${id}/reports/client-insights?${month}`),
        totalsOf(`clients/${id}/reports/location?${month}`),
        totalsOf(`clients/${id}/reports/programmatic-insights-v2?${month}`),
        totalsOf(`clients/${id}/reports/conversioniq-insights?${month}`),
        totalsOf(`clients/${id}/reports/local-service-ads?${month}`),
        totalsOf(`reports/overview-dashboard?clientId=${id}&${month}`),
      ])
      const atMost = (what: string, part: number | null | undefined, whole: number | undefined): void =>
        expect([what, part ?? 0, (part ?? 0) <= (whole ?? 0)]).toEqual([what, part ?? 0, true])
      for (const figure of ['impressions', 'clicks', 'conversions']) {
        atMost(`${figure} of places`, places[figure], insights[figure])
        atMost(`${figure} of creatives`, creatives[figure], insights[figure])
      }
      atMost('visitors by model', models['visitors'], insights['sessions'])
      atMost('leads of local services', services['leads'], performance['leads'])
      expect(services['leads']).toBeGreaterThan(0)
    },
  )

  test.each([
    ['super-admin', 'Employee', ['Super Administrator'], [11]],
    ['admin', 'Employee', ['Administrator'], [11]],
    ['developer', 'Employee', ['Developer'], []],
    ['director', 'Employee', ['Director'], []],
    ['executive', 'Employee', ['Executive Team'], [11]],
    ['account-manager', 'Employee', ['Account Manager'], [4]],
    ['sem-manager', 'Employee', ['SEM Manager'], [2]],
    ['sem', 'Employee', [], [2]],
    ['seo', 'Employee', [], [1]],
    ['social', 'Employee', [], [3]],
    ['programmatic', 'Employee', [], [8]],
    ['accounting', 'Employee', [], [10]],
    ['client', 'Client', ['Client'], []],
    ['client-manager', 'Client', ['Client'], []],
    ['ad-support', 'Client', ['Client'], []],
    ['keyword-client', 'Client', ['Client'], []],
    ['partner', 'Partner', ['Partner'], []],
    ['partner-plus', 'Partner', ['Client+', 'Partner'], []],
    ['regional-manager', 'Regional Manager', ['Regional Manager'], []],
    ['new-hire', 'Employee', [], [4]],
  ])('%s signs in as the documentation says', async (account, type, roles, departments) => {
    const user = await me(account)
    expect(user.UserType.name).toBe(type)
    expect(user.roles.toSorted()).toEqual(roles)
    expect(user.departments.map(({ id }) => id)).toEqual(departments)
    expect(user.mustChangePassword).toBe(account === 'new-hire')
  })

  test.each(['suspended', 'inactive', 'scheduled', 'pdf'])('%s cannot sign in', async (account) => {
    const answer = await visitor(server.url).post('/users/signIn', {
      email: `${account}@demo.test`,
      password: 'Demo-Portal-2026',
    })
    expect(answer.status).toBe(422)
  })

  test('client users are on the teams that their rights rest on', async () => {
    const clientsOf = async (account: string) =>
      (await me(account)).clients.map(({ id, clientUserTypeId }) => [id, clientUserTypeId])
    expect((await clientsOf('client')).map(([, type]) => type)).toEqual([3])
    expect((await clientsOf('client-manager')).map(([, type]) => type)).toEqual([1, 1])
    expect(new Set((await clientsOf('ad-support')).map(([, type]) => type))).toEqual(new Set([2]))
    expect((await clientsOf('keyword-client')).map(([id]) => id)).toEqual([1044])
    const manager = await signIn(server.url, 'client-manager')
    const groups = (await manager.get<{ groupId: number }[]>('/clients/list/simple')).body.map(
      ({ groupId }) => groupId,
    )
    expect(groups.length).toBe(2)
    expect(new Set(groups).size).toBe(1)
  })

  test('every region has its regional manager', async () => {
    const developer = await signIn(server.url, 'developer')
    const { body: regions } = await developer.get<Body<'regions.list'>>('/regions')
    expect(regions.length).toBeGreaterThan(3)
    const manager = await me('regional-manager')
    expect(regions.filter(({ managerId }) => managerId !== manager.id)).toEqual([])
  })

  test('a client user with one store has the report of its whole group', async () => {
    const owner = await signIn(server.url, 'group-client')
    expect((await owner.get<unknown[]>('/clients/list/simple')).body).toHaveLength(1)
    const { rows } = (await owner.get<Body<'reports.groupReport'>>('/reports/group-report')).body
    expect(rows.length).toBeGreaterThan(3)
    expect((await (await signIn(server.url, 'client')).get('/reports/group-report')).status).toBe(403)
  })

  test('there are files of every kind, and each opens as what it says it is', async () => {
    const director = await signIn(server.url, 'director')
    const admin = await signIn(server.url, 'super-admin')
    const { rows: proofs } = (await director.get<Body<'proofs.list'>>('/proofs')).body
    expect(new Set(proofs.map(({ state }) => state))).toEqual(
      new Set(['Waiting', 'Changes Asked', 'Approved']),
    )
    const whole = await Promise.all(
      proofs.map(async ({ id }) => (await director.get<Body<'proofs.get'>>(`/proofs/${id}`)).body),
    )
    expect(
      whole.some(
        ({ versions, pins, state }) => versions.length > 1 && pins.length > 1 && state === 'Waiting',
      ),
    ).toBe(true)
    const documents = (await admin.get<Body<'coopDocuments.list'>>('/co-op-documents')).body
    const slides = (await director.get<Body<'tenants.carousel'>>('/tenants/carousel')).body
    const files = [
      ...whole.flatMap(({ versions }) => versions.map(({ file }) => file)),
      ...documents.flatMap((document) => document.files),
    ]
    expect(new Set(files.map(({ mediaType }) => mediaType))).toEqual(
      new Set(['image/png', 'application/pdf', 'text/html', 'text/csv']),
    )
    for (const { address, size, mediaType, name } of files) {
      const answer = await fetch(`${server.url}${address}`)
      const bytes = Buffer.from(await answer.arrayBuffer())
      expect([answer.status, bytes.length], name).toEqual([200, size])
      expect(bytes.toString('latin1', 0, 8), name).toMatch(beginnings[mediaType] ?? /^$/)
    }
    expect(slides.length).toBe(2)
    for (const { image } of slides) expect((await fetch(`${server.url}${image}`)).status).toBe(200)
    const { open } = (await director.get<Body<'coopHub.get'>>('/co-op-hub')).body
    expect(
      open.some(
        ({ channel, missing }) => /^(SEM|SEO|Facebook)$/.test(channel) && !missing.includes('Screenshots'),
      ),
    ).toBe(true)
    const overrides = (await admin.post<{ state: string }[]>('/override-file/getByAttachableType', {})).body
    expect(overrides.map(({ state }) => state)).toEqual(['Applied', 'Checked', 'Taken Back'])
    const keys = (await admin.get<Body<'apiKeys.list'>>('/api-keys?all=true')).body
    expect(keys.map(({ kind, works }) => `${kind} ${works}`)).toEqual([
      'Report true',
      'Own true',
      'Service true',
      'Service false',
    ])
  })

  test('there are clients in each state, budgets of service 42 and changes that wait', async () => {
    const director = await signIn(server.url, 'director')
    for (const state of ['Client', 'Prospect', 'Inactive']) {
      expect(
        (await director.get<{ total: number }>(`/clients?state=${state}&pageSize=1`)).body.total,
        state,
      ).toBeGreaterThan(10)
    }
    expect((await director.get<unknown[]>('/clients/list/simple')).body.length).toBeGreaterThanOrEqual(120)
    expect((await director.get<unknown[]>('/groups')).body.length).toBe(3)
    expect(
      (await director.get<{ total: number }>('/reports/activeBudgets?serviceId=42')).body.total,
    ).toBeGreaterThan(0)
    for (const account of ['account-manager', 'client-manager']) {
      const caller = await signIn(server.url, account)
      const { id } = (await caller.get<User>('/users/me')).body
      expect(
        (await caller.get<unknown[]>(`/budget_changes/forUser/${id}`)).body.length,
        account,
      ).toBeGreaterThan(0)
    }
  })
})

// It is made in memory and written to an embedded database of its own, whatever the others are asked of.
describe.runIf(databaseUnderTest === 'pglite')('an invented agency', () => {
  const now = new Date('2026-11-20T18:00:00Z')
  const whole = (clients: number, at: Date) => {
    const agency = foundAgency(clients, at)
    const money = budgetRows(agency.random, agency.clients, agency.today)
    return {
      clients: agency.clients,
      money,
      work: activityRows(agency.random, agency.people, agency.clients, at, demoActivities),
    }
  }

  test('is the same for the same size and day', () => {
    expect(whole(200, now)).toEqual(whole(200, now))
  })

  test('has budgets in each of thirteen months and no activity in the future', () => {
    const { money, work } = whole(132, now)
    for (let month = 0; month <= 12; month += 1) {
      const day = `${month < 2 ? 2025 : 2026}-${String(((month + 10) % 12) + 1).padStart(2, '0')}-15`
      const running = money.budgets.filter(
        (row) =>
          String(row['starts_at']) <= day &&
          (row['ends_at'] === null || JSON.stringify(row['ends_at']) >= JSON.stringify(day)),
      )
      expect(running.length, day).toBeGreaterThan(100)
    }
    expect(work.activities.filter((row) => String(row['logged_at']) > now.toISOString())).toEqual([])
  })

  test('is loaded by the command into an empty database only, and never in production', () => {
    const folder = mkdtempSync(join(tmpdir(), 'portal-seed-'))
    const seed = (env: Readonly<Record<string, string>>, ...args: readonly string[]) =>
      spawnSync(process.execPath, [join(root, 'server/src/seed/main.ts'), ...args], {
        encoding: 'utf8',
        env: { ...process.env, DATABASE_URL: '', DATA_DIR: folder, NODE_ENV: 'test', ...env },
      })
    const production = seed(
      { NODE_ENV: 'production', SESSION_SECRET: 'a secret of more than thirty-two characters' },
      '--clients',
      '200',
      '--days',
      '0',
    )
    expect(production).toMatchObject({ status: 1, stderr: 'Invented data is never loaded in production.\n' })
    expect(seed({}, '--clients', 'many').stderr).toContain('--clients must be a whole number')
    expect(seed({}, '--clients', '132', '--days', '1', '--months', '1')).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('144 of 144 clients'),
    })
    const again = seed({}, '--clients', '132', '--days', '1', '--months', '1')
    expect(again).toMatchObject({
      status: 1,
      stderr:
        'The database is not empty. Point DATA_DIR (or DATABASE_URL) at a new one; nothing was changed.\n',
    })
    rmSync(folder, { recursive: true, force: true })
  })
})
