import type { AskedColumn, Topic } from './topic.ts'

/** What people call a client. */
const clientWords = 'client|dealer|dealership|store|customer|rooftop|account'.split('|')

const words = (text: string): readonly string[] => text.split('|')
export const clientColumn: AskedColumn = { id: 'client', label: 'Client', kind: 'client', words: clientWords }

const channel: AskedColumn = {
  id: 'channel',
  label: 'Channel',
  kind: 'choice',
  words: words('channel|platform|medium'),
  values: [
    {
      value: 'search',
      label: 'Search',
      words: words('search|paid search|sem|google ads|google|adwords|bing|microsoft ads|ppc'),
    },
    {
      value: 'social',
      label: 'Social',
      words: words('social|paid social|facebook|facebook ads|meta|instagram'),
    },
    { value: 'display', label: 'Display', words: words('display|programmatic display|display ads|banners') },
    { value: 'video', label: 'Video', words: words('video|online video|youtube|olv') },
    { value: 'ctv', label: 'Connected TV', words: words('ctv|connected tv|tv|streaming tv|ott') },
  ],
}

const groupColumn: AskedColumn = {
  id: 'group',
  label: 'Group',
  kind: 'text',
  words: words('group|dealer group'),
}
const managerColumn: AskedColumn = {
  id: 'manager',
  label: 'Manager',
  kind: 'text',
  words: words('manager|account manager|manages|manage|managed by|am'),
}
const spendWords = words(
  'spend|spent|spending|spends|ad spend|media spend|actual spend|cost|costs|investment|invest|invested|investing',
)
const everyNarrowing = ['client', 'group', 'manager', 'us'] as const

const sum = { sums: true, evokes: true } as const

/** What advertising cost and brought, by client and channel. */
const figures: Topic = {
  id: 'figures',
  title: 'Results',
  words: words('result|performance|figures|kpi|metric|campaign results|ad performance|ads|ad'),
  sentences: [
    /\b(doing) (?:better|worse)\b/,
    /^(?:and )?how (?:is|are|was|were|did|does|do|have|has)\b(?:.*\b(do(?:ing)?|perform(?:ing)?|going|done)\b)?/,
    /\b(perform(?:s|ed|ing)?)\b/,
  ],
  columns: [
    clientColumn,
    { ...channel, evokes: true },
    groupColumn,
    managerColumn,
    {
      id: 'spend',
      label: 'Spend',
      kind: 'money',
      words: spendWords,
      ...sum,
    },
    {
      id: 'impressions',
      label: 'Impressions',
      kind: 'count',
      words: words('impressions|impression|views of ads'),
      ...sum,
    },
    { id: 'clicks', label: 'Clicks', kind: 'count', words: words('clicks|click'), ...sum },
    {
      id: 'conversions',
      label: 'Conversions',
      kind: 'count',
      words: words('conversions|conversion'),
      weak: words('leads|lead'),
      ...sum,
    },
    {
      id: 'views',
      label: 'Video Views',
      kind: 'count',
      words: words('video views|views|completed views'),
      ...sum,
    },
    {
      id: 'storeVisits',
      label: 'Store Visits',
      kind: 'count',
      words: words('store visits|visits to the store'),
      ...sum,
    },
    {
      id: 'vdpViews',
      label: 'VDP Views',
      kind: 'count',
      words: words('vdp views|vdps|vehicle detail page views'),
      ...sum,
    },
    {
      id: 'ctr',
      label: 'CTR',
      kind: 'percent',
      words: words('ctr|click through rate|click rate'),
      evokes: true,
      rate: { of: 'clicks', per: 'impressions' },
    },
    {
      id: 'cpc',
      label: 'CPC',
      kind: 'money',
      words: words('cpc|cost per click|price per click|cost of a click'),
      evokes: true,
      low: true,
      rate: { of: 'spend', per: 'clicks' },
    },
    {
      id: 'cpm',
      label: 'CPM',
      kind: 'money',
      words: words('cpm|cost per thousand'),
      evokes: true,
      low: true,
      rate: { of: 'spend', per: 'impressions' },
    },
    {
      id: 'costPerConversion',
      label: 'Cost per Conversion',
      kind: 'money',
      words: words(
        'cost per conversion|cpa|cost per lead|cpl|price per conversion|cost per acquisition|cost of a conversion|cost of a lead',
      ),
      evokes: true,
      low: true,
      rate: { of: 'spend', per: 'conversions' },
    },
  ],
  narrows: everyNarrowing,
  period: 'range',
  client: 'client',
  by: ['day', 'week', 'month'],
  past: true,
  rank: 12,
  calls: ['dashboards.accountManager', 'dashboards.monthly'],
}

