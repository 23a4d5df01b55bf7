import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { locked } from '../../scripts/lock.mjs'
import { root } from '../support/root.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-lock-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('two commands at once do not do the same work at the same time', async () => {
  const lock = join(folder, 'lock')
  const work = `
    import { locked } from ${JSON.stringify(join(root, 'scripts/lock.mjs'))}
    import { appendFileSync } from 'node:fs'
    const file = process.argv[1]
    for (let round = 0; round < 20; round++) {
      await locked(${JSON.stringify(lock)}, 'waiting', async () => {
        appendFileSync(file, 'in ')
        await new Promise(setImmediate)
        appendFileSync(file, 'out ')
      })
    }`
  const trace = join(folder, 'trace')
  const both = [0, 1].map(() => spawn(process.execPath, ['--input-type=module', '-e', work, trace]))
  const codes = await Promise.all(both.map(async (child) => (await once(child, 'exit'))[0]))
  expect(codes).toEqual([0, 0])
  expect(readFileSync(trace, 'utf8')).toBe('in out '.repeat(40))
})

test('the lock of a command that was killed is taken over', async () => {
  const killed = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  const gone = once(killed, 'exit')
  killed.kill('SIGKILL')
  await gone
  const lock = join(folder, 'lock')
  writeFileSync(lock, String(killed.pid))
  expect(await locked(lock, 'waiting', async () => 'done')).toBe('done')
  expect(existsSync(lock)).toBe(false)
})

test('work that fails gives the lock back', async () => {
  const lock = join(folder, 'lock')
  const failing = locked(lock, 'waiting', async () => {
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(await locked(lock, 'waiting', async () => 'next')).toBe('next')
})
