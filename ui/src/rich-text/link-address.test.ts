import { expect, it } from 'vitest'
import { addressOf, isSafeAddress } from './link-address.ts'

it.each([
  ['example.com', 'https://example.com'],
  [' https://example.com/a?b=c ', 'https://example.com/a?b=c'],
  ['dana@demo.test', 'mailto:dana@demo.test'],
  ['localhost:4000/x', 'https://localhost:4000/x'],
])('%s is the address %s', (typed, address) => {
  expect(addressOf(typed)).toBe(address)
})

it.each([
  '',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'https://',
  'two words',
])('%j is no address to follow', (typed) => {
  expect(addressOf(typed)).toBeNull()
  expect(isSafeAddress(typed)).toBe(false)
})
