import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { isEmpty } from '@portal/server/access/tenants/is-empty'
import { startCluster, type Cluster } from '../../scripts/cluster/cluster.mjs'
import { program } from '../../scripts/program.mjs'
import { Sentence } from '../../scripts/sentence.mjs'
import { signIn } from '../support/account.ts'
import { root } from '../support/root.ts'
import { doChores } from './chores.ts'
import { faultsOf, type Fault } from './faults.ts'
import { Ledger } from './ledger.ts'
import { startOutside, type Outside } from './outside.ts'
import { reportOf } from './report.ts'
import { Tally } from './tally.ts'
import { processorOf, Watch, type Sample } from './watch.ts'
import { startWork, type Working } from './work.ts'

/** Seconds that a fault lasts at most: Redis is gone for a minute. */
const longestFault = 60
/** Seconds between two looks at memory. */
const look = 5

interface Wanted {
  readonly minutes: number
  readonly people: number
  readonly processes: number
  readonly calm: boolean
  /** Milliseconds between an answer and a person's next question. */
  readonly thinks: number
  readonly clients: number | null
  readonly days: number
  /** Where the database and the files stay for the next run; null where they go with this one. */
  readonly folder: string | null
}

/** @throws {Sentence} for what cannot be */
function wanted(): Wanted {
  const { values } = parseArgs({
    options: {
      minutes: { type: 'string', default: '10' },
      people: { type: 'string', default: '40' },
      processes: { type: 'string', default: '3' },
      thinks: { type: 'string', default: '4000' },
      calm: { type: 'boolean', default: false },
      clients: { type: 'string' },
      days: { type: 'string', default: '90' },
      folder: { type: 'string' },
    },
  })
  const number = (name: string, text: string, least: number, most: number): number => {
    const value = Number(text)
    if (!(value >= least && value <= most))
      throw new Sentence(`--${name} must be a number from ${least} to ${most}.`)
    return value
  }
  const processes = number('processes', values.processes, 1, 3)
  return {
    minutes: number('minutes', values.minutes, 0.5, 24 * 60),
    people: number('people', values.people, 1, 2_000),
    processes,
    thinks: number('thinks', values.thinks, 10, 60_000),
    calm: values.calm || processes < 3,
    clients: values.clients === undefined ? null : number('clients', values.clients, 100, 100_000),
    days: number('days', values.days, 1, 2_000),
    folder: values.folder === undefined ? null : resolve(values.folder),
  }
}

/** `npm run soak`: people at work while one thing after the other fails, and what came of it. */
async function main(): Promise<number> {
  const { minutes, people, processes, thinks, calm, clients, days, folder: kept } = wanted()
  const folder = kept ?? mkdtempSync(join(tmpdir(), 'portal-soak-'))
  let cluster: Cluster | null = null
  const outside = await startOutside(() => cluster?.url ?? null)
  try {
    const started = await startCluster({
      folder,
      processes,
      env: { REQUESTS_PER_MINUTE: '10000000', SCHEDULED_WORK: 'false', ...outside.env },
      tell: (name) => console.log(`Starting ${name}.`),
      ...(clients === null ? {} : { prepare: (url: string) => seed(url, folder, clients, days) }),
    })
    cluster = started
    const tally = new Tally()
    const ledger = new Ledger()
    const watch = new Watch(started, look)
    await watch.look()
    const before = latest(watch)
    const processor = processorOf(started)
    const begun = Date.now()
    const end = begun + minutes * 60_000
    console.log(`${people} people work until ${new Date(end).toISOString()}.`)
    const work = startWork({ url: started.url, people, thinks, tally, ledger, support: true })
    const seen = new Map<string, string | null>()
    // What a person began is waited for, a little longer than the run.
    const going = (): boolean => Date.now() < end + 60_000
    const chores = doChores(started.url, tally, going)
    if (!calm) await failInTurn([...faultsOf(started), ...outside.faults], end, tally, work, seen)
    tally.begin('calm')
    await pause(Math.max(0, end - Date.now()))
    const connected = work.windows.connected
    const done = await chores
    await work.stop()
    const used = processorOf(started)
    await pause(3 * look * 1000)
    await watch.stop()
    const report = reportOf({
      people,
      processes,
      minutes: (Date.now() - begun) / 60_000,
      tally,
      chores: done,
      checked: await ledger.check(started.databaseUrl),
      files: await readBack(started, work),
      seen,
      windows: { count: work.windows.count, connected, broken: work.windows.broken },
      watch,
      before,
      quiet: latest(watch),
      processor: Object.fromEntries(
        Object.entries(used).map(([part, seconds]) => [part, Math.max(0, seconds - (processor[part] ?? 0))]),
      ),
      outside: outsideLines(outside),
    })
    console.log(`\n${report}`)
    writeFileSync(join(root, 'soak-report.md'), report)
    const checked = await ledger.check(started.databaseUrl)
    return checked.lost.length + checked.doubled.length === 0 ? 0 : 1
  } finally {
    await cluster?.stop()
    await outside.stop()
    if (kept === null) rmSync(folder, { recursive: true, force: true })
  }
}

