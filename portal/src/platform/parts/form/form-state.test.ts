import { defineFields } from '@portal/core/foundation/contract/field'
import { expect, it } from 'vitest'
import { differs, inputsOf, problemsOf, rebase, sentFrom, type FormState } from './form-state.ts'

const fields = defineFields({
  name: { label: 'Name', kind: 'text', required: true },
  amount: { label: 'Amount', kind: 'money' },
  endsAt: { label: 'Ends At', kind: 'date' },
  notes: { label: 'Notes', kind: 'longText', initial: '' },
  tagIds: { label: 'Tags', kind: 'records', of: 'budgetTags' },
  active: { label: 'Active', kind: 'flag' },
})
const stateOf = (record: Record<string, unknown>, rows: FormState['rows'] = {}): FormState => ({
  inputs: inputsOf(fields, record),
  rows,
})

it('a record comes out of a form as it went in', () => {
  const record = {
    name: 'Paid Search',
    amount: 1234.5,
    endsAt: null,
    notes: '',
    tagIds: [3, 1],
    active: true,
  }
  expect(sentFrom(fields, inputsOf(fields, record))).toEqual(record)
})

it('money that cannot be written exactly in binary is not rounded on its way', () => {
  expect(sentFrom(fields, inputsOf(fields, { name: 'a', amount: 1.1 }))['amount']).toBe(1.1)
  expect(sentFrom(fields, { ...inputsOf(fields, {}), amount: '$4,035.29' })['amount']).toBe(4035.29)
})

it('a required text of spaces is missing, an optional field may stay empty', () => {
  expect(problemsOf(fields, { ...inputsOf(fields, {}), name: '   ' })).toEqual({ name: 'Field is required' })
})

it('what is not a number is said in the words of the specification', () => {
  expect(problemsOf(fields, { ...inputsOf(fields, { name: 'a' }), amount: 'abc' })).toEqual({
    amount: 'Field must be a number',
  })
})

it('putting a value back makes the form unchanged again', () => {
  const before = stateOf({ name: 'a', tagIds: [1, 2] })
  expect(differs(before, stateOf({ name: 'b', tagIds: [1, 2] }))).toBe(true)
  expect(differs(before, stateOf({ name: 'a', tagIds: [1, 2] }))).toBe(false)
})

it('a newer record keeps what was typed here and brings what changed there', () => {
  const before = stateOf({ name: 'a', amount: 10, notes: 'old' })
  const now = stateOf({ name: 'mine', amount: 10, notes: 'old' })
  const { state, conflicts } = rebase(before, now, stateOf({ name: 'a', amount: 20, notes: 'theirs' }))
  expect(sentFrom(fields, state.inputs)).toMatchObject({ name: 'mine', amount: 20, notes: 'theirs' })
  expect(conflicts).toEqual([])
})

it('a field that both changed is named and keeps what was typed here', () => {
  const { state, conflicts } = rebase(
    stateOf({ name: 'a' }),
    stateOf({ name: 'mine' }),
    stateOf({ name: 'theirs' }),
  )
  expect(state.inputs['name']).toBe('mine')
  expect(conflicts).toEqual(['name'])
})

it('rows of records are found again by their id: what was typed stays with its own', () => {
  let key = 0
  const rows = (...records: { id: number | null; amount: number; notes?: string }[]) => ({
    fees: records.map(({ id, ...record }) => ({ key: (key += 1), id, inputs: inputsOf(fields, record) })),
  })
  const before = stateOf({}, rows({ id: 1, amount: 10 }, { id: 2, amount: 20 }, { id: 3, amount: 30 }))
  const typed = before.rows['fees']!.map((row) =>
    row.id === 2 ? { ...row, inputs: { ...row.inputs, amount: '25' } } : row,
  )
  const now = { ...before, rows: { fees: [...typed, ...rows({ id: null, amount: 7 }).fees] } }
  const latest = stateOf(
    {},
    rows({ id: 4, amount: 40 }, { id: 3, amount: 33 }, { id: 2, amount: 20, notes: 'theirs' }),
  )
  const { state } = rebase(before, now, latest)
  expect(state.rows['fees']!.map(({ id, inputs }) => [id, inputs['amount'], inputs['notes']])).toEqual([
    [2, '25', 'theirs'],
    [3, inputsOf(fields, { amount: 33 })['amount'], ''],
    [null, inputsOf(fields, { amount: 7 })['amount'], ''],
    [4, inputsOf(fields, { amount: 40 })['amount'], ''],
  ])
})
