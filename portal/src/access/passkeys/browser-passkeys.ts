import type { Answer } from '@portal/core/calls'
import { BrowserRefusal } from '../sign-in/problem.ts'

/** A passkey that may be made now: the options of the browser, and what ties its answer to them. */
export type Begun = Answer<'users.beginPasskey'>

/** Whether this browser has passkeys for this address: WebAuthn knows names, not bare network addresses. */
export const hasPasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' && !/^[\d.]+$|^\[/.test(location.hostname)

/**
 * Has the browser make a passkey; its library is fetched with the first.
 * @throws {BrowserRefusal} with a sentence, also when the person turns it down
 */
export async function makePasskey({ options }: Begun) {
  const { startRegistration } = await import('@simplewebauthn/browser')
  const { id, rawId, type, response } = await inWords('make', () =>
    startRegistration({ optionsJSON: { ...options, excludeCredentials: transportsOf(options) } }),
  )
  const { clientDataJSON, attestationObject, transports = [] } = response
  return {
    id,
    rawId,
    type,
    clientExtensionResults: {},
    response: { clientDataJSON, attestationObject, transports },
  } as const
}

/**
 * Has the browser sign with a passkey that the person chooses.
 * @throws {BrowserRefusal} with a sentence, also when the person turns it down
 */
export async function signWithPasskey(options: Answer<'users.beginPasskeySignIn'>['options']) {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const { id, rawId, type, response } = await inWords('use', () =>
    startAuthentication({ optionsJSON: options }),
  )
  const { clientDataJSON, authenticatorData, signature, userHandle = null } = response
  return {
    id,
    rawId,
    type,
    clientExtensionResults: {},
    response: { clientDataJSON, authenticatorData, signature, userHandle },
  } as const
}

const known = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const
type Transport = (typeof known)[number]

/** Ways to a key that a later browser may know are left out here. */
const transportsOf = ({ excludeCredentials }: Begun['options']) =>
  excludeCredentials.map(({ transports = [], ...one }) => ({
    ...one,
    transports: transports.filter((way): way is Transport => known.some((name) => name === way)),
  }))

async function inWords<T>(what: 'make' | 'use', work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw new BrowserRefusal(sentenceOf(what, error instanceof Error ? error.name : ''), { cause: error })
  }
}

/** What a person can do about an error of the browser. */
function sentenceOf(what: 'make' | 'use', name: string): string {
  if (name === 'InvalidStateError') return 'This device has a passkey of yours already.'
  if (name === 'NotAllowedError' || name === 'AbortError')
    return what === 'make'
      ? 'No passkey was made. Try again, and confirm with your finger, face or PIN.'
      : 'No passkey was used. Try again, or sign in with your password.'
  return what === 'make'
    ? 'This browser could not make a passkey. Try another browser or device.'
    : 'This browser could not use a passkey. Sign in with your password.'
}
