import { expect, test } from 'vitest'
import { answersThatGo } from './answers-that-go.ts'

// TOO-02
test.each([
  [0, ''],
  [1, '1 answer goes with it: put it away instead to keep it.'],
  [1200, '1,200 answers go with it: put it away instead to keep them.'],
])('of %i answers of a form that is deleted is said what becomes of them', (answers, words) => {
  expect(answersThatGo(answers)).toBe(words)
})
