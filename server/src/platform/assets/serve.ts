import { contentDisposition } from '../../foundation/files/content-disposition.ts'
import { byteRange } from '../../foundation/files/byte-range.ts'
import { wholeTenant } from '../../foundation/database/context.ts'
import { refuseAddress } from '../../foundation/files/refuse-address.ts'
import { operation, Ready } from '../../foundation/http/operation.ts'
import { notFound } from '../../foundation/http/refusal.ts'

/** Types that a browser may show. Their first bytes were looked at when they were stored; none of them can run anything. */
const shown = ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'application/pdf', 'video/mp4'] as const

/** The subject of creatives that somebody is to approve: an HTML5 one runs when it is opened. */
export const creativeSubject = 'proof'

/**
 * An HTML5 creative runs in an origin of its own, which no address shares: neither the portal's storage nor its calls
 * are there for it, and it loads and sends nothing.
 */
const sealed =
  "sandbox allow-scripts; default-src 'none'; img-src data:; media-src data:; font-src data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'; form-action 'none'; base-uri 'none'; frame-ancestors 'self'"

/** A PDF to be approved is opened beside the page of its proof: browsers show none that is sealed whole, and run nothing of it in ours. */
const framed = "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'self'"

/** What keeps a file from doing anything but being looked at. */
const harmless = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "sandbox; default-src 'none'",
} as const

/**
 * Bytes from which on a browser that opens or saves a file is sent to the bucket, where browsers reach it. What a page
 * shows comes through the portal always: its rules of content name no other origin, nor do those of foreign pages.
 */
const directFrom = 1024 * 1024

const elsewhere = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' } as const

/**
 * The bytes of a stored file, to whoever holds an address that was signed for
 * a reader of the record it belongs to. Anything that is not a plain picture,
 * PDF or film is only ever saved, never shown.
 */
export const serveFile = operation(
  'assets.serve',
  async ({ params, query, actor, range, ifNoneMatch, origin, services }) => {
    const state = services.addresses.check(params.publicId, params.name, query)
    if (state !== 'good' || query.t === undefined) throw refuseAddress(state, actor)
    const file = await services.database
      .reading(wholeTenant(query.t))
      .selectFrom('file')
      .where('tenant_id', '=', query.t)
      .where('public_id', '=', params.publicId)
      .where('deleted_at', 'is', null)
      .select(['name', 'media_type', 'sha256', 'size', 'storage_key', 'subject'])
      .executeTakeFirst()
    if (!file) throw notFound('This file')
    const size = Number(file.size)

    const runs =
      file.subject === creativeSubject &&
      /\.html?$/i.test(file.name) &&
      /^(?:text\/|application\/octet-stream$)/.test(file.media_type)
    const type = runs ? 'text/html; charset=utf-8' : shown.find((one) => one === file.media_type)
    const stands = file.subject === creativeSubject && type === 'application/pdf'
    const etag = `"${file.sha256.slice(0, 32)}"`
    const headers = {
      ...harmless,
      ...(runs ? { 'content-security-policy': sealed } : stands ? { 'content-security-policy': framed } : {}),
      'cross-origin-resource-policy': query.w === '1' ? 'cross-origin' : 'same-origin',
      'content-disposition': contentDisposition(type ? 'inline' : 'attachment', file.name),
      'cache-control': 'private, max-age=43200',
      'accept-ranges': 'bytes',
      etag,
    }
    if (ifNoneMatch?.split(',').some((one) => one.trim().replace(/^W\//, '') === etag))
      return new Ready(304, headers, null)
    if (origin.navigating && range === null && !runs && query.w !== '1' && size >= directFrom) {
      const address = await services.files.direct(file.storage_key, {
        type: type ?? 'application/octet-stream',
        disposition: headers['content-disposition'],
      })
      if (address !== null) return new Ready(302, { ...elsewhere, location: address }, null)
    }
    const wanted =
      range && (range.ifUnchangedFrom === null || range.ifUnchangedFrom === etag)
        ? byteRange(range.bytes, size)
        : null
    if (wanted === 'unsatisfiable')
      return new Ready(416, { 'cache-control': 'no-store', 'content-range': `bytes */${size}` }, null)
    const bytes = await services.files.open(file.storage_key, wanted ?? undefined, file.sha256)
    if (bytes === null) throw notFound('This file')
    const length = wanted ? wanted.end - wanted.start + 1 : size
    return new Ready(
      wanted ? 206 : 200,
      {
        ...headers,
        'content-type': type ?? 'application/octet-stream',
        'content-length': String(length),
        ...(wanted ? { 'content-range': `bytes ${wanted.start}-${wanted.end}/${size}` } : {}),
      },
      bytes,
    )
  },
)
