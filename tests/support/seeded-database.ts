import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { locked } from '../../scripts/lock.mjs'
import { demoFiles, demoTemplate, startDemoPostgres } from './demo-postgres.ts'
import { administer, databaseAt } from './administer.ts'
import { copyFolder } from './template.ts'

/** A PostgreSQL that holds the demo agency to copy, by its address and its folder. */
export interface Cluster {
  readonly url: string
  readonly dir: string
}

let own: Promise<Cluster> | undefined

/** The PostgreSQL of this test run, or one of our own when nobody started it. */
async function cluster(): Promise<Cluster> {
  const { TEST_POSTGRES_URL: url, TEST_POSTGRES_DIR: dir } = process.env
  if (url && dir) return { url, dir }
  own ??= startDemoPostgres()
  return own
}

/**
 * A fresh database on the test cluster.
 *
 * @param content `demo` copies a database with the demo agency in it, and its files into `dataDir`
 * @param on that of the run by default
 * @returns its address, as a superuser
 */
export async function seededDatabase(
  content: 'demo' | 'empty',
  dataDir: string,
  on?: Cluster,
): Promise<string> {
  const command = process.env['TEST_DEMO_COMMAND']
  if (command && content === 'demo' && on === undefined) return demoOf(command, dataDir)
  const { url, dir } = on ?? (await cluster())
  const name = `portal_${process.pid}_${crypto.randomUUID().slice(0, 8)}`
  if (content === 'empty') {
    await administer(url, `create database ${name}`)
    return databaseAt(url, name)
  }
  // Copying a template needs it idle, so copies of several test files take turns.
  await locked(join(dir, 'demo.lock'), 'Another test file is copying the demo agency; waiting for it.', () =>
    // Its files as they are: through the log, as is usual, a copy costs twice the processor time.
    administer(url, `create database ${name} template ${demoTemplate} strategy file_copy`),
  )
  copyFolder(demoFiles(dir), dataDir)
  return databaseAt(url, name)
}

/**
 * The demo agency in a database that no other is copied from, such as one that is spread over several machines: a command
 * makes it anew for each test file, which then run one after the other.
 * @param command of a shell, given the folder for its files, that prints its address as its last line
 */
function demoOf(command: string, dataDir: string): string {
  const made = spawnSync('sh', ['-c', `${command} "$1"`, 'sh', dataDir], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (made.status !== 0) throw new Error(`${command} did not make the demo agency.`)
  return made.stdout.trim().split('\n').at(-1) ?? ''
}

/** Removes a database of a test that is over: hundreds of them, each with the demo agency, would not fit into memory. */
export async function dropDatabase(url: string): Promise<void> {
  if (process.env['TEST_DEMO_COMMAND']) return
  const name = new URL(url).pathname.slice(1)
  await administer(databaseAt(url, 'postgres'), `drop database if exists ${name} with (force)`)
}
