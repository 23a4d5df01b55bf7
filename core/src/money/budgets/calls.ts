import { type } from '../../foundation/contract/type.ts'
import { defineCalls } from '../../foundation/contract/call.ts'
import {
  byId,
  day,
  id,
  idText,
  money,
  page,
  paging,
  percent,
  text,
} from '../../foundation/contract/schemas.ts'
import { employees, ownClients } from '../../foundation/policy/rules-of-calls.ts'

const budgetFee = type({
  id: 'number',
  FeeService: { id: 'number', name: 'string' },
  startsAt: 'string',
  endsAt: 'string | null',
  invoiceAmount: 'number',
  notes: 'string',
})

/** A budget. `platformMargin` and `marginAmount` exist only for those who may see them. */
export const budget = type({
  id: 'number',
  clientId: 'number',
  Client: { id: 'number', name: 'string', slug: 'string' },
  budgetType: "'Recurring' | 'One-Time'",
  serviceId: 'number',
  Service: { name: 'string', order: 'number' },
  Tags: type({ id: 'number', name: 'string', description: 'string', includeFees: 'boolean' }).array(),
  startsAt: 'string',
  endsAt: 'string | null',
  invoiceAmount: 'number',
  /** Of the month or year that was asked for, else of `actualSpendOf.month`; null without figures and amount. */
  'actualSpend?': 'number | null',
  'actualSpendOf?': {
    /** The first day of the month, the last where several are added up. */
    month: 'string | null',
    /** From the daily figures of the section, split over its budgets by invoice amount. */
    workedOut: 'number | null',
    /** Typed or imported: it stands in the place of what is worked out. */
    entered: 'number | null',
    enteredAt: 'string | null',
    enteredBy: 'string | null',
    imported: 'boolean',
  },
  'platformMargin?': 'number | null',
  'marginAmount?': 'number | null',
  notes: 'string',
  fees: budgetFee.array(),
  /** Of the fees that are charged in the month or year asked for, else of those that have not ended; of one budget, and where ended ones are listed, of all. Null without any. */
  feeAmount: 'number | null',
  /** Who was asked to confirm an amount, the latest first; of one budget that somebody was asked about, for the agency's own people. */
  'confirmations?': type({
    previousAmount: 'number',
    newAmount: 'number',
    person: 'string',
    /** Null where nobody did: an import, or what a plan changed by itself. */
    changedBy: 'string | null',
    askedAt: 'string',
    confirmedAt: 'string | null',
  }).array(),
  version: 'number',
  can: { update: 'boolean', remove: 'boolean' },
})

const budgetIds = type({ '+': 'reject', budgetIds: id.array().atLeastLength(1).atMostLength(200) })

const monthName = type(
  "'January' | 'February' | 'March' | 'April' | 'May' | 'June' | 'July' | 'August' | 'September' | 'October' | 'November' | 'December' | 'All Future Budgets'",
)

/** The budget filter: month by its full name, or all future budgets. */
const budgetFilter = {
  'month?': monthName,
  'year?': type('string.integer.parse').to('2000 <= number.integer <= 2100'),
  'serviceId?': idText,
  'serviceGroup?': idText,
} as const

const reportQuery = type({
  '+': 'reject',
  ...paging,
  ...budgetFilter,
  'clientId?': idText,
  'tagId?': idText,
  'budgetType?': "'Recurring' | 'One-Time'",
})
const report = type({
  rows: budget.array(),
  total: 'number',
  page: 'number',
  pageSize: 'number',
  /** Sums over all rows of the filter, not only this page. */
  totals: { invoiceAmount: 'number', 'actualSpend?': 'number', 'marginAmount?': 'number', fees: 'number' },
})

const fee = type({
  '+': 'reject',
  'id?': id,
  feeServiceId: id,
  startsAt: day,
  'endsAt?': day.or('null'),
  invoiceAmount: money,
  'notes?': text,
})

/** Said when the budgets of the client come above its ceiling, and that is agreed. */
export const pastCeiling = { 'pastCeiling?': 'boolean' } as const

const budgetFields = {
  serviceId: id,
  budgetType: "'Recurring' | 'One-Time'",
  startsAt: day,
  'endsAt?': day.or('null'),
  invoiceAmount: money,
  /** What the platform billed in a month: counts in the place of the daily figures; null takes it away. */
  'actualSpend?': money.or('null'),
  /** Any day of that month; left out, the present one, the last or the first of the budget where it does not run. */
  'actualSpendMonth?': day,
  'platformMargin?': percent().or('null'),
  'notes?': text,
  'tagIds?': id.array().atMostLength(50),
  ...pastCeiling,
} as const

