import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { freePort } from '../../scripts/free-port.mjs'
import { unprivileged } from '../../scripts/postgres.mjs'
import { findPgBouncer } from '../../scripts/prerequisites.mjs'

/** Whether this machine has a connection pooler. */
export const hasPooler = (): boolean => findPgBouncer() !== undefined

/** A pooler of one's own in front of a database. */
export interface Pooler extends AsyncDisposable {
  readonly url: string
}

/**
 * Starts PgBouncer in front of a database, lending its few connections by the transaction.
 * @param databaseUrl which asks for no password
 * @param connections that it has to lend
 */
export async function startPooler(databaseUrl: string, connections: number): Promise<Pooler> {
  const program = findPgBouncer()
  if (program === undefined) throw new Error('PgBouncer is not installed.')
  const { hostname, port, username, pathname } = new URL(databaseUrl)
  const own = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'portal-pooler-'))
  const settings = join(folder, 'pgbouncer.ini')
  writeFileSync(
    settings,
    `[databases]
* = host=${hostname} port=${port} user=${username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${connections}
max_client_conn = 200
`,
  )
  const user = unprivileged()
  if (user) chownSync(folder, user.uid, user.gid)
  const child = spawn(program, [settings], {
    stdio: ['ignore', 'ignore', 'pipe'],
    ...(user ? { uid: user.uid, gid: user.gid } : {}),
    cwd: '/',
  })
  let said = ''
  for await (const line of createInterface({ input: child.stderr })) {
    said += `${line}\n`
    if (line.includes('process up')) break
  }
  if (!said.includes('process up')) throw new Error(`PgBouncer did not start:\n${said}`)
  child.stderr.resume()
  return {
    url: `postgres://${username}@127.0.0.1:${own}${pathname}`,
    async [Symbol.asyncDispose]() {
      if (child.exitCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
  }
}
