import { describe, expect, it } from 'vitest'
import { soundingOn } from './sounding.ts'

const any = { id: 1, interactionTypeId: null, days: 14 }
const review = { id: 2, interactionTypeId: 5, days: 30 }
const names = (last: readonly (readonly [number, string])[], since: string | null, day: string) =>
  soundingOn([any, review], day)({ last: new Map(last), since }).map(({ id }) => id)

describe('an overwatch alarm', () => {
  it('sounds from the day on which the last interaction is as old as it says', () => {
    expect(names([[1, '2026-03-01']], '2026-03-01', '2026-03-14')).toEqual([])
    expect(names([[1, '2026-03-01']], '2026-03-01', '2026-03-15')).toEqual([1])
  })

  it('listens to its own type only, or to all of them', () => {
    expect(
      names(
        [
          [5, '2026-01-02'],
          [1, '2026-02-20'],
        ],
        '2020-01-01',
        '2026-03-01',
      ),
    ).toEqual([2])
    expect(names([[5, '2026-02-20']], '2020-01-01', '2026-03-01')).toEqual([])
  })

  it('counts from the first day of a client with whom nobody spoke yet', () => {
    expect(names([], '2026-02-28', '2026-03-01')).toEqual([])
    expect(names([], '2026-01-01', '2026-03-01')).toEqual([1, 2])
    expect(names([], null, '2026-03-01')).toEqual([])
  })
})
