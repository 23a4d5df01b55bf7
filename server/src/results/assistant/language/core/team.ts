import type { Topic } from '../topic.ts'
import { departmentColumn } from './person-facts.ts'
import { words } from './shared.ts'

const counted = { kind: 'count', sums: true } as const

/** People of the agency with what they have in hand, as the team's screen has them. */
export const team: Topic = {
  id: 'team',
  title: 'Team',
  rows: 'people',
  words: words('team member|teammate|workload|work load|caseload|case load|people on the team'),
  columns: [
    { id: 'person', label: 'Person', kind: 'person', words: words('person|people|colleague|employee|who') },
    departmentColumn,
    { id: 'clients', label: 'Clients', ...counted, words: words('client|store|dealer|account|book') },
    { id: 'tasks', label: 'Open Tasks', ...counted, words: words('open task|task') },
    { id: 'lateTasks', label: 'Late Tasks', ...counted, words: words('late task|overdue task') },
    {
      id: 'deliverables',
      label: 'Open Deliverables',
      ...counted,
      words: words('open deliverable|deliverable'),
    },
    {
      id: 'lateDeliverables',
      label: 'Late Deliverables',
      ...counted,
      words: words('late deliverable|overdue deliverable'),
    },
    { id: 'lastActivity', label: 'Last Activity', kind: 'date', words: words('last activity|last logged') },
  ],
  narrows: [],
  period: null,
  person: 'person',
  leading: 'tasks',
  rank: 4,
  calls: ['team.members'],
}
