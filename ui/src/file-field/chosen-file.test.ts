import { expect, it } from 'vitest'
import { accepts, filesIn, picturesIn } from './chosen-file.ts'

it('takes only the types that are named', () => {
  const picture = new File([''], 'Lot.PNG', { type: 'image/png' })
  const list = new File([''], 'clients.csv', { type: 'text/csv' })
  expect(accepts(undefined, list)).toBe(true)
  expect(accepts('image/*', picture)).toBe(true)
  expect(accepts('image/*', list)).toBe(false)
  expect(accepts('.png, text/csv', picture)).toBe(true)
  expect(accepts('.png, text/csv', list)).toBe(true)
})

it('takes pasted pictures, and leaves words that bring a picture of themselves', () => {
  const picture = new File([''], 'shot.png', { type: 'image/png' })
  const files = Object.assign([picture, new File([''], 'a.pdf')], { item: () => null })
  const given = (plain: string) => ({
    files,
    getData: (type: string) =>
      type === 'text/plain' ? plain : '<img src="https://elsewhere.example/a.png">',
  })
  expect(picturesIn(given(''))).toEqual([picture])
  expect(filesIn(given('')).map(({ name }) => name)).toEqual(['shot.png', 'a.pdf'])
  expect(filesIn(given('Total 12'))).toEqual([])
  expect(picturesIn(given('Total 12'))).toEqual([])
  expect(picturesIn(null)).toEqual([])
})
