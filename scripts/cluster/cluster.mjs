// @ts-check
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { freePort } from '../free-port.mjs'
import { startPostgres, unprivileged } from '../postgres.mjs'
import { findHaProxy, findObjectStorage, findPgBouncer, findRedis } from '../prerequisites.mjs'
import { nodeFlags } from '../program.mjs'
import { Sentence } from '../sentence.mjs'
import { Part } from './part.mjs'

const here = import.meta.dirname
const root = join(here, '../..')

/** Seconds that a process goes on answering after it was asked to end: the balancer sees it within one. */
const drainSeconds = 3

/**
 * The portal on several machines, all of them this one: HAProxy before three
 * processes, PostgreSQL behind PgBouncer, Redis, and an S3 server.
 *
 * @typedef {object} Cluster
 * @property {string} url where people come in
 * @property {string} operatorUrl HAProxy's own page and figures
 * @property {string} databaseUrl past the pooler
 * @property {string} pooledUrl through it
 * @property {readonly Portal[]} portals
 * @property {Part} balancer
 * @property {Part} pooler
 * @property {Part} redis
 * @property {Part} storage
 * @property {import('../postgres.mjs').Postgres} postgres
 * @property {() => Promise<void>} stop ends everything, people's way in first
 */

/** @typedef {Part & { readonly url: string }} Portal */

/** What of the machine's own programs is missing, by the names of Debian's packages. */
export const missingPrograms = () =>
  Object.entries({
    haproxy: findHaProxy(),
    pgbouncer: findPgBouncer(),
    'redis-server': findRedis(),
    'python3-swift': findObjectStorage(),
  })
    .filter(([, found]) => found === undefined)
    .map(([name]) => name)

/**
 * Starts it. Its files lie in `folder`, which is made where there is none, and stay.
 *
 * @param {object} options
 * @param {string} options.folder
 * @param {number} [options.port] where people come in; a free one by default
 * @param {import('../postgres.mjs').Postgres} [options.postgres] one that runs already, and ends with the cluster
 * @param {string} [options.database] the name of the portal's database there
 * @param {number} [options.processes] how many of the three run, one to three
 * @param {(databaseUrl: string) => Promise<void>} [options.prepare] fills the empty database before anybody uses it
 * @param {Readonly<Record<string, string>>} [options.env] for every process of the portal
 * @param {(told: string) => void} [options.tell] what is being done
 * @returns {Promise<Cluster>}
 * @throws {Sentence} when a program is missing or does not start
 */
