import { expect, test } from 'vitest'
import { projectionOf } from './projection.ts'

const size = { width: 1000, height: 420 }
const dayton = { longitude: -84.19, latitude: 39.76 }
const troy = { longitude: -84.2, latitude: 40.04 }

test('places lie within the drawing, as far apart as it has room', () => {
  const projection = projectionOf([dayton, troy], size)
  const [low, high] = [
    projection([dayton.longitude, dayton.latitude]),
    projection([troy.longitude, troy.latitude]),
  ]
  expect(low?.[1]).toBeCloseTo(392)
  expect(high?.[1]).toBeCloseTo(28)
})

test.each([
  ['one place', [dayton]],
  ['several at the same spot', [dayton, dayton]],
])('%s lies in the middle', (_, places) => {
  const at = projectionOf(places, size)([dayton.longitude, dayton.latitude])
  expect(at?.[0]).toBeCloseTo(500)
  expect(at?.[1]).toBeCloseTo(210)
})
