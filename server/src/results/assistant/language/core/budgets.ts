import { budgetTypes } from '@portal/core/money/budgets/constants'
import type { AskedColumn, Topic } from '../topic.ts'
import {
  clientColumn,
  clientWords,
  department,
  everyNarrowing,
  groupColumn,
  managerColumn,
  plannedChannel,
  words,
} from './shared.ts'

/** Channels of what is budgeted; Facebook is a service. */
const budgetedChannel: AskedColumn = {
  ...plannedChannel,
  values: (plannedChannel.values ?? []).map((one) => ({
    ...one,
    words: one.words.filter((word) => !/^(?:facebook|meta|instagram)\b/.test(word)),
  })),
}

/** Budgets of a month. */
export const budgets: Topic = {
  id: 'budgets',
  title: 'Budgets',
  words: words('budget|active budget|running budget|current budget'),
  columns: [
    clientColumn,
    groupColumn,
    managerColumn,
    {
      id: 'service',
      label: 'Service',
      kind: 'record',
      of: 'services',
      words: words('service|product'),
      // What is budgeted for Facebook is a service of that name, and not all of social; dealers do not have their names.
      values: [
        {
          value: 'Facebook',
          label: 'Facebook',
          words: words('facebook|facebook ads|facebook and instagram|meta|meta ads|instagram|instagram ads'),
        },
      ],
    },
    {
      id: 'serviceGroup',
      label: 'Service Group',
      kind: 'text',
      words: words('service group|group of services'),
    },
    budgetedChannel,
    department,
    {
      id: 'type',
      label: 'Type',
      kind: 'choice',
      words: words('budget type'),
      values: budgetTypes.map((value) => ({
        value,
        label: value,
        words:
          value === 'One-Time'
            ? words('one time|one off|onetime|once')
            : words('recurring|monthly recurring|ongoing'),
      })),
    },
    {
      id: 'amount',
      label: 'Invoice Amount',
      means: 'what is invoiced for a service in a month, media and fees together',
      kind: 'money',
      words: words(
        'invoice amount|invoiced|invoice this|we invoice|billed|bill|pay|pays|paying|cost|price|charge|revenue|bring in|brings in|brought in|earn us|earns us|earned us|income|biggest client|largest client|smallest client',
      ),
      sums: true,
      evokes: true,
    },
    {
      id: 'charged',
      label: 'Amount with Fees',
      means: 'the invoice amount and the fees on top of it',
      kind: 'money',
      words: words(
        'amount with fees|including fees|incl fees|fees included|billing|billings|total billing|total billings|charged|charging',
      ),
      sums: true,
      evokes: true,
      aside: true,
    },
    {
      id: 'fees',
      label: 'Fees',
      means: 'the part of the invoice amount that is for the work and not for media',
      kind: 'money',
      words: words('fees|fee|management fees|management fee'),
      sums: true,
      evokes: true,
    },
    {
      id: 'margin',
      label: 'Margin',
      means: 'what the agency keeps of the invoice amount of its platform',
      kind: 'money',
      words: words(
        'gross margin|markup|margin|margins|platform margin|margin amount|we make|we earn|profit|profits|gross profit|earnings',
      ),
      sums: true,
      evokes: true,
    },
    {
      id: 'marginRate',
      label: 'Margin Rate',
      kind: 'percent',
      words: words(
        'gross margin percent|gross margin rate|margin rate|margin percent|margin percentage|percent margin|margin in percent',
      ),
      evokes: true,
      rate: { of: 'margin', per: 'amount' },
    },
    {
      id: 'invoice',
      label: 'On an Invoice',
      kind: 'choice',
      words: [],
      evokes: true,
      values: [
        {
          value: 'no',
          label: 'On no invoice',
          words: words(
            'on no invoice|in no invoice|not on an invoice|not on any invoice|not in any invoice|missing from invoice|missing on invoice',
          ),
        },
      ],
      aside: true,
    },
    {
      id: 'startsAt',
      label: 'Starts',
      kind: 'date',
      words: words('start|starts|starting|begin|begins|beginning|start date'),
      besideTime: words('new'),
      evokes: true,
    },
    {
      id: 'endsAt',
      label: 'Ends',
      kind: 'date',
      words: words('end|ends|ending|ended|expire|expired|expiring|end date'),
      besideTime: words('run out'),
      evokes: true,
    },
  ],
  narrows: [...everyNarrowing, 'service'],
  measure: 'amount',
  amountOfOne: true,
  sentences: [
    /^(?:what|which) services? (?:do|does|have|has|did)\b()/,
    // `who has TikTok`
    /^who(?: all| else)? (?:has|have|runs?|uses?|buys?|got)(?: got)? (?=\S+(?: \S+){0,2}$)()/,
    // `does Eastgate Honda have TikTok`
    /^(?:does|do|is|are) (?:\u0001|we|i|my (?:store|dealership)) (?:have|run|running|use|using|buy|buying|on|get|advertise on|signed up for|paying for) (?=\S)()/,
  ],
  period: 'month',
  client: 'client',
  by: ['month'],
  rank: 11,
  calls: ['budgets.active', 'budgets.activeOfClient'],
}

