import { expect, test } from 'vitest'
import { negativesFor } from './negatives.ts'

const nothing = { typed: [], vehicles: [], brands: [], names: [], searched: [] }

test('a negative holds no word of what is planned for', () => {
  const all = negativesFor(nothing)
  expect(all).toEqual(expect.arrayContaining(['rental', 'stock price', 'jobs']))
  const planned = negativesFor({ ...nothing, typed: ['Subaru Rental', 'stock price'] })
  expect(planned).not.toContain('rental')
  expect(planned).not.toContain('stock price')
  expect(planned).toEqual(expect.arrayContaining(['rent', 'jobs']))
})

test('other makes are offered where it is known what the client sells', () => {
  expect(negativesFor(nothing)).not.toContain('toyota')
  const store = negativesFor({
    ...nothing,
    brands: ['Ford', 'Lincoln'],
    vehicles: ['ford f-150'],
    names: ['Toyota Road Motors', 'Lincoln'],
  })
  expect(store).toContain('chevrolet')
  // What it sells, and the word that stands in its own name.
  for (const own of ['ford', 'lincoln', 'toyota']) expect(store).not.toContain(own)
})

test('searches that never led to the site are offered, the most shown first, and those that did are not', () => {
  const searched = [
    { term: 'hail repair', shown: 300, clicked: 0 },
    { term: 'Bumper Paint', shown: 900, clicked: 0 },
    { term: 'outback hail damage', shown: 900, clicked: 0 },
    { term: 'seldom shown', shown: 199, clicked: 0 },
    { term: 'came once', shown: 900, clicked: 1 },
  ]
  const offered = negativesFor({ ...nothing, vehicles: ['subaru outback'], searched })
  expect(offered.slice(-2)).toEqual(['bumper paint', 'hail repair'])
})