export const budgetCalls = defineCalls({
  'feeServices.list': {
    method: 'GET',
    path: '/feeServices',
    summary: 'Kinds of fees, by name.',
    allow: employees,
    response: type({ id: 'number', name: 'string' }).array(),
  },
  'budgetTags.list': {
    method: 'GET',
    path: '/budget-tags',
    summary: 'Budget tags, by name.',
    allow: employees,
    response: type({ id: 'number', name: 'string', description: 'string', includeFees: 'boolean' }).array(),
  },
  'budgets.active': {
    method: 'GET',
    path: '/reports/activeBudgets',
    summary: 'Budgets that have not ended, filtered and paged, with totals.',
    allow: employees,
    query: reportQuery,
    response: report,
  },
  'budgets.inactive': {
    method: 'GET',
    path: '/reports/inactiveBudgets',
    summary: 'Budgets that have ended, filtered and paged, with totals.',
    allow: employees,
    query: reportQuery,
    response: report,
  },
  'budgets.downloadActive': {
    method: 'POST',
    path: '/reports/activeBudgets',
    summary: 'The active budgets of the filter as a spreadsheet.',
    allow: employees,
    reads: true,
    query: reportQuery,
    answers: 'spreadsheet',
  },
  'budgets.downloadInactive': {
    method: 'POST',
    path: '/reports/inactiveBudgets',
    summary: 'The inactive budgets of the filter as a spreadsheet.',
    allow: employees,
    reads: true,
    query: reportQuery,
    answers: 'spreadsheet',
  },
  'budgets.get': {
    method: 'GET',
    path: '/budgets/{id}',
    summary: 'One budget with its fees.',
    allow: ownClients,
    params: byId,
    response: budget,
  },
  'budgets.create': {
    method: 'POST',
    path: '/budgets',
    summary: 'Adds a budget without fees.',
    allow: employees,
    body: type({ '+': 'reject', clientId: id, ...budgetFields }),
    response: budget,
  },
  'budgets.createWithFees': {
    method: 'POST',
    path: '/budgets/createBudgetWithFees',
    summary: 'Adds a budget with its fees.',
    allow: employees,
    body: type({ '+': 'reject', clientId: id, ...budgetFields, 'fees?': fee.array().atMostLength(100) }),
    response: budget,
  },
  'budgets.updateWithFees': {
    method: 'PUT',
    path: '/budgets/{id}/updateBudgetWithFees',
    summary:
      'Changes a budget. A changed invoice amount asks the managers of the client to confirm it; fees, when given, replace the fees there are.',
    allow: employees,
    params: byId,
    body: type({
      '+': 'reject',
      'serviceId?': id,
      'budgetType?': "'Recurring' | 'One-Time'",
      'startsAt?': day,
      'endsAt?': day.or('null'),
      'invoiceAmount?': money,
      'actualSpend?': money.or('null'),
      'actualSpendMonth?': day,
      'platformMargin?': percent().or('null'),
      'notes?': text,
      'tagIds?': id.array().atMostLength(50),
      ...pastCeiling,
      'fees?': fee.array().atMostLength(100),
    }),
    response: budget,
  },
  'budgets.removeWithFees': {
    method: 'DELETE',
    path: '/budgets/{id}/deleteBudgetWithFees',
    summary: 'Deletes a budget and its fees.',
    allow: employees,
    params: byId,
    response: type({ id: 'number' }),
  },
  'budgets.endingsToTell': {
    method: 'POST',
    path: '/budgets/checkIfBudgetsShouldBeNotified',
    summary:
      'Of some budgets those that end a service of which nobody was told yet, with whom it concerns: who manages the client and who works on the section.',
    allow: employees,
    reads: true,
    body: budgetIds,
    response: type({
      budgets: type({
        id: 'number',
        client: { id: 'number', name: 'string', slug: 'string' },
        service: 'string',
        endsAt: 'string',
        people: type({ id: 'number', fullName: 'string' }).array(),
      }).array(),
    }),
  },
  'budgets.tellEndings': {
    method: 'POST',
    path: '/budgets/notifyServiceCancellation',
    summary: 'Tells those whom it concerns, by mail and in the portal, that services end; each end once.',
    allow: employees,
    body: budgetIds,
    response: type({
      /** How many people were told. */
      told: 'number',
    }),
  },
  'budgets.ofClient': {
    method: 'GET',
    path: '/clients/{id}/budgets',
    summary: "All of a client's budgets, newest first, paged.",
    allow: ownClients,
    client: 'id',
    params: byId,
    query: type({ '+': 'reject', ...paging, ...budgetFilter }),
    response: page(budget),
  },
  'budgets.ofClientList': {
    method: 'GET',
    path: '/clients/{id}/client-budgets',
    summary: "All of a client's budgets as a plain list.",
    allow: ownClients,
    client: 'id',
    params: byId,
    response: budget.array(),
  },
  'budgets.activeOfClient': {
    method: 'GET',
    path: '/clients/{id}/budgets/active',
    summary: "A client's budgets that run in a month.",
    allow: ownClients,
    client: 'id',
    params: byId,
    query: type({ '+': 'reject', ...budgetFilter }),
    response: budget.array(),
  },
})
