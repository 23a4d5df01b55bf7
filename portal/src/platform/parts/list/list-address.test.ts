import { expect, it } from 'vitest'
import type { Filter } from './filter.ts'
import { columnsText, layoutFrom, readAsked } from './list-address.ts'

const filters: readonly Filter[] = [
  { kind: 'choice', name: 'state', label: 'State', options: [{ value: 'Client', label: 'Client' }] },
  { kind: 'record', name: 'groupId', label: 'Group', of: 'groups' },
  { kind: 'day', name: 'startDate', label: 'From' },
]
const read = (query: string) =>
  readAsked(new URLSearchParams(query), filters, { sort: { column: 'name', descending: false } })
const columns = ['name', 'code', 'group'].map((id) => ({ id }))

it('a list is what its address says', () => {
  expect(
    read('state=Client&groupId=3&startDate=2026-01-31&page=4&pageSize=25&sort=-code&search=toyota'),
  ).toEqual({
    page: { number: 4, size: 25 },
    sort: { column: 'code', descending: true },
    search: 'toyota',
    filters: { state: 'Client', groupId: '3', startDate: '2026-01-31' },
  })
})

it('what makes no sense in an address is left out', () => {
  expect(
    read('state=Nobody&groupId=1%3Bdrop&startDate=2026-02-30&page=-1&pageSize=9999&sort=__proto__'),
  ).toEqual({
    page: { number: 1, size: 200 },
    sort: { column: 'name', descending: false },
    search: '',
    filters: {},
  })
})

it('columns in an address win over those a person chose, and unknown ones do no harm', () => {
  const own = { order: ['group', 'code'], hidden: [], widths: { name: 300 } }
  expect(layoutFrom('name,gone,group', columns, own)).toEqual({
    order: ['name', 'group'],
    hidden: ['code'],
    widths: { name: 300 },
  })
  expect(layoutFrom(null, columns, own)).toBe(own)
  expect(layoutFrom('gone', columns, own)).toBe(own)
})

it('the usual columns need no address', () => {
  expect(columnsText(columns, columns)).toBeNull()
  expect(columnsText([{ id: 'name' }, { id: 'group' }], columns)).toBe('name,group')
})
