import { severities } from '@portal/core/work/support/options'
import type { Topic } from '../topic.ts'
import { words } from './shared.ts'

export const support: Topic = {
  id: 'support',
  title: 'Support Requests',
  words: words(
    'support request|request|support ticket|ticket|support|issue|request filed|bug|feature request',
  ),
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
    {
      id: 'reporter',
      label: 'Reported by',
      kind: 'person',
      words: words('filed|reported|reporter|opened|submitted|sent|sent in|put in'),
    },
    { id: 'created', label: 'Created', kind: 'date', words: words('created') },
    {
      id: 'severity',
      label: 'Severity',
      kind: 'choice',
      words: words('severity|severe'),
      steps: severities,
      // What is low or high by itself is no severity.
      values: severities.map((value) => ({
        value,
        label: value,
        words: [`${value} severity`, ...(/^(?:Critical|Work Stoppage)$/.test(value) ? [value] : [])],
      })),
      aside: true,
    },
    { id: 'clients', label: 'Impacted Clients', kind: 'text', words: words('impacted client'), aside: true },
  ],
  narrows: ['client'],
  period: 'range',
  date: 'created',
  person: 'reporter',
  newest: 'created',
  dateless: ['closed'],
  rank: 8,
  calls: ['support.list'],
}
