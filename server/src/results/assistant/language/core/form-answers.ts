import type { Topic } from '../topic.ts'
import { clientColumn, everyNarrowing, words } from './shared.ts'

/** Answers that forms got. */
export const formAnswers: Topic = {
  id: 'formAnswers',
  title: 'Form Answers',
  words: words(
    'form answer|form response|form submission|answer|response|submission|answer to form|response to form|answer to the form|response to the form',
  ),
  columns: [
    { id: 'form', label: 'Form', kind: 'record', of: 'forms', words: words('form') },
    clientColumn,
    {
      id: 'at',
      label: 'Answered',
      kind: 'date',
      words: words('answered|received|submitted|sent in|filled in|filled out'),
    },
    { id: 'answer', label: 'Answer', kind: 'text', words: [] },
    { id: 'became', label: 'Became', kind: 'text', words: [] },
  ],
  // A response from somebody is no answer to a form.
  beside: { column: 'form', words: words('answer|response|submission') },
  narrows: everyNarrowing,
  period: null,
  date: 'at',
  newest: 'at',
  by: ['day', 'week', 'month'],
  timed: 'at',
  past: true,
  client: 'client',
  rank: 7,
  calls: ['forms.answers'],
}
