import type { AskedColumn } from '../topic.ts'
import type { Vocabulary } from './entry.ts'

const inPipeline = [
  'pipeline',
  'in the pipeline',
  'in our pipeline',
  'sales pipeline',
  'lead in the pipeline',
]

/** What the stage of a lead of the agency's says of it. */
const leadState: AskedColumn = {
  id: 'state',
  label: 'State',
  kind: 'choice',
  words: ['state', 'status'],
  values: [
    {
      value: 'Open',
      label: 'Open',
      words: ['open', 'still open', 'undecided', 'not decided', 'running', ...inPipeline],
    },
    { value: 'Won', label: 'Won', words: ['won', 'closed won', 'we win', 'won over', 'sold', 'signed'] },
    { value: 'Lost', label: 'Lost', words: ['lost', 'closed lost', 'we lose'] },
  ],
}

/** How many of the leads that were decided were won: told by no field, but by their stages. */
const winRate: readonly AskedColumn[] = [
  { id: 'won', label: 'Won', kind: 'count', words: [], sums: true, aside: true },
  { id: 'decided', label: 'Decided', kind: 'count', words: [], sums: true, aside: true },
  {
    id: 'winRate',
    label: 'Win Rate',
    kind: 'percent',
    words: ['win rate', 'winning rate', 'win percentage', 'rate of deals won', 'share of deals won'],
    evokes: true,
    aside: true,
    rate: { of: 'won', per: 'decided' },
  },
]

/** What its stage says of how long a lead may stand there, and of how likely it is won. */
const ofStage: readonly AskedColumn[] = [
  {
    id: 'stale',
    label: 'Stale',
    kind: 'choice',
    words: [],
    aside: true,
    values: [{ value: 'Stale', label: 'Stale', words: ['stale', 'gone stale', 'went stale', 'gone cold'] }],
  },
  {
    id: 'weighted',
    label: 'Weighted Value',
    kind: 'money',
    words: ['weighted', 'weighted value', 'weighted amount', 'weighted total', 'weighted pipeline'],
    sums: true,
    evokes: true,
    aside: true,
  },
]

/** How people speak of what the agency sells, and of what its clients sell. */
export const ofSelling: Vocabulary = {
  opportunities: {
    undated: true,
    rows: 'sales opportunity|potential client|new business|in the pipeline|in our pipeline|sales pipeline',
    columns: {
      amount: 'deal value|deal size|monthly value|worth',
      ownerId: 'owned by|owns|salesperson|sales rep|rep|working',
      stageId: 'in stage|deal stage|stages',
      nextStepAt: 'next step due|next step is due|follow up due',
      nextStep: 'next action|what comes next',
      lostReasonId: 'reason lost|why lost|reason we lost',
      source: 'where it came from|lead source|came from',
    },
    telling: { stale: ['Stale'] },
    adds: [leadState, ...winRate, ...ofStage],
    // Where it is won or lost it stays: since then it stands in that stage.
    besideTime: {
      nextStepAt: 'next step',
      stageSince: 'decided|won|closed won|we win|won over|sold|signed|lost|closed lost|we lose',
    },
    choices: { nextStepAt: { Overdue: 'overdue|past due|late' } },
    finished: { state: ['Won', 'Lost'] },
  },
  agreements: {
    rows: 'service agreement|msa|deal paper|paperwork',
    columns: { endsAt: 'running out|runs out|runs out|run out|comes up for renewal|up for renewal|ends' },
  },
  goals: { rows: 'target of the month|monthly goal|goal of the month|main goal|set goal' },
  clientSales: {
    rows: 'vehicle sales|car sales|sales figures',
    columns: { units: 'cars sold|units sold|vehicles sold|sold cars|sold units|sold vehicles' },
  },
  sales: {
    columns: { count: 'units|number sold|how many sold' },
  },
  leads: {
    columns: { source: 'where from|lead source|came from', leadTypeId: 'kind of lead|type of lead|type' },
  },
  appointments: {
    rows: 'appt|appts|showroom appointment',
    choices: {
      state: { Set: 'set|booked|made|scheduled', Shown: 'showed|showed up|kept|came in', Sold: 'sold' },
    },
  },
  croData: {
    rows: 'showroom numbers|showroom figures|crm numbers|crm data|month in the showroom',
    columns: {
      closingRate: 'closing rate|closing ratio|closing percentage',
      appointmentsSet: 'appointments made|appts set',
      appointmentsShown: 'appts shown',
      salesNew: 'new cars sold|new car sales|new units',
      salesUsed: 'used cars sold|used car sales|used units',
    },
  },
  croDashboard: {
    rows: 'showroom conversion',
    columns: {
      closeRate: 'closing rate|close ratio|closing ratio|closing percentage|closes',
      showRate: 'show ratio|show up rate|no show rate',
      setRate: 'appointment rate|appointment set rate',
    },
  },
  mysteryShopRequests: {
    rows: 'mystery shop|mystery shops|mystery shopping|secret shop|secret shops|secret shopper|shopped|mystery shopper',
    columns: {
      responseMinutes:
        'response time|answer time|minutes to answer|took to answer|took to respond|time to respond|respond|how fast they answered',
    },
    choices: {
      state: {
        Requested: 'requested|open|not started|waiting',
        'Under Way': 'in progress|running',
        Done: 'finished|completed',
        Canceled: 'cancelled',
      },
    },
  },
}
