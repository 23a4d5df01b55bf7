import { createPrivateKey, createPublicKey } from 'node:crypto'
import { expect, it } from 'vitest'
import { newKeyPair } from './key-pair.ts'

it('makes a pair that servers can read: the private half of a key is exactly one line', async () => {
  const { privatePem, publicPem } = await newKeyPair()
  expect(privatePem.split('\n')).toHaveLength(4)
  const privateKey = createPrivateKey(privatePem)
  expect(privateKey.asymmetricKeyType).toBe('ed25519')
  expect(createPublicKey(privateKey).export({ type: 'spki', format: 'pem' })).toBe(publicPem)
})
