import { defineFields } from '../../foundation/contract/field.ts'
import { mostPerMinute, usualPerMinute } from './keys.ts'

/** What a person says of a new key. */
export const apiKeyFields = defineFields({
  name: {
    label: 'Name',
    kind: 'text',
    required: true,
    hint: 'Which program holds it: Data warehouse, Zapier',
  },
  userId: {
    label: 'Calls in the Name of',
    kind: 'record',
    of: 'users',
    required: true,
    hint: 'It can do what this user can, and no more. An account that nobody signs in to serves best.',
  },
  expiresAt: { label: 'Last Day', kind: 'date', hint: 'Empty: until it is revoked' },
  perMinute: {
    label: 'Calls a Minute',
    kind: 'integer',
    required: true,
    check: (text) =>
      Number(text) >= 1 && Number(text) <= mostPerMinute ? null : `Between 1 and ${mostPerMinute}`,
    hint: `Usually ${usualPerMinute}`,
  },
  /** Chosen from what is offered, as JSON: names of calls. */
  scopes: {
    label: 'May Call',
    kind: 'longText',
    required: true,
    check: (text) => (text === '[]' ? 'Choose at least one call' : null),
  },
})