export const startCluster = async ({
  folder,
  port,
  postgres: given,
  database = 'postgres',
  processes = 3,
  prepare = async () => undefined,
  env = {},
  tell = () => undefined,
}) => {
  const missing = missingPrograms()
  if (missing.length > 0)
    throw new Sentence(`The cluster needs programs that are not here. Install ${missing.join(', ')}.`)
  const pids = join(folder, 'running')
  // The database and the pooler run as another user, who must be able to pass.
  mkdirSync(folder, { recursive: true })
  chmodSync(folder, 0o711)
  rmSync(pids, { recursive: true, force: true })
  mkdirSync(pids)
  const cleaner = cleanUpAfterUs(pids)
  /** @type {(() => Promise<unknown>)[]} */
  const endings = [async () => cleaner.stdin.end()]
  const stop = async () => {
    for (const end of endings.splice(0).toReversed()) await end()
  }
  /**
   * @param {string} name
   * @param {Omit<ConstructorParameters<typeof Part>[1], 'pids'>} how
   */
  const begin = async (name, how) => {
    tell(name)
    const part = new Part(name, { ...how, pids })
    endings.push(() => part.end())
    await part.start()
    return part
  }
  try {
    tell('postgres')
    const postgres = given ?? (await startPostgres({ dir: join(folder, 'postgres'), durable: true }))
    endings.push(() => postgres.stop())
    const databaseUrl = `postgres://postgres@127.0.0.1:${postgres.port}/${database}`
    await prepare(databaseUrl)
    const storage = await startStorage(folder, begin)
    const redisPort = await freePort()
    const redis = await begin('redis', {
      program: findRedis() ?? '',
      args: [join(here, 'redis.conf'), '--port', String(redisPort)],
      isUp: () => takesConnections(redisPort),
    })
    const { pooler, poolerPort } = await startPooler(folder, postgres.port, begin)
    const pooledUrl = `postgres://postgres@127.0.0.1:${poolerPort}/${database}`
    const shared = {
      DATABASE_URL: pooledUrl,
      DATABASE_POOLER: 'transaction',
      REDIS_URL: `redis://127.0.0.1:${redisPort}`,
      SESSION_SECRET: secretIn(folder),
      TRUST_PROXY: 'true',
      DRAIN_SECONDS: String(drainSeconds),
      ...storage.env,
      ...env,
    }
    const ports = [await freePort(), await freePort(), await freePort()]
    /** @type {Portal[]} */
    const portals = []
    // The first one makes the tables, and the demo agency in an empty database.
    for (const at of ports.slice(0, processes)) {
      const name = `portal-${portals.length + 1}`
      const url = `http://127.0.0.1:${at}`
      const portal = await begin(name, {
        program: process.execPath,
        args: [
          ...nodeFlags,
          '--import',
          join(root, 'scripts/follow-parent.mjs'),
          join(root, 'server/dist/main.js'),
        ],
        options: {
          cwd: root,
          stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
          env: {
            ...process.env,
            ...shared,
            DATA_DIR: join(folder, name),
            HOST: '127.0.0.1',
            PORT: String(at),
          },
        },
        isUp: () => answers(`${url}/api/ready`),
        // The last thing of all: nobody comes in any more.
        endsBy: 'SIGINT',
      })
      portals.push(Object.assign(portal, { url }))
    }
    const [way, operator] = [port ?? (await freePort()), await freePort()]
    const url = `http://127.0.0.1:${way}`
    const balancer = await begin('haproxy', {
      program: findHaProxy() ?? '',
      args: ['-f', join(here, 'haproxy.cfg')],
      options: {
        env: {
          ...process.env,
          BALANCER: `127.0.0.1:${way}`,
          OPERATOR: `127.0.0.1:${operator}`,
          AWAY_PAGE: join(here, 'away.html'),
          ...Object.fromEntries(ports.map((at, place) => [`PORTAL_${place + 1}`, `127.0.0.1:${at}`])),
        },
      },
      isUp: () => answers(`${url}/api/ready`),
      endsBy: 'SIGUSR1',
    })
    return {
      url,
      operatorUrl: `http://127.0.0.1:${operator}`,
      databaseUrl,
      pooledUrl,
      portals,
      balancer,
      pooler,
      redis,
      storage: storage.part,
      postgres,
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/**
 * OpenStack Swift with its S3 interface, which keeps what it is given on disk.
 *
 * @param {string} folder
 * @param {(name: string, how: Omit<ConstructorParameters<typeof Part>[1], 'pids'>) => Promise<Part>} begin
 */
const startStorage = async (folder, begin) => {
  const [keyId, secret, bucket] = ['agency:portal', secretIn(folder), 'portal-files']
  const objects = join(folder, 'objects')
  mkdirSync(objects, { recursive: true })
  const port = await freePort()
  const part = await begin('storage', {
    program: findObjectStorage() ?? '',
    args: [join(here, 'object_storage.py'), objects, keyId, secret, String(port), bucket],
    isUp: (said) => said.includes(String(port)),
  })
  return {
    part,
    env: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: bucket,
      S3_REGION: 'us-east-1',
      S3_ACCESS_KEY_ID: keyId,
      S3_SECRET_ACCESS_KEY: secret,
      S3_TIMEOUT: '5',
    },
  }
}

/**
 * @param {string} folder
 * @param {number} databasePort
 * @param {(name: string, how: Omit<ConstructorParameters<typeof Part>[1], 'pids'>) => Promise<Part>} begin
 */
const startPooler = async (folder, databasePort, begin) => {
  const poolerPort = await freePort()
  const own = join(folder, 'pgbouncer')
  mkdirSync(own, { recursive: true, mode: 0o711 })
  const settings = join(own, 'pgbouncer.ini')
  writeFileSync(
    settings,
    readFileSync(join(here, 'pgbouncer.ini'), 'utf8')
      .replace('{DATABASE_PORT}', String(databasePort))
      .replace('{POOLER_PORT}', String(poolerPort)),
  )
  const user = unprivileged()
  if (user) chownSync(settings, user.uid, user.gid)
  const pooler = await begin('pgbouncer', {
    program: findPgBouncer() ?? '',
    args: [settings],
    options: { cwd: '/', ...(user ? { uid: user.uid, gid: user.gid } : {}) },
    isUp: () => takesConnections(poolerPort),
  })
  return { pooler, poolerPort }
}

/**
 * The secret of all processes: made once, and kept.
 * @param {string} folder
 */
const secretIn = (folder) => {
  const file = join(folder, 'secret')
  if (!existsSync(file)) writeFileSync(file, randomBytes(36).toString('base64url'), { mode: 0o600 })
  return readFileSync(file, 'utf8')
}

/**
 * A shell that waits for our end of a pipe to close, however that happens, and ends what still runs then.
 * @param {string} pids
 */
const cleanUpAfterUs = (pids) => {
  const script =
    'cat > /dev/null; for file in "$1"/*; do if [ -f "$file" ]; then kill -TERM "$(cat "$file")" 2> /dev/null; fi; done'
  const cleaner = spawn('sh', ['-c', script, 'sh', pids], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  cleaner.unref()
  if ('unref' in cleaner.stdin && typeof cleaner.stdin.unref === 'function') cleaner.stdin.unref()
  return cleaner
}

/** @param {number} port */
const takesConnections = (port) =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })

/** @param {string} url */
const answers = async (url) => {
  try {
    return (await fetch(url)).ok
  } catch {
    return false
  }
}
