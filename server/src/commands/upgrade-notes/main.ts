import { appendFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { notesOf, readReleases } from './notes.ts'

const usage =
  'Use it so: npm run upgrade-notes [-- --since RELEASE], or npm run upgrade-notes -- --release NAME once everything of a release is there.'

/** `npm run upgrade-notes`: what the migrations since a release do, or the name of a new release for them. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { since: { type: 'string' }, release: { type: 'string' } } })
  const releases = readReleases()
  if (values.release !== undefined) {
    if (
      !/^\d{4}\.\d{2}(\.\d+)?$/.test(values.release) ||
      releases.some(({ name }) => name === values.release)
    )
      throw new RangeError(`A release is named by its month (2026.12, then 2026.12.1), each once. ${usage}`)
    const next = releases.at(-1)?.migrations ?? []
    appendFileSync(
      new URL('../../foundation/database/releases.txt', import.meta.url),
      [`# ${values.release}`, ...next, ''].join('\n'),
    )
    console.log(`${values.release} has ${next.length} migrations.`)
    return
  }
  const since = values.since ?? releases.at(-2)?.name
  const at = releases.findIndex(({ name }) => name === since)
  if (at < 0)
    throw new RangeError(
      `There was no release ${since}: there are ${releases
        .slice(0, -1)
        .map(({ name }) => name)
        .join(', ')}. ${usage}`,
    )
  console.log(`# Upgrading from ${since}\n\n${await notesOf(releases.slice(at + 1))}`)
}

try {
  await main()
} catch (error) {
  if (!(error instanceof RangeError || error instanceof TypeError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
