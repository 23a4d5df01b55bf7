import { createPublicKey, type KeyObject } from 'node:crypto'

/**
 * A public key as consoles show it: base64 of a SubjectPublicKeyInfo on the curve P-256.
 * @returns null where it is none
 */
export function p256Key(text: string): KeyObject | null {
  try {
    const key = createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' })
    return key.asymmetricKeyDetails?.namedCurve === 'prime256v1' ? key : null
  } catch {
    return null
  }
}
