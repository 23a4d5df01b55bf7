import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { clearEarlier } from '../../scripts/earlier-builds.mjs'

const day = 24 * 60 * 60 * 1000

test('the files of the last build stay for a week from the day they were replaced, however old they are; then they go', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-builds-'))
  const has = (name: string): boolean => existsSync(join(folder, name))
  const build = (at: number, ...names: string[]): void => {
    clearEarlier(folder, at)
    for (const name of names) {
      writeFileSync(join(folder, name), '')
      utimesSync(join(folder, name), at / 1000, at / 1000)
    }
    writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ all: names }))
  }
  try {
    const begin = Date.now() - 100 * day
    build(begin, 'first.js', 'both.js')
    build(begin + 60 * day, 'second.js', 'both.js')
    expect(has('first.js')).toBe(true)
    build(begin + 66 * day, 'third.js')
    expect([has('first.js'), has('second.js'), has('both.js')]).toEqual([true, true, true])
    build(begin + 68 * day, 'fourth.js')
    expect([has('first.js'), has('second.js'), has('third.js')]).toEqual([false, true, true])
    build(begin + 80 * day, 'fifth.js')
    expect([has('second.js'), has('third.js'), has('fourth.js')]).toEqual([false, false, true])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
