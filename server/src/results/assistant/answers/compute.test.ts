import { expect, it } from 'vitest'
import { topicOf } from '../language/declared-topics.ts'
import { holds } from './compute.ts'

const columnOf = (topic: string, id: string) => topicOf(topic)?.topic.columns.find((one) => one.id === id)

it('counts whoever never was here among those who were not here since a day, and nobody for what has no day', () => {
  const before = (cell: string | null, topic: string, column: string): boolean =>
    holds(cell, { column, is: '<', values: ['2026-11-01'] }, columnOf(topic, column), '2026-11-23')
  expect(columnOf('clientLogin', 'lastHere')).toBeDefined()
  expect(before(null, 'clientLogin', 'lastHere')).toBe(true)
  expect(before('2026-10-31T15:00:00Z', 'clientLogin', 'lastHere')).toBe(true)
  expect(before('2026-11-05T15:00:00Z', 'clientLogin', 'lastHere')).toBe(false)
  // A task without a due date was due before no day.
  expect(columnOf('tasks', 'due')).toBeDefined()
  expect(before(null, 'tasks', 'due')).toBe(false)
})
