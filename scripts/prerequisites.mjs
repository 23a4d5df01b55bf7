// @ts-check
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { locked } from './lock.mjs'
import { Sentence } from './sentence.mjs'

/** What the tests need of the machine itself, beside what the lock file brings. */

const root = join(import.meta.dirname, '..')

/** @param {string} path */
const runs = (path) => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** @param {readonly string[]} names */
const onPath = (names) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find(runs)

/** The engine without the windows around it: the same pages for two thirds of the processor. */
const findShell = () => onPath(['chromium-headless-shell'])

/** @returns {string | undefined} the path of a Chromium: the one named, the machine's, or a downloaded one */
export const findChromium = () => {
  const named = process.env.CHROMIUM_PATH
  if (named) return named
  return (
    findShell() ??
    onPath(['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']) ??
    downloadedChromium()
  )
}

const downloadedChromium = () => {
  const { chromium } = createRequire(import.meta.url)('playwright')
  const path = chromium.executablePath()
  return path && runs(path) ? path : undefined
}

/** @returns {string | undefined} the folder with `initdb` and `postgres`, the newest where there are several */
export const findPostgres = () => {
  const named = process.env.POSTGRES_BIN
  if (named) return named
  const has = (/** @type {string} */ folder) => runs(join(folder, 'initdb')) && runs(join(folder, 'postgres'))
  const packaged = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt']
    .filter((parent) => existsSync(parent))
    .flatMap((parent) => readdirSync(parent).map((version) => join(parent, version, 'bin')))
    .filter(has)
    .sort((a, b) => versionIn(b) - versionIn(a))
  return (
    packaged[0] ?? (process.env.PATH ?? '').split(delimiter).find((folder) => folder !== '' && has(folder))
  )
}

/** @returns {string | undefined} the program of a Redis server */
export const findRedis = () => onPath(['redis-server', 'valkey-server'])

/** @returns {string | undefined} the program of a connection pooler; Debian keeps it where only administrators look */
export const findPgBouncer = () => onPath(['pgbouncer']) ?? ['/usr/sbin/pgbouncer'].find(runs)

/** @returns {string | undefined} the program of a load balancer; Debian keeps it where only administrators look */
export const findHaProxy = () => onPath(['haproxy']) ?? ['/usr/sbin/haproxy'].find(runs)

/** @returns {string | undefined} the Python that has OpenStack Swift with its S3 interface, as Debian packages it */
export const findObjectStorage = () =>
  existsSync('/usr/lib/python3/dist-packages/swift/common/middleware/s3api')
    ? ['/usr/bin/python3'].find(runs)
    : undefined

/** @param {string} path */
const versionIn = (path) => Number(path.match(/(\d+)\/bin$/)?.[1] ?? 0)

/**
 * Makes sure of a browser and a PostgreSQL, installing what is missing; of a
 * Redis, a connection pooler, an object storage and a load balancer where those can be had.
 *
 * @param {{ chromium?: boolean, postgres?: boolean, redis?: boolean, pgbouncer?: boolean, objectStorage?: boolean, haproxy?: boolean }} needs
 * @throws {Sentence} that says what to install when we cannot
 */
export const ensurePrerequisites = async ({
  chromium = false,
  postgres = false,
  redis = false,
  pgbouncer = false,
  objectStorage = false,
  haproxy = false,
}) => {
  const lightOne = Boolean(process.env.CI) && !process.env.CHROMIUM_PATH
  const missing = () => ({
    // A machine that is there for the tests alone gets the light one, whatever else it has.
    chromium: chromium && (findChromium() === undefined || (lightOne && findShell() === undefined)),
    postgres: postgres && findPostgres() === undefined,
    redis: redis && findRedis() === undefined,
    pgbouncer: pgbouncer && findPgBouncer() === undefined,
    objectStorage: objectStorage && findObjectStorage() === undefined,
    haproxy: haproxy && findHaProxy() === undefined,
  })
  if (!Object.values(missing()).includes(true)) return
  await locked(
    join(root, '.cache', 'prerequisites.lock'),
    'Another command is installing the browser or the database; waiting for it.',
    async () => {
      const needs = missing()
      if (needs.chromium) installChromium()
      if (needs.postgres) installPostgres()
      if (needs.redis) installRedis()
      if (needs.pgbouncer) installPgBouncer()
      if (needs.objectStorage) installObjectStorage()
      if (needs.haproxy) installHaProxy()
    },
  )
}

