import { expect, test } from 'vitest'
import { guessableWords } from './password-strength.ts'

test('names, address and agency are words that a guesser knows, whole and in parts', () => {
  expect(
    guessableWords({
      firstName: 'Naomi',
      lastName: "O'Fletcher",
      email: 'new-hire@demo.test',
      tenantName: 'Demo Agency',
    }),
  ).toEqual([
    'naomi',
    "o'fletcher",
    'new-hire@demo.test',
    'demo agency',
    'fletcher',
    'new',
    'hire',
    'demo',
    'test',
    'agency',
  ])
})
