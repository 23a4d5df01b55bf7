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

/** How people speak of what the agency sells, and of what it agrees on with clients. */
export const ofSelling: Vocabulary = {
  opportunities: {
    undated: true,
    rows: 'sales opportunity|potential client|new business|in the pipeline|in our pipeline|sales pipeline|sales lead of ours|open pitch|prospects in the pipeline|deal flow|forecasted deals',
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
}
