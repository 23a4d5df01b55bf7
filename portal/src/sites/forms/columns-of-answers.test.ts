import type { Answer } from '@portal/core/calls'
import { expect, test } from 'vitest'
import { columnsOfAnswers } from './columns-of-answers.tsx'

const asked = (id: string, label: string) => ({ id, label, kind: 'Number', answered: true }) as const
const [, year, zip] = columnsOfAnswers({
  definition: { pages: [], thanks: '' },
  removed: [asked('q1', 'Model Year'), asked('q2', 'ZIP')],
})
const row = {
  words: [
    { id: 'q1', label: 'Model Year', answer: '2026', chosen: [], files: [] },
    { id: 'q2', label: 'ZIP', answer: '02134', chosen: [], files: [] },
  ],
} as unknown as Answer<'forms.answers'>['rows'][number]

test('a number that was answered stands as it was typed, and is one in a file', () => {
  expect([year?.cell?.(row), zip?.cell?.(row)]).toEqual(['2026', '02134'])
  expect([year?.value(row), zip?.value(row)]).toEqual([2026, '02134'])
})
