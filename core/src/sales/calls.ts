import { type } from '../foundation/contract/type.ts'
import { defineCalls } from '../foundation/contract/call.ts'
import { byId, day, id, idText, line, nothing, text } from '../foundation/contract/schemas.ts'
import { employees, ownClients } from '../foundation/policy/rules-of-calls.ts'
import { blacklistKinds } from './lists.ts'

const named = type({ id: 'number', name: 'string' })

const stage = type({
  id: 'number',
  name: 'string',
  kind: "'Open' | 'Won' | 'Lost'",
  /** 0 to 100. */
  probability: 'number',
  staleAfterDays: 'number | null',
  leads: 'number',
  /** Dollars a month of its leads, and the same by the stage's probability. */
  sum: 'number',
  weighted: 'number',
})

const card = type({
  id: 'number',
  version: 'number',
  name: 'string',
  stageId: 'number',
  amount: 'number | null',
  Owner: named.or('null'),
  nextStep: 'string',
  nextStepAt: 'string | null',
  source: 'string',
  /** Whole days in its stage, and whether these are more than the stage allows. */
  days: 'number',
  stale: 'boolean',
})

const takenOfLead = type.enumerated(
  'name',
  'amount',
  'ownerId',
  'nextStep',
  'nextStepAt',
  'contactName',
  'email',
  'phone',
  'source',
  'prospectId',
  'lostReasonId',
  'notes',
)

const counted = type('0 <= number.integer <= 1000000').or('null')

const mergedLead = type({ id: 'number', version: 'number', name: 'string', stageId: 'number' })

