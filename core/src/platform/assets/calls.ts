import { type } from '../../foundation/contract/type.ts'
import { defineCalls } from '../../foundation/contract/call.ts'
import { byId, idText, line, name, text } from '../../foundation/contract/schemas.ts'
import { anyone, employees, signedIn, storesFiles } from '../../foundation/policy/rules-of-calls.ts'
import { storedFile } from './schemas.ts'

/** Where an ad is shown. */
const adFormat = type("'DESKTOP_FEED_STANDARD' | 'MOBILE_FEED_STANDARD' | 'INSTAGRAM_STANDARD'")

/** What an ad says. An image is a web address, or one of a stored file. */
const adPayload = type({
  '+': 'reject',
  headline: name,
  'text?': text,
  'description?': line,
  'image?': 'string <= 2000',
  link: '1 <= string <= 2000',
  'pageName?': line,
  'callToAction?': line,
})

/** `html` is a whole document for an `<iframe sandbox srcdoc>` of the given size. */
export const adPreview = type({ format: adFormat, html: 'string', width: 'number', height: 'number' })

export const assetCalls = defineCalls({
  'assets.upload': {
    method: 'POST',
    path: '/assets/upload',
    summary: 'Stores a file and answers its address.',
    allow: storesFiles,
    body: type({ '+': 'reject', 'label?': type('string[]').or(line) }),
    files: { each: 100 * 1024 * 1024, count: 1 },
    response: storedFile,
  },
  'assets.uploadFromEditor': {
    method: 'POST',
    path: '/assets/upload/editor',
    summary: 'Stores an image that was put into a text and answers its address.',
    allow: storesFiles,
    body: type({ '+': 'reject' }),
    files: { each: 10 * 1024 * 1024, count: 1, only: ['image/png', 'image/jpeg', 'image/gif', 'image/webp'] },
    response: storedFile,
  },
  'assets.remove': {
    method: 'DELETE',
    path: '/assets/{id}',
    summary: 'Removes a stored file: the one who stored it, or an Administrator.',
    allow: storesFiles,
    params: byId,
    response: type({ id: 'number' }),
  },
  'assets.open': {
    method: 'GET',
    path: '/assets/{id}',
    summary:
      'A stored file by its id or public id, with an address that opens it, for whoever may see the record it belongs to.',
    allow: signedIn,
    params: type({ '+': 'reject', id: 'string <= 36' }),
    response: storedFile,
  },
  'assets.serve': {
    method: 'GET',
    path: '/files/{publicId}/{name}',
    summary:
      'The bytes of a stored file, by the signed address that comes with the record it belongs to; nothing in it can run.',
    allow: anyone,
    params: type({ '+': 'reject', publicId: 'string.uuid', name: 'string <= 400' }),
    query: type({
      '+': 'reject',
      /** Tenant of the file. */
      't?': idText,
      /** When the address stops working, in seconds since 1970. */
      'e?': type('string.integer.parse').to('0 <= number.integer <= 99999999999'),
      /** For a widget on a page of another origin. */
      'w?': "'1'",
      /** Signature over the above and the file. */
      's?': 'string <= 100',
    }),
    answers: 'file',
  },
  'assets.facebookAds': {
    method: 'POST',
    path: '/assets/facebook/ads',
    summary: 'Previews of an ad as Facebook and Instagram would show it, as HTML without scripts.',
    allow: employees,
    reads: true,
    body: type({
      '+': 'reject',
      payload: adPayload,
      /** Composes the previews anew even where they are known. */
      'force?': 'boolean',
      'format?': adFormat,
    }),
    response: adPreview.array(),
  },
})
