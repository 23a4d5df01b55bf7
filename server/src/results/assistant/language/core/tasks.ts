import type { Topic } from '../topic.ts'
import { taskTeamColumn } from './person-facts.ts'
import { clientColumn, everyNarrowing, words } from './shared.ts'

export const tasks: Topic = {
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
      steps: words('Low|Normal|High|Urgent'),
      values: [
        { value: 'urgent', label: 'Urgent', words: words('urgent|urgent priority|critical') },
        { value: 'high', label: 'High', words: words('high priority|important') },
        { value: 'low', label: 'Low', words: words('low priority') },
      ],
    },
    { id: 'status', label: 'Status', kind: 'text', words: words('status') },
    taskTeamColumn,
    { id: 'type', label: 'Type', kind: 'text', of: 'taskTypes', words: words('type|task type|kind') },
    { id: 'reporter', label: 'Reported by', kind: 'text', words: [], aside: true },
    {
      id: 'closedAt',
      label: 'Closed',
      kind: 'date',
      words: words('closing date|closed on|completed on|finished on|done on'),
      besideTime: words('closed|completed|finished|done'),
      aside: true,
    },
    {
      id: 'closedBy',
      label: 'Closed by',
      kind: 'person',
      words: words('closed by|completed by|finished by|done by'),
      did: words('closed|completed|finished'),
      doer: true,
      aside: true,
    },
    {
      id: 'assignee',
      label: 'Assignee',
      kind: 'choice',
      words: [],
      values: [
        {
          value: 'none',
          label: 'Nobody',
          words: words(
            'unassigned|not assigned|without an owner|without an assignee|that nobody has|nobody has|no owner',
          ),
        },
      ],
    },
  ],
  narrows: everyNarrowing,
  period: null,
  date: 'due',
  person: 'assignee',
  client: 'client',
  finished: { state: ['closed'] },
  rank: 9,
  calls: ['tasks.list'],
}
