import { type } from '../../foundation/contract/type.ts'
import { defineCalls } from '../../foundation/contract/call.ts'
import { day } from '../../foundation/contract/schemas.ts'
import { administrators } from '../../foundation/policy/rules-of-calls.ts'
import { retentionKindNames } from './kinds.ts'

const kind = type.enumerated(...retentionKindNames)

const rule = type({
  kind,
  /** After how many days it goes; null: it stays. */
  days: 'number | null',
  /** How much of it there is. */
  total: 'number',
  /** The day of the oldest; null where there is none. */
  oldest: type(day).or('null'),
})

/** How long what grows every day is kept. */
export const retentionCalls = defineCalls({
  'retention.list': {
    method: 'GET',
    path: '/retention',
    summary: 'What is kept for how long, with how much of it there is and since when.',
    allow: administrators,
    response: rule.array(),
  },
  'retention.preview': {
    method: 'GET',
    path: '/retention/{kind}/preview',
    summary: 'How much would go in the coming night if a kind were kept for so many days.',
    allow: administrators,
    params: type({ '+': 'reject', kind }),
    query: type({ '+': 'reject', days: '/^[1-9]\\d{0,3}$/' }),
    response: type({ kind, days: 'number', total: 'number', going: 'number' }),
  },
  'retention.set': {
    method: 'PUT',
    path: '/retention/{kind}',
    summary: 'Says after how many days a kind goes, each night from the coming one on; null keeps it.',
    allow: administrators,
    params: type({ '+': 'reject', kind }),
    body: type({ '+': 'reject', days: '1 <= number.integer <= 9999 | null' }),
    response: rule,
  },
})
