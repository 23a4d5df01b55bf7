import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres, type Postgres } from '../../scripts/postgres.mjs'
import { administer, databaseAt } from './administer.ts'
import { ServerProcess } from './server-process.ts'
import { copyFolder, prepared } from './template.ts'

/** The database of the demo agency that others are copied from. */
export const demoTemplate = 'portal_demo_template'

/** The files that belong to it, in the folder of the cluster. */
export const demoFiles = (dir: string): string => join(dir, 'demo-files')

export interface DemoPostgresOptions {
  readonly settings?: Readonly<Record<string, string>>
  /** The folder in which its own is made. */
  readonly within?: string
  /** What it commits outlives its being killed. */
  readonly durable?: boolean
}

/** A PostgreSQL of one's own with the demo agency as `demoTemplate`: a copy of a cluster that is made once for all tests. */
export async function startDemoPostgres({
  settings = {},
  within = tmpdir(),
  durable = false,
}: DemoPostgresOptions = {}): Promise<Postgres> {
  const made = await prepared('postgres', makeCluster)
  const dir = mkdtempSync(join(within, 'portal-postgres-'))
  copyFolder(made, dir)
  return startPostgres({ dir, temporary: true, settings, durable })
}

async function makeCluster(folder: string): Promise<void> {
  // The server may run as another user, who cannot pass through our folders.
  const dir = mkdtempSync(join(tmpdir(), 'portal-postgres-'))
  try {
    const postgres = await startPostgres({ dir })
    try {
      await administer(postgres.url, `create database ${demoTemplate}`)
      mkdirSync(demoFiles(dir))
      const { process: server } = await ServerProcess.start({
        PORT: '0',
        DATA_DIR: demoFiles(dir),
        DATABASE_URL: databaseAt(postgres.url, demoTemplate),
        SEED_DEMO: 'true',
      })
      await server.end('SIGTERM')
    } finally {
      await postgres.stop()
    }
    copyFolder(dir, folder)
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
}
