/** A key pair as files hold it. */
export interface KeyPair {
  /** PKCS #8. */
  readonly privatePem: string
  /** SPKI. */
  readonly publicPem: string
}

/**
 * Makes an Ed25519 pair in this browser.
 * @throws where the browser cannot, or the page is not secure
 */
export async function newKeyPair(): Promise<KeyPair> {
  const pair = await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify'])
  if (!('privateKey' in pair)) throw new Error('This is no pair.')
  return {
    privatePem: pem('PRIVATE KEY', await crypto.subtle.exportKey('pkcs8', pair.privateKey)),
    publicPem: pem('PUBLIC KEY', await crypto.subtle.exportKey('spki', pair.publicKey)),
  }
}

function pem(kind: string, bytes: ArrayBuffer): string {
  const text = btoa(String.fromCodePoint(...new Uint8Array(bytes))).replaceAll(/.{64}/g, '$&\n')
  return `-----BEGIN ${kind}-----\n${text}\n-----END ${kind}-----\n`
}
