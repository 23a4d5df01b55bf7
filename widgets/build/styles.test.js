import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { styles } from './styles.js'

it('styles become the same code each time, so that a build has the same bytes and names everywhere', async () => {
  const file = fileURLToPath(new URL('../../ui/src/button/button.module.css', import.meta.url))
  const codes = await Promise.all(
    Array.from({ length: 12 }, async () => (await styles().transform('', file))?.code),
  )
  expect(codes[0]).toMatch(/\.[a-z]{3}0\b/)
  expect(codes[0]).not.toContain(fileURLToPath(new URL('../..', import.meta.url)))
  expect(new Set(codes).size).toBe(1)
})
