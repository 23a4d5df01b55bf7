import { spawn } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withoutNpm } from './environment.mjs'
import { hashFiles } from './hash.mjs'
import { locked } from './lock.mjs'
import { Sentence } from './sentence.mjs'

/** The rooms of the workspace, as pnpm-workspace.yaml lists them. */
const rooms = (root) => {
  const list = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8').match(/^packages:\n((?: +- .+\n)+)/m)
  return [...(list?.[1] ?? '').matchAll(/- (.+)/g)].map(([, room]) => room.trim())
}

const wanted = (root) =>
  hashFiles(
    root,
    ['pnpm-lock.yaml', 'pnpm-workspace.yaml', '.pnpm-version', 'package.json']
      .concat(rooms(root).map((room) => `${room}/package.json`))
      .map((file) => join(root, file)),
    [process.platform, process.arch],
  )

const stampOf = (root) => join(root, 'node_modules', '.portal-installed')

const installed = (root) => {
  const stamp = stampOf(root)
  return (
    existsSync(stamp) &&
    existsSync(join(root, 'node_modules', '.bin', 'node')) &&
    readFileSync(stamp, 'utf8') === wanted(root)
  )
}

/**
 * Brings `node_modules` to what the lock file says. Nothing is done, and
 * nothing is asked of the network, when it is there already.
 *
 * @throws {Sentence} when something is missing that only a person can bring
 */
export const install = async (root) => {
  if (installed(root)) return
  await locked(
    join(root, '.cache', 'install.lock'),
    'Another command is installing the dependencies; waiting for it.',
    async () => {
      if (installed(root)) return
      const version = readFileSync(join(root, '.pnpm-version'), 'utf8').trim()
      console.log(
        'Installing the dependencies, among them the pinned Node. The first time takes about a minute.',
      )
      const started = Date.now()
      await pnpm(root, version, ['install', '--frozen-lockfile', '--reporter=append-only'])
      if (!existsSync(join(root, 'node_modules', '.bin', 'node'))) {
        throw new Sentence(
          'The pinned Node was not installed: delete node_modules and run the command again.',
        )
      }
      writeFileSync(stampOf(root), wanted(root))
      console.log(`Installed in ${Math.round((Date.now() - started) / 1000)} s.`)
    },
  )
}

const pnpm = (root, version, args) =>
  new Promise((resolve, reject) => {
    const child = spawn('npm', ['exec', '--yes', `--package=pnpm@${version}`, '--', 'pnpm', ...args], {
      cwd: root,
      // Without CI, pnpm would ask before it replaces a node_modules of another kind.
      env: { ...withoutNpm(), CI: 'true' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8')
      stream.on('data', (text) => {
        said = (said + text).slice(-20_000)
      })
    }
    child.once('error', () =>
      reject(new Sentence('npm was not found: install Node 20 or newer together with npm, then try again.')),
    )
    child.once('close', (code) => {
      if (code === 0) return resolve()
      console.error(said.trimEnd())
      reject(new Sentence(reason(said)))
    })
  })

/** What went wrong, from the words the package manager used. */
const reason = (said) => {
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENETUNREACH|ECONNRESET|network/i.test(said)) {
    return 'The package registry could not be reached: the first run needs an internet connection.'
  }
  if (/ENOSPC/.test(said)) return 'The disk is full: the dependencies take about 700 MB.'
  if (/EACCES|EPERM/.test(said))
    return 'The dependencies could not be written: this folder belongs to someone else.'
  if (/OUTDATED_LOCKFILE|frozen-lockfile/.test(said)) {
    return 'pnpm-lock.yaml does not match the package.json files: run `npm exec --package=pnpm@$(cat .pnpm-version) -- pnpm install` and commit it.'
  }
  return 'The dependencies could not be installed; the lines above say why.'
}
