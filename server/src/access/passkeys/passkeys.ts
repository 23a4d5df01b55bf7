import type { Answer, Given } from '@portal/core/calls'
import { mostPasskeys } from '@portal/core/access/passkeys/constants'
import type { Db } from '../../foundation/database/database.ts'
import { operation, outsideFirst } from '../../foundation/http/operation.ts'
import { conflict, invalid, notFound, Refusal } from '../../foundation/http/refusal.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { confirmPassword } from '../passwords/present-password.ts'
import { deviceOf } from '../sessions/device.ts'
import { passkeyWasAdded, passkeyWasRemoved } from '../sign-in/mails.ts'
import {
  challengeSeconds,
  handleOf,
  hostOfPasskeys,
  readCeremony,
  signCeremony,
  webAuthn,
} from './ceremony.ts'
import { beginPasskeySignIn, signInWithPasskey } from './sign-in-with-passkey.ts'

const columns = ['id', 'name', 'host', 'synced', 'created_at', 'last_used_at'] as const

interface Row {
  readonly id: number
  readonly name: string
  readonly host: string
  readonly synced: boolean
  readonly created_at: string
  readonly last_used_at: string | null
}

const present = (row: Row): Answer<'users.addPasskey'> => ({
  id: row.id,
  name: row.name,
  host: row.host,
  synced: row.synced,
  createdAt: row.created_at,
  lastUsedAt: row.last_used_at,
})

const ownOf = (db: Db, tenantId: number, userId: number) =>
  db.selectFrom('passkey').where('tenant_id', '=', tenantId).where('user_id', '=', userId)

const list = operation('users.passkeys', async ({ db, tenantId, person }) => {
  const rows = await ownOf(db, tenantId, person.id).select(columns).orderBy('id', 'desc').execute()
  return rows.map(present)
})

const begin = operation('users.beginPasskey', async ({ body, db, tenantId, person, origin, services }) => {
  await confirmPassword(services, { person, ip: origin.ip }, body.password, 'password')
  const host = hostOfPasskeys(origin)
  const known = await ownOf(db, tenantId, person.id).select(['credential_id', 'transports', 'host']).execute()
  if (known.length >= mostPasskeys)
    throw conflict(`You have ${mostPasskeys} passkeys, which is as many as there may be. Remove one first.`)
  const { email, first_name, last_name } = await db
    .selectFrom('user_account')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', person.id)
    .select(['email', 'first_name', 'last_name'])
    .executeTakeFirstOrThrow()
  const tenant = await services.tenants.byId(tenantId)
  const owner = handleOf({ tenantId, userId: person.id })
  const rpName = tenant?.name ?? 'Portal'
  const displayName = `${first_name} ${last_name}`
  const timeout = challengeSeconds * 1000
  const { generateRegistrationOptions } = await webAuthn()
  const { challenge, pubKeyCredParams } = await generateRegistrationOptions({
    rpName,
    rpID: host,
    userName: email,
  })
  return {
    token: await signCeremony(services.settings.secret, { purpose: 'make-passkey', challenge, owner }),
    options: {
      challenge,
      rp: { id: host, name: rpName },
      user: { id: Buffer.from(owner).toString('base64url'), name: email, displayName },
      pubKeyCredParams: pubKeyCredParams.map(({ alg, type }) => ({ alg, type })),
      timeout,
      attestation: 'none' as const,
      // A device makes one passkey for a person, not two.
      excludeCredentials: known
        .filter((one) => one.host === host)
        .map(({ credential_id: id, transports }) => ({ id, type: 'public-key' as const, transports })),
      authenticatorSelection: { residentKey: 'required' as const, userVerification: 'required' as const },
    },
  }
})

type Made = Given<'users.addPasskey', 'body'>['credential']

/** @throws {Refusal} 422 when the browser's answer is not one to what it was asked, or not of this host */
async function checked(made: Made, challenge: string, portal: string, host: string) {
  const { verifyRegistrationResponse } = await webAuthn()
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        id: made.id,
        rawId: made.rawId,
        type: made.type,
        clientExtensionResults: {},
        response: {
          clientDataJSON: made.response.clientDataJSON,
          attestationObject: made.response.attestationObject,
        },
      },
      expectedChallenge: challenge,
      expectedOrigin: portal,
      expectedRPID: host,
      requireUserVerification: true,
    })
    if (verified && registrationInfo) return registrationInfo
  } catch {
    // Said below: a person can only try again.
  }
  throw new Refusal('invalid', 'This passkey could not be checked. Please make it again.')
}

const add = outsideFirst('users.addPasskey', async ({ body, tenantId, person, services, origin }) => {
  const owner = { tenantId, userId: person.id }
  const asked = await readCeremony(services.settings.secret, 'make-passkey', body.token)
  if (asked.owner !== handleOf(owner)) throw invalid({ token: 'This passkey was begun by somebody else.' })
  const host = hostOfPasskeys(origin)
  const { credential, credentialBackedUp } = await checked(
    body.credential,
    asked.challenge,
    origin.portal,
    host,
  )
  return async ({ db, audit }) => {
    const name = body.name.trim() || deviceOf(origin.userAgent)
    const row = await db
      .insertInto('passkey')
      .values({
        tenant_id: tenantId,
        user_id: person.id,
        host,
        name,
        credential_id: credential.id,
        public_key: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        transports: [...(body.credential.response.transports ?? [])],
        synced: credentialBackedUp,
      })
      .onConflict((on) => on.columns(['tenant_id', 'credential_id']).doNothing())
      .returning(columns)
      .executeTakeFirst()
    if (!row) throw conflict('This passkey is there already.')
    audit({ subject: 'user', subjectId: person.id, changes: { passkey: [null, name] } })
    const mail = await passkeyWasAdded(db, owner, { name, from: origin })
    if (mail) await queueMail({ services, tenantId, db }, mail, person.id)
    return present(row)
  }
})

const remove = operation(
  'users.removePasskey',
  async ({ db, tenantId, person, params, services, origin, audit }) => {
    const gone = await db
      .deleteFrom('passkey')
      .where('tenant_id', '=', tenantId)
      .where('user_id', '=', person.id)
      .where('id', '=', params.id)
      .returning(['id', 'name'])
      .executeTakeFirst()
    if (!gone) throw notFound('This passkey')
    audit({ subject: 'user', subjectId: person.id, changes: { passkey: [gone.name, null] } })
    const owner = { tenantId, userId: person.id }
    const mail = await passkeyWasRemoved(db, owner, { name: gone.name, from: origin })
    if (mail) await queueMail({ services, tenantId, db }, mail, person.id)
    return { id: gone.id }
  },
)

export const passkeyOperations = {
  'users.passkeys': list,
  'users.beginPasskey': begin,
  'users.addPasskey': add,
  'users.removePasskey': remove,
  'users.beginPasskeySignIn': beginPasskeySignIn,
  'users.signInWithPasskey': signInWithPasskey,
}
