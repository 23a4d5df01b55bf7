import { type } from '../../foundation/contract/type.ts'
import { defineCalls } from '../../foundation/contract/call.ts'
import { byId, day, id, line, money, name, text } from '../../foundation/contract/schemas.ts'
import { employees, inOwnName, onlyWhen, ownClients } from '../../foundation/policy/rules-of-calls.ts'
import { isClient } from '../../foundation/policy/user-types.ts'
import { invoiceKeepers, invoiceReaders } from '../invoicing/policy.ts'
import { agreementStates } from './agreement.ts'

const state = type.enumerated(...agreementStates)
const client = type({ id: 'number', name: 'string', slug: 'string' })
const budgetType = type("'Recurring' | 'One-Time'")

/** Somebody put a name under it: who, when and, for the agency, from where. */
const signature = type({ name: 'string', by: 'string', at: 'string', address: 'string' }).or('null')

const inList = type({
  id: 'number',
  slug: 'string',
  title: 'string',
  client,
  state,
  startsAt: 'string',
  endsAt: 'string',
  /** Recurring amounts of a month, in dollars. */
  monthly: 'number',
  /** It ends within ninety days. */
  renewal: 'boolean',
  sentAt: 'string | null',
})

const agreement = inList.and({
  months: 'number',
  noticeDays: 'number',
  terms: 'string',
  services: type({
    id: 'number',
    serviceId: 'number',
    service: 'string',
    budgetType,
    amount: 'number',
  }).array(),
  /** SHA-256 of what was sent; null before. */
  documentHash: 'string | null',
  signature,
  countersignature: signature,
  declineReason: 'string',
  budgetsCreatedAt: 'string | null',
  /** Its services whose budgets run on into its term, where these are to be created: told to the agency alone. */
  running: type({ service: 'string', budgets: 'number', amount: 'number' }).array(),
  /** The last day on which it can be signed; null before it is sent. */
  expiresAt: 'string | null',
  /** Whether the onboarding of its client has begun. */
  onboarding: 'boolean',
  /** The agreement that goes on from this one. */
  renewedBy: type({ slug: 'string', title: 'string' }).or('null'),
  /** The people of the client whom it would be sent to, told to the agency alone. */
  signers: type({ name: 'string', email: 'string' }).array(),
  version: 'number',
  can: {
    update: 'boolean',
    send: 'boolean',
    sign: 'boolean',
    countersign: 'boolean',
    createBudgets: 'boolean',
    startOnboarding: 'boolean',
    renew: 'boolean',
  },
})

/** People of the client, in their own name. */
const signers = inOwnName(onlyWhen(ownClients, 'only people of the client', isClient))

const written = {
  title: name,
  'templateId?': id.or('null'),
  startsAt: day,
  months: '1 <= number.integer <= 120',
  noticeDays: '0 <= number.integer <= 365',
  terms: text,
  services: type({ '+': 'reject', serviceId: id, budgetType, amount: money }).array().atMostLength(50),
} as const

const answers = type({ '[string]': 'string <= 5000 | boolean' })
const question = type({
  key: 'string',
  label: 'string',
  kind: "'text' | 'longText' | 'choice' | 'flag'",
  'choices?': 'string[]',
  'required?': 'true',
})
const questionnaire = type({
  id: 'number',
  client: client.or('null'),
  title: 'string',
  /** Whose questions it asks beside those of all; null for these alone. */
  template: type({ id: 'number', name: 'string' }).or('null'),
  answers,
  percent: 'number',
  updatedAt: 'string',
  updatedBy: 'string',
  version: 'number',
})
/** One of them, with what it asks. */
const filled = questionnaire.and({ sections: type({ title: 'string', questions: question.array() }).array() })

