import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { background } from '../background.mjs'
import { toRepeat, whole, withRepeated } from './files.mjs'
import { broken } from './result.mjs'
import { beginsFile, lastFile } from './vitest-reporter.mjs'

/** What hangs is ended before whoever runs the tests loses patience, so that it is told; the longest file takes five. */
const quietLimit = 20 * 60_000

/**
 * A part that is one run of vitest in a room.
 *
 * On a foreign machine a test has a second attempt, and a file of which a test held at neither is run once more from
 * its start. What needed that is named at the end.
 *
 * @param {string} room whose vitest.config.ts decides which files
 * @param {{ project?: string, env?: Record<string, string> }} [options]
 */
export const vitestPart =
  (room, { project, env = {} } = {}) =>
  async ({ root, name, say, filters, workers, nearlyDone }) => {
    const run = (files, told) => runOf({ root, room, project, env, say, workers, nearlyDone }, files, told)
    const first = await run(filters, '')
    if (!first.report) return broken(name, first.text)
    const result = whole(first.report)
    if (result.passed + result.failed + result.skipped === 0) {
      return broken(name, `${room} ran no test.\n${first.code === 0 ? '' : first.text}`)
    }
    if (first.code !== 0 && result.failed === 0) return broken(name, first.text)
    const repeated = process.env.CI ? toRepeat(first.report) : []
    if (repeated.length === 0) return result
    const again = await run(repeated, 'once more: ')
    return again.report ? whole(withRepeated(first.report, again.report, repeated)) : result
  }

/**
 * One run of vitest.
 *
 * @param {readonly string[]} files all where there are none
 * @param {string} told before what is said of each
 * @returns what it comes to by file, or why it came to nothing
 */
const runOf = async ({ root, room, project, env, say, workers, nearlyDone }, files, told) => {
  const folder = join(root, room)
  const scratch = mkdtempSync(join(tmpdir(), 'portal-report-'))
  const path = join(scratch, 'report.json')
  const underWay = new Set()
  try {
    const args = ['run', '--root', folder, '--reporter', join(root, 'scripts/test/vitest-reporter.mjs')]
    args.push('--maxWorkers', String(workers))
    if (process.env.CI) args.push('--retry', '1')
    if (project !== undefined) args.push('--project', project)
    const { code, output } = await background(join(root, 'node_modules/.bin/vitest'), [...args, ...files], {
      cwd: folder,
      env: { ...process.env, ...env, CI: 'true', TEST_REPORT: path, NO_COLOR: '1' },
      quietLimit,
      onLine: (line) => {
        if (line.startsWith(beginsFile)) underWay.add(line.slice(beginsFile.length))
        underWay.delete(line.split(': ')[0])
        if (/: \d+ passed|^  failed: /.test(line)) say(told + line)
        if (line === lastFile) nearlyDone()
      },
    })
    if (existsSync(path)) return { code, report: JSON.parse(readFileSync(path, 'utf8')), text: output }
    return { code, text: `vitest ended without a report. Under way: ${[...underWay].join(', ')}.\n${output}` }
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}
