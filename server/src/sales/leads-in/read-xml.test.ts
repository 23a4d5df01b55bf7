import { expect, test } from 'vitest'
import { child, readXml, textIn } from './read-xml.ts'

const textOf = (xml: string): string => textIn(child(readXml(`<a>${xml}</a>`), 'a'))

test('a bare & is one, and what is to be read as it stands is read so', () => {
  expect(textOf('Bob & Son &amp; Co')).toBe('Bob & Son & Co')
  expect(textOf('x & <![CDATA[1 < 2 & 3 <![CDATA[ &amp; ]]> & y')).toBe('x & 1 < 2 & 3 <![CDATA[ &amp;  & y')
  expect(textOf('<?odd "quote\'?>z')).toBe('z')
})

test.each(['<![CDATA[', '<a ', '<a b="1" ', '<!'])(
  'a body of %s again and again is refused in a moment: anybody may send one',
  (signs) => {
    const body = `<adf>${signs.repeat(Math.floor((256 * 1024) / signs.length))}`
    expect(() => readXml(body)).toThrow('not well-formed')
  },
)
