import type { FormDefinition } from '@portal/core/sites/forms/definition'
import type { Question } from '@portal/core/sites/forms/question'
import { describe, expect, it } from 'vitest'
import { moveQuestion, stepQuestion } from './move-question.ts'

const asking = (id: string): Question => ({
  id,
  kind: 'Text',
  label: id,
  help: '',
  required: false,
  choices: [],
  showIf: null,
})
const form = (...parts: readonly string[]): FormDefinition => ({
  pages: parts.map((ids) => ({ title: '', questions: [...ids].map(asking) })),
  thanks: '',
})
const parts = (of: FormDefinition | null): readonly string[] | null =>
  of && of.pages.map(({ questions }) => questions.map(({ id }) => id).join(''))

describe('a question', () => {
  it('is dragged among those of its part, and into another one', () => {
    const of = form('abc', 'de')
    expect(parts(moveQuestion(of, 0, 2))).toEqual(['bca', 'de'])
    expect(parts(moveQuestion(of, 2, 0))).toEqual(['cab', 'de'])
    expect(parts(moveQuestion(of, 1, 3))).toEqual(['ac', 'dbe'])
    expect(parts(moveQuestion(of, 4, 1))).toEqual(['aebc', 'd'])
    expect(parts(moveQuestion(of, 1, 1))).toEqual(['abc', 'de'])
    expect(parts(moveQuestion(of, 1, 9))).toEqual(['abc', 'de'])
  })

  it('goes a place further by a button, over the edge of its part and into an empty one', () => {
    const of = form('ab', '', 'c')
    expect(parts(stepQuestion(of, 'a', 1))).toEqual(['ba', '', 'c'])
    expect(parts(stepQuestion(of, 'b', 1))).toEqual(['a', 'b', 'c'])
    expect(parts(stepQuestion(of, 'c', -1))).toEqual(['ab', 'c', ''])
    expect(stepQuestion(of, 'a', -1)).toBeNull()
    expect(stepQuestion(of, 'c', 1)).toBeNull()
    expect(stepQuestion(of, 'z', 1)).toBeNull()
  })
})
