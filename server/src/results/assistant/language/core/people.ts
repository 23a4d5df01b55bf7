import type { Topic } from '../topic.ts'
import { words } from './shared.ts'

export const people: Topic = {
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
