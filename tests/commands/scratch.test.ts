import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { background } from '../../scripts/background.mjs'
import { sweep } from '../../scripts/test/scratch.mjs'

test('what a run left that was killed goes with the next one, what another one uses stays', () => {
  const place = mkdtempSync(join(tmpdir(), 'portal-sweep-'))
  onTestFinished(() => rmSync(place, { recursive: true }))
  const folder = (name: string, pid?: number): string => {
    const path = join(place, name)
    mkdirSync(path)
    if (pid !== undefined) writeFileSync(join(path, 'pid'), String(pid))
    return path
  }
  const gone = folder('portal-test-gone', spawnSync(process.execPath, ['--version']).pid)
  // A disk of its own, where this user may mount one: it must not keep the next run from starting.
  const disk = join(gone, 'portal-disk-1')
  mkdirSync(disk)
  spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'portal-test', disk])
  const kept = [
    folder('portal-test-used', process.pid),
    folder('portal-test-being-made'),
    folder('of-somebody-else'),
  ]
  sweep(place)
  expect(existsSync(gone)).toBe(false)
  expect(kept.map((path) => existsSync(path))).toEqual([true, true, true])
})

test('a command that says nothing for too long is ended, and what it had said is told', async () => {
  const { code, output } = await background(
    process.execPath,
    ['-e', 'console.log("begun"); setInterval(() => {}, 1000)'],
    { quietLimit: 1500 },
  )
  expect(code).not.toBe(0)
  expect(output).toMatch(/^begun\nEnded: it had said nothing for/)
})
