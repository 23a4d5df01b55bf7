import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { missingPrograms, startCluster, type Cluster } from '../../scripts/cluster/cluster.mjs'
import { faultsOf } from '../soak/faults.ts'
import { Ledger } from '../soak/ledger.ts'
import { Tally, type Heard, type Phase } from '../soak/tally.ts'
import { startWork, type Working } from '../soak/work.ts'
import { administer } from '../support/administer.ts'
import { demoTemplate, startDemoPostgres } from '../support/demo-postgres.ts'
import { callerWith, signIn, type Answer, type Caller } from '../support/index.ts'
import { smallDisk } from '../support/small-disk.ts'
import { until } from '../support/until.ts'
import { formOf, goodFields, type Activity, type Problem } from './activity-form.ts'

/** What people are told while something is away: what is the matter and what to do, by the portal or by the balancer. */
const clear =
  /^(The database cannot be reached at the moment\. Please try again in a few seconds\.|The portal [^{}]* Please try again[^{}]*\.|Files cannot be stored at the moment\. Nothing was saved; please try again in a few minutes\.|There is no room left to store this\. Nothing was saved; [^{}]*)$/

/** What nobody can do anything with. A call that broke off (0) was nobody's answer; it is asked again. */
const unclear = (heard: readonly Heard[]): readonly Heard[] =>
  heard.filter(
    ({ status, sentence }) => status !== 0 && !([502, 503, 507].includes(status) && clear.test(sentence)),
  )

