import { type } from '../../foundation/contract/type.ts'
import { defineCalls } from '../../foundation/contract/call.ts'
import { administrators } from '../../foundation/policy/rules-of-calls.ts'

/** Whom to look for: by an e-mail address, a telephone number or a user's id; what belongs to either of them counts. */
const said = {
  'email?': '5 <= string <= 254',
  'phone?': '7 <= string <= 40',
  'userId?': 'number.integer > 0',
} as const
const person = type({ '+': 'reject', ...said })

const place = type({
  table: 'string',
  /** What it is called on screens. */
  label: 'string',
  rows: 'number',
  /** What erasing does to these rows; a sentence where they stay for the law. */
  becomes: "'deleted' | 'emptied' | 'words' | 'stays'",
  why: 'string | null',
})

/** What is kept of one person, wherever it lies. */
export const privacyCalls = defineCalls({
  'privacy.find': {
    method: 'POST',
    path: '/privacy/find',
    summary: 'Where something is kept of a person, how much of it, and what erasing would do to it.',
    allow: administrators,
    reads: true,
    // One look takes a call for each moment that it lasts.
    perMinute: 240,
    /** `after` goes on behind that table for a moment, `''` begins; without it everything is looked through at once. */
    body: type({ '+': 'reject', ...said, 'after?': 'string <= 63' }),
    response: type({
      /** The table behind which to go on; null at the end. */
      next: 'string | null',
      /** Places that were looked through so far, and all of them. */
      done: 'number',
      of: 'number',
      /** Users of the portal that the person is. */
      users: type({ id: 'number', name: 'string', mayErase: 'boolean' }).array(),
      places: place.array(),
    }),
  },
  'privacy.file': {
    method: 'POST',
    path: '/privacy/file',
    summary: 'Everything that is kept of a person, without secrets, as one answer to save as a file.',
    allow: administrators,
    confidential: true,
    perMinute: 20,
    body: person,
    response: type({
      madeAt: 'string',
      /** Rows by table; of a table with more than a thousand of them, the newest. */
      tables: { '[string]': type({ '[string]': 'unknown' }).array() },
    }),
  },
  'privacy.erase': {
    method: 'POST',
    path: '/privacy/erase',
    summary:
      'Erases a person wherever the law lets it: what is only theirs is deleted, elsewhere name and address are taken out.',
    allow: administrators,
    perMinute: 20,
    body: person,
    response: type({ places: place.array() }),
  },
})
