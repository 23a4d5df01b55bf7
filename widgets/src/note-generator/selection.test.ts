import { expect, it } from 'vitest'
import { bodyOf, tickedChannels, tickedVariants, toggled, usedReports, type Selection } from './selection.ts'

const nothing: Selection = new Map()

// AIG-09
it('a tick is of its channel only, and taken away by another press', () => {
  const one = toggled(nothing, 'search', 'client')
  const two = toggled(one, 'ctv', 'technical')
  expect(tickedChannels(two)).toEqual(['search', 'ctv'])
  expect(tickedVariants(two, 'ctv')).toEqual(['technical'])
  expect(tickedChannels(toggled(two, 'search', 'client'))).toEqual(['ctv'])
  expect(tickedChannels(nothing)).toEqual([])
})

it('several variants of a channel stand under their names in their order, a single one without', () => {
  const html = { technical: '<p>t</p>', manager: '<p>m</p>', client: '<p>c</p>' }
  const ticked = toggled(toggled(nothing, 'social', 'client'), 'social', 'technical')
  const body = bodyOf(html, tickedVariants(ticked, 'social'))
  expect(body.replaceAll(/<strong>(.*?)<\/strong>/g, '[$1]')).toMatch(
    /^<p>\[.+\]<\/p><p>t<\/p><p>\[.+\]<\/p><p>c<\/p>$/,
  )
  expect(bodyOf(html, ['client'])).toBe('<p>c</p>')
})

// AIG-15
it('the usage record names channel and variant, of the channels that were submitted', () => {
  const ticked = toggled(toggled(nothing, 'ctv', 'client'), 'search', 'technical')
  expect(usedReports(ticked, ['search', 'ctv'])).toEqual(['search: technical', 'ctv: client'])
  expect(usedReports(ticked, ['ctv'])).toEqual(['ctv: client'])
})
