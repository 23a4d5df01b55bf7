import { expect, test } from 'vitest'
import { alsoViewing, otherViewers, subjectKey } from './events.ts'

const [ann, bo, cy] = [
  { userId: 1, fullName: 'Ann Lee' },
  { userId: 2, fullName: 'Bo Ray' },
  { userId: 3, fullName: 'Cy Poe' },
] as const

test('a subject is a known kind and a plain id', () => {
  expect(subjectKey({ kind: 'client', id: '17' })).toBe('client:17')
  expect(subjectKey({ kind: 'support-request', id: 'PS-12' })).toBe('support-request:PS-12')
  for (const wrong of [null, 'client:17', { kind: 'client' }, { kind: 'room', id: '1' }])
    expect(subjectKey(wrong)).toBeNull()
  for (const id of ['', '1:2', 'a'.repeat(41), 17, '../1'])
    expect(subjectKey({ kind: 'client', id })).toBeNull()
})

test('whoever has a record open twice is named once, and nobody is told of themselves', () => {
  expect(otherViewers([cy, ann, bo, ann], 3)).toEqual([ann, bo])
})

test('says who else is there, in a sentence that stays short', () => {
  expect(alsoViewing([])).toBeNull()
  expect(alsoViewing([ann])).toBe('Ann Lee is also viewing')
  expect(alsoViewing([ann, bo])).toBe('Ann Lee and Bo Ray are also viewing')
  expect(alsoViewing([ann, bo, cy])).toBe('Ann Lee and 2 others are also viewing')
})
