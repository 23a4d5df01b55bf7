import { describe, expect, it } from 'vitest'
import { today } from '../../foundation/format/time.ts'
import {
  answerWords,
  anothersId,
  askedQuestions,
  definitionProblem,
  freshQuestionId,
  readAnswers,
  type FormDefinition,
} from './definition.ts'
import { becomingProblems, personIn } from './becoming.ts'
import { mappedDay, mappedProblem } from './mapped.ts'
import type { Question, QuestionRule } from './question.ts'
import { answersOf, typedOf } from './typed.ts'

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

describe('ids of questions', () => {
  it('are higher than any that was given, whether it is still asked or not', () => {
    expect(freshQuestionId([])).toBe('q1')
    expect(freshQuestionId(['q1', 'q12', 'q3', 'service'])).toBe('q13')
  })

  it('are not those of a removed question, but of the same one that comes back', () => {
    const removed = [{ id: 'why', label: 'why', kind: 'Text' as const }]
    expect(anothersId(whole, removed)).toBeNull()
    expect(anothersId(form(service), removed)).toBeNull()
    expect(anothersId(form(question('why', { label: 'Budget' })), removed)).toBe(
      '"Budget" has the id of "why", which was removed and may have answers. Add it as a new question.',
    )
    expect(anothersId(form(question('why', { kind: 'Date' })), removed)).not.toBeNull()
  })
})

describe('an answer as long as a request may be', () => {
  it.each(['Text', 'Phone', 'Email', 'Money', 'Number', 'Date'] as const)(
    'to a question of the kind %s is judged in a moment: anybody may send one',
    (kind) => {
      const answer = `1${' '.repeat(60_000)}1${' '.repeat(60_000)}y`
      expect(readAnswers(form(question('asked', { kind })), { asked: answer }).problems).toHaveProperty(
        'asked',
      )
    },
  )
})

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

describe('the rule of a question', () => {
  const rule = (facts: Partial<QuestionRule>): QuestionRule => ({
    least: '',
    most: '',
    pattern: '',
    ...facts,
  })
  const problem = (facts: Partial<Question>, answer: string | readonly string[]): string | undefined =>
    readAnswers(form(question('q', facts)), { q: answer }).problems['q']

  it('limits characters, amounts, days and choices, and says the limit', () => {
    const short = { rule: rule({ least: '3', most: '5' }) }
    expect(problem(short, 'ab')).toBe('The answer must be 3 characters or more.')
    expect(problem(short, 'abcdef')).toBe('The answer must be 5 characters or less.')
    expect(problem(short, 'abcé')).toBeUndefined()
    const amount = { kind: 'Money', rule: rule({ least: '100', most: '1,000.50' }) } as const
    expect(problem(amount, '$99.99')).toBe('The answer must be 100 or more.')
    expect(problem(amount, '1000.51')).toBe('The answer must be 1,000.50 or less.')
    expect(problem(amount, '$1,000.50')).toBeUndefined()
    const day = { kind: 'Date', rule: rule({ least: 'today', most: '12/31/2099' }) } as const
    expect(problem(day, '01/05/2020')).toMatch(/^The answer must be \d\d\/\d\d\/\d{4} or later\.$/)
    expect(problem(day, '2100-01-01')).toBe('The answer must be 12/31/2099 or earlier.')
    expect(problem(day, today())).toBeUndefined()
    const chosen = {
      kind: 'Several',
      choices: ['A', 'B', 'C'],
      rule: rule({ least: '2', most: '2' }),
    } as const
    expect(problem(chosen, ['A'])).toBe('Choose 2 or more.')
    expect(problem(chosen, ['A', 'B', 'C'])).toBe('Choose 2 at most.')
    expect(problem(chosen, ['A', 'C'])).toBeUndefined()
  })

  it('asks for a text that is written like a pattern', () => {
    const stock = { rule: rule({ pattern: 'A-000' }) }
    expect(problem(stock, 'B-123')).toBeUndefined()
    for (const wrong of ['B-12', 'B-1234', '1-123', 'B/123'])
      expect(problem(stock, wrong), wrong).toBe(
        'The answer must be written like A-000, with 0 for a digit and A for a letter.',
      )
  })

  it('is asked of no answer that is empty, and counts only where the kind has it', () => {
    expect(readAnswers(form(question('q', { rule: rule({ least: '3' }) })), {}).problems).toEqual({})
    expect(
      problem({ kind: 'Email', rule: rule({ most: '3', pattern: '000' }) }, 'jo@dealer.com'),
    ).toBeUndefined()
  })

  it('is refused where no answer could fulfil it', () => {
    const wrong = (facts: Partial<Question>): string | null => definitionProblem(form(question('q', facts)))
    expect(wrong({ rule: rule({ least: 'many' }) })).toBe('"q": many is no whole number.')
    expect(wrong({ rule: rule({ least: '5', most: '4' }) })).toBe('"q": its least is more than its most.')
    expect(wrong({ rule: rule({ least: '256' }) })).toBe('"q": an answer has at most 255 characters.')
    expect(wrong({ kind: 'Date', rule: rule({ least: 'soon' }) })).toBe(
      '"q": soon is no day. Write one such as 11/20/2026, or today.',
    )
    expect(wrong({ kind: 'Several', choices: ['A', 'B'], rule: rule({ least: '3' }) })).toBe(
      '"q": at least 3 are to be chosen, of 2.',
    )
    expect(wrong({ kind: 'Number', rule: rule({ least: '-5', most: '2.5' }) })).toBeNull()
  })
})