/** Budgets of a month. */
const budgets: Topic = {
  id: 'budgets',
  title: 'Budgets',
  words: words('budget'),
  columns: [
    clientColumn,
    groupColumn,
    managerColumn,
    { id: 'service', label: 'Service', kind: 'record', of: 'services', words: words('service|product') },
    channel,
    { id: 'type', label: 'Type', kind: 'text', words: words('budget type') },
    {
      id: 'amount',
      label: 'Invoice Amount',
      kind: 'money',
      words: words(
        'invoice amount|invoiced|invoice this|we invoice|billed|bill|billing|pay|pays|paying|cost|price|revenue|biggest client|largest client|smallest client',
      ),
      sums: true,
      evokes: true,
    },
    {
      id: 'fees',
      label: 'Fees',
      kind: 'money',
      words: words('fees|fee|management fees|management fee'),
      sums: true,
      evokes: true,
    },
    {
      id: 'margin',
      label: 'Margin',
      kind: 'money',
      words: words('margin|margins|platform margin|margin amount'),
      sums: true,
      evokes: true,
    },
    {
      id: 'marginRate',
      label: 'Margin Rate',
      kind: 'percent',
      words: words('margin rate|margin percent|margin percentage|percent margin|margin in percent'),
      evokes: true,
      rate: { of: 'margin', per: 'amount' },
    },
    {
      id: 'startsAt',
      label: 'Starts',
      kind: 'date',
      words: words('start|starts|starting|begin|begins|beginning|start date'),
      evokes: true,
    },
    {
      id: 'endsAt',
      label: 'Ends',
      kind: 'date',
      words: words('end|ends|ending|expire|expiring|end date|run out'),
      evokes: true,
    },
  ],
  narrows: [...everyNarrowing, 'service'],
  measure: 'amount',
  amountOfOne: true,
  sentences: [/^(?:what|which) services? (?:do|does|have|has|did)\b()/],
  period: 'month',
  client: 'client',
  by: ['month'],
  rank: 11,
  calls: ['budgets.active', 'budgets.activeOfClient'],
}

/** Spend of a month so far against what the budgets leave for media. */
const pacing: Topic = {
  id: 'pacing',
  title: 'Pacing',
  rows: 'clients',
  words: words(
    'pacing|pace|paces|media budget is spent|media budget spent|actual spend vs budget|spend vs budget|spend versus budget|spend against budget|budget vs spend',
  ),
  columns: [
    clientColumn,
    groupColumn,
    managerColumn,
    {
      ...channel,
      label: 'Section',
      words: words('section|channel'),
    },
    {
      id: 'state',
      label: 'Pace',
      kind: 'choice',
      words: [],
      evokes: true,
      values: [
        {
          value: 'Underpacing',
          label: 'Underpacing',
          words: words(
            'underpacing|under pacing|underpaced|behind|underspending|underspend|under spending|behind on spend|behind pace|slow',
          ),
        },
        {
          value: 'Overpacing',
          label: 'Overpacing',
          words: words(
            'overpacing|over pacing|overpaced|ahead|overspending|overspend|over spending|ahead of pace|too fast',
          ),
        },
        { value: 'On pace', label: 'On pace', words: words('on track|on pace|on target') },
        {
          value: 'No budget',
          label: 'No budget',
          words: words('spending without a budget|spend without a budget'),
        },
        { value: 'Not started', label: 'Not started', words: words('not started|not spending') },
      ],
    },
    {
      id: 'over',
      label: 'Over budget',
      kind: 'choice',
      words: [],
      evokes: true,
      values: [
        {
          value: 'yes',
          label: 'Over budget',
          words: words(
            'run out of budget|running out of budget|ran out of budget|out of money|blew through their budget|blew through its budget|blew their budget|blew the budget|blown through their budget|over budget|over the budget|over their budget|over its budget|overspent|out of budget|above budget|exceeded the budget|exceeded their budget|exceed the budget|exceed their budget|blown the budget|over budgets',
          ),
        },
        {
          value: 'no',
          label: 'Under budget',
          words: words(
            'under budget|under the budget|under their budget|within budget|within the budget|below budget',
          ),
        },
      ],
    },
    {
      id: 'budget',
      label: 'Media Budget',
      kind: 'money',
      words: words('media budget|media budgets|net budget|net budgets'),
      weak: words('budget|budgets'),
      sums: true,
      evokes: true,
    },
    { id: 'spend', label: 'Spent', kind: 'money', words: [], weak: spendWords, sums: true },
    {
      id: 'expected',
      label: 'Expected',
      kind: 'money',
      words: words('expected|expected by now|spent by now|by now|should'),
      sums: true,
      evokes: true,
    },
    {
      id: 'projected',
      label: 'Projected',
      kind: 'money',
      words: words('projected|projected spend|projection|projections|end of month projection'),
      sums: true,
      evokes: true,
    },
    {
      id: 'left',
      label: 'Left',
      kind: 'money',
      words: words(
        'budget left|budget is left|budget remaining|remaining budget|left of the budget|left to spend|left over',
      ),
      weak: words('left|remaining|remains'),
      sums: true,
      evokes: true,
    },
    {
      id: 'pace',
      label: 'Pace',
      kind: 'percent',
      words: [],
      weak: words('pacing|pace'),
      rate: { of: 'spend', per: 'expected' },
    },
  ],
  narrows: everyNarrowing,
  period: 'month',
  client: 'client',
  byClient: ['state', 'over'],
  percent: 'pace',
  foretold: { by: 'projected', of: 'spend' },
  sentences: [/\b(?:forecasts?|projections?)\b/, /\b(?:will|going to)\b.*\b(land|end up|finish|come out)\b/],
  rank: 10,
  calls: ['clients.mtdPacingTotals'],
}

