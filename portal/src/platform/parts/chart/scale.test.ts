import { describe, expect, it } from 'vitest'
import { differInScale } from './differ-in-scale.ts'
import { labelledPlaces, valueScale } from './scale.ts'

describe('the scale of a chart', () => {
  it('begins at zero and ends on a round number above the highest value', () => {
    const scale = valueScale([120, null, 873])
    expect(scale).toMatchObject({ from: 0, to: 1000, ticks: [0, 200, 400, 600, 800, 1000] })
    expect(scale?.share(500)).toBe(0.5)
  })

  it('has no fifths between whole counts', () => {
    expect(valueScale([1, 0, 1])).toMatchObject({ to: 1, ticks: [0, 1] })
    expect(valueScale([0, 3])?.ticks).toEqual([0, 1, 2, 3])
    expect(valueScale([0.2, 0.9])?.ticks).toEqual([0, 0.2, 0.4, 0.6, 0.8, 1])
  })

  it('is one for lines of a size, and one for each where one would lie on the zero line', () => {
    const of = (...values: readonly number[]) => ({ values })
    expect(differInScale([of(900, 1000), of(200, 150)])).toBe(false)
    expect(differInScale([of(90_000), of(120)])).toBe(true)
    expect(differInScale([of(90_000), of(0)])).toBe(false)
  })

  it('goes below zero where a value does', () => {
    expect(valueScale([-30, 50])?.from).toBeLessThanOrEqual(-30)
  })

  it('has a height where every value is zero', () => {
    expect(valueScale([0, 0])).toMatchObject({ from: 0, to: 1 })
  })

  it('is not there without values', () => {
    expect(valueScale([null])).toBeNull()
  })
})

describe('labels along a chart', () => {
  it('stand at as many places as have room', () => {
    expect(labelledPlaces(30, 5)).toEqual([0, 6, 12, 18, 24])
    expect(labelledPlaces(3, 10)).toEqual([0, 1, 2])
    expect(labelledPlaces(0, 10)).toEqual([])
  })
})
