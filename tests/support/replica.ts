import { spawnSync } from 'node:child_process'
import { chownSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPostgres } from '../../scripts/prerequisites.mjs'
import { startPostgres, unprivileged, type Postgres } from '../../scripts/postgres.mjs'
import { administer } from './administer.ts'

/** A streaming replica of a cluster. */
export interface ReplicaCluster extends Postgres {
  /** What the primary writes from now on is received, and not shown until `resume`. */
  pause(): Promise<void>
  resume(): Promise<void>
  /** Makes it a server of its own, which takes writes. */
  promote(): Promise<void>
}

/** Copies a running cluster and starts a replica that follows it. It ends with the process that started it. */
export async function startReplica(primary: Postgres): Promise<ReplicaCluster> {
  const dir = mkdtempSync(join(tmpdir(), 'portal-replica-'))
  const user = unprivileged()
  if (user) chownSync(dir, user.uid, user.gid)
  const made = spawnSync(
    join(findPostgres() ?? '', 'pg_basebackup'),
    [
      '-h',
      '127.0.0.1',
      '-p',
      String(primary.port),
      '-U',
      'postgres',
      '-D',
      join(dir, 'data'),
      '-R',
      '-c',
      'fast',
      '--no-sync',
    ],
    { cwd: dir, encoding: 'utf8', ...user },
  )
  if (made.status !== 0) throw new Error(`pg_basebackup failed:\n${made.error?.message ?? made.stderr}`)
  const cluster = await startPostgres({ dir, temporary: true })
  const say = (statement: string) => administer(cluster.url, statement)
  return {
    ...cluster,
    pause: () => say('select pg_wal_replay_pause()'),
    resume: () => say('select pg_wal_replay_resume()'),
    promote: () => say('select pg_promote()'),
  }
}
