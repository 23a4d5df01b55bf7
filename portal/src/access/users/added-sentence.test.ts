import { expect, it } from 'vitest'
import { addedSentence } from './added-sentence.ts'

it('says where the invitation of a new account goes, or when, and of whom there is none', () => {
  const nadia = { fullName: 'Nadia Okoye', email: 'nadia@agency.example', active: true, isSuspended: false }
  expect(addedSentence(nadia)).toBe(
    'Nadia Okoye has been added. The invitation goes to nadia@agency.example.',
  )
  expect(addedSentence({ ...nadia, active: false, startDate: '2090-01-05' })).toBe(
    'Nadia Okoye has been added. The invitation goes out on 01/05/2090.',
  )
  expect(addedSentence({ ...nadia, active: false, startDate: null })).toBe('Nadia Okoye has been added.')
  expect(addedSentence({ ...nadia, isSuspended: true })).toBe('Nadia Okoye has been added.')
})
