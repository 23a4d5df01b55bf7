import { describe, expect, it } from 'vitest'
import { changedWhileShown, isSettled, shownChange, withRow, withWaiting } from './shown-changes.ts'

const change = (id: number, version = 1) => ({ id, version })
const statesOf = (rows: ReturnType<typeof withWaiting>) =>
  rows.map(({ change: { id }, state }) => [id, state])

describe('the budget changes on the screen', () => {
  const shown = [1, 2, 3].map((id) => shownChange(change(id)))

  it('keep their places while others are confirmed elsewhere and new ones come', () => {
    const now = withWaiting(shown, [change(9), change(3), change(1)])
    expect(statesOf(now)).toEqual([
      [1, 'waits'],
      [2, 'settled'],
      [3, 'waits'],
      [9, 'waits'],
    ])
  })

  it('stay confirmed, and are left alone while their own answer is on its way', () => {
    const under = withRow(withRow(shown, 1, { state: 'confirmed' }), 2, { state: 'confirming' })
    expect(statesOf(withWaiting(under, []))).toEqual([
      [1, 'confirmed'],
      [2, 'confirming'],
      [3, 'settled'],
    ])
  })

  it('say so when their amount was changed meanwhile', () => {
    const [row] = withWaiting(shown, [change(1, 2), change(2), change(3)])
    expect(row).toEqual({ change: change(1, 2), state: 'waits', problem: changedWhileShown })
  })

  it('keep the sentence about what went wrong until it is over', () => {
    const failed = withRow(shown, 2, { problem: 'No connection.' })
    expect(
      withWaiting(
        failed,
        [1, 2, 3].map((id) => change(id)),
      )[1]?.problem,
    ).toBe('No connection.')
    expect(withWaiting(failed, [])[1]?.problem).toBeNull()
  })

  it('wait again when their amount is changed once more', () => {
    const gone = withWaiting(shown, [])
    expect(statesOf(withWaiting(gone, [change(2, 3)]))).toContainEqual([2, 'waits'])
  })

  it('may be closed only when none is left to confirm', () => {
    expect(isSettled(shown)).toBe(false)
    expect(isSettled(withRow(withWaiting(shown, [change(1)]), 1, { state: 'confirming' }))).toBe(false)
    expect(isSettled(withRow(withWaiting(shown, [change(1)]), 1, { state: 'confirmed' }))).toBe(true)
    expect(isSettled([])).toBe(true)
  })
})
