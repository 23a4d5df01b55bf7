import { employees } from '../../foundation/policy/rules-of-calls.ts'
import { report } from '../../platform/reports/report.ts'

/** What a store was rated, question by question: on paper for the next meeting. */
export const assessmentAnswersReport = report({
  name: 'assessmentAnswers',
  route: null,
  path: '/clients/{clientId}/reports/assessment-answers',
  title: 'Answers',
  sentence: 'Every question of the assessments, with what it was rated.',
  rows: 'answers',
  allow: employees,
  filters: { assessmentId: { kind: 'record', label: 'Assessment', of: 'assessments' } },
  search: 'Question, section or note',
  columns: {
    quarter: { label: 'Quarter', width: 96 },
    section: { label: 'Section', width: 150 },
    question: { label: 'Question', width: 340 },
    rating: { label: 'Rating', kind: 'number', nothing: '–', width: 88 },
    weight: { label: 'Weight', kind: 'number', width: 88 },
    note: { label: 'Note', nothing: '–', width: 260 },
  },
  also: ['id'],
  key: ['id'],
  sort: '-quarter',
  tiles: [
    { of: 'total', label: 'Answers' },
    { of: 'score', label: 'Score of what is shown', kind: 'percent' },
    { of: 'open', label: 'Not answered', kind: 'count' },
  ],
  empty: { title: 'No answers', hint: 'They come with the first assessment.' },
})
