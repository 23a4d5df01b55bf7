import { type } from '../../foundation/contract/type.ts'
import { defineCalls } from '../../foundation/contract/call.ts'
import { byId, day, id } from '../../foundation/contract/schemas.ts'
import { employees, ownClients } from '../../foundation/policy/rules-of-calls.ts'
import { client } from './calls.ts'
import { paceAnswer, summedPaceAnswer } from './pace.ts'

/** For those who see margins: what is invoiced, of which the budget beside it is what is left for media. */
const invoiced = { 'invoiceAmount?': 'number' } as const

const section = type({
  sectionId: 'number',
  label: 'string',
  ...paceAnswer,
  ...invoiced,
})

/** What was spent of the budgets of a month so far. */
export const pacingCalls = defineCalls({
  'clients.sectionBudgets': {
    method: 'POST',
    path: '/clients/section-budgets',
    summary:
      'What clients are invoiced for a section of the pacing report in a month, and their Investment so far, by client.',
    allow: ownClients,
    reads: true,
    body: type({
      '+': 'reject',
      sectionId: id,
      /** An empty list stands for all active clients that the asker may see. */
      clientIds: id.array().atMostLength(20_000),
      /** Any day of the month; the present one where it is left out. */
      'month?': day,
    }),
    response: type({
      month: 'string',
      /** The last day that has figures in the month. */
      through: 'string | null',
      /** Only clients that have a budget; `expected`, `projected` and `pace` are of the Investment. */
      rows: type({
        ...client,
        budget: 'number',
        investment: 'number',
        expected: 'number',
        projected: 'number',
        pace: 'number | null',
      }).array(),
    }),
  },
  'clients.mtdPacingTotals': {
    method: 'POST',
    path: '/clients/mtd-pacing-totals',
    summary:
      'Spend of a month so far against what its budgets leave for media, by client and section of the pacing report.',
    allow: employees,
    reads: true,
    body: type({
      '+': 'reject',
      /** All sections together where it is left out. */
      'sectionId?': id.or('null'),
      /** An empty list stands for all active clients that the asker may see. */
      clientIds: id.array().atMostLength(20_000),
      /** Any day of the month; the present one where it is left out. */
      'month?': day,
      /** Tells besides how many impressions of search the budget missed. */
      'searchShares?': 'boolean',
    }),
    response: type({
      month: 'string',
      /** The last day that has figures in the month. */
      through: 'string | null',
      /** Only clients that have a budget or spend. */
      rows: type({
        ...client,
        ...summedPaceAnswer,
        ...invoiced,
        /**
         * Where `searchShares` asks for it: which part of the possible impressions of the last 30 days was missed because
         * the money of a day was gone, 0 to 1; null where no file tells it.
         */
        'lostToBudget?': 'number | null',
        sections: section.array(),
      }).array(),
      total: type({ ...summedPaceAnswer, ...invoiced }),
    }),
  },
  'clients.splitPaces': {
    method: 'GET',
    path: '/clients/{id}/split-paces',
    summary:
      'Spend of a month so far against the parts that the media budgets of a client are split into, by kind of allocation.',
    allow: employees,
    client: 'id',
    params: byId,
    /** Any day of the month; the present one where it is left out. */
    query: type({ '+': 'reject', 'month?': day }),
    response: type({
      month: 'string',
      /** Only kinds that are split. */
      kinds: type({
        kind: 'string',
        /** The month in which it was split, which is carried on. */
        setIn: 'string',
        /** The last day that has figures of its channels in the month. */
        through: 'string | null',
        /** What campaigns spent whose name tells no part stands in a part without a key. */
        parts: type({ part: 'string', percent: 'number', ...paceAnswer }).array(),
      }).array(),
    }),
  },
})
