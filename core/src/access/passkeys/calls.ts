import { type } from '../../foundation/contract/type.ts'
import { defineCalls } from '../../foundation/contract/call.ts'
import { byId, nothing } from '../../foundation/contract/schemas.ts'
import { anyone, inOwnName, inPortal } from '../../foundation/policy/rules-of-calls.ts'
import { signedInAnswer } from '../sign-in/calls.ts'
import { mostLetters } from './constants.ts'

const oneself = inOwnName(inPortal)

/** Bytes as WebAuthn writes them in JSON: base64url without padding. */
const bytes = 'string <= 100000'
/** What ties an answer of the browser to the question: signed, good for five minutes. */
const token = 'string <= 2000'

const descriptor = type({ id: 'string', type: "'public-key'", 'transports?': 'string[]' })

/** `PublicKeyCredentialCreationOptionsJSON` of WebAuthn Level 3, as far as we ask. */
const creationOptions = type({
  challenge: 'string',
  rp: { id: 'string', name: 'string' },
  user: { id: 'string', name: 'string', displayName: 'string' },
  pubKeyCredParams: type({ alg: 'number', type: "'public-key'" }).array(),
  timeout: 'number',
  attestation: "'none'",
  excludeCredentials: descriptor.array(),
  authenticatorSelection: { residentKey: "'required'", userVerification: "'required'" },
})

/** `PublicKeyCredentialRequestOptionsJSON`: any passkey of this portal that the browser has. */
const requestOptions = type({
  challenge: 'string',
  rpId: 'string',
  timeout: 'number',
  userVerification: "'required'",
})

const credential = {
  id: 'string <= 1400',
  rawId: 'string <= 1400',
  type: "'public-key'",
  clientExtensionResults: 'object',
  'authenticatorAttachment?': "'platform' | 'cross-platform' | null",
} as const

/** A passkey of one's own. */
export const passkey = type({
  id: 'number',
  name: 'string',
  /** Under which host it opens the portal. */
  host: 'string',
  /** Whether it is kept by an account (a password manager) rather than by one device. */
  synced: 'boolean',
  createdAt: 'string',
  lastUsedAt: 'string | null',
})

/** Signing in with a key of the device instead of a password (WebAuthn). */
export const passkeyCalls = defineCalls({
  'users.passkeys': {
    method: 'GET',
    path: '/users/me/passkeys',
    summary: "One's own passkeys, the last made first.",
    allow: oneself,
    response: passkey.array(),
  },
  'users.beginPasskey': {
    method: 'POST',
    path: '/users/me/passkeys/begin',
    summary: 'What the browser makes a passkey from, which `addPasskey` stores; asks for the password.',
    allow: oneself,
    reads: true,
    body: type({ '+': 'reject', password: 'string <= 200' }),
    response: type({ token: 'string', options: creationOptions }),
  },
  'users.addPasskey': {
    method: 'POST',
    path: '/users/me/passkeys',
    summary: 'Stores a passkey that the browser has made; its owner is told by mail.',
    allow: oneself,
    body: type({
      '+': 'reject',
      token,
      name: `string <= ${mostLetters}`,
      credential: type({
        ...credential,
        response: {
          clientDataJSON: bytes,
          attestationObject: bytes,
          'transports?': type('string <= 20').array().atMostLength(10),
        },
      }),
    }),
    response: passkey,
  },
  'users.removePasskey': {
    method: 'DELETE',
    path: '/users/me/passkeys/{id}',
    summary: 'Takes a passkey away: it opens the portal no more.',
    allow: oneself,
    params: byId,
    response: type({ id: 'number' }),
  },
  'users.beginPasskeySignIn': {
    method: 'POST',
    path: '/users/passkey/begin',
    summary: 'What the browser signs with a passkey to sign in.',
    allow: anyone,
    reads: true,
    perMinute: 600,
    body: nothing,
    response: type({ token: 'string', options: requestOptions }),
  },
  'users.signInWithPasskey': {
    method: 'POST',
    path: '/users/passkey',
    summary: 'Signs in with a passkey. The device has verified its owner, so no second factor is asked for.',
    allow: anyone,
    reads: true,
    perMinute: 600,
    body: type({
      '+': 'reject',
      token,
      credential: type({
        ...credential,
        response: {
          clientDataJSON: bytes,
          authenticatorData: bytes,
          signature: bytes,
          'userHandle?': type('string <= 200').or('null'),
        },
      }),
    }),
    response: signedInAnswer,
  },
})