/** Makes the large agency, unless the database has it from a run before. */
async function seed(url: string, folder: string, clients: number, days: number): Promise<void> {
  if (await hasTenants(url)) return
  const args = ['--clients', String(clients), '--days', String(days)]
  const code = await program(root, 'server/src/seed/main.ts', args, {
    DATABASE_URL: url,
    DATA_DIR: join(folder, 'seed'),
  })
  if (code !== 0) throw new Sentence('The large agency could not be made.')
}

async function hasTenants(url: string): Promise<boolean> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    const { rows } = await client.query<{ migrated: boolean }>(
      "select to_regclass('tenant') is not null as migrated",
    )
    return rows[0]?.migrated === true && !(await isEmpty(client))
  } finally {
    await client.end()
  }
}

/** One fault after the other over the time that is left, with calm between them. */
async function failInTurn(
  faults: readonly Fault[],
  end: number,
  tally: Tally,
  work: Working,
  seen: Map<string, string | null>,
): Promise<void> {
  const share = (end - Date.now()) / (faults.length + 1)
  await pause(share * 0.6)
  for (const fault of faults) {
    const next = Date.now() + share
    console.log(`${new Date().toISOString()} ${fault.name}`)
    tally.begin(fault.name)
    const lasts = Date.now() + Math.min(share / 3, longestFault * 1000)
    await fault.begin()
    let where: string | null = null
    while (Date.now() < lasts) {
      where ??= await fault.seen()
      await pause(200)
    }
    await fault.end()
    where ??= await fault.seen()
    seen.set(fault.name, where)
    // What follows within five seconds is of the fault still, and windows dial again.
    const calm = Date.now() + 5_000
    while (Date.now() < calm || (work.windows.connected < work.windows.count && Date.now() < next))
      await pause(200)
    tally.begin('calm')
    await pause(Math.max(0, next - Date.now()))
  }
}

function latest(watch: Watch): ReadonlyMap<string, Sample> {
  const found = new Map<string, Sample>()
  for (const [name, samples] of watch.samples) {
    const last = samples.at(-1)
    if (last) found.set(name, last)
  }
  return found
}

/** Reads files that were acknowledged, 200 at most. */
async function readBack(cluster: Cluster, { files }: Working): Promise<{ checked: number; broken: number }> {
  const manager = await signIn(cluster.url, 'account-manager')
  let broken = 0
  const some = [...files].slice(-200)
  for (const [id, size] of some) {
    const { body } = await manager.get<{ attachments?: { address: string }[] }>(`/activities/${id}`)
    const address = body.attachments?.[0]?.address
    const bytes = address && (await (await fetch(`${cluster.url}${address}`)).arrayBuffer()).byteLength
    if (bytes !== size) broken += 1
  }
  return { checked: some.length, broken }
}

function outsideLines(outside: Outside): string[] {
  const filed = outside.filed()
  return [
    `${outside.mails()} mails were taken by the mail server`,
    `${filed.length} support requests arrived in Jira, ${filed.length - new Set(filed).size} of them twice`,
  ]
}

try {
  process.exitCode = await main()
} catch (error) {
  if (!(error instanceof Sentence)) throw error
  console.error(error.message)
  process.exitCode = 1
}
