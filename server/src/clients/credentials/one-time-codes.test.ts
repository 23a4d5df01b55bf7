import { describe, expect, test } from 'vitest'
import { codeAddressOf, codeOf } from './one-time-codes.ts'

const secret = 'GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ'

describe('a one-time code', () => {
  test('is the one of RFC 6238, appendix B, with the seconds that it is good', () => {
    expect(codeOf(codeAddressOf(secret), 59_000)).toEqual({ code: '287082', seconds: 1, period: 30 })
    expect(codeOf(codeAddressOf(secret.toLowerCase()), 60_000).seconds).toBe(30)
  })

  test('keeps the digits and the period of an address', () => {
    const address = `otpauth://totp/Shop:ads?secret=${secret.replaceAll(' ', '')}&digits=8&period=60`
    expect(codeOf(codeAddressOf(address), 59_000)).toMatchObject({ seconds: 1, period: 60 })
    expect(codeOf(codeAddressOf(address), 59_000).code).toHaveLength(8)
  })

  test.each([
    'hunter-22',
    '123 456',
    'otpauth://hotp/x?secret=GEZDGNBVGY3TQOJQ&counter=1',
    'otpauth://nonsense',
  ])('cannot be made of %s', (typed) => {
    expect(() => codeAddressOf(typed)).toThrow()
  })
})
