import { type } from '../../foundation/contract/type.ts'
import { defineCalls } from '../../foundation/contract/call.ts'
import { id, idText } from '../../foundation/contract/schemas.ts'
import { signedIn } from '../../foundation/policy/rules-of-calls.ts'
import { longestWritten } from './constants.ts'

/** A form with the shape of what it keeps, such as `task-comment@1`. */
const form = type(/^[a-z][a-z-]{0,39}@\d{1,3}$/)
/** What it is about, among those of its form: a client, a task. */
const about = type(/^[\w:-]{1,60}$/)
/** A window that writes; what it wrote last it may always write over, also when the answer never came. */
const writer = type('/^[\\w-]{8,64}$/')

export const writtenCalls = defineCalls({
  'written.get': {
    method: 'GET',
    path: '/written',
    summary: 'What the caller has typed in a form and not sent, as the form kept it, or null.',
    allow: signedIn,
    query: type({ '+': 'reject', userId: idText, form, about }),
    response: type({
      content: 'string',
      version: 'number',
      /** The window that wrote it last. */
      writer: 'string',
      updatedAt: 'string',
    }).or('null'),
  },
  'written.keep': {
    method: 'PUT',
    path: '/written',
    summary:
      'Keeps what the caller has typed, in the place of what was there. With If-Match it answers 412 when another window has written since; version 0 stands for none. After two weeks of quiet it is forgotten.',
    allow: signedIn,
    body: type({
      '+': 'reject',
      userId: id,
      form,
      about,
      content: `1 <= string <= ${longestWritten}`,
      writer,
    }),
    response: type({ version: 'number' }),
  },
  'written.remove': {
    method: 'DELETE',
    path: '/written',
    summary:
      'Forgets what the caller has typed, once it was sent or thrown away; what is not there is no error. With If-Match, what another window has written since stays, with 412.',
    allow: signedIn,
    query: type({ '+': 'reject', userId: idText, form, about, writer }),
    response: type({ removed: 'boolean' }),
  },
})
