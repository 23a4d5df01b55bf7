import { expect, test } from 'vitest'
import { Gatherer } from './gatherer.ts'

const limits = { mostWaiting: 6, mostAtOnce: 3, pace: 0 }

test('what arrives while a batch is written is written in the next ones, in its order, tenants in turn', async () => {
  const batches: string[] = []
  const gatherer = new Gatherer<string, string>(async (tenantId, pieces) => {
    batches.push(`${tenantId}: ${pieces.join(' ')}`)
    return pieces.map((piece) => `${piece}!`)
  }, limits)
  const given = [
    [1, 'a'],
    [1, 'b'],
    [1, 'c'],
    [1, 'd'],
    [1, 'e'],
    [2, 'f'],
  ] as const
  const results = await Promise.all(given.map(([tenantId, piece]) => gatherer.take(tenantId, piece)))
  expect(results).toEqual(['a!', 'b!', 'c!', 'd!', 'e!', 'f!'])
  expect(batches).toEqual(['1: a', '1: b c d', '2: f', '1: e'])
})

test('a piece that cannot be written harms itself alone', async () => {
  const gatherer = new Gatherer<string, string>(async (_, pieces) => {
    if (pieces.includes('bad')) throw new Error('No.')
    return pieces
  }, limits)
  const settled = await Promise.allSettled(['a', 'bad', 'c'].map((piece) => gatherer.take(1, piece)))
  expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
})

test('more than can wait is asked to come again', async () => {
  const gatherer = new Gatherer<number, number>(async (_, pieces) => pieces, limits)
  const settled = await Promise.allSettled([1, 2, 3, 4, 5, 6, 7].map((piece) => gatherer.take(1, piece)))
  expect(settled.at(-1)).toMatchObject({
    status: 'rejected',
    reason: { message: expect.stringContaining('again') },
  })
  expect(settled.slice(0, -1).every(({ status }) => status === 'fulfilled')).toBe(true)
})
