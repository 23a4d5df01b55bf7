import { describe, expect, test } from 'vitest'
import { identifierProblem, keptIdentifier } from './identifiers.ts'

// PRO-07
describe('identifiers at outside systems', () => {
  test.each([
    ['Google Ads', '1234567890', '123-456-7890'],
    ['Google Ads', ' 123-456-7890 ', '123-456-7890'],
    ['Meta', '1234567890', 'act_1234567890'],
    ['Meta', 'act_1234567890', 'act_1234567890'],
    ['Google Analytics 4', 'properties/312345678', '312345678'],
    ['Search Console', 'https://www.dealer.com', 'https://www.dealer.com/'],
    ['Search Console', 'sc-domain:Dealer.com', 'sc-domain:dealer.com'],
    ['Business Profile', 'locations/12345678901234567890', '12345678901234567890'],
    ['LinkedIn', '512 345 678', '512345678'],
    ['CallRail', 'com8154748ae6bd4e278a7cddd38a662f4f', 'COM8154748AE6BD4E278A7CDDD38A662F4F'],
  ] as const)('%s: %s is kept as %s', (platform, typed, kept) => {
    expect(keptIdentifier(platform, typed)).toBe(kept)
  })

  test.each([
    ['Google Ads', '123-456-789'],
    ['Google Ads', 'G-ABCDEF'],
    ['Google Analytics 4', 'G-ABC1234567'],
    ['Meta', 'page 12'],
    ['Search Console', 'dealer'],
    ['TikTok', '12345'],
    ['LinkedIn', 'urn:li:account'],
  ] as const)('%s refuses %s and shows what one looks like', (platform, typed) => {
    expect(identifierProblem(platform, typed)).toMatch(
      new RegExp(`no identifier of ${platform}: it looks like`),
    )
  })
})
