import { expect, test } from 'vitest'
import { FiguresCache } from './figures-cache.ts'

test('answers that hold nothing take room and go like all others, the least recently used first', () => {
  const cache = new FiguresCache()
  cache.keep('large', '1', () => 39_900, {})
  for (let asked = 0; asked < 200; asked += 1) {
    cache.known('large', '1')
    cache.keep(`empty ${asked}`, '1', () => 0, {})
  }
  expect(cache.size).toBe(101)
  const known = ['large', 'empty 0', 'empty 199'].map((key) => cache.known(key, '1') !== null)
  expect(known).toEqual([true, false, true])
})
