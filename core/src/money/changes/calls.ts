import { type } from '../../foundation/contract/type.ts'
import { defineCalls } from '../../foundation/contract/call.ts'
import { byId, day, id, idText, money, page, paging, text } from '../../foundation/contract/schemas.ts'
import { employees, inOwnName, ownUser } from '../../foundation/policy/rules-of-calls.ts'
import { pastCeiling } from '../budgets/calls.ts'
import { invoiceKeepers, invoiceReaders } from '../invoicing/policy.ts'
import { increaseStatuses } from './increases.ts'
import { mostPlannedBudgets } from './plan.ts'

const person = type({ id: 'number', fullName: 'string' })

/** A budget of a client that has not ended, as the table of changes has it. */
const plannedBudget = type({
  id: 'number',
  serviceId: 'number',
  service: 'string',
  budgetType: "'Recurring' | 'One-Time'",
  startsAt: 'string',
  endsAt: 'string | null',
  invoiceAmount: 'number',
  tags: 'string[]',
  fees: type({
    id: 'number',
    feeServiceId: 'number',
    name: 'string',
    startsAt: 'string',
    endsAt: 'string | null',
    invoiceAmount: 'number',
  }).array(),
  version: 'number',
})

/** What was changed at once, from which month and why. */
const revision = type({
  id: 'number',
  month: 'string',
  reason: 'string',
  by: 'string',
  createdAt: 'string',
  lines: type({
    service: 'string',
    previousAmount: 'number',
    /** Null where the service ended. */
    newAmount: 'number | null',
  }).array(),
})

const plan = type({
  budgets: plannedBudget.array(),
  /** Whoever is asked to confirm a changed amount. */
  confirmers: person.array(),
  /** The latest first. */
  revisions: revision.array(),
})

const sectionChange = type({
  id: 'number',
  client: { id: 'number', name: 'string', slug: 'string' },
  sectionId: 'number',
  section: 'string',
  /** From which month on. */
  month: 'string',
  /** Media budgets: what the section may spend a month. */
  previousAmount: 'number',
  newAmount: 'number',
  createdAt: 'string',
  confirmedAt: 'string | null',
})

export const budgetPlanCalls = defineCalls({
  'budgetPlans.ofClient': {
    method: 'GET',
    path: '/clients/{id}/budget-plan',
    summary:
      "A client's budgets that have not ended, who confirms their changes, and what was changed so far.",
    allow: employees,
    client: 'id',
    params: byId,
    response: plan,
  },
  'budgetPlans.save': {
    method: 'POST',
    path: '/clients/{id}/budget-plan',
    summary:
      'Changes several budgets of a client from a month on, all or none. A budget that began before is split: the months before keep their amount.',
    allow: employees,
    client: 'id',
    params: byId,
    body: type({
      '+': 'reject',
      month: day,
      reason: text,
      ...pastCeiling,
      rows: type({
        '+': 'reject',
        /** The budget. */
        id,
        /** The version that was seen. */
        version: id,
        /** From the month on. */
        'newAmount?': money.or('null'),
        /** It ends with the month before. */
        'ends?': 'boolean',
        'cancellationReasonId?': id.or('null'),
      })
        .array()
        .atLeastLength(1)
        .atMostLength(mostPlannedBudgets),
    }),
    response: type({
      /** How many budgets have another amount or end. */
      changed: 'number',
      /** How many people are asked to confirm. */
      asked: 'number',
    }),
  },
  'sectionBudgetChanges.forUser': {
    method: 'GET',
    path: '/section_budget_changes/forUser/{id}',
    summary: 'Changed media budgets of sections that the user works on and has not taken note of yet.',
    allow: ownUser,
    user: 'id',
    params: byId,
    response: sectionChange.array(),
  },
  'sectionBudgetChanges.confirm': {
    method: 'POST',
    path: '/section_budget_changes',
    summary: 'Takes note of a changed media budget of a section.',
    allow: inOwnName(ownUser),
    body: type({ '+': 'reject', id, confirmedBy: id }),
    response: sectionChange,
  },
})

const status = type.enumerated(...increaseStatuses)

/** A request for a higher budget, from when it is made until it is decided. */
const budgetIncrease = type({
  id: 'number',
  client: { id: 'number', name: 'string', slug: 'string' },
  budgetId: 'number',
  service: 'string',
  previousAmount: 'number',
  newAmount: 'number',
  /** From which month on. */
  month: 'string',
  reason: 'string',
  status,
  requestedBy: 'string',
  requestedAt: 'string',
  decidedBy: 'string | null',
  decidedAt: 'string | null',
  /** What was answered with the decision. */
  answer: 'string',
  version: 'number',
  can: { decide: 'boolean', withdraw: 'boolean' },
  /** Why deciding is somebody else's, as a sentence. */
  decisionProblem: 'string | null',
})

export const increaseCalls = defineCalls({
  'budgetIncreases.list': {
    method: 'GET',
    path: '/budget-increases',
    summary: 'Requests for higher budgets, those that wait first.',
    allow: employees,
    query: type({ '+': 'reject', ...paging, 'status?': status, 'clientId?': idText }),
    response: page(budgetIncrease),
  },
  'budgetIncreases.ofClient': {
    method: 'GET',
    path: '/clients/{id}/budget-increases',
    summary:
      "Requests for higher budgets of a client, the latest first; the client's own people read theirs.",
    allow: invoiceReaders,
    client: 'id',
    params: byId,
    response: budgetIncrease.array(),
  },
  'budgetIncreases.request': {
    method: 'POST',
    path: '/clients/{id}/budget-increases',
    summary: 'Asks for a higher budget from a month on, by staff or by the people of the client.',
    allow: inOwnName(invoiceReaders),
    client: 'id',
    params: byId,
    body: type({ '+': 'reject', budgetId: id, newAmount: money, month: day, reason: text }),
    response: budgetIncrease,
  },
  'budgetIncreases.decide': {
    method: 'PUT',
    path: '/budget-increases/{id}',
    summary: 'Approves a request, which changes the budget, or rejects it with a reason; never by who asked.',
    allow: inOwnName(invoiceKeepers),
    params: byId,
    body: type({ '+': 'reject', approve: 'boolean', 'answer?': text, ...pastCeiling }),
    response: budgetIncrease,
  },
  'budgetIncreases.withdraw': {
    method: 'DELETE',
    path: '/budget-increases/{id}',
    summary: "Takes back one's own request while it waits.",
    allow: inOwnName(invoiceReaders),
    params: byId,
    response: budgetIncrease,
  },
})
