import { createHmac, randomBytes } from 'node:crypto'

const beginning = 'whsec_'

/** A new secret: 24 random bytes, as Standard Webhooks writes them. */
export const newSecret = (): string => `${beginning}${randomBytes(24).toString('base64')}`

/**
 * The headers of a message, signed after Standard Webhooks: HMAC-SHA-256 over id, time and the very text.
 * @param secrets the one in use, and the one before while both are good
 * @param at seconds since 1970
 */
export function signedHeaders(
  secrets: readonly string[],
  id: string,
  at: number,
  payload: string,
): Readonly<Record<string, string>> {
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(beginning.length), 'base64')
    return `v1,${createHmac('sha256', key).update(`${id}.${at}.${payload}`).digest('base64')}`
  })
  return {
    'webhook-id': id,
    'webhook-timestamp': String(at),
    'webhook-signature': signatures.join(' '),
  }
}
