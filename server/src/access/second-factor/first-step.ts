import { randomUUID } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import { Refusal } from '../../foundation/http/refusal.ts'
import { hashOf } from '../sessions/tokens.ts'

/** Seconds for the second step: to find the phone, or to wait for a mail. */
export const secondStepSeconds = 10 * 60

/** What the token of the first step says: a password of this account was right just now. */
export interface FirstStep {
  readonly tenantId: number
  readonly userId: number
  /** Which attempt; a mailed code is good for one. */
  readonly attempt: string
  /** Hash of the secret that was given out to set up an app, where one is to be set up. */
  readonly setup: string | null
}

const issuer = 'agency-portal'
const audience = 'second-factor'

/** A token for the second step. It opens no call: its audience is this step alone. */
export const signFirstStep = (
  serverSecret: Uint8Array,
  {
    tenantId,
    userId,
    secret,
  }: { readonly tenantId: number; readonly userId: number; readonly secret: string | null },
): Promise<string> =>
  new SignJWT({ tid: tenantId, ...(secret === null ? {} : { set: hashOf(secret) }) })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject(String(userId))
    .setJti(randomUUID())
    .setIssuedAt()
    .setExpirationTime(`${secondStepSeconds}s`)
    .sign(serverSecret)

/** @throws {Refusal} 422 when the token is none or too old */
export async function readFirstStep(serverSecret: Uint8Array, token: string): Promise<FirstStep> {
  try {
    const { payload } = await jwtVerify(token, serverSecret, { issuer, audience, algorithms: ['HS256'] })
    const { sub, tid, jti, set } = payload
    const userId = Number(sub)
    if (Number.isInteger(userId) && typeof tid === 'number' && typeof jti === 'string')
      return { tenantId: tid, userId, attempt: jti, setup: typeof set === 'string' ? set : null }
  } catch {
    // Expired, forged or of another kind: said below.
  }
  throw new Refusal('invalid', 'This sign-in has taken too long. Please start again with your password.', {
    errors: { authAccessToken: 'This sign-in has taken too long. Please start again with your password.' },
  })
}
