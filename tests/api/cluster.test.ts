import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { missingPrograms, startCluster, type Cluster } from '../../scripts/cluster/cluster.mjs'
import { demoTemplate, startDemoPostgres } from '../support/demo-postgres.ts'
import { administer } from '../support/administer.ts'
import { signIn } from '../support/index.ts'
import { until } from '../support/until.ts'
import { faultsOf } from '../soak/faults.ts'
import { Ledger } from '../soak/ledger.ts'
import { Tally } from '../soak/tally.ts'
import { startWork, type Working } from '../soak/work.ts'
import { formOf, goodFields, picture, twoStores, type Activity, type Problem } from './activity-form.ts'

/** Sentences that a person can do something with: the portal's own, and the balancer's. */
const clear =
  /^(The database cannot be reached at the moment\. Please try again in a few seconds\.|The portal [^{}]* Please try again[^{}]*|Files cannot be stored at the moment\. Nothing was saved; please try again in a few minutes\.|There is no room left to store this\. Nothing was saved; [^{}]*)$/

/** People at work while each part of the cluster fails in turn. */
describe.skipIf(missingPrograms().length > 0)('behind a balancer, while people work,', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-cluster-'))
  const tally = new Tally()
  const ledger = new Ledger()
  let cluster: Cluster
  let work: Working

  beforeAll(async () => {
    const postgres = await startDemoPostgres({ synchronous_commit: 'on' })
    await administer(postgres.url, `create database portal template ${demoTemplate}`)
    cluster = await startCluster({
      folder,
      postgres,
      database: 'portal',
      env: { SEED_DEMO: 'false', SCHEDULED_WORK: 'false', REQUESTS_PER_MINUTE: '1000000' },
    })
    work = startWork({ url: cluster.url, people: 8, thinks: 400, tally, ledger })
    await vi.waitFor(() => expect(tally.count > 40 && ledger.count > 2).toBe(true), 120_000)
  })
  afterAll(async () => {
    await work?.stop()
    await cluster?.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  /** Lets one part fail, and people go on until they have written again. */
  async function through(name: string) {
    const fault = faultsOf(cluster).find((one) => one.name === name)
    if (!fault) throw new Error(`There is no fault called ${name}.`)
    const phase = tally.begin(name)
    await fault.begin()
    let seen: string | null = null
    const ended = fault.end.bind(fault)
    await until(`${name} to be seen`, async () => (seen ??= await fault.seen()))
    await ended()
    const before = ledger.count
    await until(`people to write after ${name}`, () => ledger.count > before + 2)
    await until('every window to hear again', () => work.windows.connected === work.windows.count)
    return phase
  }

  test('a process is restarted without one failed call', async () => {
    const phase = await through('a process restarted in order')
    expect(phase.heard).toEqual([])
    expect(phase.answered).toBeGreaterThan(0)
  })

  test.each(['a process killed', 'Redis gone'])('%s keeps nobody from anything', async (name) => {
    const phase = await through(name)
    expect(phase.heard.filter(({ status }) => status !== 0)).toEqual([])
  })

  test.each(['the object storage gone', 'the pooler killed', 'the database lost and recovered'])(
    '%s is told in a sentence, and work goes on',
    async (name) => {
      const phase = await through(name)
      expect(phase.heard.length).toBeGreaterThan(0)
      for (const { status, sentence } of phase.heard) {
        expect([503, 507]).toContain(status)
        expect(sentence).toMatch(clear)
      }
    },
  )

  test('the full disk of one process is told to whoever sends it a file, and to nobody else', async () => {
    const fault = faultsOf(cluster).find(({ name }) => name === 'a disk full')!
    const third = await signIn(cluster.portals[2]!.url, 'account-manager')
    const [store] = await twoStores(await signIn(cluster.url, 'client-manager'))
    const send = () =>
      third.request<Problem>('POST', '/activities', { body: formOf(goodFields(store), [picture()]) })
    await fault.begin()
    const { status, body } = await send()
    expect(status).toBe(507)
    expect(body.message).toMatch(clear)
    await until('it to be seen', fault.seen)
    expect((await third.get('/users/me')).status).toBe(200)
    await fault.end()
    expect((await send()).status).toBe(200)
  })

  test('every acknowledged write is there once, with its file', async () => {
    await work.stop()
    const checked = await ledger.check(cluster.databaseUrl)
    expect(checked).toMatchObject({ lost: [], doubled: [] })
    expect(checked.acknowledged).toBeGreaterThan(15)
    const manager = await signIn(cluster.url, 'account-manager')
    for (const [id, size] of work.files) {
      const { body } = await manager.get<Activity>(`/activities/${id}`)
      const file = await fetch(`${cluster.url}${body.attachments[0]?.address}`)
      expect([file.status, (await file.arrayBuffer()).byteLength]).toEqual([200, size])
    }
  })
})
