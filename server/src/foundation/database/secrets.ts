import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const version = 'v1'
const ivBytes = 12
const tagBytes = 16

const keyOf = (serverSecret: Uint8Array): Uint8Array =>
  new Uint8Array(
    hkdfSync('sha256', serverSecret, new Uint8Array(), `agency-portal stored secrets ${version}`, 32),
  )

/**
 * A secret as it is stored: `v1.` and base64url of nonce, tag and cipher text
 * (AES-256-GCM; the key is derived from the server's secret by HKDF, RFC 5869).
 *
 * @param place where it belongs; the same text in another place does not open
 */
export function seal(serverSecret: Uint8Array, place: string, plain: string): string {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv(algorithm, keyOf(serverSecret), iv, { authTagLength: tagBytes }).setAAD(
    Buffer.from(place),
  )
  const sealed = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
  return `${version}.${Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')}`
}

/**
 * The plain text of what `seal` made; null when it was sealed under another
 * server secret or changed since, so that the rest of its record still opens
 * and the secret can be entered again.
 */
export function unseal(serverSecret: Uint8Array, place: string, sealed: string): string | null {
  const [made, content = ''] = sealed.split('.')
  const bytes = Buffer.from(content, 'base64url')
  if (made !== version || bytes.length < ivBytes + tagBytes) return null
  const decipher = createDecipheriv(algorithm, keyOf(serverSecret), bytes.subarray(0, ivBytes), {
    authTagLength: tagBytes,
  })
    .setAAD(Buffer.from(place))
    .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
  try {
    return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]).toString(
      'utf8',
    )
  } catch {
    return null
  }
}
