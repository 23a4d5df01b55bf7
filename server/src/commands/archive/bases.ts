import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
  appendFileSync,
  chmodSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { BackupRefused } from '../backup/manifest.ts'
import { postgresTool } from '../backup/postgres-tool.ts'

/** What holds back the primary's log for the archive while nobody receives it. */
export const slot = 'portal_archive'

const walOf = (folder: string): string => join(folder, 'wal')

/** A whole copy of the cluster, good for every moment after its end that the log reaches. */
interface Base {
  readonly path: string
  readonly endedAt: string
}

function basesIn(folder: string): readonly Base[] {
  return (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => /^base-[\dTZ]+$/.test(name))
    .toSorted()
    .map((name) => {
      const path = join(folder, name)
      return { path, endedAt: readFileSync(join(path, 'portal-ended-at'), 'utf8').trim() }
    })
}

/** Copies the whole cluster while people work. */
export async function copyBase(databaseUrl: string, given: string): Promise<string> {
  const folder = resolve(given)
  mkdirSync(walOf(folder), { recursive: true, mode: 0o700 })
  const path = join(folder, `base-${new Date().toISOString().replace(/[-:]|\.\d+/g, '')}`)
  const draft = `${path}.unfinished`
  rmSync(draft, { recursive: true, force: true })
  await postgresTool('pg_basebackup', databaseUrl, [
    `--pgdata=${draft}`,
    '--wal-method=stream',
    '--checkpoint=fast',
  ])
  writeFileSync(join(draft, 'portal-ended-at'), `${new Date().toISOString()}\n`)
  renameSync(draft, path)
  return path
}

/** Receives the log as it is written, until it is told to end. */
export async function receive(databaseUrl: string, given: string, until: AbortSignal): Promise<void> {
  const folder = walOf(resolve(given))
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  await postgresTool('pg_receivewal', databaseUrl, ['--create-slot', '--if-not-exists', `--slot=${slot}`])
  await postgresTool(
    'pg_receivewal',
    databaseUrl,
    [`--directory=${folder}`, `--slot=${slot}`, '--synchronous'],
    until,
  )
}

/**
 * Puts a cluster together that recovers up to a moment when it is started.
 * @returns the copy that it begins with
 * @throws {BackupRefused} for a moment before every copy, and for a place that is not empty
 */
export function prepareRestore(given: string, until: Date, into: string): string {
  const folder = resolve(given)
  const target = resolve(into)
  if (!/^[\w./-]+$/.test(folder))
    throw new BackupRefused(`The folder ${folder} must be named with letters, digits, _, . and - only.`)
  if (existsSync(target) && readdirSync(target).length > 0)
    throw new BackupRefused(`${target} is not empty: name a folder that is not there yet.`)
  const base = basesIn(folder).findLast(({ endedAt }) => Date.parse(endedAt) <= until.getTime())
  if (!base)
    throw new BackupRefused(
      `There is no copy in ${folder} that ended before ${until.toISOString()}: the log has nothing to begin with.`,
    )
  cpSync(base.path, target, { recursive: true, preserveTimestamps: true, verbatimSymlinks: true })
  chmodSync(target, 0o700)
  rmSync(join(target, 'portal-ended-at'))
  const wal = walOf(folder)
  appendFileSync(
    join(target, 'postgresql.auto.conf'),
    `
restore_command = 'cp ${wal}/%f %p 2> /dev/null || cp ${wal}/%f.partial %p'
recovery_target_time = '${until.toISOString().replace('T', ' ').replace('Z', '+00')}'
recovery_target_action = 'promote'
`,
  )
  writeFileSync(join(target, 'recovery.signal'), '')
  return base.path
}