describe('a question for a person', () => {
  const asks = form(question('who', { kind: 'Contact', required: true }))
  const problem = (...who: string[]): string | undefined => readAnswers(asks, { who }).problems['who']

  it('asks for a name, and an e-mail address or a telephone number', () => {
    expect(readAnswers(asks, { who: ['', ' ', ''] }).problems).toEqual({ who: 'Field is required' })
    expect(problem('', 'jo@dealer.com', '')).toBe('Field is required')
    expect(problem('Jo Ray', '', '')).toBe('Give an e-mail address or a telephone number.')
    expect(problem('Jo Ray', 'nobody', '')).toBe('Invalid email address')
    expect(problem('Jo Ray', '', '12')).toBe('Field must be a telephone number')
    expect(problem('Jo Ray', '', '(312) 555-0144')).toBeUndefined()
    expect(problem('Jo Ray')).toBe('This is no answer to the question')
  })

  it('reads as one line, is the person of a lead, and comes back into its three fields', () => {
    const answers = { who: ['Jo Ray', '', '312-555-0144'] }
    expect(answerWords(answers.who)).toBe('Jo Ray, 312-555-0144')
    expect(personIn(asks, answers)).toMatchObject({ name: 'Jo Ray', email: '', phone: '312-555-0144' })
    const typed = typedOf(asks, answers)
    expect(typed).toEqual({ who_0: 'Jo Ray', who_1: '', who_2: '312-555-0144' })
    expect(answersOf(asks, typed)).toEqual(answers)
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
    expect(definitionProblem(form(service, question('x', { showIf: { question: 'service', is: '' } })))).toBe(
      'Choose at "x" for which answer to "service" it is asked.',
    )
    expect(definitionProblem(form(question('c', { kind: 'Choice', choices: ['one'] })))).toMatch(
      /two choices/,
    )
  })
})

describe('questions that a form names for what they tell', () => {
  const asks = form(
    question('who', { label: 'Who are you?' }),
    question('agent', { label: 'Name of your agent' }),
    question('mail', { kind: 'Email' }),
    question('when', { kind: 'Date' }),
  )
  const answers = { who: ' Jo Ray ', agent: 'Kim', mail: 'jo@dealer.com', when: '1/5/2027' }

  it('are taken, and the others told by kinds and words', () => {
    expect(personIn(asks, answers)).toMatchObject({ name: 'Kim', email: 'jo@dealer.com' })
    expect(personIn(asks, answers, { name: 'who' })).toMatchObject({ name: 'Jo Ray', email: 'jo@dealer.com' })
    expect(personIn(asks, answers, { name: 'gone' }).name).toBe('Kim')
    expect(mappedDay(asks, answers, { due: 'when' })).toBe('2027-01-05')
    expect(mappedDay(asks, { ...answers, when: '' }, { due: 'when' })).toBeNull()
  })

  it('are there and of a kind that can tell it, where an answer becomes what they are for', () => {
    expect(mappedProblem(asks, { name: 'who' }, 'Lead')).toBeNull()
    expect(mappedProblem(asks, { name: 'gone' }, 'Lead')).toMatch(/not there any more/)
    expect(mappedProblem(asks, { name: 'gone' }, 'Task')).toBeNull()
    expect(mappedProblem(asks, { due: 'who' }, 'Task')).toBe(
      'Due Day cannot be told by "Who are you?". Choose another question.',
    )
    const lead = {
      becomes: 'Lead',
      clientId: 1,
      taskForId: null,
      interactionTypeId: null,
      interactionById: null,
    }
    const anonymous = form(question('who', { label: 'Who are you?' }))
    expect(becomingProblems({ ...lead, mapped: {} }, anonymous)).toHaveProperty('becomes')
    expect(becomingProblems({ ...lead, mapped: { name: 'who' } }, anonymous)).toEqual({})
  })
})
