import { ApiError } from '@portal/core/foundation/contract/api-error'
import type { Client } from '@portal/core/client'
import { expect, it } from 'vitest'
import { isComplete, readAll, withChannel, type Chosen } from './question.ts'

const start: Chosen = { channels: [], start: '', end: '' }
const chosen: Chosen = { channels: ['search', 'ctv'], start: '2026-03-01', end: '2026-03-14' }

// AIG-06
it('Next needs a channel and both dates in their order', () => {
  expect(isComplete(chosen)).toBe(true)
  for (const missing of [{ channels: [] }, { start: '' }, { end: '' }, { end: '2026-02-28' }] as const)
    expect(isComplete({ ...chosen, ...missing })).toBe(false)
})

it('channels keep their order, whichever is ticked first', () => {
  const both = withChannel(withChannel(start, 'ctv', true), 'search', true)
  expect(both.channels).toEqual(['search', 'ctv'])
  expect(withChannel(both, 'ctv', false).channels).toEqual(['search'])
})

// AIG-07, AIG-12
it('each channel fails for itself, and one without figures has no note', async () => {
  const asked: unknown[] = []
  const client = {
    async call(name: string, given: { query: { channel?: string } }) {
      asked.push([name, given.query])
      if (given.query.channel === 'search') return []
      if (given.query.channel === 'ctv') throw new ApiError(503, 'unavailable', 'The writer does not answer.')
      return { output: '<p>All well.</p>' }
    },
  } as unknown as Client
  const { channels, summary } = await readAll(client, 7, chosen, new AbortController().signal)
  expect([...channels]).toEqual([
    ['search', { value: null }],
    ['ctv', { failure: 'The writer does not answer.' }],
  ])
  expect(summary).toEqual({ value: '<p>All well.</p>' })
  expect(asked).toContainEqual([
    'performanceNotes.list',
    { client_id: 7, start_date: '2026-03-01', end_date: '2026-03-14', channel: 'ctv', granularity: 'total' },
  ])
  expect(asked).toContainEqual([
    'performanceNotes.summary',
    { client_id: 7, start_date: '2026-03-01', end_date: '2026-03-14', channels: 'search,ctv' },
  ])
})
