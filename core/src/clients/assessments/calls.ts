import { defineCalls } from '../../foundation/contract/call.ts'
import { byId, id, nothing, text } from '../../foundation/contract/schemas.ts'
import { type } from '../../foundation/contract/type.ts'
import { employees } from '../../foundation/policy/rules-of-calls.ts'

const sheet = type({
  id: 'number',
  version: 'number',
  clientId: 'number',
  name: 'string',
  state: "'Under Way' | 'Done'",
  score: 'number | null',
  change: 'number | null',
  answers: type({
    id: 'number',
    section: 'string',
    question: 'string',
    weight: 'number',
    rating: 'number | null',
    isApart: 'boolean',
    note: 'string',
    /** What it was rated in the assessment before; null where that did not ask it. */
    before: 'number | null',
  }).array(),
})

export const assessmentCalls = defineCalls({
  'assessments.begin': {
    method: 'POST',
    path: '/clients/{id}/assessments/begin',
    summary:
      'Begins the assessment of this quarter with the questions of the template, or goes on with it: there is one a quarter.',
    allow: employees,
    client: 'id',
    params: byId,
    body: nothing,
    response: type({ id: 'number' }),
  },
  'assessments.sheet': {
    method: 'GET',
    path: '/assessments/{id}/sheet',
    summary: 'The questions of an assessment with their answers.',
    allow: employees,
    params: byId,
    response: sheet,
  },
  'assessments.answer': {
    method: 'PUT',
    path: '/assessments/{id}/sheet',
    summary:
      'Writes answers down; `done` closes the assessment once every question is answered, `false` opens it again.',
    allow: employees,
    params: byId,
    body: type({
      '+': 'reject',
      'answers?': type({
        '+': 'reject',
        id,
        rating: type('0 <= number.integer <= 4').or('null'),
        isApart: 'boolean',
        note: text,
      })
        .array()
        .atMostLength(500),
      'done?': 'boolean',
    }),
    response: sheet,
  },
})