const installChromium = () => {
  console.log('Installing Chromium for the tests.')
  if (aptGet(['chromium-headless-shell', 'fonts-liberation']) && findShell()) return
  if (findChromium()) return
  if (aptGet(['chromium', 'fonts-liberation']) && findChromium()) return
  const cli = join(root, 'node_modules', '.bin', 'playwright')
  quietly(cli, ['install', 'chromium'])
  if (findChromium()) return
  throw new Sentence(
    'The tests need a Chromium, and none could be installed here: install one, or set CHROMIUM_PATH to its program.',
  )
}

const installPostgres = () => {
  console.log('Installing PostgreSQL for the tests.')
  if (aptGet(['postgresql'], withoutCluster) && findPostgres()) return
  throw new Sentence(
    'The tests need the programs of a PostgreSQL server (15 or newer), and they could not be installed here: install the package postgresql, or set POSTGRES_BIN to the folder of initdb.',
  )
}

/** Only what several processes share needs one: without it those tests are skipped, and say so. */
const installRedis = () => {
  console.log('Installing Redis for the tests.')
  if (aptGet(['redis-server']) && findRedis()) return
  console.log('Redis could not be installed here, so the tests of several processes are skipped.')
}

/** What is proven behind a pooler is proven nowhere else, and harms nobody who has none. */
const installPgBouncer = () => {
  console.log('Installing PgBouncer for the tests.')
  if (aptGet(['pgbouncer']) && findPgBouncer()) return
  console.log('PgBouncer could not be installed here, so the tests behind it are skipped.')
}

/** The example of several machines needs one before it. */
const installHaProxy = () => {
  console.log('Installing HAProxy for the tests.')
  if (aptGet(['haproxy']) && findHaProxy()) return
  console.log('HAProxy could not be installed here, so the tests of several machines are skipped.')
}

/** Its library is all of it: the packages of its services would begin them. */
const installObjectStorage = () => {
  console.log('Installing OpenStack Swift for the tests.')
  if (aptGet(['python3-swift']) && findObjectStorage()) return
  console.log(
    'OpenStack Swift could not be installed here, so the tests of files in object storage are skipped.',
  )
}

/** Debian starts a cluster of its own on installing; ours are temporary and on their own ports. */
const withoutCluster =
  'mkdir -p /etc/postgresql-common && { test -e /etc/postgresql-common/createcluster.conf || echo "create_main_cluster = false" > /etc/postgresql-common/createcluster.conf; }'

/**
 * Installs Debian packages when this machine lets us without a question.
 *
 * @param {readonly string[]} packages
 * @param {string} [before] shell words run first, with the same rights
 * @returns {boolean} whether it worked
 */
const aptGet = (packages, before = 'true') => {
  if (!onPath(['apt-get'])) return false
  const isRoot = process.getuid?.() === 0
  if (!isRoot && spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status !== 0) return false
  const script = `set -e; export DEBIAN_FRONTEND=noninteractive; apt-get update -qq; ${before}; apt-get install -y -qq --no-install-recommends ${packages.join(' ')}`
  return isRoot ? quietly('sh', ['-c', script]) : quietly('sudo', ['-n', 'sh', '-c', script])
}

/**
 * @param {string} command
 * @param {readonly string[]} args
 */
const quietly = (command, args) => {
  const { status, stdout, stderr } = spawnSync(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
  })
  if (status !== 0) console.error(`${stdout ?? ''}${stderr ?? ''}`.trim().split('\n').slice(-5).join('\n'))
  return status === 0
}
