import { expect, it } from 'vitest'
import { safeLink } from './safe-link.ts'

const portal = 'https://portal.example'

it('screens of the portal and https addresses are links, out of a foreign page in a tab of their own', () => {
  expect(safeLink('/pacing?month=2026-11', portal)).toEqual({
    href: 'https://portal.example/pacing?month=2026-11',
    outside: true,
  })
  expect(safeLink('https://example.com/a', portal)).toEqual({ href: 'https://example.com/a', outside: true })
})

it.each([
  ['a script', 'javascript:alert(1)'],
  ['a script behind a line break', 'java\nscript:alert(1)'],
  ['data', 'data:text/html,<script>1</script>'],
  ['an address that is not encrypted', 'http://example.com/'],
  ['a name and a password before the host', 'https://portal.example@evil.example/'],
  ['backslashes that a browser reads as slashes', '\\\\evil.example\\a'],
  ['no address at all', 'https://'],
])('%s is no link', (_, address) => {
  expect(safeLink(address, portal)).toBeNull()
})
