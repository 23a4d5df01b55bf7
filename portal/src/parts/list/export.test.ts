import { expect, it } from 'vitest'
import { csvOf } from './export.ts'

const columns = [
  { id: 'name', label: 'Name', value: (row: { name: string; amount: number | null }) => row.name },
  {
    id: 'amount',
    label: 'Amount',
    kind: 'money' as const,
    value: (row: { name: string; amount: number | null }) => row.amount,
  },
]

it('an exported cell never becomes a formula', () => {
  expect(csvOf(columns, [{ name: '=HYPERLINK("http://x")', amount: null }])).toBe(
    'Name,Amount\r\n"\'=HYPERLINK(""http://x"")",',
  )
  for (const name of ['+1', '-1', '@x', '\tx'])
    expect(csvOf(columns, [{ name, amount: null }])).toContain(`'${name}`)
})

it('exported money is an amount that a spreadsheet adds up, credits too', () => {
  expect(csvOf(columns, [{ name: 'Fee', amount: -123450 }])).toBe('Name,Amount\r\nFee,-1234.5')
})
