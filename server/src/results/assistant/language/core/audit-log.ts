import { resources } from '@portal/core/resources'
import type { AskedValue, Topic } from '../topic.ts'
import { clientWords, everyNarrowing, words } from './shared.ts'

/** What entries of the log are about that is no declared list, as it stands in them, and how people call it. */
const others: Readonly<Record<string, string>> = {
  user: 'user|user account|account of a user',
  client: 'client record|client profile|client settings|settings of the client',
  'client team': 'client team|team of a client|manager of a client',
  contact: 'contact',
  agreement: 'agreement',
  proof: 'proof',
  webhook: 'webhook',
  interaction: 'interaction',
  activity: 'activity',
  budget: 'budget',
  'budget increase': 'budget increase',
  invoice: 'invoice',
  'guest access': 'guest access|guest link',
  department: 'department',
  task: 'task',
  'API key': 'api key',
  import: 'import',
  export: 'export',
  'report schedule': 'report schedule|scheduled report',
  file: 'file',
  opportunity: 'opportunity|deal',
  'tenant setting': 'portal setting|tenant setting|setting',
}

const subjects: readonly AskedValue[] = [
  ...Object.entries(others),
  ...resources.flatMap(({ one }): readonly (readonly [string, string])[] =>
    Object.hasOwn(others, one) ? [] : [[one, one.toLowerCase()]],
  ),
].map(([value, said]) => ({
  value,
  label: value.charAt(0).toUpperCase() + value.slice(1),
  words: words(said),
}))

/** Who did what in the portal, and when. */
export const auditLog: Topic = {
  id: 'auditLog',
  title: 'Audit Log',
  rows: 'entries',
  words: words('audit log|audit log entry|audit entry|audit trail'),
  columns: [
    { id: 'at', label: 'When', kind: 'date', words: [] },
    { id: 'who', label: 'Who', kind: 'person', words: words('person|people|employee|colleague|author') },
    { id: 'what', label: 'What', kind: 'text', words: [] },
    {
      id: 'deed',
      label: 'Done',
      kind: 'choice',
      words: words('deed'),
      values: [
        { value: 'Added', label: 'Added', words: words('added|created') },
        { value: 'Changed', label: 'Changed', words: words('changed|edited|updated|modified') },
        { value: 'Deleted', label: 'Deleted', words: words('deleted|removed') },
      ],
      aside: true,
    },
    { id: 'subject', label: 'Subject', kind: 'choice', words: words('subject'), values: subjects },
    { id: 'client', label: 'Client', kind: 'client', words: clientWords },
  ],
  narrows: everyNarrowing,
  period: 'range',
  date: 'at',
  person: 'who',
  client: 'client',
  newest: 'at',
  by: ['day', 'week', 'month'],
  past: true,
  rank: 8,
  calls: ['audit.list'],
}
