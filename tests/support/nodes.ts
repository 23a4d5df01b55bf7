import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { findPostgres } from '../../scripts/prerequisites.mjs'
import { startPostgres, type Postgres } from '../../scripts/postgres.mjs'
import { administer, databaseAt } from './administer.ts'

/** Whether Citus is installed beside PostgreSQL here. */
export function hasCitus(): boolean {
  const bin = findPostgres()
  if (bin === undefined) return false
  const { stdout } = spawnSync(join(bin, 'pg_config'), ['--sharedir'], { encoding: 'utf8' })
  return existsSync(join((stdout ?? '').trim(), 'extension', 'citus.control'))
}

/** A coordinator and its nodes. */
export interface Nodes extends AsyncDisposable {
  readonly coordinator: Postgres
  readonly workers: readonly Postgres[]
  /**
   * Makes a database of a name on each of them, with Citus in it.
   * @returns its address on the coordinator
   */
  makeDatabase(name: string): Promise<string>
}

/** Starts a coordinator and some nodes. */
export async function startNodes(count = 2): Promise<Nodes> {
  const settings = {
    shared_preload_libraries: 'citus',
    // They ask each other without a certificate.
    'citus.node_conninfo': 'sslmode=disable',
    max_prepared_transactions: '200',
    max_locks_per_transaction: '512',
  }
  const coordinator = await startPostgres({ settings })
  const workers: Postgres[] = []
  for (let at = 0; at < count; at += 1) workers.push(await startPostgres({ settings }))
  return {
    coordinator,
    workers,
    async makeDatabase(name) {
      for (const { url } of [coordinator, ...workers]) {
        await administer(url, `create database ${name}`)
        await administer(databaseAt(url, name), 'create extension citus')
      }
      return databaseAt(coordinator.url, name)
    },
    async [Symbol.asyncDispose]() {
      for (const each of [coordinator, ...workers]) await each.stop()
    },
  }
}
