import { expect, it } from 'vitest'
import type { ColumnFacts } from '../../foundation/contract/column.ts'
import { csvHeader, csvRow } from './csv.ts'

interface Row {
  readonly name: string
  readonly amount: number | null
}
const columns: readonly ColumnFacts<Row>[] = [
  { id: 'name', label: 'Name', value: ({ name }) => name },
  { id: 'amount', label: 'Amount', kind: 'money', value: ({ amount }) => amount },
]

it('an exported cell never becomes a formula', () => {
  expect(csvRow(columns, { name: '=HYPERLINK("http://x")', amount: null })).toBe(
    '"\'=HYPERLINK(""http://x"")",',
  )
  for (const name of ['+1', '-1', '@x', '\tx'])
    expect(csvRow(columns, { name, amount: null })).toBe(`'${name},`)
  expect(csvHeader([{ label: '=1' }, { label: 'Amount' }])).toBe("'=1,Amount")
})

it('exported money is an amount that a spreadsheet adds up, credits too', () => {
  expect(csvRow(columns, { name: 'Fee', amount: -123450 })).toBe('Fee,-1234.5')
})