/** The example of several machines, each part of which fails in turn while a few people work there. */
describe.skipIf(missingPrograms().length > 0)('behind a balancer, while people work,', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-cluster-'))
  /** The database's, where one can be had. */
  const disk = smallDisk(900)
  const tally = new Tally()
  const ledger = new Ledger()
  const kept = new Map<string, string>()
  let cluster: Cluster
  let work: Working
  let manager: Caller

  beforeAll(async () => {
    const settings = { synchronous_commit: 'on', max_wal_size: '64MB' }
    const postgres = await startDemoPostgres({ settings, ...(disk && { within: disk.folder }) })
    await administer(postgres.url, `create database portal template ${demoTemplate}`)
    cluster = await startCluster({
      folder,
      postgres,
      database: 'portal',
      env: {
        SEED_DEMO: 'false',
        SCHEDULED_WORK: 'false',
        REQUESTS_PER_MINUTE: '1000000',
        S3_TIMEOUT: '10',
      },
    })
    manager = await signIn(cluster.url, 'account-manager')
    work = startWork({ url: cluster.url, people: 6, thinks: 500, tally, ledger })
  })
  afterAll(async () => {
    await work?.stop()
    await cluster?.stop()
    disk?.remove()
    rmSync(folder, { recursive: true, force: true })
  })

  /** Lets people work until they have written twice more and every window hears. */
  async function goOn(when: string): Promise<void> {
    const before = ledger.count
    try {
      await until(`people to write ${when}`, () => ledger.count > before + 1, 120)
      await until(`every window to hear ${when}`, () => work.windows.connected === work.windows.count)
    } catch (error) {
      throw new Error(`They do not; what they heard: ${JSON.stringify(tally.phases)}`, { cause: error })
    }
  }

  /** Lets something happen while people work, who go on afterwards. */
  async function through(name: string, happens: () => Promise<void>): Promise<Phase> {
    if (ledger.count === 0) await goOn('at first')
    const phase = tally.begin(name)
    await happens()
    await goOn(`after ${name}`)
    expect(unclear(phase.heard)).toEqual([])
    return phase
  }

  /** One of the faults, until whoever watches the portal has seen it and it is over. */
  const fault = (name: string): Promise<Phase> =>
    through(name, async () => {
      const found = faultsOf(cluster).find((one) => one.name === name)
      if (!found) throw new Error(`There is no fault called ${name}.`)
      await found.begin()
      await until(`${name} to be seen`, () => found.seen())
      await found.end()
    })

  /** Logs an activity with a file; what was acknowledged is looked for at the end. */
  async function upload(url = cluster.url): Promise<Answer<Activity & Problem>> {
    const text = `A file of ${crypto.randomUUID()}`
    const form = formOf({ ...goodFields(1001), 'label[0]': 'Figures' }, [new File([text], 'figures.txt')])
    const answer = await callerWith(url, manager.token).post<Activity & Problem>('/activities', form)
    if (answer.status === 200) kept.set(`/activities/${answer.body.id}`, text)
    return answer
  }

  /** Reads until the portal says that something is away. */
  async function told(sentence: RegExp): Promise<void> {
    await until(`people to be told ${sentence}`, async () => {
      const { status, body } = await manager.get<Problem>('/tasks?pageSize=1')
      expect([200, 503]).toContain(status)
      return status === 503 && sentence.test(body.message)
    })
  }

  const refused = ({ status, body }: Answer<Problem>): readonly [number, string] => [status, body.message]
  const filesAway = [
    503,
    'Files cannot be stored at the moment. Nothing was saved; please try again in a few minutes.',
  ]
  const noRoom = [
    507,
    'There is no room left to store this. Nothing was saved; please tell your administrator and try again later.',
  ]

  test('a process is restarted in order without one failed call', async () => {
    const phase = await fault('a process restarted in order')
    expect(phase.heard).toEqual([])
    expect(phase.answered).toBeGreaterThan(0)
  })

  test('a process that is killed comes back, and its people are led to the others', async () => {
    await fault('a process killed')
    // A lock that it left on a connection of the pooler's once kept the next start waiting.
    for (const portal of cluster.portals) expect((await fetch(`${portal.url}/api/ready`)).status).toBe(200)
  })

  test('Redis gone keeps nobody from anything', async () => {
    expect((await fault('Redis gone')).heard).toEqual([])
  })

  test('files that cannot be stored are told of, whether their storage is silent or gone', async () => {
    await through('the object storage silent', async () => {
      process.kill(cluster.storage.pid ?? 0, 'SIGSTOP')
      expect(refused(await upload())).toEqual(filesAway)
      process.kill(cluster.storage.pid ?? 0, 'SIGCONT')
      await until('a file to be stored', async () => (await upload()).status === 200)
    })
    await through('the object storage gone', async () => {
      await cluster.storage.end('SIGKILL')
      expect(refused(await upload())).toEqual(filesAway)
      await cluster.storage.start()
      await until('a file to be stored', async () => (await upload()).status === 200)
    })
  })

  test('a disk that is full is told of, each time, and filled no further', async () => {
    await through('a disk full', async () => {
      const [, , third] = cluster.portals
      const full = faultsOf(cluster).find(({ name }) => name === 'a disk full')
      if (!third || !full) throw new Error('There is no third process, or no disk to fill.')
      await full.begin()
      for (let times = 0; times < 3; times++) expect(refused(await upload(third.url))).toEqual(noRoom)
      expect(await full.seen()).not.toBeNull()
      await full.end()
      await until('a file to be stored', async () => (await upload(third.url)).status === 200)
    })
  })

  test.skipIf(disk === null)('the disk of the database full is told of, and everybody reads on', async () => {
    await through('the disk of the database full', async () => {
      disk?.fill()
      await until('people to be told that there is no room', async () => {
        // Too random to be packed, and longer than the room that a page has left.
        const body = `<p>${randomBytes(24_000).toString('base64url')}</p>`
        const answer = await manager.post<Activity & Problem>(
          '/activities',
          formOf({ ...goodFields(1001), body }),
        )
        if (answer.status === 200) return false
        expect(refused(answer)).toEqual(noRoom)
        return true
      })
      expect((await manager.get('/clients/1001/activities')).status).toBe(200)
      disk?.free()
      await until('a file to be stored', async () => (await upload()).status === 200)
    })
  })

  test('the pooler or the database away is told of, and work goes on when they are back', async () => {
    await through('the pooler killed', async () => {
      await cluster.pooler.end('SIGKILL')
      await told(clear)
      await cluster.pooler.start()
    })
    await through('the database lost and recovered', async () => {
      await cluster.postgres.kill()
      await told(clear)
      await cluster.postgres.restart()
    })
    await through('the database restarted', () => cluster.postgres.restart())
  })

  test('every acknowledged write is there once, with its file', async () => {
    await work.stop()
    const checked = await ledger.check(cluster.databaseUrl)
    expect(checked).toMatchObject({ lost: [], doubled: [] })
    expect(checked.acknowledged).toBeGreaterThan(15)
    expect(kept.size).toBe(disk === null ? 3 : 4)
    for (const [path, text] of kept) {
      const { body } = await manager.get<Activity>(path)
      expect(await (await fetch(`${cluster.url}${body.attachments[0]?.address}`)).text()).toBe(text)
    }
    for (const [id, size] of work.files) {
      const { body } = await manager.get<Activity>(`/activities/${id}`)
      const file = await fetch(`${cluster.url}${body.attachments[0]?.address}`)
      expect([file.status, (await file.arrayBuffer()).byteLength]).toEqual([200, size])
    }
  })
})
