import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { primaryProperties } from './apply.ts'
import { defaultPrimary, derivePrimary, surfaceColors } from './derive.ts'
import { contrast } from './oklch.ts'

const hostile = [
  '#ffff00',
  '#ffffff',
  '#000000',
  '#00ff00',
  '#0000ff',
  '#ff00ff',
  '#00ffff',
  '#808080',
  '#777777',
  '#767676',
  '#ff8800',
  '#fefefe',
  '#010101',
  '#2854df',
  '#c0ffee',
  '#7f7f00',
  '#e6007e',
  '#123',
]
const spread = Array.from({ length: 216 }, (_, index) => {
  const step = (place: number): string =>
    ((Math.floor(index / 6 ** place) % 6) * 51).toString(16).padStart(2, '0')
  return `#${step(2)}${step(1)}${step(0)}`
})
const tokens = readFileSync(new URL('../tokens.css', import.meta.url), 'utf8')

describe.each(['light', 'dark'] as const)('in the %s scheme, for every tenant colour', (scheme) => {
  const grounds = Object.values(surfaceColors[scheme])
  const cases = [...hostile, ...spread].map((color) => ({ color, derived: derivePrimary(color)[scheme] }))

  it('text on a primary button reaches 4.5 : 1, hovered and pressed too', () => {
    for (const { color, derived } of cases) {
      for (const fill of [derived.fill, derived.fillHover, derived.fillPressed]) {
        expect(contrast(derived.onFill, fill), `${color} ${fill}`).toBeGreaterThanOrEqual(4.5)
      }
    }
  })

  it('coloured words reach 4.5 : 1 on every surface and on what is selected', () => {
    for (const { color, derived } of cases) {
      for (const ground of [...grounds, derived.tint, derived.tintHover]) {
        expect(contrast(derived.text, ground), `${color} on ${ground}`).toBeGreaterThanOrEqual(4.5)
      }
    }
  })

  it('controls, edges and focus rings reach 3 : 1 and so do their marks', () => {
    for (const { color, derived } of cases) {
      for (const ground of grounds) {
        expect(contrast(derived.control, ground), `${color} on ${ground}`).toBeGreaterThanOrEqual(3)
        expect(contrast(derived.edge, ground), `${color} on ${ground}`).toBeGreaterThanOrEqual(3)
      }
      expect(contrast(derived.onControl, derived.control), color).toBeGreaterThanOrEqual(3)
    }
  })

  it('the surfaces are those of tokens.css', () => {
    for (const color of grounds) expect(tokens).toContain(color)
  })
})

it('a button is filled with the very colour the tenant chose', () => {
  expect(derivePrimary('#E6007E').light.fill).toBe('#e6007e')
})

it('a colour that is none counts as the default', () => {
  expect(derivePrimary('url(javascript:1)')).toEqual(derivePrimary(defaultPrimary))
  expect(derivePrimary('')).toEqual(derivePrimary(defaultPrimary))
})

it('tokens.css starts with what the default colour derives to', () => {
  for (const [property, value] of primaryProperties(defaultPrimary)) {
    expect(tokens).toContain(`${property}: ${value};`)
  }
})
