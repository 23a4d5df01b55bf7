import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import '../follow-parent.mjs'
import { endingWithUs } from '../background.mjs'
import { ensurePrerequisites, findChromium } from '../prerequisites.mjs'
import { Sentence } from '../sentence.mjs'
import { parts } from '../test/parts.mjs'
import { broken } from '../test/result.mjs'
import { schedule } from '../test/schedule.mjs'
import { ownScratch } from '../test/scratch.mjs'
import { told } from '../told.mjs'

const root = join(import.meta.dirname, '../..')
const given = process.argv.slice(2)
const chosen = parts.filter(({ name }) => given.some((word) => name === word || name.startsWith(`${word}-`)))
const running = chosen.length > 0 ? chosen : parts
const filters = given.filter(
  (word) => !parts.some(({ name }) => name === word || name.startsWith(`${word}-`)),
)

/** Two more than there are cores: what waits for a browser or a time limit leaves its core to others. */
const places = Math.min(Math.max(availableParallelism(), 2) + 2, 6)

const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`
const width = Math.max(...parts.map(({ name }) => name.length))
const say = (name) => (line) => console.log(`${name.padEnd(width)}  ${line}`)

const counts = ({ passed, failed, skipped }) => `${passed} passed, ${failed} failed, ${skipped} skipped`

const runPart = async (part, nearlyDone) => {
  const started = Date.now()
  let result
  try {
    result = await part.run({
      root,
      name: part.name,
      say: say(part.name),
      filters,
      workers: part.alone ? places : 1,
      nearlyDone,
    })
  } catch (error) {
    result = broken(part.name, error.stack)
  }
  say(part.name)(`${result.failed > 0 ? 'FAILED ' : ''}${counts(result)} in ${seconds(started)}`)
  return result
}

await told(async () => {
  endingWithUs()
  ownScratch()
  if (chosen.length === 0 && filters.length > 0) {
    throw new Sentence(
      `There is no part ${filters[0]}. The parts are ${parts.map(({ name }) => name).join(', ')}.`,
    )
  }
  const needs = new Set(running.flatMap((part) => part.needs ?? []))
  await ensurePrerequisites({
    chromium: needs.has('chromium'),
    postgres: needs.has('postgres'),
    redis: needs.has('redis'),
    pgbouncer: needs.has('pgbouncer'),
    objectStorage: needs.has('objectStorage'),
    haproxy: needs.has('haproxy'),
  })
  // Whoever opens a browser opens this one.
  if (needs.has('chromium')) process.env.CHROMIUM_PATH = findChromium()
  const started = Date.now()
  const results = await schedule(running, places, runPart)
  const sum = (key) => results.reduce((total, result) => total + result[key], 0)
  const total = { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') }
  const tell = (which, word) => {
    for (const [index, result] of results.entries()) {
      for (const { name, text } of result[which]) {
        console.log(`\n${word}${running[index].name}: ${name}\n${text.replaceAll(/^/gm, '    ')}`)
      }
    }
  }
  tell('unsteady', 'Held only at a further attempt, ')
  tell('failures', '')
  console.log(`\nThe whole took ${seconds(started)}.`)
  console.log(counts(total))
  return total.failed > 0 || total.passed === 0 ? 1 : 0
})
