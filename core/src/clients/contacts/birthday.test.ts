import { expect, test } from 'vitest'
import { birthday, birthdayOf, cardBirthday } from './birthday.ts'

test('a birthday is understood as people, tables and address books write it', () => {
  expect(
    ['4/15', '04/15/1985', '1985-04-15', '19850415', '--0415', '--04-15', '1985-04-15T00:00:00Z', ' '].map(
      birthdayOf,
    ),
  ).toEqual(['04/15', '04/15/1985', '04/15/1985', '04/15/1985', '04/15', '04/15', '04/15/1985', ''])
  expect(['15/4', '02/30', 'April', '4/15/85', '13/01'].map(birthdayOf)).toEqual(Array(5).fill(null))
  expect(birthday('02/29')).toBeNull()
  expect(birthday('spring')).toContain('04/15')
})

test('a card has it with or without its year', () => {
  expect(['04/15', '04/15/1985', ''].map(cardBirthday)).toEqual(['--0415', '19850415', ''])
})
