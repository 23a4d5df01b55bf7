import { expect, it } from 'vitest'
import { mergedAnswers, percentDone, sectionsOf, type TemplateQuestion } from './questionnaire.ts'

// AGR-05
it('of two who fill a questionnaire at once, everybody keeps what only they answered, and the own answer stands', () => {
  const before = { legalName: 'Cedar', brands: 'Ford' }
  const now = { legalName: 'Cedar Motors LLC', brands: 'Ford', coop: true }
  const theirs = { legalName: 'Cedar Motors', brands: 'Ford, Lincoln', signer: 'Pat Doe' }
  expect(mergedAnswers(before, now, theirs)).toEqual({
    legalName: 'Cedar Motors LLC',
    brands: 'Ford, Lincoln',
    signer: 'Pat Doe',
    coop: true,
  })
})

const question = (id: number, more: Partial<TemplateQuestion> = {}): TemplateQuestion => ({
  id,
  name: `Question ${id}`,
  section: '',
  kind: 'Text',
  choices: '',
  needed: false,
  ...more,
})

it('a template asks its questions after those of all, by their headings', () => {
  const common = sectionsOf([], '').length
  const own = sectionsOf(
    [
      question(1, {
        section: 'Inventory',
        kind: 'Choice',
        choices: 'Daily\n\n Weekly \nDaily',
        needed: true,
      }),
      question(2, { kind: 'Yes or No' }),
      question(3, { section: ' Inventory', kind: 'Choice', choices: ' \n' }),
    ],
    'Three-Month Test',
  ).slice(common)
  expect(own).toEqual([
    {
      title: 'Inventory',
      questions: [
        {
          key: 'template1',
          label: 'Question 1',
          kind: 'choice',
          choices: ['Daily', 'Weekly'],
          required: true,
        },
        // Nothing to choose from: it can be answered all the same.
        { key: 'template3', label: 'Question 3', kind: 'text' },
      ],
    },
    { title: 'Three-Month Test', questions: [{ key: 'template2', label: 'Question 2', kind: 'flag' }] },
  ])
})

it('what is needed of a template counts in how much is done', () => {
  const sections = sectionsOf([question(1, { needed: true }), question(2)], 'Test')
  const needed = sections.flatMap(({ questions }) => questions).filter(({ required }) => required)
  const answered = (keys: readonly string[]) => Object.fromEntries(keys.map((key) => [key, 'x']))
  const keys = needed.map(({ key }) => key)
  expect(percentDone(answered(keys), sections)).toBe(100)
  const others = answered(keys.filter((key) => key !== 'template1'))
  expect(percentDone(others, sections)).toBe(Math.floor(((needed.length - 1) * 100) / needed.length))
  expect(percentDone(others)).toBe(100)
})
