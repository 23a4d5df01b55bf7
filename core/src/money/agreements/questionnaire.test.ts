import { expect, it } from 'vitest'
import { mergedAnswers } from './questionnaire.ts'

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
