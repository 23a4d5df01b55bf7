import type { Topic } from '../topic.ts'
import { words } from './shared.ts'

/** The departments of the agency, with who manages each of them. */
export const departments: Topic = {
  id: 'departments',
  title: 'Departments',
  words: words('department'),
  columns: [
    { id: 'department', label: 'Department', kind: 'text', of: 'departments', words: [] },
    {
      id: 'head',
      label: 'Managed by',
      kind: 'text',
      words: words(
        'head|department head|head of department|head of the department|department manager|department lead|department leader|headed by|heads',
      ),
      weak: words('manager|managed by|lead|leader|led by|leads|boss|in charge'),
      evokes: true,
      did: words('heads'),
    },
    {
      id: 'members',
      label: 'Members',
      kind: 'count',
      words: words('member|headcount|head count|department member|size of the department'),
      sums: true,
    },
    { id: 'description', label: 'Description', kind: 'text', words: words('description'), aside: true },
  ],
  narrows: [],
  period: null,
  rank: 7,
  calls: ['departments.list'],
}
