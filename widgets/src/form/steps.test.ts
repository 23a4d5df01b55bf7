import { describe, expect, it } from 'vitest'
import type { FormDefinition } from '@portal/core/sites/forms/definition'
import type { Question } from '@portal/core/sites/forms/question'
import { pageOf, pagesAsked, pageToGoOnWith } from './steps.ts'

const ask = (id: string): Question => ({
  id,
  kind: 'Text',
  label: id,
  help: '',
  required: false,
  choices: [],
  showIf: null,
})
const form: FormDefinition = {
  pages: [['a', 'b'], ['c'], ['d']].map((ids) => ({ title: '', questions: ids.map(ask) })),
  thanks: '',
  steps: true,
}

describe('the pages of a form that is asked page by page', () => {
  it('are those on which something is asked', () => {
    expect(pagesAsked(form, new Set(['b', 'd']))).toEqual([0, 2])
    expect(pageOf(form, ['d', 'c'])).toBe(1)
    expect(pageOf(form, ['x'])).toBeUndefined()
  })

  it('go on where somebody left, but not past what lacks an answer', () => {
    expect(pageToGoOnWith(form, {}, {})).toBe(0)
    expect(pageToGoOnWith(form, {}, { a: 'Field is required' })).toBe(0)
    expect(pageToGoOnWith(form, { a: 'x', c: 'y' }, {})).toBe(1)
    expect(pageToGoOnWith(form, { a: 'x', d: 'y' }, { c: 'Field is required' })).toBe(1)
    expect(pageToGoOnWith(form, { d: false }, {})).toBe(0)
  })
})