export const budgetChanges: Topic = {
  id: 'budgetChanges',
  title: 'Budget Changes to Confirm',
  rows: 'budget changes',
  words: words(
    'budget change|changes to confirm|budget change to confirm|budget change waiting|budget change are waiting|budget change not confirmed|budget change not yet confirmed|unconfirmed budget change|changes not confirmed',
  ),
  sentences: [/\bbudget changes?\b.*\b(waiting|confirm|pending|wait)\b/],
  columns: [
    { id: 'client', label: 'Client', kind: 'client', words: clientWords },
    { id: 'service', label: 'Service', kind: 'text', words: words('service') },
    { id: 'before', label: 'Before', kind: 'money', words: [] },
    { id: 'now', label: 'Now', kind: 'money', words: [] },
    { id: 'created', label: 'Changed', kind: 'date', words: words('changed on') },
  ],
  narrows: everyNarrowing,
  newest: 'created',
  period: null,
  client: 'client',
  rank: 13,
  calls: ['budgetChanges.forUser'],
}

export const budgetIncreases: Topic = {
  id: 'budgetIncreases',
  title: 'Requested Budget Increases',
  words: words('budget increase|increase request|requested increase|requested budget increase'),
  columns: [
    clientColumn,
    { id: 'service', label: 'Service', kind: 'text', words: words('service') },
    { id: 'before', label: 'From', kind: 'money', words: [], aside: true },
    { id: 'now', label: 'To', kind: 'money', words: words('new amount'), aside: true },
    { id: 'amount', label: 'More a Month', kind: 'money', words: words('amount'), sums: true },
    { id: 'month', label: 'From Month', kind: 'date', words: [], aside: true },
    { id: 'reason', label: 'Reason', kind: 'text', words: words('reason'), aside: true },
    {
      id: 'state',
      label: 'State',
      kind: 'choice',
      words: [],
      values: [
        { value: 'Waiting', label: 'Waiting', words: words('waiting|open|pending|to decide') },
        { value: 'Approved', label: 'Approved', words: words('approved|granted|accepted') },
        { value: 'Rejected', label: 'Rejected', words: words('declined|rejected|refused|turned down') },
      ],
    },
    {
      id: 'requestedBy',
      label: 'Requested by',
      kind: 'text',
      words: words('requested by|asked by|asked for by|requester'),
      did: words('requested|asked|proposed'),
    },
    {
      id: 'requestedAt',
      label: 'Requested',
      kind: 'date',
      words: [],
      besideTime: words('requested|asked for'),
    },
    {
      id: 'decidedBy',
      label: 'Decided by',
      kind: 'text',
      words: words('decided by|approved by|declined by|granted by'),
      did: words('decided|approved|declined|granted|rejected'),
    },
    {
      id: 'decidedAt',
      label: 'Decided',
      kind: 'date',
      words: words('decided'),
      besideTime: words('approved|declined|granted'),
    },
  ],
  narrows: everyNarrowing,
  measure: 'amount',
  period: null,
  newest: 'requestedAt',
  client: 'client',
  rank: 13,
  calls: ['budgetIncreases.list', 'budgetIncreases.ofClient'],
}
