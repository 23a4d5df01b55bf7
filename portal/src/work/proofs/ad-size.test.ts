import { expect, test } from 'vitest'
import { adSizeIn, adSizeOfName } from './ad-size.ts'

test('a creative is as large as it says itself, or as its file is named', () => {
  expect(adSizeIn('<head><meta name="ad.size" content="width=300,height=250"></head>')).toEqual({
    width: 300,
    height: 250,
  })
  expect(adSizeIn("<META content='width=728, height=90' name='ad.size' />")).toEqual({
    width: 728,
    height: 90,
  })
  expect(adSizeIn('<meta name="viewport" content="width=300,height=250">')).toBeNull()
  expect(adSizeIn('<meta name="ad.size" content="width=9999,height=1">')).toBeNull()
  expect(adSizeOfName('winter-300x250.html')).toEqual({ width: 300, height: 250 })
  expect(adSizeOfName('Holiday 160 x 600')).toEqual({ width: 160, height: 600 })
  expect(adSizeOfName('index.html')).toBeNull()
})
