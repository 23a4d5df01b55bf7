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
      words: [
        'open',
        'still open',
        'undecided',
        'not decided',
        'running',
        'live',
        'in play',
        'being worked',
        'not closed',
        ...inPipeline,
      ],
    },
    {
      value: 'Won',
      label: 'Won',
      words: [
        'won',
        'closed won',
        'we win',
        'won over',
        'sold',
        'signed',
        'landed',
        'land',
        'win',
        'close',
        'we landed',
        'closed and won',
      ],
    },
    {
      value: 'Lost',
      label: 'Lost',
      words: [
        'lost',
        'closed lost',
        'we lose',
        'fell through',
        'fallen through',
        'fell apart',
        'slipped away',
        'got away',
        'closed and lost',
      ],
    },
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
    words: [
      'win rate',
      'winning rate',
      'win percentage',
      'win ratio',
      'close rate on deals',
      'hit rate on deals',
      'rate of deals won',
      'share of deals won',
    ],
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
    values: [
      {
        value: 'Stale',
        label: 'Stale',
        words: ['stale', 'gone stale', 'went stale', 'going stale', 'gone cold', 'went cold', 'going cold'],
      },
      {
        value: 'stuck',
        label: 'Not Moving',
        words: ['stuck', 'stalled', 'not moving', 'not moved', 'sitting too long', 'dragging on'],
        stands: { column: 'stale', values: ['Stale'] },
      },
    ],
  },
  {
    id: 'weighted',
    label: 'Weighted Value',
    kind: 'money',
    words: [
      'weighted',
      'weighted value',
      'weighted amount',
      'weighted total',
      'weighted pipeline',
      'risk adjusted',
      'probability weighted',
      'expected value',
    ],
    sums: true,
    evokes: true,
    aside: true,
  },
]

