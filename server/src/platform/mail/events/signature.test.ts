import { describe, expect, test } from 'vitest'
import { p256Key } from '../../../foundation/p256-key.ts'
import { isSigned } from './signature.ts'

/** A request with its key, as the provider publishes it for those who verify. */
const publicKey =
  'MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEEDr2LjtURuePQzplybdC+u4CwrqDqBaWjcMMsTbhdbcwHBcepxo7yAQGhHPTnlvFYPAZFceEu/1FwCM/QmGUhA=='
const otherKey =
  'MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEqTxd43gyp8IOEto2LdIfjRQrIbsd4SXZkLW6jDutdhXSJCWHw8REntlo7aNDthvj+y7GjUuFDb/R1NGe1OPzpA=='
const signed = {
  signature:
    'MEUCIQCtIHJeH93Y+qpYeWrySphQgpNGNr/U+UyUlBkU6n7RAwIgJTz2C+8a8xonZGi6BpSzoQsbVRamr2nlxFDWYNH2j/0=',
  timestamp: '1588788367',
  payload: '{"category":"example_payload","event":"test_event","message_id":"message_id"}',
}

const by = (text: string, more: object = {}): boolean => {
  const key = p256Key(text)
  return key !== null && isSigned(key, { ...signed, ...more })
}

describe('the signature of events', () => {
  test('is that of the published request, and of nothing else', () => {
    expect(by(publicKey)).toBe(true)
    expect(by(otherKey)).toBe(false)
    expect(by(publicKey, { payload: 'payload' })).toBe(false)
    expect(by(publicKey, { payload: `${signed.payload} ` })).toBe(false)
    expect(by(publicKey, { timestamp: '1588788368' })).toBe(false)
    expect(by(publicKey, { signature: signed.signature.replace('NH2j', 'NH3j') })).toBe(false)
    expect(by(publicKey, { signature: '' })).toBe(false)
  })

  test('needs a key on the curve P-256', () => {
    expect(p256Key('')).toBeNull()
    expect(p256Key('bm8ga2V5')).toBeNull()
    expect(p256Key('MCowBQYDK2VwAyEAGb9ECWmEzf6FQbrBZ9w7lshQhqowtrbLDFw4rXAxZuE=')).toBeNull()
  })
})
