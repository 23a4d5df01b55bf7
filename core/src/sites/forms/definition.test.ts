import { describe, expect, it } from 'vitest'
import {
  askedQuestions,
  definitionProblem,
  readAnswers,
  type FormDefinition,
  type Question,
} from './definition.ts'

const question = (id: string, facts: Partial<Question> = {}): Question => ({
  id,
  kind: 'Text',
  label: id,
  help: '',
  required: false,
  choices: [],
  showIf: null,
  ...facts,
})
const form = (...questions: Question[]): FormDefinition => ({ pages: [{ title: '', questions }], thanks: '' })

const service = question('service', { kind: 'Choice', choices: ['SEO', 'Search'], required: true })
const keywords = question('keywords', { required: true, showIf: { question: 'service', is: 'SEO' } })
const why = question('why', { required: true, showIf: { question: 'keywords', is: 'none' } })
const whole = form(service, keywords, why)

describe('a form with conditions', () => {
  it('does not ask for a required question that is hidden, nor keep what stood in it', () => {
    const { kept, problems } = readAnswers(whole, { service: 'Search', keywords: 'typed before' })
    expect(problems).toEqual({})
    expect(kept).toEqual({ service: 'Search' })
  })

  it('asks for it where it is shown', () => {
    expect(readAnswers(whole, { service: 'SEO' }).problems).toEqual({ keywords: 'Field is required' })
  })

  it('hides what waits for a question that is hidden itself', () => {
    const asked = askedQuestions(whole, { service: 'Search', keywords: 'none' })
    expect(asked.map(({ id }) => id)).toEqual(['service'])
  })

  it('reads one of several, and yes or no', () => {
    const many = question('many', { kind: 'Several', choices: ['A', 'B'] })
    const flag = question('flag', { kind: 'Yes or No', showIf: { question: 'many', is: 'b' } })
    const last = question('last', { showIf: { question: 'flag', is: 'no' } })
    const ids = (answers: Parameters<typeof askedQuestions>[1]) =>
      askedQuestions(form(many, flag, last), answers).map(({ id }) => id)
    expect(ids({ many: ['A', 'B'] })).toEqual(['many', 'flag', 'last'])
    expect(ids({ many: ['A', 'B'], flag: true })).toEqual(['many', 'flag'])
    expect(ids({ many: ['A'] })).toEqual(['many'])
  })

  it('refuses answers that are none', () => {
    const { problems } = readAnswers(
      form(
        question('email', { kind: 'Email' }),
        question('several', { kind: 'Several', choices: ['A', 'B'] }),
        question('rating', { kind: 'Rating' }),
        question('consent', { kind: 'Yes or No', required: true }),
      ),
      { email: 'nobody', several: ['C'], rating: '6', consent: false },
    )
    expect(Object.keys(problems)).toEqual(['email', 'several', 'rating', 'consent'])
  })
})

describe('what is wrong with a form', () => {
  it('is said with the question that it is about', () => {
    expect(definitionProblem(whole)).toBeNull()
    expect(definitionProblem(form())).toMatch(/Add a question/)
    expect(definitionProblem(form(keywords, service))).toBe(
      '"keywords" waits for a question that does not come before it.',
    )
    expect(definitionProblem(form(service, service))).toBe('"service" is there twice.')
    expect(
      definitionProblem(form(service, question('x', { showIf: { question: 'service', is: 'Radio' } }))),
    ).toBe('"x" waits for "Radio", which "service" does not offer.')
    expect(definitionProblem(form(question('c', { kind: 'Choice', choices: ['one'] })))).toMatch(
      /two choices/,
    )
  })
})
