import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { background } from './background.mjs'
import { taskEnvironment } from './environment.mjs'
import { filesBelow, hashFiles } from './hash.mjs'
import { locked } from './lock.mjs'
import { Sentence } from './sentence.mjs'

/**
 * What is built, and the rooms whose sources go into it. A room says how in
 * the `build` script of its package.json and leaves the result in `dist`.
 */
const builds = [
  { room: 'widgets', from: ['widgets', 'ui', 'core'] },
  // The loader carries the names and hashes of the widgets' files.
  { room: 'loader', from: ['loader', 'widgets', 'ui', 'core'], after: 'widgets' },
  { room: 'portal', from: ['portal', 'widgets', 'ui', 'core'] },
  { room: 'server', from: ['server', 'core'] },
]

const isTest = (file) => /\.test\.tsx?$|[/\\]vitest\.config\.ts$/.test(file)

const sourceHash = (root, { from }) =>
  hashFiles(
    root,
    [join(root, 'pnpm-lock.yaml'), join(root, 'tsconfig.base.json')].concat(
      from.flatMap((room) => filesBelow(join(root, room))).filter((file) => !isTest(file)),
    ),
  )

const stampOf = (root, room) => join(root, '.cache', 'builds', room)

const buildScript = (root, room) =>
  JSON.parse(readFileSync(join(root, room, 'package.json'), 'utf8')).scripts?.build

const isFresh = (root, build, hash) => {
  const stamp = stampOf(root, build.room)
  return (
    existsSync(join(root, build.room, 'dist')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash
  )
}

/**
 * Builds the rooms whose sources changed since they were last built.
 *
 * @param {string} root
 * @param {(line: string) => void} [say] told what is built and how long it took
 * @param {readonly string[]} [rooms] only these of them
 * @throws {Sentence} naming the room that could not be built, after its output was printed
 */
export const buildStale = async (root, say = console.log, rooms = builds.map(({ room }) => room)) => {
  const stale = () =>
    builds
      .filter(({ room }) => rooms.includes(room) && buildScript(root, room) !== undefined)
      .map((build) => ({ ...build, hash: sourceHash(root, build) }))
      .filter((build) => !isFresh(root, build, build.hash))
  if (stale().length === 0) return
  await locked(
    join(root, '.cache', 'build.lock'),
    'Another command is building; waiting for it.',
    async () => {
      const rest = stale()
      if (rest.length === 0) return
      say(`Building ${rest.map(({ room }) => room).join(', ')}.`)
      const begun = new Map()
      for (const build of rest) {
        const before = Promise.resolve(begun.get(build.after) ?? true)
        begun.set(
          build.room,
          before.then((ok) => ok && buildRoom(root, build, say)),
        )
      }
      const results = await Promise.all(begun.values())
      const failed = rest.filter((_, index) => !results[index])
      if (failed.length > 0) {
        throw new Sentence(
          `${failed.map(({ room }) => room).join(' and ')} could not be built; the lines above say why.`,
        )
      }
    },
  )
}

const buildRoom = async (root, { room, hash }, say) => {
  const started = Date.now()
  const cwd = join(root, room)
  const env = taskEnvironment(root)
  const { code, output } = await background(buildScript(root, room), [], {
    cwd,
    shell: true,
    env: { ...env, NODE_ENV: 'production', PATH: `${join(cwd, 'node_modules', '.bin')}:${env.PATH}` },
  })
  if (code !== 0) {
    console.error(output.trimEnd())
    return false
  }
  const stamp = stampOf(root, room)
  mkdirSync(join(stamp, '..'), { recursive: true })
  writeFileSync(stamp, hash)
  say(`Built ${room} in ${((Date.now() - started) / 1000).toFixed(1)} s.`)
  return true
}
