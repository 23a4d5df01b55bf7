// @ts-check
import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from './free-port.mjs'
import { findPostgres } from './prerequisites.mjs'
import { Sentence } from './sentence.mjs'

/**
 * A temporary PostgreSQL server.
 *
 * @typedef {object} Postgres
 * @property {string} url of the database `postgres`, as a superuser
 * @property {string} dir the folder of the cluster and its log
 * @property {number} port on the loopback address
 * @property {() => Promise<void>} stop ends it in order and removes its folder if it was made here
 * @property {() => Promise<void>} kill ends it as a crash would; `restart` recovers it
 * @property {() => Promise<void>} restart starts it again on the same port and data
 */

/**
 * Starts a temporary PostgreSQL server, without fsync: it is for tests and
 * measurements only, never for data that anyone wants back after a power cut.
 *
 * @param {{ dir?: string, temporary?: boolean, port?: number, durable?: boolean, settings?: Readonly<Record<string, string>> }} [options]
 *   `dir` holds the cluster, made there unless it lies there already, and is kept on stop unless it is `temporary`;
 *   `durable` turns fsync on, for measuring commits
 * @returns {Promise<Postgres>}
 * @throws {Sentence} when PostgreSQL is missing or does not start
 */
export const startPostgres = async ({
  dir: given,
  temporary = given === undefined,
  port: wanted,
  durable = false,
  settings = {},
} = {}) => {
  const bin = findPostgres()
  if (bin === undefined) throw new Sentence('PostgreSQL is not installed: npm test installs it.')
  const dir = given ?? mkdtempSync(join(tmpdir(), 'portal-postgres-'))
  mkdirSync(dir, { recursive: true })
  const owner = unprivileged()
  if (owner) chownSync(dir, owner.uid, owner.gid)
  chmodSync(dir, 0o700)
  const data = join(dir, 'data')
  if (!existsSync(join(data, 'PG_VERSION'))) createCluster(bin, data, dir, owner)
  const port = wanted ?? (await freePort())
  const options = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: dir,
    max_connections: '300',
    shared_buffers: '128MB',
    fsync: durable ? 'on' : 'off',
    synchronous_commit: durable ? 'on' : 'off',
    full_page_writes: durable ? 'on' : 'off',
    logging_collector: 'off',
    ...settings,
  }
  const args = ['-D', data, '-p', String(port)]
  for (const [name, value] of Object.entries(options)) args.push('-c', `${name}=${value}`)

  /** @type {import('node:child_process').ChildProcess | undefined} */
  let server
  const start = async () => {
    // In a group of its own: an interrupt typed at the terminal is for the tests, who then end it in order.
    const child = spawn(join(bin, 'postgres'), args, {
      cwd: dir,
      ...owner,
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    server = child
    let log = ''
    child.stderr.setEncoding('utf8')
    child.stderr.on('data', (text) => {
      log = (log + text).slice(-4000)
    })
    if ('unref' in child.stderr && typeof child.stderr.unref === 'function') child.stderr.unref()
    child.unref()
    for (let waited = 0; !(await answers(port)); waited += 50) {
      if (child.exitCode !== null || waited > 30_000) {
        throw new Sentence(`PostgreSQL did not start:\n${log.trim()}`)
      }
      await pause(50)
    }
  }
  /** @param {NodeJS.Signals} signal */
  const end = async (signal) => {
    const child = server
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    child.ref()
    const gone = new Promise((resolve) => child.once('exit', resolve))
    child.kill(signal)
    await gone
  }
  const watcher = watch(data, temporary ? dir : undefined)
  await start()
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    dir,
    port,
    async stop() {
      await end('SIGINT')
      if (temporary) rmSync(dir, { recursive: true, force: true })
      watcher.stdin.end()
    },
    async kill() {
      // The postmaster first, so that it cannot end its children in order.
      const child = server
      const children = child?.pid === undefined ? [] : childrenOf(child.pid)
      await end('SIGKILL')
      for (const pid of children) killQuietly(pid)
      await untilGone(children)
    },
    async restart() {
      await end('SIGINT')
      await start()
    },
  }
}

/**
 * Cleans up after us even when we are killed outright: a shell that waits for
 * our end of a pipe to close, then ends the server and removes its folder.
 *
 * @param {string} data
 * @param {string | undefined} dir what to remove; nothing when absent
 */
const watch = (data, dir) => {
  const script = [
    'cat > /dev/null',
    'pid=$(head -n 1 "$1/postmaster.pid" 2> /dev/null)',
    'if [ -n "$pid" ]; then kill -QUIT "$pid" 2> /dev/null; fi',
    'tries=0; while [ -e "$1/postmaster.pid" ] && [ $tries -lt 100 ]; do tries=$((tries + 1)); sleep 0.1; done',
    'if [ -n "$2" ]; then rm -rf "$2"; fi',
  ].join('\n')
  const watcher = spawn('sh', ['-c', script, 'sh', data, dir ?? ''], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  watcher.unref()
  if ('unref' in watcher.stdin && typeof watcher.stdin.unref === 'function') watcher.stdin.unref()
  return watcher
}

/**
 * @param {string} bin
 * @param {string} data
 * @param {string} dir
 * @param {{ uid: number, gid: number } | undefined} owner
 */
const createCluster = (bin, data, dir, owner) => {
  const made = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
    { cwd: dir, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], ...owner },
  )
  if (made.status === 0) return
  throw new Sentence(
    `PostgreSQL could not create a database cluster:\n${made.error?.message ?? made.stderr.trim()}`,
  )
}

/** PostgreSQL refuses to run as root: its own user, or nobody, runs it then. */
export const unprivileged = () => {
  if (process.getuid?.() !== 0) return undefined
  const users = new Map(
    readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .map((line) => line.split(':'))
      .map(([name, , uid, gid]) => [name, { uid: Number(uid), gid: Number(gid) }]),
  )
  const user = users.get('postgres') ?? users.get('nobody')
  if (user === undefined)
    throw new Sentence('PostgreSQL cannot run as root, and there is no user postgres or nobody.')
  return user
}

/**
 * Whether PostgreSQL at a port accepts sessions: it answers a start-up packet
 * with an authentication request once it has recovered.
 *
 * @param {number} port
 * @returns {Promise<boolean>}
 */
const answers = (port) =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    const done = (/** @type {boolean} */ answer) => {
      socket.destroy()
      resolve(answer)
    }
    socket.setTimeout(1000, () => done(false))
    socket.once('error', () => done(false))
    socket.once('connect', () => {
      const words = Buffer.from('user\0postgres\0database\0postgres\0\0')
      const packet = Buffer.alloc(8 + words.length)
      packet.writeInt32BE(packet.length, 0)
      packet.writeInt32BE(196_608, 4)
      words.copy(packet, 8)
      socket.write(packet)
    })
    socket.once('data', (answer) => done(answer[0] === 0x52))
    socket.once('close', () => done(false))
  })

/** @param {number} pid */
const childrenOf = (pid) => {
  const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' })
  return (stdout ?? '')
    .split('\n')
    .map(Number)
    .filter((child) => child > 0)
}

/** @param {number} pid */
const killQuietly = (pid) => {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It was gone already.
  }
}

/** @param {readonly number[]} pids */
const untilGone = async (pids) => {
  for (const pid of pids) {
    for (let waited = 0; waited < 5000 && isAlive(pid); waited += 20) await pause(20)
  }
}

/** @param {number} pid */
const isAlive = (pid) => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
