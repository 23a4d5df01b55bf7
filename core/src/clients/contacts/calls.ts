import { defineCalls } from '../../foundation/contract/call.ts'
import { byId, id, idText, line } from '../../foundation/contract/schemas.ts'
import { type } from '../../foundation/contract/type.ts'
import { employees } from '../../foundation/policy/rules-of-calls.ts'
import { contactDepartments } from '../profile/lists.ts'
import { mostContactText } from './contact-file.ts'

const client = type({ id: 'number', name: 'string', slug: 'string' })

const person = {
  id: 'number',
  version: 'number',
  clientId: 'number',
  Client: client,
  name: 'string',
  title: 'string',
  department: 'string',
  email: 'string',
  phone: 'string',
  mobile: 'string',
  birthday: 'string',
  isPrimary: 'boolean',
  receivesReports: 'boolean',
  receivesInvoices: 'boolean',
  notes: 'string',
} as const
const contact = type(person)

/** Fields that may be taken from the other one of two contacts. */
const taken = type.enumerated(
  'name',
  'title',
  'department',
  'email',
  'phone',
  'mobile',
  'birthday',
  'isPrimary',
  'receivesReports',
  'receivesInvoices',
  'notes',
)

const file = {
  '+': 'reject',
  /** The text of a CSV file or of a file of cards. */
  text: `1 <= string <= ${mostContactText}`,
  /** Whose the contacts are; by the file's column Client or the organization of a card where absent. */
  'clientId?': id,
} as const

/** What becomes of a row. */
const result = type("'New' | 'At Another Store' | 'Changed' | 'Unchanged' | 'Twice' | 'Fault'")

const counts = {
  new: 'number',
  atAnotherStore: 'number',
  changed: 'number',
  unchanged: 'number',
  twice: 'number',
  faults: 'number',
} as const

export const contactCalls = defineCalls({
  'contacts.stores': {
    method: 'GET',
    path: '/contacts/{id}/stores',
    summary: 'A person at every store where one may see them, this one first.',
    allow: employees,
    params: byId,
    response: contact.array(),
  },
  'contacts.addStore': {
    method: 'POST',
    path: '/contacts/{id}/stores',
    summary:
      'Puts a person at one more store, with a role of its own there. Name, e-mail and phones are shared.',
    allow: employees,
    params: byId,
    body: type({
      '+': 'reject',
      clientId: id,
      'title?': 'string <= 255',
      'department?': type.enumerated(...contactDepartments),
      'isPrimary?': 'boolean',
      'receivesReports?': 'boolean',
      'receivesInvoices?': 'boolean',
    }),
    response: contact,
  },
  'contacts.separate': {
    method: 'POST',
    path: '/contacts/{id}/separate',
    summary:
      'Makes of a contact a person of its own again: what changes at the other stores changes here no more.',
    allow: employees,
    params: byId,
    body: type({ '+': 'reject' }),
    response: contact,
  },
  'contacts.duplicates': {
    method: 'GET',
    path: '/contacts/duplicates',
    summary:
      'Contacts that may be one person: the same e-mail, the same telephone number, or the same name at the same store. A hundred at most.',
    allow: employees,
    query: type({ '+': 'reject', 'clientId?': idText, 'contactId?': idText }),
    response: type({
      /** What they share: `e-mail`, `phone`, `name at the same store`. */
      shares: 'string[]',
      one: contact,
      other: contact,
    }).array(),
  },
  'contacts.alike': {
    method: 'GET',
    path: '/contacts/alike',
    summary:
      'Contacts that somebody who is being typed may be: the same e-mail or telephone number anywhere, or the same name at the same store. Five at most.',
    allow: employees,
    query: type({
      '+': 'reject',
      'clientId?': idText,
      /** The one that is being changed. */
      'contactId?': idText,
      'name?': line,
      'email?': line,
      'phone?': line,
      'mobile?': line,
    }),
    response: type({ shares: 'string[]', contact, atThisStore: 'boolean' }).array(),
  },
  'contacts.apart': {
    method: 'POST',
    path: '/contacts/{id}/apart',
    summary:
      'Says that two contacts are two people, or takes that back: whom somebody told apart is proposed as a duplicate no more.',
    allow: employees,
    params: byId,
    body: type({ '+': 'reject', otherId: id, apart: 'boolean' }),
    response: type({ id: 'number', otherId: 'number', apart: 'boolean' }),
  },
  'contacts.merged': {
    method: 'GET',
    path: '/contacts/merged',
    summary:
      'Contacts that were merged into another one of their store in the last 90 days, the latest first. A hundred at most.',
    allow: employees,
    query: type({ '+': 'reject', 'clientId?': idText }),
    response: type({
      /** As it was. */
      contact,
      into: type({ id: 'number', name: 'string' }),
      mergedAt: 'string',
    }).array(),
  },
  'contacts.unmerge': {
    method: 'POST',
    path: '/contacts/{id}/unmerge',
    summary:
      'Brings a contact back that was merged into another one of its store, as it was. What was taken from it and what pointed at it stay with the other one.',
    allow: employees,
    params: byId,
    body: type({ '+': 'reject' }),
    response: contact,
  },
  'contacts.merge': {
    method: 'POST',
    path: '/contacts/{id}/merge',
    summary:
      'Makes one person of two contacts. At one store one contact is left, and what points at the other points at it; at two stores both stay, as roles of one person.',
    allow: employees,
    params: byId,
    body: type({
      '+': 'reject',
      otherId: id,
      /** The version of the other one that was looked at. */
      otherVersion: id,
      /** The fields that are taken from the other one. */
      take: taken.array().atMostLength(10),
    }),
    response: contact,
  },
  'contacts.previewFile': {
    method: 'POST',
    path: '/contacts/file/preview',
    summary: 'What a CSV file or a file of vCards would do to the contacts, row by row; nothing is written.',
    allow: employees,
    reads: true,
    mostBytes: mostContactText * 2,
    perMinute: 30,
    body: type(file),
    response: type({
      ...counts,
      /** Columns of the file that nobody reads. */
      leftOut: 'string[]',
      /** Rows with a fault first, then the others in the order of the file; two hundred at most. */
      rows: type({
        line: 'number',
        name: 'string',
        client: 'string',
        email: 'string',
        result,
        message: 'string',
      }).array(),
    }),
  },
  'contacts.takeFile': {
    method: 'POST',
    path: '/contacts/file',
    summary:
      'Takes the contacts of a CSV file or of a file of vCards: all rows, or none where one has a fault.',
    allow: employees,
    mostBytes: mostContactText * 2,
    perMinute: 10,
    body: type(file),
    response: type(counts),
  },
})
