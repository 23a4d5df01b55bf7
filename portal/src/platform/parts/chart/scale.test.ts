import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contrast } from '@portal/ui/theme'
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

describe('the colors of lines', () => {
  const css = readFileSync(new URL('chart.module.css', import.meta.url), 'utf8')
  const found = [...css.matchAll(/--chart-\d: light-dark\((#\w{6}), (#\w{6})\)/g)]

  it.each([
    ['light', 1, '#ffffff'],
    ['dark', 2, '#151920'],
  ] as const)('are told apart and seen in the %s scheme, whatever color a tenant has', (_, group, ground) => {
    const colors = found.map((each) => each[group] ?? '')
    expect(colors).toHaveLength(6)
    for (const color of colors) expect(contrast(color, ground)).toBeGreaterThan(3)
    const channels = (color: string): readonly number[] =>
      [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
    const apart = (one: string, other: string): number => {
      const second = channels(other)
      return Math.hypot(...channels(one).map((value, place) => value - (second[place] ?? 0)))
    }
    for (const [place, one] of colors.entries())
      for (const other of colors.slice(place + 1))
        expect(apart(one, other), `${one} and ${other}`).toBeGreaterThan(50)
    // None of them is the tenant's own, which may be one of the others.
    expect(css).not.toMatch(/--chart-\d: [^;]*primary/)
  })
})