const author: AskedColumn = {
  id: 'author',
  label: 'By',
  kind: 'person',
  words: words('person|people|user|employee|colleague|author'),
}

/** What somebody did for a client on a day. */
const logged = {
  narrows: everyNarrowing,
  period: 'range',
  date: 'date',
  person: 'author',
  client: 'client',
  by: ['day', 'week', 'month'],
  rank: 9,
} as const
const loggedColumns = (text: string, ...of: readonly AskedColumn[]): readonly AskedColumn[] => [
  clientColumn,
  author,
  ...of,
  { id: 'date', label: 'Date', kind: 'date', words: [] },
  { id: 'text', label: text, kind: 'text', words: [] },
]

const activities: Topic = {
  ...logged,
  id: 'activities',
  title: 'Activities',
  words: words(
    'activity|logged|log entries|log|worked on|working on|work on|work done|work|works|worked|working',
  ),
  sentences: [
    /^what (?:did|has|have)\b.*?\b(do|done|did)\b/,
    /^what (?:did|has|have) (?:your|the|our|my) (team|people|agency|guys)\b/,
    /\b(?:has been|was|got|is) (done)\b/,
  ],
  columns: loggedColumns(
    'Activity',
    {
      id: 'type',
      label: 'Type',
      kind: 'record',
      of: 'activityTypes',
      words: words('type|activity type|kind'),
    },
    { id: 'category', label: 'Category', kind: 'text', words: words('category') },
  ),
  calls: ['activities.ofClient'],
}

const interactions: Topic = {
  ...logged,
  id: 'interactions',
  title: 'Interactions',
  words: words(
    'interaction|communication|talk|talked|talk to|talked to|spoke|spoken|speak|call|called|calls|contacted|met|heard from|meeting with|touched|touched base|in touch|contact with|conversation',
  ),
  sentences: [/\binteractions?\b.*\b(log|logged)\b/, /\b(log|logged)\b.*\binteractions?\b/],
  columns: loggedColumns('Interaction', {
    id: 'type',
    label: 'Type',
    kind: 'text',
    words: words('type|interaction type|kind'),
  }),
  calls: ['interactions.ofClient'],
}

const tasks: Topic = {
  id: 'tasks',
  title: 'Tasks',
  words: words('task|to do|todo|to-do'),
  columns: [
    { id: 'task', label: 'Task', kind: 'text', words: [] },
    clientColumn,
    {
      id: 'assignee',
      label: 'Assignee',
      kind: 'person',
      words: words('assignee|assigned to|assigned|person|people|colleague|employee|team member|teammate'),
    },
    {
      id: 'due',
      label: 'Due',
      kind: 'date',
      words: words('due|due date'),
      evokes: true,
      values: [{ value: 'overdue', label: 'Overdue', words: words('overdue|past due|late') }],
    },
    {
      id: 'state',
      label: 'State',
      kind: 'choice',
      words: [],
      values: [
        {
          value: 'open',
          label: 'Open',
          words: words('open|not done|not finished|unfinished|not completed|not closed'),
        },
        {
          value: 'closed',
          label: 'Closed',
          words: words('closed|done|finished|completed|not open'),
        },
      ],
    },
    {
      id: 'priority',
      label: 'Priority',
      kind: 'choice',
      words: words('priority'),
      values: [
        { value: 'urgent', label: 'Urgent', words: words('urgent|urgent priority|critical') },
        { value: 'high', label: 'High', words: words('high priority|important') },
        { value: 'low', label: 'Low', words: words('low priority') },
      ],
    },
    { id: 'status', label: 'Status', kind: 'text', words: words('status') },
    {
      id: 'assignee',
      label: 'Assignee',
      kind: 'choice',
      words: [],
      values: [{ value: 'none', label: 'Nobody', words: words('unassigned|not assigned') }],
    },
  ],
  narrows: everyNarrowing,
  period: null,
  date: 'due',
  person: 'assignee',
  client: 'client',
  dateless: 'closed',
  rank: 9,
  calls: ['tasks.list'],
}

