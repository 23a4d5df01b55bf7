import { expect, it } from 'vitest'
import { accepts } from './chosen-file.ts'

it('takes only the types that are named', () => {
  const picture = new File([''], 'Lot.PNG', { type: 'image/png' })
  const list = new File([''], 'clients.csv', { type: 'text/csv' })
  expect(accepts(undefined, list)).toBe(true)
  expect(accepts('image/*', picture)).toBe(true)
  expect(accepts('image/*', list)).toBe(false)
  expect(accepts('.png, text/csv', picture)).toBe(true)
  expect(accepts('.png, text/csv', list)).toBe(true)
})
