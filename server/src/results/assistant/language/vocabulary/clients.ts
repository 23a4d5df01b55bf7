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

/** How people speak of clients, of whom they know there, and of how they come and go. */
export const ofClients: Vocabulary = {
  contacts: {
    undated: true,
    rows: 'people at the store|people at the dealership|contact person|contact people|point of contact|contact list|phone book',
    columns: {
      title: 'job title|position|role',
      email: 'e mail|e mail address|email address|mail address',
      phone: 'phone number|telephone|office number|number',
      mobile: 'cell|cell phone|cell number|mobile number|mobile phone',
      birthday: 'born|birth date|date of birth|bday',
      receivesInvoices:
        'receive invoices|receives our invoices|gets invoices|get invoices|gets the invoices|get the invoices|gets our invoices|receives the invoices|invoices go to|billing contact|set to receive invoices',
      receivesReports:
        'receive reports|gets reports|get reports|gets the reports|gets the monthly report|receives the monthly report|reports go to|on the report list',
      isPrimary: 'primary contact|main contact|primary|main',
    },
    choices: {
      department: {
        'General Manager': 'gm|gms',
        Owner: 'dealer principal|owners',
        Accounting: 'bookkeeper|controller|office manager',
        Service: 'service department|fixed ops',
        Parts: 'parts department',
      },
    },
  },
  credentials: {
    undated: true,
    rows: 'password|passwords|login data|account access|access data|vault',
    columns: {
      rotateAt:
        'password due|has to be changed|must be changed|need rotating|due for rotation|needs changing|to be rotated|rotation due',
      rotatedAt: 'password last changed|last rotated|rotated',
      hasCode: 'two factor|2fa|one time codes|authenticator',
      username: 'user name|login name',
    },
    choices: { rotateAt: { Overdue: 'overdue|past due|late|expired|too old' } },
  },
  competitors: {
    rows: 'rival|rivals|competition nearby|competing dealers|competing stores|competitor dealers',
    columns: { distance: 'miles away|how far away|far away|away|closest|nearest|within' },
  },
  clientNotes: {
    rows: 'note|notes|note on the client|notes we took|written down|wrote down|jotted down',
    columns: { followUpAt: 'follow up|follow ups|follow up date|to come back to|come back to|come up again' },
  },
  priorityWatchlist: {
    rows: 'client we watch|clients we are watching|being watched|watched',
    columns: {
      atRisk: 'at risk|money at risk|revenue at risk|dollars at risk',
      watchedSince: 'watching since|how long watched|added to the watchlist|put on the watchlist',
      scaleId: 'scale|severity|how bad|how serious',
      ownerId: 'watched by|looks after',
    },
    choices: {
      state: { Watching: 'still watching|being watched|open', Saved: 'saved|rescued|kept|turned around' },
    },
  },
  watchlistMeetings: { rows: 'watchlist meeting|save meeting|rescue meeting' },
  watchlistSteps: {
    rows: 'watchlist step|rescue step|save step|steps to save|next steps on the watchlist',
    columns: { done: 'finished|completed' },
  },
  watchlistProposals: {
    rows: 'proposed for the watchlist|watchlist suggestion|suggested for the watchlist|should be on the watchlist',
  },
  onboardingTasks: {
    rows: 'onboarding|onboardings|onboarding step|onboarding steps|onboarding item|onboarding items|onboarding to do|onboarding checklist|launch checklist|launch task',
    columns: { ownerId: 'assigned to|responsible|owns|owner', done: 'done|finished|completed|checked off' },
    choices: {
      dueAt: { Overdue: 'overdue|past due|late|running late|behind|behind schedule|stuck|stalled|delayed' },
    },
    finished: { done: ['Yes'] },
  },
  onboarded: {
    rows: 'new client list|newly onboarded|just onboarded|fresh clients|newest clients|recently signed clients|recently joined clients|clients that just joined',
  },
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
  assessments: {
    rows: 'quarterly assessment|client assessment|assessment score|assessed|quarterly review score',
    choices: {
      state: { 'Under Way': 'in progress|not done|open|unfinished|not finished', Done: 'finished|completed' },
    },
  },
  managementWatchlist: {
    columns: { owner: 'owns|owned by|watched by|looking after it', atRisk: 'amount at risk|at risk amount' },
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
  overwatch: {
    rows: 'clients gone quiet|gone quiet|overwatch alarm|contact alarms',
    columns: {
      daysSince: 'days since contact|days since the last interaction|days without contact|days silent',
    },
  },
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
  partners: {
    rows: 'partner agency|partner agencies|reseller|resellers',
    columns: { commissionPercent: 'commission rate|commission percentage|cut' },
  },
  partnerClients: { rows: 'clients of partners|client of a partner' },
  parentOrganizations: {
    rows: 'parent company|parent companies|parent org|parent orgs|billing entity|bill to',
    columns: {
      termsDays: 'payment terms|terms|net days',
      taxRate: 'sales tax|tax',
      purchaseOrder: 'po number|po',
    },
  },
  regions: { columns: { managerId: 'regional manager|who runs the region' } },
  groups: { rows: 'auto group|auto groups|dealer groups' },
  agreements: {
    rows: 'service agreement|msa|deal paper|paperwork',
    columns: { endsAt: 'running out|runs out|runs out|run out|comes up for renewal|up for renewal|ends' },
  },
  goals: { rows: 'target of the month|monthly goal|goal of the month|main goal|set goal' },
}