export const agreementCalls = defineCalls({
  'agreements.list': {
    method: 'GET',
    path: '/agreements',
    summary: 'Every agreement, the latest first.',
    allow: employees,
    response: inList.array(),
  },
  'agreements.ofClient': {
    method: 'GET',
    path: '/clients/{id}/agreements',
    summary: 'The agreements of a client; its own people see those that were sent.',
    allow: invoiceReaders,
    client: 'id',
    params: byId,
    response: inList.array(),
  },
  'agreements.toSign': {
    method: 'GET',
    path: '/agreements-to-sign',
    summary: 'What waits for a signature of the people of the client, of every store of theirs.',
    allow: onlyWhen(ownClients, 'only people of the client', isClient),
    response: type({
      slug: 'string',
      title: 'string',
      client: type({ name: 'string', slug: 'string' }),
      /** The last day on which it can be signed. */
      expiresAt: 'string | null',
    }).array(),
  },
  'agreements.get': {
    method: 'GET',
    path: '/agreements/{slug}',
    summary: 'One agreement.',
    allow: invoiceReaders,
    params: type({ '+': 'reject', slug: line }),
    response: agreement,
  },
  'agreements.create': {
    method: 'POST',
    path: '/agreements',
    summary: 'Writes an agreement with a client, as a draft.',
    allow: employees,
    body: type({ '+': 'reject', clientId: id, ...written }),
    response: agreement,
  },
  'agreements.update': {
    method: 'PUT',
    path: '/agreements/{id}',
    summary: 'Changes a draft.',
    allow: employees,
    params: byId,
    body: type({ '+': 'reject', ...written }),
    response: agreement,
  },
  'agreements.send': {
    method: 'POST',
    path: '/agreements/{id}/send',
    summary:
      "Sends a draft to the client's people, who sign it; from then on it does not change. One that was not signed in time is sent again as it is.",
    allow: employees,
    params: byId,
    response: agreement,
  },
  'agreements.sign': {
    method: 'POST',
    path: '/agreements/{id}/sign',
    summary: 'Signs in the own name, by typing it: only what was seen, which its SHA-256 says.',
    allow: signers,
    params: byId,
    body: type({ '+': 'reject', name, consent: 'true', documentHash: '/^[0-9a-f]{64}$/' }),
    response: agreement,
  },
  'agreements.decline': {
    method: 'POST',
    path: '/agreements/{id}/decline',
    summary: 'Declines with a reason.',
    allow: signers,
    params: byId,
    body: type({ '+': 'reject', reason: text }),
    response: agreement,
  },
  'agreements.countersign': {
    method: 'POST',
    path: '/agreements/{id}/countersign',
    summary: 'Signs for the agency what the client has signed.',
    allow: inOwnName(invoiceKeepers),
    params: byId,
    body: type({ '+': 'reject', name }),
    response: agreement,
  },
  'agreements.renew': {
    method: 'POST',
    path: '/agreements/{id}/renew',
    summary: 'Writes a draft that goes on with an agreement from the day after its end, once.',
    allow: employees,
    params: byId,
    response: agreement,
  },
  'agreements.createBudgets': {
    method: 'POST',
    path: '/agreements/{id}/budgets',
    summary:
      'Creates the budgets that an active agreement names, once. Where budgets of its services run already, it is said whether these go on as agreed (`goesOn`) or the agreed ones come `beside` them.',
    allow: employees,
    params: byId,
    body: type({ '+': 'reject', 'running?': "'goesOn' | 'beside'" }),
    response: agreement,
  },
  'agreements.pdf': {
    method: 'GET',
    path: '/agreements/{slug}/pdf',
    summary: 'The agreement on paper, with the evidence of its signatures.',
    allow: invoiceReaders,
    params: type({ '+': 'reject', slug: line }),
    answers: 'file',
  },
  'agreementQuestionnaires.list': {
    method: 'GET',
    path: '/agreement-questionnaires',
    summary: 'Questionnaires that were begun, the latest first.',
    allow: employees,
    response: questionnaire.array(),
  },
  'agreementQuestionnaires.get': {
    method: 'GET',
    path: '/agreement-questionnaires/{id}',
    summary: 'One questionnaire with its answers.',
    allow: employees,
    params: byId,
    response: filled,
  },
  'agreementQuestionnaires.create': {
    method: 'POST',
    path: '/agreement-questionnaires',
    summary: 'Begins a questionnaire.',
    allow: employees,
    body: type({ '+': 'reject', title: name, 'clientId?': id.or('null'), 'templateId?': id.or('null') }),
    response: filled,
  },
  'agreementQuestionnaires.save': {
    method: 'PUT',
    path: '/agreement-questionnaires/{id}',
    summary: 'Keeps the answers as they are so far.',
    allow: employees,
    params: byId,
    body: type({ '+': 'reject', answers }),
    response: filled,
  },
})
