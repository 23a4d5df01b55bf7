import { expect, it } from 'vitest'
import { placesAfterMove } from './ordering.ts'

const rows = [
  { id: 7, order: 1 },
  { id: 8, order: 2 },
  { id: 9, order: 3 },
]
const after = (list: typeof rows, id: number, to: number) =>
  placesAfterMove(
    list,
    list.find((row) => row.id === id)!,
    to,
    (row) => row.order,
  ).map(([row, place]) => [row.id, place])

it('moving a row writes only the two that change places', () => {
  expect(after(rows, 8, 0)).toEqual([
    [8, 1],
    [7, 2],
  ])
})

it('rows that all had the same place get one of their own', () => {
  expect(
    after(
      rows.map((row) => ({ ...row, order: 0 })),
      9,
      1,
    ),
  ).toEqual([
    [7, 1],
    [9, 2],
    [8, 3],
  ])
})

it('the first row does not move up', () => {
  expect(after(rows, 7, -1)).toEqual([])
})

it('a row that is dragged over several moves all of these', () => {
  expect(after(rows, 7, 2)).toEqual([
    [8, 1],
    [9, 2],
    [7, 3],
  ])
})

it('a row that is put down where it was moves nothing', () => {
  expect(after(rows, 8, 1)).toEqual([])
})
