import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { completeUrl } from '@portal/core/foundation/rules/url'
import type { Answer } from '@portal/core/calls'
import { publicIdIn } from '../../foundation/files/addresses.ts'
import { operation, type Incoming } from '../../foundation/http/operation.ts'
import { invalid } from '../../foundation/http/refusal.ts'
import { pictureSubject } from '../../foundation/rich-text/stored-text.ts'
import { adFormats, composePreview } from './ad-preview.ts'

/** Previews by tenant and payload: a screen asks for the same ones again and again. */
const known = new LRUCache<string, Answer<'assets.facebookAds'>>({ max: 500, ttl: 60 * 60 * 1000 })

/**
 * Previews of an ad in one format or in all of them. Without an account of an
 * ad network the portal composes them itself from what the ad says.
 */
export const facebookAds = operation('assets.facebookAds', async (incoming) => {
  const { body, tenantId } = incoming
  const key = `${tenantId}|${createHash('sha256')
    .update(JSON.stringify([body.payload, body.format]))
    .digest('base64url')}`
  const earlier = body.force ? undefined : known.get(key)
  if (earlier) return earlier
  const link = completeUrl(body.payload.link)
  if (link === null) throw invalid({ 'payload.link': 'Invalid URL address' })
  const picture = await pictureAddress(incoming)
  const formats = body.format === undefined ? adFormats : [body.format]
  const previews = formats.map((format) => composePreview(format, body.payload, new URL(link), picture))
  known.set(key, previews)
  return previews
})

/** An address that a preview may load: one of our own files, or a picture on the web. */
async function pictureAddress({
  body,
  db,
  tenantId,
  actor,
  services,
}: Incoming<'assets.facebookAds'>): Promise<string | null> {
  const given = body.payload.image?.trim() ?? ''
  if (given === '') return null
  const publicId = publicIdIn(given)
  if (publicId === null) {
    const address = /^https:\/\//i.test(given) ? completeUrl(given) : null
    if (address === null) throw invalid({ 'payload.image': 'Invalid URL address' })
    return address
  }
  const file = await db
    .selectFrom('file')
    .where('tenant_id', '=', tenantId)
    .where('public_id', '=', publicId)
    .where('subject', 'in', ['asset', pictureSubject])
    .where('deleted_at', 'is', null)
    .select(['public_id', 'name'])
    .executeTakeFirst()
  if (!file) throw invalid({ 'payload.image': 'This file was not found. It may have been deleted.' })
  return services.addresses.signed({ tenantId, publicId: file.public_id, name: file.name }, actor)
}
