import { verify, type KeyObject } from 'node:crypto'

/** A request as it was signed. */
export interface Signed {
  /** Base64 of an ECDSA signature in DER. */
  readonly signature: string
  /** The text that stands before the body in what was signed. */
  readonly timestamp: string
  /** The body, byte for byte as it came. */
  readonly payload: string
}

/** Whether whoever holds the key wrote a request: ECDSA with SHA-256 over its time and its body. */
export const isSigned = (key: KeyObject, { signature, timestamp, payload }: Signed): boolean =>
  verify('sha256', Buffer.from(timestamp + payload), key, Buffer.from(signature, 'base64'))
