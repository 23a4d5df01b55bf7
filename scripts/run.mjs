/**
 * The way every command of the README begins: installs what is missing, then
 * runs `scripts/tasks/<task>.mjs` with the Node that the lock file pins.
 * Itself it needs only Node 20, npm and what they bring.
 */
import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const [task, ...given] = process.argv.slice(2)

const stop = (sentence) => {
  console.error(sentence)
  process.exit(1)
}

if (Number(process.versions.node.split('.')[0]) < 20) {
  stop(`The Agency Portal needs Node 20 or newer, and this is Node ${process.versions.node}.`)
}

const tasks = readdirSync(join(root, 'scripts/tasks')).map((file) => file.replace(/\.mjs$/, ''))
if (task === undefined || !tasks.includes(task)) {
  stop(`Say what to run: ${tasks.map((name) => `npm run ${name}`).join(', ')}.`)
}

const { install } = await import('./install.mjs')
const { taskEnvironment } = await import('./environment.mjs')
const { foreground } = await import('./foreground.mjs')
const { Sentence } = await import('./sentence.mjs')

try {
  await install(root)
} catch (error) {
  if (error instanceof Sentence) stop(error.message)
  throw error
}

process.exitCode = await foreground(
  join(root, 'node_modules/.bin/node'),
  [join(root, 'scripts/tasks', `${task}.mjs`), ...given],
  { cwd: root, env: taskEnvironment(root) },
)