/** How people speak of what the agency sells, and of what its clients sell. */
export const ofSelling: Vocabulary = {
  opportunities: {
    undated: true,
    rows: 'sales opportunity|potential client|new business|in the pipeline|in our pipeline|sales pipeline|sales lead of ours|open pitch|pitches|pitch|prospects in the pipeline|deal flow|forecasted deals',
    columns: {
      amount: 'deal value|deal size|monthly value|worth|potential value',
      ownerId:
        'owned by|owns|salesperson|sales rep|rep|working|works it|pitching|pitched by|closer|whose deal|whose deals|runs the deal',
      stageId: 'in stage|deal stage|stages|how far along|pipeline stage|where it stands|where they stand',
      nextStepAt: 'next step due|next step is due|follow up due|next touch|next touch due',
      nextStep: 'next action|what comes next|next move',
      contactName: 'contact person|contact name|who we talk to|talking to|point of contact',
      lostReasonId: 'reason lost|why lost|reason we lost|reason for losing',
      source: 'where it came from|lead source|came from|came in through|came in from|referred by|referral',
      notes: 'notes on the deal|deal notes',
    },
    weak: {
      prospectId: 'prospect name',
      stageSince:
        'in stage since|in the stage since|last moved|moved on|moved|moved stages|changed stage|changed stages',
      lostReasonId: 'lost because|reason for the loss|why we lost|reason|reasons',
      nextStep: 'what is next|what happens next',
      nextStepAt: 'following up|follow up|follow ups',
    },
    telling: { stale: ['Stale'], nextStep: ['None'] },
    adds: [leadState, ...winRate, ...ofStage],
    none: {
      nextStep:
        'without a next step|without next step|with no next step|no next step|no next step set|no next step planned',
      nextStepAt: 'no follow up planned|no follow up set|nothing scheduled next',
      source: 'source unknown|no source',
    },
    // Where it is won or lost it stays: since then it stands in that stage.
    besideTime: {
      nextStepAt: 'next step',
      stageSince:
        'decided|won|closed won|we win|won over|sold|signed|lost|closed lost|we lose|landed|we landed|land|win|close|fell through',
    },
    choices: { nextStepAt: { Overdue: 'overdue|past due|late|slipped|slipping' } },
    finished: { state: ['Won', 'Lost'] },
  },
  opportunityStages: {
    rows: 'stage of the pipeline|stages of the pipeline|pipeline stage|pipeline stages|deal stage|deal stages|sales stage|sales stages',
    columns: {
      probability: 'likelihood|odds|chance|chance to close|close probability|how likely|win probability',
      staleAfterDays: 'stale after|goes stale after|days to stale|go stale',
    },
  },
  lostReasons: {
    rows: 'reason for losing a deal|reasons for losing deals|reason deals are lost|reasons deals are lost|reasons we lose deals|loss reason|loss reasons|deal loss reasons',
  },
  agreements: {
    rows: 'renewal|renewals|service agreement|msa|deal paper|paperwork|client contract|signed paper|sow|statement of work|contract on file',
    columns: {
      endsAt:
        'running out|runs out|runs out|run out|comes up for renewal|up for renewal|ends|renewals|renewing|renews|come up for renewal|coming up for renewal|due for renewal|contract end|contract ends|term ends|term end|renewal date|lapses',
      startsAt: 'takes effect|take effect|taking effect|goes into effect|effective|term starts',
      monthly:
        'monthly fee in the agreement|monthly commitment|contract value|contract amount|contracted amount',
      signedAt: 'date signed|signature date|day of signature',
      signedBy: 'signed off by|who put their name on it',
      sentAt: 'sent for signature|went out for signature|out for signature since',
    },
    choices: {
      state: {
        Draft: 'drafted|not sent yet|not sent out|still a draft|in draft|being drafted|unsent',
        'Waiting for signature':
          'awaiting signature|pending signature|waiting on signature|still unsigned|never signed|not been signed|sitting unsigned|to be signed|not countersigned|not signed yet|pending',
        Signed: 'executed|countersigned|fully executed|inked',
        Active: 'currently in force|in effect|running',
        Declined: 'refused to sign|would not sign|not willing to sign',
      },
    },
  },
  goals: {
    rows: 'target of the month|monthly goal|goal of the month|main goal|set goal|focus of the month|objective|objectives|monthly objective|monthly focus|top goal|main objective|number one goal|goal for the month',
    columns: { person: 'set by|who set it|wrote it|goal set by' },
  },
  clientSales: {
    rows: 'vehicle sales|car sales|sales figures|sales of the store|sales numbers|unit sales|retail units|retail sales|how many cars they sold|cars they moved',
    columns: {
      units:
        'cars sold|units sold|vehicles sold|sold cars|sold units|sold vehicles|cars moved|moved units|retailed|retailed units|trucks sold|volume|sales volume',
      unitsBefore: 'units the year before|units last year|sold a year ago|sold the year before',
      change: 'sales growth|growth in units|up or down on units|year over year in units',
      amount: 'sales revenue|sales dollars',
      leads: 'leads beside sales',
      closeRate:
        'sales to leads|leads to sales|sales per lead|lead to sale rate|conversion of leads to sales|lead to sale',
    },
  },
  sales: {
    columns: {
      count: 'units|number sold|how many sold|units moved',
      saleTypeId: 'type of sale|kind of sale|sale kind',
      amount: 'sale amount|sale price|gross|sold for',
      zip: 'zip|zip code|buyer zip|buyers zip',
      notes: 'sale notes',
    },
  },
  leads: {
    rows: 'inquiry|inquiries|enquiry|enquiries|prospect inquiry|lead that came in|leads that came in|incoming lead|incoming leads|sales lead|sales leads|shopper lead',
    columns: {
      source: 'where from|lead source|came from|came in through|came in from|origin|where they came from',
      leadTypeId: 'kind of lead|type of lead|type|kinds of leads',
      statusId: 'lead status|worked or not|how it stands',
      notes: 'lead notes',
    },
    weak: { receivedAt: 'landed|rolled in|came through|hit the crm|submitted' },
  },
  leadTypes: {
    rows: 'kind of lead|kinds of leads|type of lead|types of leads',
    columns: { kind: 'counts as|counted as' },
  },
  leadStatuses: { rows: 'status of leads|statuses of leads|lead state' },
  saleTypes: { rows: 'kind of sale|kinds of sales|type of sale|types of sales' },
  appointmentTypes: {
    rows: 'kind of appointment|kinds of appointments|type of appointment|types of appointments',
  },
  appointments: {
    rows: 'appt|appts|showroom appointment|showroom visit|test drive appointment|sales appointment|service appointment|appointments set',
    columns: {
      appointmentTypeId: 'type of appointment|kind of appointment|appointment kind',
      source: 'where from|appointment source|came from',
    },
    weak: { scheduledAt: 'set for|on the books for|happening' },
    choices: {
      state: {
        Set: 'set|booked|made|scheduled|not shown|no show|no shows|no showed|did not show|never showed|did not show up',
        Shown: 'showed|showed up|kept|came in|show up|turned up|walked in',
        Sold: 'sold|bought|turned into a sale|turned into sales|closed',
      },
    },
  },
  croData: {
    rows: 'showroom numbers|showroom figures|crm numbers|crm data|month in the showroom|crm month|crm months|crm report|crm stats|showroom stats',
    columns: {
      closingRate: 'closing rate|closing ratio|closing percentage',
      appointmentsSet: 'appointments made|appts set|appts made',
      appointmentsShown: 'appts shown',
      internetLeads: 'web leads|online leads|internet ups',
      phoneLeads: 'phone ups',
      salesNew: 'new cars sold|new car sales|new units|new vehicles sold',
      salesUsed: 'used cars sold|used car sales|used units|used vehicles sold|pre owned sold',
    },
  },
  croDashboard: {
    rows: 'showroom conversion|showroom funnel|lead to sale funnel|appointment funnel|showroom closing|cro numbers|cro',
    columns: {
      closeRate: 'closing rate|close ratio|closing ratio|closing percentage|closes|lead to sale rate',
      showRate: 'show ratio|show up rate|no show rate|shows rate|how many show|shows up',
      setRate: 'appointment rate|appointment set rate|set ratio|appointment setting rate',
      soldRate: 'sold ratio|sold out of shown',
      benchmark: 'norm for closing|closing benchmark',
    },
  },
  mysteryShopRequests: {
    rows: 'mystery shop|mystery shops|mystery shopping|secret shop|secret shops|secret shopper|shopped|mystery shopper|mystery shopped|secret shopped|shop request|shop requests|mystery call|mystery calls|shop call|mystery caller',
    columns: {
      responseMinutes:
        'response time|answer time|minutes to answer|took to answer|took to respond|time to respond|respond|how fast they answered|minutes to respond|how fast they responded',
      score: 'shop score|mystery shop score|scored on the shop|graded',
      scenario: 'story|script of the shop|what we asked|cover story',
      channel: 'shopped by|by which channel|way we shopped',
      result: 'outcome|how it went|how did it go|what came out|findings of the shop|turned out',
      scheduledAt: 'shopped on|done on',
    },
    choices: {
      channel: {
        Email: 'by email|emailed',
        Phone: 'by phone|phoned',
        Chat: 'by chat|chatted',
        Showroom: 'in person|walk in|in the showroom',
      },
      state: {
        Requested:
          'requested|open|not started|waiting|asked for|not shopped yet|still to be shopped|to be done',
        'Under Way': 'in progress|running',
        Done: 'finished|completed|came back|back',
        Canceled: 'cancelled',
      },
    },
    weak: {
      responseMinutes:
        'reply time|how quickly they answered|how long they took|how long it took|took to reply|took to get back',
    },
    none: {
      score: 'unscored|not scored|not graded',
      responseMinutes:
        'never answered|never responded|nobody answered|no response|never got back|never called back',
    },
  },
}
