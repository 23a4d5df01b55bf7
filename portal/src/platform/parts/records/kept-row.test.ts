import { expect, it } from 'vitest'
import { ownName } from './kept-row.ts'

const can = { update: true, remove: true }

it('what an entry refers to is called without the client that both belong to', () => {
  const row = {
    id: 1,
    version: 1,
    can,
    Client: { id: 7, name: 'Cedar Ford', slug: 'cedar-ford' },
    strategyId: 3,
    Strategy: { id: 3, name: 'Cedar Ford: Win the map pack' },
    ownerId: 4,
    Owner: { id: 4, name: 'Anna Berg' },
    waitsForId: null,
  }
  expect(ownName(row, 'strategyId')).toBe('Win the map pack')
  expect(ownName(row, 'ownerId')).toBe('Anna Berg')
  expect(ownName(row, 'waitsForId')).toBeNull()
  expect(ownName({ ...row, Client: undefined }, 'strategyId')).toBe('Cedar Ford: Win the map pack')
})
