/**
 * For the server of a page with agency widgets: signs who its user is.
 * Needs Node 18 or newer and nothing else; copy it into your project.
 *
 *     import { createSigner } from './assertion.mjs'
 *     const sign = createSigner({
 *       portal: 'https://portal.example',          // the portal's origin
 *       origin: 'https://intranet.example',        // the origin of your page
 *       privateKey: process.env.AGENCY_PRIVATE_KEY // PEM, PKCS #8, Ed25519 or P-256
 *     })
 *     app.post('/agency-assertion', requireSignIn, (request, response) =>
 *       response.set('cache-control', 'no-store').json({ assertion: sign(request.user.email) }))
 *
 * Sign only for the user whose session with you the request carries, never for
 * a name that the request gives you.
 */
import { createHash, createPrivateKey, createPublicKey, randomUUID, sign } from 'node:crypto'

/** Seconds for which an assertion is good. The portal takes at most 300; the page needs only a moment. */
const lifetime = 60

const encode = (value) => Buffer.from(JSON.stringify(value)).toString('base64url')

/**
 * @param {{ portal: string, origin: string, privateKey: string }} settings
 * @returns {(user: string) => string} signs an assertion for a user, by e-mail address or by id in the portal
 * @throws when the key is not a private one of the kind Ed25519 or P-256
 */
export function createSigner({ portal, origin, privateKey }) {
  const key = createPrivateKey(privateKey)
  const { kty, crv, x, y } = createPublicKey(key).export({ format: 'jwk' })
  const alg = crv === 'Ed25519' ? 'EdDSA' : crv === 'P-256' ? 'ES256' : undefined
  if (alg === undefined) throw new Error('The key must be of the kind Ed25519 or P-256.')
  // The id of the key, as the portal shows it: its thumbprint (RFC 7638).
  const members = alg === 'EdDSA' ? { crv, kty, x } : { crv, kty, x, y }
  const kid = createHash('sha256').update(JSON.stringify(members)).digest('base64url')
  const header = encode({ alg, kid, typ: 'JWT' })
  return (user) => {
    const now = Math.floor(Date.now() / 1000)
    const claims = {
      aud: portal,
      origin,
      sub: String(user),
      iat: now,
      exp: now + lifetime,
      jti: randomUUID(),
    }
    const text = `${header}.${encode(claims)}`
    const signature = sign(alg === 'EdDSA' ? null : 'sha256', Buffer.from(text), {
      key,
      dsaEncoding: 'ieee-p1363',
    })
    return `${text}.${signature.toString('base64url')}`
  }
}
