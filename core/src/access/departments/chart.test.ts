import { expect, it } from 'vitest'
import { tiersOf } from './chart.ts'

const kinds = [1, 2, 3, 4, 5, 6, 7].map((id) => ({ id, name: `Kind ${id}`, order: 8 - id }))
const member = (departmentUserTypeId: number | null, active = true) => ({
  departmentUserTypeId,
  user: { active },
})

// ROL-17
it('whoever is of kind 1, 6 or 7 stands on top as a manager, and nobody else', () => {
  const tiers = tiersOf(
    kinds.map(({ id }) => member(id)),
    kinds,
  )
  expect(tiers.map(({ typeId, manages }) => [typeId, manages])).toEqual([
    [7, true],
    [6, true],
    [1, true],
    [5, false],
    [4, false],
    [3, false],
    [2, false],
  ])
})

it('members of no kind, or of one that is gone, stand below; people who are not active nowhere', () => {
  const tiers = tiersOf([member(null), member(99), member(2, false)], kinds)
  expect(tiers.map(({ title, people }) => [title, people.length])).toEqual([['Members', 2]])
})
