import { expect, test } from 'vitest'
import type { Actor } from '@portal/core/foundation/policy/actor'
import { addressSeconds, FileAddresses, publicIdIn, type Signature } from './addresses.ts'

const addresses = new FileAddresses(new TextEncoder().encode('a secret of at least thirty-two characters'))
const file = {
  tenantId: 1,
  publicId: '0f8fad5b-d9cb-469f-a165-70867728950e',
  name: 'Plan für Q1 (final).pdf',
}
/** As the name stands in the address. */
const inPath = 'Plan-fur-Q1-final-.pdf'
const visitor: Actor = { kind: 'visitor', tenantId: 1 }
const noon = Date.UTC(2026, 10, 21, 12, 0, 1)

function signatureIn(address: string): Signature {
  const query = new URL(address, 'http://portal').searchParams
  return { t: Number(query.get('t')), e: Number(query.get('e')), s: query.get('s') ?? '' }
}

test('an address works for twelve hours and stops within the thirteenth', () => {
  const signature = signatureIn(addresses.signed(file, visitor, noon))
  const after = (seconds: number) => addresses.check(file.publicId, inPath, signature, noon + seconds * 1000)
  expect(after(0)).toBe('good')
  expect(after(addressSeconds)).toBe('good')
  expect(after(addressSeconds + 3600)).toBe('expired')
})

test('it stays the same all through an hour, so that browsers keep what they fetched', () => {
  const address = addresses.signed(file, visitor, noon)
  expect(addresses.signed(file, visitor, noon + 59 * 60 * 1000)).toBe(address)
  expect(addresses.signed(file, visitor, noon + 61 * 60 * 1000)).not.toBe(address)
})

test('it opens its own file of its own tenant only, and only with the key it was made with', () => {
  const signature = signatureIn(addresses.signed(file, visitor, noon))
  const other = new FileAddresses(new TextEncoder().encode('another secret of thirty-two characters'))
  expect(addresses.check('7c9e6679-7425-40de-944b-e07fc1f90ae7', inPath, signature, noon)).toBe('unsigned')
  expect(addresses.check(file.publicId, inPath, { ...signature, t: 2 }, noon)).toBe('unsigned')
  expect(addresses.check(file.publicId, inPath, { ...signature, e: (signature.e ?? 0) + 1 }, noon)).toBe(
    'unsigned',
  )
  expect(addresses.check(file.publicId, inPath, { ...signature, w: '1' }, noon)).toBe('unsigned')
  expect(addresses.check(file.publicId, 'invoice.pdf', signature, noon)).toBe('unsigned')
  expect(other.check(file.publicId, inPath, signature, noon)).toBe('unsigned')
})

test('its path is plain ASCII whatever the file is called', () => {
  expect(addresses.signed(file, visitor, noon)).toMatch(
    /^\/api\/files\/[0-9a-f-]{36}\/Plan-fur-Q1-final-\.pdf\?/,
  )
  expect(addresses.signed({ ...file, name: '試験' }, visitor, noon)).toMatch(/\/file\?/)
})

test('one of our addresses is known in a text, on any host and with any signature; no other is', () => {
  const plain = `/api/files/${file.publicId}/x.png`
  for (const address of [plain, `${plain}?t=1&e=2&s=3`, `https://portal.example${plain}`]) {
    expect(publicIdIn(address)).toBe(file.publicId)
  }
  for (const address of [
    '/api/files/1/x.png',
    `/x${plain}`,
    `javascript:${plain}`,
    `${plain}/y`,
    `//evil.example${plain}`,
  ]) {
    expect(publicIdIn(address)).toBeNull()
  }
})
