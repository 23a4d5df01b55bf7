import { expect, test } from 'vitest'
import { generated } from '../../scripts/generate.mjs'
import { root } from '../support/root.ts'

test('every generated file is what its sources make of it today', async () => {
  const files = await generated(root)
  expect(files.length).toBeGreaterThan(0)
  const stale = files
    .filter(({ fresh }) => !fresh)
    .map(({ file }) => `${file}: run npm run check and commit it`)
  expect(stale).toEqual([])
})
