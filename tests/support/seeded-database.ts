import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { locked } from '../../scripts/lock.mjs'
import { startPostgres } from '../../scripts/postgres.mjs'
import { ServerProcess } from './server-process.ts'
import { copyFolder } from './template.ts'

interface Cluster {
  readonly url: string
  readonly dir: string
}

let own: Promise<Cluster> | undefined

/** The PostgreSQL of this test run, or one of our own when nobody started it. */
async function cluster(): Promise<Cluster> {
  const { TEST_POSTGRES_URL: url, TEST_POSTGRES_DIR: dir } = process.env
  if (url && dir) return { url, dir }
  own ??= startPostgres()
  return own
}

/**
 * A fresh database on the test cluster.
 *
 * @param content `demo` copies a database with the demo agency in it, and its files into `dataDir`
 * @returns its address, as a superuser
 */
export async function seededDatabase(content: 'demo' | 'empty', dataDir: string): Promise<string> {
  const { url, dir } = await cluster()
  const name = `portal_${process.pid}_${crypto.randomUUID().slice(0, 8)}`
  if (content === 'empty') {
    await administer(url, `create database ${name}`)
    return databaseAt(url, name)
  }
  const files = join(dir, 'demo-files')
  // Copying a template needs it idle, so copies of several test files take turns.
  await locked(
    join(dir, 'demo.lock'),
    'Another test file is preparing the demo agency; waiting for it.',
    async () => {
      if (!existsSync(files)) await makeTemplate(url, files)
      await administer(url, `create database ${name} template ${template}`)
    },
  )
  copyFolder(files, dataDir)
  return databaseAt(url, name)
}

const template = 'portal_demo_template'

async function makeTemplate(url: string, files: string): Promise<void> {
  await administer(url, `drop database if exists ${template}`)
  await administer(url, `create database ${template}`)
  const draft = `${files}.draft`
  await mkdir(draft, { recursive: true })
  const { process: server } = await ServerProcess.start({
    PORT: '0',
    DATA_DIR: draft,
    DATABASE_URL: databaseAt(url, template),
    SEED_DEMO: 'true',
  })
  await server.end('SIGTERM')
  copyFolder(draft, files)
}

function databaseAt(url: string, name: string): string {
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.href
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
