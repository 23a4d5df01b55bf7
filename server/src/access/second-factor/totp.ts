import { Secret, TOTP } from 'otpauth'
import { seal, unseal } from '../../foundation/database/secrets.ts'

/** Seconds of a step of the clock, and digits of a code: what every authenticator app does (RFC 6238). */
const period = 30
const digits = 6

/** A code of the step before or after counts too: clocks differ, and people type slowly (RFC 6238, 5.2). */
const tolerance = 1

/** A new secret of 160 bits, in base 32. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32

/**
 * The step of the clock that a code belongs to, so that it can be taken once;
 * null for a wrong code.
 * @param secret in base 32
 * @param now in milliseconds
 */
export function stepOfCode(secret: string, code: string, now = Date.now()): number | null {
  const token = code.replaceAll(/\s/g, '')
  if (!/^\d{6}$/.test(token)) return null
  try {
    const totp = new TOTP({ secret: Secret.fromBase32(secret), digits, period })
    const delta = totp.validate({ token, timestamp: now, window: tolerance })
    return delta === null ? null : Math.floor(now / 1000 / period) + delta
  } catch {
    return null
  }
}

/** What an authenticator app is set up with. */
export async function setupOf(
  secret: string,
  { email, issuer }: { readonly email: string; readonly issuer: string },
): Promise<{ secret: string; address: string; picture: string }> {
  const address = new TOTP({
    secret: Secret.fromBase32(secret),
    digits,
    period,
    issuer,
    label: email,
  }).toString()
  const { default: qrCode } = await import('qrcode')
  const svg = await qrCode.toString(address, { type: 'svg', margin: 2, errorCorrectionLevel: 'L' })
  return { secret, address, picture: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}` }
}

interface Account {
  readonly tenantId: number
  readonly userId: number
}

const place = ({ tenantId, userId }: Account): string => `${tenantId}:user_account.totp_secret:${userId}`

/** A secret as it is stored; it opens for this account only. */
export const sealTotp = (serverSecret: Uint8Array, account: Account, secret: string): string =>
  seal(serverSecret, place(account), secret)

/** The secret of an account; null where it was sealed under another server secret. */
export const unsealTotp = (serverSecret: Uint8Array, account: Account, sealed: string): string | null =>
  unseal(serverSecret, place(account), sealed)
