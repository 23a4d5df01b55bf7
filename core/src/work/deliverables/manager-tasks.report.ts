import { employees } from '../../foundation/policy/rules-of-calls.ts'
import { report } from '../../platform/reports/report.ts'

const states = ['Open', 'Overdue', 'Done'] as const

/** What account managers do for each client every month, as the settings say, and what of it is done. */
export const managerTasksReport = report({
  name: 'managerTasks',
  route: null,
  shownAt: 'reporting.manager-tasks',
  path: '/reports/manager-tasks',
  title: 'Account Manager Checklist',
  sentence: 'What account managers do for each client every month, by when, and what of it is done.',
  rows: 'checks',
  allow: employees,
  filters: {
    state: {
      kind: 'choice',
      label: 'State',
      look: 'chips',
      options: states.map((value) => ({ value, label: value })),
    },
    managerId: { kind: 'record', label: 'Manager', of: 'managers' },
    taskId: { kind: 'record', label: 'Check', of: 'deliverableTasks' },
    clientId: { kind: 'record', label: 'Client', of: 'clients' },
  },
  period: { kind: 'month' },
  search: 'Client, check or manager',
  columns: {
    client: { label: 'Client', kind: 'client' },
    task: { label: 'Check', width: 260 },
    managers: { label: 'Managers', kind: 'list', nothing: 'Nobody' },
    dueOn: { label: 'Due', kind: 'date' },
    state: {
      label: 'State',
      kind: 'status',
      words: Object.fromEntries(states.map((state) => [state, state])),
      tones: { Open: 'information', Overdue: 'danger', Done: 'success' },
      width: 112,
    },
    doneBy: { label: 'Done By', kind: 'person', nothing: '' },
    doneAt: { label: 'Done', kind: 'instant', nothing: '' },
  },
  also: ['clientId', 'taskId', 'month', 'place'],
  key: ['clientId', 'taskId'],
  sort: 'dueOn',
  tiles: [
    { of: 'total', label: 'Checks' },
    { of: 'done', label: 'Done', asks: { state: 'Done' } },
    { of: 'overdue', label: 'Overdue', asks: { state: 'Overdue' } },
  ],
  empty: {
    title: 'Nothing is to be done',
    hint: 'What account managers do every month stands in the settings under AM Deliverable Tasks.',
  },
})
