import { sql } from 'kysely'
import { wholeTenant } from '../../foundation/database/context.ts'
import { operation, type Incoming } from '../../foundation/http/operation.ts'
import { Refusal } from '../../foundation/http/refusal.ts'
import { openSession } from '../sessions/sessions.ts'
import { hashOf } from '../sessions/tokens.ts'
import {
  challengeSeconds,
  hostOfPasskeys,
  personOfHandle,
  readCeremony,
  signCeremony,
  webAuthn,
} from './ceremony.ts'

const refused = (): Refusal =>
  new Refusal(
    'invalid',
    'This passkey does not open the portal. Sign in with your password, and look at your passkeys in My Profile.',
  )

/** What the browser is to sign. Every passkey of this host will do, so nobody's are named. */
export const beginPasskeySignIn = operation('users.beginPasskeySignIn', async ({ services, origin }) => {
  const rpId = hostOfPasskeys(origin)
  const timeout = challengeSeconds * 1000
  const { generateAuthenticationOptions } = await webAuthn()
  const { challenge } = await generateAuthenticationOptions({
    rpID: rpId,
    timeout,
    userVerification: 'required',
  })
  return {
    token: await signCeremony(services.settings.secret, {
      purpose: 'sign-in-with-passkey',
      challenge,
      owner: null,
    }),
    options: { challenge, rpId, timeout, userVerification: 'required' as const },
  }
})

/**
 * Signs in with a passkey, once for each challenge. The device has verified
 * its owner by finger, face or PIN: that and the key are two factors.
 * The answer does not tell an unknown key from one whose owner may not sign in.
 */
export const signInWithPasskey = operation('users.signInWithPasskey', async (incoming) => {
  const { body, services } = incoming
  const { challenge } = await readCeremony(services.settings.secret, 'sign-in-with-passkey', body.token)
  const { response } = body.credential
  const who = personOfHandle(Buffer.from(response.userHandle ?? '', 'base64url').toString())
  if (!who || !(await isOfHost(incoming, who.tenantId))) throw refused()
  const known = await passkeyOf(incoming, who, body.credential.id)
  if (!known) throw refused()
  const counter = await verified(incoming, challenge, known)
  if (counter === null) throw refused()
  return openSession(incoming, who, async (db) => {
    const used = await db
      .insertInto('passkey_challenge')
      .values({ tenant_id: who.tenantId, challenge_hash: hashOf(challenge) })
      .onConflict((on) => on.doNothing())
      .returning('challenge_hash')
      .executeTakeFirst()
    if (!used) throw new Refusal('invalid', 'This sign-in was used already. Please try again.')
    await db
      .updateTable('passkey')
      .set({ counter, last_used_at: sql<string>`now()` })
      .where('tenant_id', '=', who.tenantId)
      .where('id', '=', known.id)
      .execute()
  })
})

type SigningIn = Pick<Incoming<'users.signInWithPasskey'>, 'services' | 'origin' | 'body'>
interface Who {
  readonly tenantId: number
  readonly userId: number
}

/** Whether people of a tenant sign in at this host: it is the host's, or a partner's of it. */
async function isOfHost({ services, origin }: SigningIn, tenantId: number): Promise<boolean> {
  const here = await services.tenants.byHost(origin.host)
  if (!here) return false
  return here.id === tenantId || (await services.tenants.byId(tenantId))?.parentId === here.id
}

/** A passkey whose owner may sign in. */
const passkeyOf = ({ services, origin }: SigningIn, { tenantId, userId }: Who, credentialId: string) =>
  services.database
    .reading(wholeTenant(tenantId))
    .selectFrom('passkey')
    .innerJoin('user_account', (join) =>
      join
        .onRef('user_account.tenant_id', '=', 'passkey.tenant_id')
        .onRef('user_account.id', '=', 'passkey.user_id'),
    )
    .where('passkey.tenant_id', '=', tenantId)
    .where('passkey.user_id', '=', userId)
    .where('passkey.credential_id', '=', credentialId)
    .where('passkey.host', '=', hostOfPasskeys(origin))
    .where('user_account.active', '=', true)
    .where('user_account.suspended', '=', false)
    .where('user_account.pdf_user', '=', false)
    .where('user_account.user_type', '<>', 'PDF')
    .select(['passkey.id', 'passkey.credential_id', 'passkey.public_key', 'passkey.counter'])
    .executeTakeFirst()

/** The key's new count of uses; null where what was signed is not right. */
async function verified(
  { body, origin }: SigningIn,
  challenge: string,
  known: NonNullable<Awaited<ReturnType<typeof passkeyOf>>>,
): Promise<number | null> {
  const { credential } = body
  const { verifyAuthenticationResponse } = await webAuthn()
  try {
    const { verified: right, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id: credential.id,
        rawId: credential.rawId,
        type: credential.type,
        clientExtensionResults: {},
        response: {
          clientDataJSON: credential.response.clientDataJSON,
          authenticatorData: credential.response.authenticatorData,
          signature: credential.response.signature,
        },
      },
      expectedChallenge: challenge,
      expectedOrigin: origin.portal,
      expectedRPID: hostOfPasskeys(origin),
      requireUserVerification: true,
      credential: {
        id: known.credential_id,
        publicKey: Buffer.from(known.public_key, 'base64url'),
        counter: known.counter,
      },
    })
    return right ? authenticationInfo.newCounter : null
  } catch {
    // Not of this host, of another challenge, not verified by the device, or a copied key whose count went back.
    return null
  }
}