const support: Topic = {
  id: 'support',
  title: 'Support Requests',
  words: words('support request|support ticket|ticket|support|issue|request filed|bug|feature request'),
  columns: [
    { id: 'key', label: 'Key', kind: 'text', words: [] },
    { id: 'title', label: 'Title', kind: 'text', words: [] },
    {
      id: 'type',
      label: 'Type',
      kind: 'choice',
      words: words('type'),
      evokes: true,
      values: [{ value: 'Bug', label: 'Bug', words: words('bug') }],
    },
    {
      id: 'state',
      label: 'State',
      kind: 'choice',
      words: [],
      values: [
        { value: 'open', label: 'Open', words: words('open|not closed|not done|unresolved') },
        { value: 'closed', label: 'Closed', words: words('closed|done|resolved|finished|not open') },
      ],
    },
    { id: 'status', label: 'Status', kind: 'text', words: words('status') },
    { id: 'reporter', label: 'Reported by', kind: 'person', words: words('filed|reported|reporter') },
    { id: 'created', label: 'Created', kind: 'date', words: words('created') },
  ],
  narrows: [],
  period: 'range',
  date: 'created',
  person: 'reporter',
  dateless: 'closed',
  rank: 8,
  calls: ['support.list'],
}

const clients: Topic = {
  id: 'clients',
  title: 'Clients',
  words: clientWords,
  columns: [
    { ...clientColumn, words: [] },
    {
      id: 'state',
      label: 'State',
      kind: 'choice',
      words: [],
      evokes: true,
      values: [
        { value: 'Client', label: 'Active', words: words('active') },
        { value: 'Prospect', label: 'Prospect', words: words('prospect') },
        { value: 'Inactive', label: 'Inactive', words: words('inactive|former|not active') },
      ],
    },
    groupColumn,
    { id: 'us', label: 'US State', kind: 'text', words: words('state') },
    { id: 'city', label: 'City', kind: 'text', words: words('city') },
    {
      id: 'industry',
      label: 'Industry',
      kind: 'record',
      of: 'industries',
      words: words('industry'),
    },
    managerColumn,
    {
      id: 'activatedAt',
      label: 'Activated',
      kind: 'date',
      words: words('activated|onboard|onboarded|joined|new since|started|signed up'),
      besideTime: words('new'),
      evokes: true,
    },
    {
      id: 'canceledAt',
      label: 'Canceled',
      kind: 'date',
      words: words('left|cancelled us|churned|lost us|terminated|lost'),
      evokes: true,
    },
    { id: 'website', label: 'Website', kind: 'text', words: words('website') },
    { id: 'phone', label: 'Phone', kind: 'text', words: words('phone|phone number') },
    { id: 'identifier', label: 'Dealer Code', kind: 'text', words: words('dealer code') },
  ],
  narrows: everyNarrowing,
  period: null,
  person: 'manager',
  client: 'client',
  rank: 7,
  calls: ['clients.list'],
}

const people: Topic = {
  id: 'people',
  title: 'People',
  words: words('user|employee|people|colleague|staff'),
  columns: [
    { id: 'person', label: 'Person', kind: 'person', words: [] },
    {
      id: 'type',
      label: 'Type',
      kind: 'choice',
      words: [],
      evokes: true,
      values: [
        { value: 'employee', label: 'Employees', words: words('employee|staff|colleague') },
        { value: 'active', label: 'Active', words: words('active') },
      ],
    },
  ],
  narrows: [],
  period: null,
  rank: 6,
  calls: ['users.active'],
}

