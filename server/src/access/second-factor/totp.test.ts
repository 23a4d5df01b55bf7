import { Secret, TOTP } from 'otpauth'
import { describe, expect, test } from 'vitest'
import { newTotpSecret, sealTotp, setupOf, stepOfCode, unsealTotp } from './totp.ts'

const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const codeAt = (seconds: number): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: seconds * 1000 })

describe('a code', () => {
  test('is the one of RFC 6238, appendix B', () => {
    // The last six digits of the published eight: SHA-1 at 59 s and at 1111111109 s.
    expect(codeAt(59)).toBe('287082')
    expect(stepOfCode(secret, '287082', 59_000)).toBe(1)
    expect(stepOfCode(secret, '081804', 1_111_111_109_000)).toBe(37_037_036)
  })

  test('counts one step early and one late, and names its own step', () => {
    const now = 1_000_000_020_000
    const step = Math.floor(now / 30_000)
    for (const [off, expected] of [
      [-60, null],
      [-30, step - 1],
      [0, step],
      [30, step + 1],
      [60, null],
    ] as const)
      expect(stepOfCode(secret, codeAt(now / 1000 + off), now)).toBe(expected)
  })

  test('may be typed with spaces, and is nothing else', () => {
    expect(stepOfCode(secret, '287 082', 59_000)).toBe(1)
    for (const wrong of ['28708', '2870822', 'abcdef', '', '287083'])
      expect(stepOfCode(secret, wrong, 59_000)).toBeNull()
    expect(stepOfCode('not base 32 !', '287082', 59_000)).toBeNull()
  })
})

test('a secret is new each time, and its address carries it with whom it is for', async () => {
  const made = newTotpSecret()
  expect(made).toMatch(/^[A-Z2-7]{32}$/)
  expect(newTotpSecret()).not.toBe(made)
  const setup = await setupOf(made, { email: 'two-factor@demo.test', issuer: 'Demo Agency' })
  const address = new URL(setup.address)
  expect(address.protocol).toBe('otpauth:')
  expect(address.searchParams.get('secret')).toBe(made)
  expect(address.searchParams.get('issuer')).toBe('Demo Agency')
  expect(decodeURIComponent(address.pathname)).toContain('two-factor@demo.test')
  expect(Buffer.from(setup.picture.split(',')[1] ?? '', 'base64').toString()).toMatch(/^<svg /)
})

test('a stored secret opens for its own account only', () => {
  const key = new TextEncoder().encode('a secret of a server, long enough')
  const sealed = sealTotp(key, { tenantId: 1, userId: 22 }, secret)
  expect(sealed).not.toContain(secret)
  expect(unsealTotp(key, { tenantId: 1, userId: 22 }, sealed)).toBe(secret)
  expect(unsealTotp(key, { tenantId: 1, userId: 23 }, sealed)).toBeNull()
  expect(unsealTotp(key, { tenantId: 2, userId: 22 }, sealed)).toBeNull()
})
