import { describe, expect, test } from 'vitest'
import { cameFrom, modelOf, pageKindOf } from './pages.ts'

describe('what a page of a dealer is', () => {
  test.each([
    ['/', 'Home'],
    ['/index.htm', 'Home'],
    ['/new-inventory/', 'List'],
    ['/new/Subaru/2026-Subaru-Outback-naperville-il-abc123.htm', 'Vehicle'],
    ['/inventory/4S4BTGND5P3101234', 'Vehicle'],
    ['/new-vehicle-specials', 'Specials'],
    ['/schedule-service', 'Service'],
    ['/finance-application', 'Finance'],
    ['/about-us', 'Other'],
  ])('%s is %s', (path, kind) => expect(pageKindOf(path)).toBe(kind))

  test.each([
    ['New 2026 Subaru Outback Premium for sale in Naperville', 'Subaru Outback'],
    ['/inventory/used-2023-ram-1500-big-horn', 'RAM 1500'],
    ['2025 Mercedes-Benz GLC 300', 'Mercedes-Benz GLC'],
    ['About us', ''],
  ])('%s is about %s', (words, model) => expect(modelOf(words)).toBe(model))
})

test('a visit comes from its campaign, or from the page before, or from nowhere', () => {
  const host = 'www.dealer.com'
  expect(cameFrom({ source: 'Google', medium: 'CPC' }, '', host)).toEqual({ source: 'google', medium: 'cpc' })
  expect(cameFrom({}, 'www.google.com', host)).toEqual({ source: 'google', medium: 'organic' })
  expect(cameFrom({}, 'm.facebook.com', host)).toEqual({ source: 'facebook', medium: 'social' })
  expect(cameFrom({}, 'dealer.com', host)).toEqual({ source: 'direct', medium: 'none' })
  expect(cameFrom({}, 'forum.example', host)).toEqual({ source: 'forum.example', medium: 'referral' })
})