export const salesCalls = defineCalls({
  'opportunities.board': {
    method: 'GET',
    path: '/opportunities/board',
    summary: "The stages of the agency's pipeline with their sums, and its leads; the next step first.",
    allow: employees,
    response: type({ stages: stage.array(), leads: card.array() }),
  },
  'opportunities.move': {
    method: 'PUT',
    path: '/opportunities/{id}/stage',
    summary: 'Moves a lead of the agency to a stage; a lost one says why.',
    allow: employees,
    params: byId,
    body: type({ '+': 'reject', stageId: id, 'lostReasonId?': id }),
    response: type({ id: 'number', version: 'number', stageId: 'number' }),
  },
  'opportunities.timeline': {
    method: 'GET',
    path: '/opportunities/{id}/timeline',
    summary:
      'What happened to a lead of the agency, newest first: moves, changes, notes, and interactions with the client it became.',
    allow: employees,
    params: byId,
    response: type({
      key: 'string',
      kind: "'Added' | 'Moved' | 'Changed' | 'Note' | 'Interaction'",
      body: 'string',
      at: 'string',
      by: 'string | null',
    }).array(),
  },
  'opportunities.addNote': {
    method: 'POST',
    path: '/opportunities/{id}/notes',
    summary: 'Adds a note to the timeline of a lead of the agency.',
    allow: employees,
    params: byId,
    body: type({ '+': 'reject', body: text.and('string >= 1') }),
    response: type({ id: 'number' }),
  },
  'opportunities.duplicates': {
    method: 'GET',
    path: '/opportunities/duplicates',
    summary: 'Other leads that may be of the same person: the same e-mail, telephone number, client or name.',
    allow: employees,
    query: type({ '+': 'reject', leadId: idText }),
    response: type({ id: 'number', name: 'string', stage: 'string', shares: 'string[]' }).array(),
  },
  'opportunities.merge': {
    method: 'POST',
    path: '/opportunities/{id}/merge',
    summary:
      'Puts another lead of the agency into this one, with its timeline. This one stays in its stage; the other one leaves the pipeline.',
    allow: employees,
    params: byId,
    body: type({
      '+': 'reject',
      otherId: id,
      /** The version of the other one that was looked at. */
      otherVersion: id,
      /** The fields that are taken from the other one. */
      take: takenOfLead.array().atMostLength(20),
    }),
    response: mergedLead,
  },
  'leadBlacklist.test': {
    method: 'POST',
    path: '/lead-blacklist/test',
    summary:
      'How many of the leads that arrived in the last 90 days an entry of the blacklist would have kept apart, before it is one.',
    allow: employees,
    reads: true,
    body: type({ '+': 'reject', kind: type.enumerated(...blacklistKinds), name: line }),
    response: type({
      /** Leads it would have kept apart, and of these how many counted. */
      hits: 'number',
      counted: 'number',
      /** Leads that were looked at: those of the last 90 days, 50,000 at most. */
      of: 'number',
      /** The latest of them, five at most. */
      examples: type({
        name: 'string',
        email: 'string',
        phone: 'string',
        receivedAt: 'string',
        client: 'string',
      }).array(),
    }),
  },
  'croData.save': {
    method: 'POST',
    path: '/clients/{id}/cro-data',
    summary:
      'Writes what a dealership says of one month: leads, appointments and sales. A month that is there is changed; what is not named stays.',
    allow: employees,
    client: 'id',
    params: byId,
    body: type({
      '+': 'reject',
      /** Any day of it. */
      month: day,
      'leads?': counted,
      'internetLeads?': counted,
      'phoneLeads?': counted,
      'appointmentsSet?': counted,
      'appointmentsShown?': counted,
      'sold?': counted,
      'salesNew?': counted,
      'salesUsed?': counted,
      'notes?': text,
    }),
    response: type({
      id: 'number',
      month: 'string',
      leads: 'number | null',
      internetLeads: 'number | null',
      phoneLeads: 'number | null',
      appointmentsSet: 'number | null',
      appointmentsShown: 'number | null',
      sold: 'number | null',
      salesNew: 'number | null',
      salesUsed: 'number | null',
      /** Sold of a hundred leads. */
      closingRate: 'number | null',
      notes: 'string',
    }),
  },
  'onboarding.board': {
    method: 'GET',
    path: '/onboarding',
    summary:
      'Clients with onboarding tasks: how many are done, and how many days the oldest open one is late.',
    allow: employees,
    response: type({
      /** The client's. */
      id: 'number',
      client: type({ id: 'number', name: 'string', slug: 'string' }),
      tasks: 'number',
      done: 'number',
      /** 0 to 100, whole. */
      percent: 'number',
      daysLate: 'number',
      /** The first open one that waits for nothing. */
      nextTask: 'string | null',
      nextDueAt: 'string | null',
    }).array(),
  },
  'onboarding.checklist': {
    method: 'GET',
    path: '/onboarding/checklist',
    summary:
      'What a client sees of its onboarding: the tasks that are marked for it, of every client one may see that is not through with them.',
    allow: ownClients,
    response: type({
      client: type({ id: 'number', name: 'string' }),
      done: 'number',
      tasks: type({
        id: 'number',
        name: 'string',
        dueAt: 'string',
        done: 'boolean',
        /** What has to be done before, and is not. */
        waitsFor: 'string | null',
        /** Its client ticks it off: what the asker ticked off is the asker's to open again. */
        tick: 'boolean',
      }).array(),
    }).array(),
  },
  'onboarding.tick': {
    method: 'PUT',
    path: '/onboarding/checklist/{id}',
    summary:
      'Says that a task of the onboarding which its client does itself is done, or takes that back; its account managers are told.',
    allow: ownClients,
    params: byId,
    body: type({ '+': 'reject', done: 'boolean' }),
    response: type({ id: 'number', done: 'boolean' }),
  },
  'onboarding.start': {
    method: 'POST',
    path: '/onboarding/start',
    summary:
      'Starts the onboarding of a client: a task for each active template that is for everybody or for a service the client has, due by the first day of service.',
    allow: employees,
    body: type({ '+': 'reject', clientId: id, startsAt: day }),
    response: type({ clientId: 'number', tasks: 'number' }),
  },
  'onboarding.refresh': {
    method: 'POST',
    path: '/onboarding/refresh',
    summary:
      'Reads what was done to onboarding tasks in a task tool elsewhere, and says how many differ from before. The one of the portal’s own tells by itself.',
    allow: employees,
    body: nothing,
    response: type({ changed: 'number' }),
  },
})
