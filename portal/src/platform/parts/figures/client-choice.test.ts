import { describe, expect, it } from 'vitest'
import { idsOfChoice, readClientChoice } from './client-choice.ts'

const known = [
  { id: 1, groupId: 3, canceledAt: null },
  { id: 2, groupId: 3, canceledAt: '2025-01-01' },
  { id: 4, groupId: null, canceledAt: null },
]
const ids = (text: string | null, own: readonly number[] = []) =>
  idsOfChoice(readClientChoice(text), own, known, '2026-03-15')

describe('the clients of a dashboard', () => {
  it.each([
    ['mine', { kind: 'mine' }],
    ['group-3', { kind: 'group', id: 3 }],
    ['1044', { kind: 'client', id: 1044 }],
  ])('are what %s in the address names', (text, choice) => {
    expect(readClientChoice(text)).toEqual(choice)
  })

  it.each([null, '', 'group-', '0', '-4', 'everyone'])('are all of them for %s', (text) => {
    expect(readClientChoice(text)).toEqual({ kind: 'all' })
    expect(ids(text)).toEqual([])
  })

  it('are those of a group that are still active', () => {
    expect(ids('group-3')).toEqual([1])
  })

  it("are the person's own, and never all of them for somebody without any", () => {
    expect(ids('mine', [4, 2])).toEqual([4])
    expect(ids('mine')).toBeNull()
    expect(ids('group-9')).toBeNull()
  })
})
