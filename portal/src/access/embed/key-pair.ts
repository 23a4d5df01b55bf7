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
  const lines = btoa(String.fromCodePoint(...new Uint8Array(bytes))).match(/.{1,64}/g) ?? []
  return [`-----BEGIN ${kind}-----`, ...lines, `-----END ${kind}-----`, ''].join('\n')
}
