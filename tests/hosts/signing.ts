import { generateKeyPairSync } from 'node:crypto'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { emailOf, root, signIn, type RunningServer } from '../support/index.ts'

type Sign = (user: string) => string

/** A key of a host's server that the portal trusts, in the hands of the example of the documentation. */
export interface HostKey {
  /** Signs for a demo account, as the server of an origin. */
  signer(origin: string): Sign
  /** Takes the portal's trust away, and with it every session that the key opened. */
  revoke(): Promise<void>
}

/** Makes a key pair and registers its public half. */
export async function trustedKey(server: RunningServer, name = 'Intranet'): Promise<HostKey> {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const admin = await signIn(server.url, 'admin')
  const { body, status } = await admin.post<{ id: number }>('/embed/host-keys', {
    name,
    publicKey: publicKey.export({ type: 'spki', format: 'pem' }),
  })
  if (status !== 200) throw new Error(`The key was refused: ${JSON.stringify(body)}`)
  const example = pathToFileURL(join(root, 'docs/examples/assertion.mjs')).href
  const { createSigner } = (await import(example)) as {
    createSigner(settings: { portal: string; origin: string; privateKey: string }): Sign
  }
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  return {
    signer(origin) {
      const sign = createSigner({ portal: server.url, origin, privateKey: pem })
      return (account) => sign(emailOf(account))
    },
    async revoke() {
      await admin.post(`/embed/host-keys/${body.id}/revoke`, {})
    },
  }
}
