import { expect, it } from 'vitest'
import { isLink, linksIn } from './links.ts'

it('a link leads to a page, never to something that runs', () => {
  for (const link of ['https://tasks.example/x?y=1', 'http://intranet', '/taskiq/login'])
    expect(isLink(link)).toBe(true)
  for (const link of [
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    'https://a b',
    '',
    null,
    7,
  ])
    expect(isLink(link)).toBe(false)
})

it('of anything only the links of known applications are taken', () => {
  expect(linksIn({ intranet: 'https://x.example', 'seo-tools': 'javascript:1', other: 'https://y' })).toEqual(
    {
      intranet: 'https://x.example',
    },
  )
  expect(linksIn(null)).toEqual({})
  expect(linksIn('text')).toEqual({})
})
