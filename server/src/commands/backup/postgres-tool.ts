import { spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { BackupRefused } from './manifest.ts'

/** Where Debian puts the programs of each version. */
const debian = '/usr/lib/postgresql'

/** Folders in which PostgreSQL's programs may lie: those of the path, then Debian's, the newest version first. */
const folders = (): readonly string[] => [
  ...(process.env['PATH'] ?? '').split(delimiter),
  ...(existsSync(debian) ? readdirSync(debian) : [])
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(debian, version, 'bin')),
]

/**
 * Runs one of PostgreSQL's own programs against a database. The password travels in
 * the environment, where other users of the machine do not see it.
 *
 * @param until ends it in order; that is no failure then
 * @throws {BackupRefused} when the program is missing or fails, with its own words
 */
export async function postgresTool(
  name: 'pg_dump' | 'pg_restore' | 'pg_basebackup' | 'pg_receivewal',
  databaseUrl: string,
  args: readonly string[],
  until?: AbortSignal,
): Promise<void> {
  const folder = folders().find((each) => existsSync(join(each, name)))
  if (folder === undefined)
    throw new BackupRefused(
      `${name} is not on this machine. Install PostgreSQL's client programs (Debian: apt-get install postgresql-client) and run this again.`,
    )
  const address = new URL(databaseUrl)
  const password = decodeURIComponent(address.password)
  address.password = ''
  const child = spawn(join(folder, name), [...args, `--dbname=${address.href}`], {
    env: { ...process.env, ...(password === '' ? {} : { PGPASSWORD: password }) },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const end = (): void => void child.kill('SIGINT')
  until?.addEventListener('abort', end)
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said = (said + text).slice(-2000)))
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  until?.removeEventListener('abort', end)
  if (code !== 0 && until?.aborted !== true)
    throw new BackupRefused(`${name} failed: ${said.trim() || `exit code ${code}`}`)
}
