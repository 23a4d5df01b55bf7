import { Secret, TOTP, URI } from 'otpauth'
import { invalid } from '../../foundation/http/refusal.ts'

const wrong = (): Error =>
  invalid({
    codeSecret:
      'Paste the secret that the company shows beside its picture, in letters A to Z and digits 2 to 7, or the otpauth:// address behind the picture.',
  })

/**
 * What is kept of a one-time code: its `otpauth://totp/` address, with the
 * digits, period and algorithm that the company uses.
 *
 * @param typed a secret in base 32, spaces and all, or such an address
 * @throws when it is neither, with what to do
 */
export function codeAddressOf(typed: string): string {
  const text = typed.trim()
  try {
    if (/^otpauth:/i.test(text)) {
      const parsed = URI.parse(text)
      if (!(parsed instanceof TOTP)) throw wrong()
      return parsed.toString()
    }
    const secret = text.replaceAll(/[\s-]/g, '').replace(/=+$/, '')
    if (!/^[A-Z2-7]{16,}$/i.test(secret)) throw wrong()
    return new TOTP({ secret: Secret.fromBase32(secret), label: 'credential' }).toString()
  } catch {
    throw wrong()
  }
}

/** The code of a moment, and how long it is good. @param now in milliseconds */
export function codeOf(
  address: string,
  now = Date.now(),
): { readonly code: string; readonly seconds: number; readonly period: number } {
  const totp = URI.parse(address)
  if (!(totp instanceof TOTP)) throw new Error('The address of a one-time code is not of one by time.')
  const { period } = totp
  return {
    code: totp.generate({ timestamp: now }),
    seconds: period - (Math.floor(now / 1000) % period),
    period,
  }
}
