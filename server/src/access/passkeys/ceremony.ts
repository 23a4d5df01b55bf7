import { jwtVerify, SignJWT } from 'jose'
import type { Origin } from '../../foundation/http/operation.ts'
import { Refusal } from '../../foundation/http/refusal.ts'

/** Seconds for which a challenge can be answered: people look for a key, or for their phone. */
export const challengeSeconds = 5 * 60

const issuer = 'agency-portal'

/** What checks passkeys, fetched by the first who has one: it reads certificates, which takes some 300 modules. */
export const webAuthn = () => import('@simplewebauthn/server')

/** What the browser was asked: to make a passkey for somebody, or to sign in with any. */
export interface Ceremony {
  readonly purpose: 'make-passkey' | 'sign-in-with-passkey'
  /** What is to be signed, base64url. */
  readonly challenge: string
  /** `tenant.user` whom a passkey is made for; null for signing in. */
  readonly owner: string | null
}

/** The host whose passkeys these are (the relying party's id of WebAuthn): without port. */
export const hostOfPasskeys = ({ portal }: Pick<Origin, 'portal'>): string => new URL(portal).hostname

/** A person as a passkey names them: nothing that says who they are. */
export const handleOf = ({
  tenantId,
  userId,
}: {
  readonly tenantId: number
  readonly userId: number
}): string => `${tenantId}.${userId}`

/** The person that a passkey names; null where it is none of ours. */
export function personOfHandle(handle: string): { tenantId: number; userId: number } | null {
  const [, tenantId, userId] = /^(\d{1,9})\.(\d{1,9})$/.exec(handle) ?? []
  return tenantId === undefined || userId === undefined
    ? null
    : { tenantId: Number(tenantId), userId: Number(userId) }
}

/** Signs what was asked, so that nothing is kept between question and answer. */
export const signCeremony = (secret: Uint8Array, { purpose, challenge, owner }: Ceremony): Promise<string> =>
  new SignJWT({ challenge, ...(owner === null ? {} : { owner }) })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer(issuer)
    .setAudience(purpose)
    .setIssuedAt()
    .setExpirationTime(`${challengeSeconds}s`)
    .sign(secret)

/** @throws {Refusal} 422 when the token is none, too old, or of the other purpose */
export async function readCeremony(
  secret: Uint8Array,
  purpose: Ceremony['purpose'],
  token: string,
): Promise<Ceremony> {
  try {
    const { payload } = await jwtVerify(token, secret, { issuer, audience: purpose, algorithms: ['HS256'] })
    const { challenge, owner } = payload
    if (typeof challenge === 'string')
      return { purpose, challenge, owner: typeof owner === 'string' ? owner : null }
  } catch {
    // Expired, forged or of another kind: said below.
  }
  throw new Refusal('invalid', 'This took too long. Please try again.')
}
