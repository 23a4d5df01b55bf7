import { expect, it } from 'vitest'
import { reasonInWords, reasonOf } from './reason-of.ts'

const failure = (code: string, message: string): Error => Object.assign(new Error(message), { code })

it('says in words why the network failed, whoever tells of it', () => {
  const nowhere = failure('ENOTFOUND', 'getaddrinfo ENOTFOUND feeds.example')
  expect(reasonInWords(nowhere)).toBe('its name leads nowhere')
  expect(reasonInWords(new TypeError('fetch failed', { cause: nowhere }))).toBe('its name leads nowhere')
  expect(reasonInWords(failure('ECONNREFUSED', 'connect ECONNREFUSED 127.0.0.1:1'))).toBe(
    'nothing answers there',
  )
})

it('passes on in one line what it has no words for', () => {
  expect(reasonInWords(new Error('It answered\n  500.'))).toBe('It answered 500.')
  expect(reasonInWords(new TypeError('fetch failed', { cause: failure('ODD', 'an odd end') }))).toBe(
    'fetch failed (an odd end)',
  )
  expect(reasonInWords('nothing')).toBe('nothing')
  expect(reasonOf(failure('ENOTFOUND', 'getaddrinfo ENOTFOUND x'))).toBe('getaddrinfo ENOTFOUND x')
})