const invoices: Topic = {
  id: 'invoices',
  title: 'Invoices',
  words: words('invoice'),
  columns: [
    { id: 'number', label: 'Number', kind: 'text', words: words('invoice number') },
    { id: 'payer', label: 'Payer', kind: 'client', words: [...clientWords, 'payer'] },
    {
      id: 'state',
      label: 'State',
      kind: 'choice',
      words: words('state'),
      values: [
        { value: 'open', label: 'Not paid', words: words('open|unpaid|not paid|not yet paid') },
        { value: 'Draft', label: 'Drafts', words: words('draft|still draft') },
        { value: 'Paid', label: 'Paid', words: words('paid') },
        { value: 'Approved', label: 'Approved', words: words('approved') },
        { value: 'Sent', label: 'Sent', words: words('sent') },
      ],
    },
    {
      id: 'due',
      label: 'Open',
      kind: 'money',
      words: words('outstanding|owe|owes|open amount|balance'),
      sums: true,
      evokes: true,
    },
    {
      id: 'total',
      label: 'Total',
      kind: 'money',
      words: words('total of invoices|invoice total'),
      sums: true,
    },
    {
      id: 'dueAt',
      label: 'Due',
      kind: 'date',
      words: words('due'),
      values: [{ value: 'overdue', label: 'Overdue', words: words('overdue|past due|late') }],
    },
  ],
  narrows: everyNarrowing,
  measure: 'total',
  period: 'month',
  client: 'payer',
  rank: 9,
  calls: ['invoicing.list', 'invoicing.ofClient'],
}

const budgetChanges: Topic = {
  id: 'budgetChanges',
  title: 'Budget Changes to Confirm',
  words: words(
    'budget change|changes to confirm|budget change to confirm|budget change waiting|budget change are waiting',
  ),
  sentences: [/\bbudget changes?\b.*\b(waiting|confirm|pending|wait)\b/],
  columns: [
    { id: 'client', label: 'Client', kind: 'client', words: clientWords },
    { id: 'service', label: 'Service', kind: 'text', words: words('service') },
    { id: 'before', label: 'Before', kind: 'money', words: [] },
    { id: 'now', label: 'Now', kind: 'money', words: [] },
  ],
  narrows: everyNarrowing,
  period: null,
  client: 'client',
  rank: 13,
  calls: ['budgetChanges.forUser'],
}

const goals: Topic = {
  id: 'goals',
  title: 'Primary Goals',
  words: words('primary goal|goal'),
  columns: [
    clientColumn,
    { id: 'month', label: 'Month', kind: 'date', words: [] },
    { id: 'goal', label: 'Primary Goal', kind: 'text', words: [] },
    { id: 'person', label: 'Set by', kind: 'text', words: [] },
  ],
  narrows: everyNarrowing,
  period: null,
  date: 'month',
  client: 'client',
  ofOne: true,
  rank: 8,
  calls: ['primaryGoals.ofClient'],
}

const agreements: Topic = {
  id: 'agreements',
  title: 'Agreements',
  words: words('agreement|contract'),
  columns: [
    clientColumn,
    { id: 'name', label: 'Agreement', kind: 'text', words: [] },
    {
      id: 'state',
      label: 'State',
      kind: 'choice',
      words: words('state|status'),
      values: [
        { value: 'Draft', label: 'Draft', words: words('draft') },
        {
          value: 'Sent',
          label: 'Waiting for signature',
          words: words('unsigned|not signed|waiting for signature|waiting for a signature|sent'),
        },
        { value: 'Signed', label: 'Signed', words: words('signed') },
      ],
    },
    {
      id: 'endsAt',
      label: 'Ends',
      kind: 'date',
      words: words('end|expire|expiring|renewal|renew|up|over|run out'),
    },
  ],
  narrows: everyNarrowing,
  period: null,
  date: 'endsAt',
  client: 'client',
  rank: 8,
  calls: ['agreements.list'],
}

const budgetIncreases: Topic = {
  id: 'budgetIncreases',
  title: 'Requested Budget Increases',
  words: words('budget increase|increase request|requested increase'),
  columns: [
    clientColumn,
    { id: 'service', label: 'Service', kind: 'text', words: words('service') },
    { id: 'amount', label: 'Amount', kind: 'money', words: words('amount'), sums: true },
    {
      id: 'state',
      label: 'State',
      kind: 'choice',
      words: [],
      values: [
        { value: 'Requested', label: 'Waiting', words: words('waiting|requested|open|pending|to decide') },
      ],
    },
  ],
  narrows: everyNarrowing,
  measure: 'amount',
  period: null,
  client: 'client',
  rank: 13,
  calls: ['budgetIncreases.list'],
}

/** Topics that are neither a declared report nor a declared list. */
export const coreTopics: readonly Topic[] = [
  figures,
  budgets,
  pacing,
  activities,
  interactions,
  tasks,
  support,
  clients,
  people,
  invoices,
  budgetChanges,
  goals,
  agreements,
  budgetIncreases,
]
