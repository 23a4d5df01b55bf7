import type { Topic } from '../topic.ts'
import { clientColumn, clientWords, everyNarrowing, groupColumn, managerColumn, words } from './shared.ts'

export const clients: Topic = {
  id: 'clients',
  title: 'Clients',
  words: clientWords,
  sentences: [/\b(?:cancell?ed|churned|lost) (?:clients|stores|dealers|accounts|customers)\b()/],
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
      words: words(
        'activated|onboard|onboarded|joined|new since|started|signed up|added|came on|signed on|gain|gained|sign|signed',
      ),
      besideTime: words('new'),
      evokes: true,
    },
    {
      id: 'canceledAt',
      label: 'Canceled',
      kind: 'date',
      words: words(
        'left|cancelled us|cancelled client|canceled client|cancelled store|cancelled account|client cancelled|client canceled|churned|lost us|terminated|lost|lose|losing',
      ),
      evokes: true,
    },
    // On which day they are counted; no row says it.
    { id: 'withUs', label: 'With the Agency on', kind: 'date', words: [], aside: true },
    {
      id: 'health',
      label: 'Health',
      kind: 'number',
      words: words('health|health score|how healthy'),
      evokes: true,
      averages: true,
    },
    {
      id: 'healthLevel',
      label: 'Health Level',
      kind: 'choice',
      words: [],
      evokes: true,
      values: [
        {
          value: 'At Risk',
          label: 'At Risk',
          words: words(
            'at risk|unhealthy|need attention|needs attention|in trouble|struggling|in red|in the red|red',
          ),
        },
        { value: 'Good', label: 'Good', words: words('healthy|in good health|in green|in the green') },
      ],
    },
    { id: 'website', label: 'Website', kind: 'text', words: words('website') },
    { id: 'phone', label: 'Phone', kind: 'text', words: words('phone|phone number') },
    { id: 'identifier', label: 'Dealer Code', kind: 'text', words: words('dealer code') },
  ],
  narrows: everyNarrowing,
  period: null,
  person: 'manager',
  client: 'client',
  newest: 'activatedAt',
  by: ['month'],
  rank: 7,
  calls: ['clients.list'],
}

export const goals: Topic = {
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
