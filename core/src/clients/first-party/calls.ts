import { defineCalls } from '../../foundation/contract/call.ts'
import { byId, idText, name } from '../../foundation/contract/schemas.ts'
import { type } from '../../foundation/contract/type.ts'
import { employees } from '../../foundation/policy/rules-of-calls.ts'
import { mostListBytes } from './limits.ts'

const customerList = type({
  id: 'number',
  name: 'string',
  uploadedAt: 'string',
  /** Who said that these people have agreed. */
  uploadedBy: 'string',
  /** Until when its files are kept. */
  expiresAt: 'string',
  /** Whether its files are still there. */
  kept: 'boolean',
  rows: 'number',
  google: 'number',
  meta: 'number',
  tiktok: 'number',
  /** Columns that were used, by what they are. */
  columns: 'string[]',
  /** Columns of the file that nobody read. */
  leftOut: 'string[]',
  /** Why rows could be used by no platform, with how many. */
  unusable: type({ why: 'string', rows: 'number' }).array(),
})

export const customerListCalls = defineCalls({
  'customerLists.ofClient': {
    method: 'GET',
    path: '/clients/{id}/customer-lists',
    summary: 'The lists of customers that were made ready for matching, without anybody in them.',
    allow: employees,
    client: 'id',
    params: byId,
    response: customerList.array(),
  },
  'customerLists.create': {
    method: 'POST',
    path: '/clients/{id}/customer-lists',
    summary:
      'Takes a list of customers as CSV text or as a CSV or XLSX file, hashes it in memory and keeps the hashes, sealed, for 30 days. The list itself is kept nowhere.',
    allow: employees,
    client: 'id',
    params: byId,
    // As JSON it is somewhat longer than the file.
    mostBytes: mostListBytes * 2,
    perMinute: 10,
    body: type({
      '+': 'reject',
      name,
      /** The list as text, or the file as it is, CSV in any encoding or XLSX, in base64. */
      'text?': `1 <= string <= ${mostListBytes}`,
      'file?': type('string.base64').and(`1 <= string <= ${Math.ceil(mostListBytes / 3) * 4}`),
      /** Whoever uploads it says that these people have agreed to be matched. */
      consent: 'true',
    }),
    response: customerList,
  },
  'customerLists.file': {
    method: 'POST',
    path: '/customer-lists/{id}/files/{platform}',
    summary: 'The hashed list in the columns of a platform. Every download stands in the audit log.',
    allow: employees,
    confidential: true,
    params: type({ '+': 'reject', id: idText, platform: "'google' | 'meta' | 'tiktok'" }),
    body: type({ '+': 'reject' }),
    response: type({ fileName: 'string', text: 'string' }),
  },
  'customerLists.remove': {
    method: 'DELETE',
    path: '/customer-lists/{id}',
    summary: 'Removes a list with its files before its time.',
    allow: employees,
    params: byId,
    response: type({ id: 'number' }),
  },
})
