import { type } from '../../foundation/contract/type.ts'
import { defineCalls } from '../../foundation/contract/call.ts'
import { byId, day, id, idText, money, page, paging, text } from '../../foundation/contract/schemas.ts'
import { employees, inOwnName } from '../../foundation/policy/rules-of-calls.ts'
import { pacingSections } from '../services/sections.ts'
import { spendOutcomes } from './outcomes.ts'

const outcome = type.enumerated(...spendOutcomes)
const section = type.enumerated(...pacingSections.map(({ id: one }) => one))

const spendNote = type({
  id: 'number',
  client: { id: 'number', name: 'string', slug: 'string' },
  clientId: 'number',
  sectionId: 'number',
  section: 'string',
  /** Its first day. */
  month: 'string',
  outcome,
  /** Dollars that are credited or carried over; less than nothing is taken off the next month. Null where no money moves. */
  amount: 'number | null',
  note: 'string',
  userId: 'number',
  user: { id: 'number', fullName: 'string' },
  createdAt: 'string',
  version: 'number',
  /** Why it cannot be changed any more, as a sentence. */
  locked: 'string | null',
})

const said = {
  outcome,
  /** Dollars, for what is credited or carried over. */
  'amount?': money.or('null'),
  note: text,
} as const

export const spendNoteCalls = defineCalls({
  'sectionSpendNotes.list': {
    method: 'GET',
    path: '/section-spend-notes',
    summary: 'What became of sections that spent something else than they were to, the latest first.',
    allow: employees,
    query: type({
      '+': 'reject',
      ...paging,
      'clientId?': idText,
      'sectionId?': idText,
      'month?': day,
      'outcome?': outcome,
    }),
    response: page(spendNote),
  },
  'sectionSpendNotes.ofMonth': {
    method: 'GET',
    path: '/clients/{id}/section-spend-notes/{sectionId}/{month}',
    summary:
      'The notes of a section of a client and month, with what can still be credited and carried over.',
    allow: employees,
    client: 'id',
    params: type({ '+': 'reject', id: idText, sectionId: idText, month: day }),
    response: type({
      notes: spendNote.array(),
      /** Dollars. */
      invoiced: 'number',
      /** The media budget. */
      budget: 'number',
      /** What was carried over from the month before. */
      carriedIn: 'number',
      spend: 'number',
      /** Less than nothing is what can be taken off the next month. */
      leftToCarry: 'number',
      leftToCredit: 'number',
      /** Whether the caller decides on money, or explains only. */
      decides: 'boolean',
      /** The month is not over: nothing is settled yet. */
      runs: 'boolean',
    }),
  },
  'sectionSpendNotes.get': {
    method: 'GET',
    path: '/section-spend-notes/{id}',
    summary: 'One of these notes.',
    allow: employees,
    params: byId,
    response: spendNote,
  },
  'sectionSpendNotes.create': {
    method: 'POST',
    path: '/section-spend-notes',
    summary:
      'Says what became of a difference between spend and budget. A credit stands on the next invoice, what is carried over moves the target of the next month.',
    allow: inOwnName(employees),
    body: type({ '+': 'reject', clientId: id, sectionId: section, 'userId?': id, month: day, ...said }),
    response: spendNote,
  },
  'sectionSpendNotes.update': {
    method: 'PUT',
    path: '/section-spend-notes/{id}',
    summary: 'Changes one, unless its credit stands on an approved invoice.',
    allow: inOwnName(employees),
    params: byId,
    body: type({ '+': 'reject', ...said }),
    response: spendNote,
  },
  'sectionSpendNotes.remove': {
    method: 'DELETE',
    path: '/section-spend-notes/{id}',
    summary: 'Takes one back, unless its credit stands on an approved invoice.',
    allow: inOwnName(employees),
    params: byId,
    response: type({ id: 'number' }),
  },
})
