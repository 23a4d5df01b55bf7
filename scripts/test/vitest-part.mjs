import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { background } from '../background.mjs'
import { broken } from './result.mjs'
import { beginsFile, lastFile } from './vitest-reporter.mjs'

/** What hangs is ended before whoever runs the tests loses patience, so that it is told; the longest file takes five. */
const quietLimit = 20 * 60_000

/**
 * A part that is one run of vitest in a room.
 *
 * @param {string} room whose vitest.config.ts decides which files
 * @param {{ project?: string, env?: Record<string, string> }} [options]
 */
export const vitestPart =
  (room, { project, env = {} } = {}) =>
  async ({ root, name, say, filters, workers, nearlyDone }) => {
    const folder = join(root, room)
    const scratch = mkdtempSync(join(tmpdir(), 'portal-report-'))
    const report = join(scratch, 'report.json')
    const underWay = new Set()
    try {
      const args = ['run', '--root', folder, '--reporter', join(root, 'scripts/test/vitest-reporter.mjs')]
      args.push('--maxWorkers', String(workers))
      // On a foreign machine a test has a second attempt, and one that needed it is named at the end.
      if (process.env.CI) args.push('--retry', '1')
      if (project !== undefined) args.push('--project', project)
      const { code, output } = await background(
        join(root, 'node_modules/.bin/vitest'),
        [...args, ...filters],
        {
          cwd: folder,
          env: { ...process.env, ...env, CI: 'true', TEST_REPORT: report, NO_COLOR: '1' },
          quietLimit,
          onLine: (line) => {
            if (line.startsWith(beginsFile)) underWay.add(line.slice(beginsFile.length))
            underWay.delete(line.split(': ')[0])
            if (/: \d+ passed|^  failed: /.test(line)) say(line)
            if (line === lastFile) nearlyDone()
          },
        },
      )
      if (!existsSync(report)) {
        return broken(
          name,
          `vitest ended without a report. Under way: ${[...underWay].join(', ')}.\n${output}`,
        )
      }
      const result = JSON.parse(readFileSync(report, 'utf8'))
      if (result.passed + result.failed + result.skipped === 0) {
        return broken(name, `${room} ran no test.\n${code === 0 ? '' : output}`)
      }
      return code !== 0 && result.failed === 0 ? broken(name, output) : result
    } finally {
      rmSync(scratch, { recursive: true, force: true })
    }
  }
