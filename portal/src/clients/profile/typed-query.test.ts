import { expect, it } from 'vitest'
import { typedQuery } from './typed-query.ts'

it('asks by what is typed, and by nothing that its field refuses', () => {
  expect(typedQuery({ name: 'Quarry Motors', website: '', phone: '9'.repeat(256) })).toEqual({
    name: 'Quarry Motors',
  })
  expect(typedQuery({ name: 'a'.repeat(255) })).toEqual({ name: 'a'.repeat(255) })
})
