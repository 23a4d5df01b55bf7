import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { vitestPart } from '../../scripts/test/vitest-part.mjs'
import { root } from '../support/root.ts'

let room: string
beforeEach(() => {
  room = mkdtempSync(join(tmpdir(), 'portal-room-'))
  writeFileSync(join(room, 'vitest.config.mjs'), 'export default { test: { globals: true } }')
})
afterEach(() => {
  rmSync(room, { recursive: true, force: true })
  vi.unstubAllEnvs()
})

/** A file whose first test always holds, and whose second one fails in as many runs of the file as are named. */
function writeFile(name: string, failingRuns: number): void {
  writeFileSync(
    join(room, `${name}.test.mjs`),
    `import { appendFileSync, readFileSync } from 'node:fs'
const runs = ${JSON.stringify(join(room, `${name}.runs`))}
beforeAll(() => appendFileSync(runs, 'x'))
it('holds', () => undefined)
it('holds late', () => expect(readFileSync(runs, 'utf8').length).toBeGreaterThan(${failingRuns}))
`,
  )
}

async function run() {
  const said: string[] = []
  const { failures, unsteady, ...counts } = await vitestPart(relative(root, room))({
    root,
    name: 'part',
    say: (line: string) => void said.push(line),
    filters: [],
    workers: 1,
    nearlyDone: () => undefined,
  })
  const names = (all: readonly { readonly name: string }[]): string[] => all.map(({ name }) => name)
  return { counts, failures: names(failures), unsteady: names(unsteady), said }
}

test('a file of which a test held at no attempt is run once more from its start, and told as unsteady', async () => {
  vi.stubEnv('CI', 'true')
  writeFile('good', 0)
  writeFile('late', 1)
  const { said, ...result } = await run()
  expect(result).toEqual({
    counts: { passed: 4, failed: 0, skipped: 0 },
    failures: [],
    unsteady: ['late.test.mjs > holds late'],
  })
  expect(said.filter((line) => line.startsWith('once more: '))).toHaveLength(1)
})

test('what fails then too has failed', async () => {
  vi.stubEnv('CI', 'true')
  writeFile('never', 9)
  expect(await run()).toMatchObject({
    counts: { passed: 1, failed: 1, skipped: 0 },
    failures: ['never.test.mjs > holds late'],
    unsteady: [],
  })
})

test('where it is worked on, what failed has failed', async () => {
  vi.stubEnv('CI', '')
  writeFile('late', 1)
  expect(await run()).toMatchObject({ counts: { failed: 1 }, failures: ['late.test.mjs > holds late'] })
})
