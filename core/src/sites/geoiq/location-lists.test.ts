import { expect, test } from 'vitest'
import { locationList, otherThanZips, zipsIn } from './location-lists.ts'

const zips = [
  { zip: '45402', city: 'Dayton', state: 'OH' },
  { zip: '45404', city: 'Dayton', state: 'OH' },
]

// SIQ-03
test('an area is written as each platform takes it', () => {
  expect(locationList('Google Ads', zips, 'Dayton 10 mi').text).toBe(
    '45402, OH, United States\n45404, OH, United States\n',
  )
  expect(locationList('Google Ads Editor', zips, 'Search, Dayton')).toEqual({
    text: 'Campaign,Location,Status\n"Search, Dayton","45402, OH, United States",Enabled\n"Search, Dayton","45404, OH, United States",Enabled\n',
    fileName: 'search-dayton-google-ads-editor.csv',
  })
  expect(locationList('Meta', zips, '').text).toBe('US:45402\nUS:45404\n')
})

test('ZIP codes are found in what somebody wrote, once each', () => {
  expect(zipsIn('45402, 45404-1234 and 45402; not 123456')).toEqual(['45402', '45404'])
})

test('what was written and is no ZIP code is named', () => {
  expect(otherThanZips('45402,45404-1234\n4540; 123456 Dayton, Dayton')).toEqual(['4540', '123456', 'Dayton'])
})
