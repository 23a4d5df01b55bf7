import { type } from '../../foundation/contract/type.ts'
import { defineCalls } from '../../foundation/contract/call.ts'
import { day, idText, line } from '../../foundation/contract/schemas.ts'
import { administrators, inOwnName } from '../../foundation/policy/rules-of-calls.ts'

const person = type({ id: 'number', fullName: 'string' })

/** One thing that was done. */
const auditEntry = type({
  id: 'number',
  at: 'string',
  /** Name of the call, for example `budgets.create`, and what it does in a sentence. */
  call: 'string',
  summary: 'string',
  /** In whose name; null for the server and for guests. */
  user: person.or('null'),
  /** Who acted as that user. */
  impersonator: person.or('null'),
  /** `portal`, `guest`, or the widget and its page. */
  via: 'string',
  subject: 'string | null',
  subjectId: 'number | null',
  client: type({ id: 'number', name: 'string', slug: 'string' }).or('null'),
  /** By field: before and after where there are two, else what was noted. Never a secret. */
  changes: 'unknown',
  ip: 'string | null',
})

export const auditCalls = defineCalls({
  'audit.list': {
    method: 'GET',
    path: '/audit-log',
    summary: 'What was done, the latest first; `before` of the next page stands in the answer.',
    allow: inOwnName(administrators),
    query: type({
      '+': 'reject',
      'userId?': idText,
      'clientId?': idText,
      /** One call, or with a dot at its end those of one kind of record: `budgets.` */
      'call?': line,
      'subject?': line,
      'subjectId?': idText,
      /** Days in the agency's time zone, both included. */
      'from?': day,
      'to?': day,
      'before?': type(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z_\d{1,15}$/),
      'limit?': type('string.integer.parse').to('1 <= number.integer <= 200'),
    }),
    response: type({ rows: auditEntry.array(), next: 'string | null' }),
  },
})
