import { describe, expect, it } from 'vitest'
import { readRow } from './read-row.ts'

const amount = (cell: string) =>
  readRow('budgets', ['Amount'], { Amount: 'invoiceAmount' }, [cell]).problems.map(({ message }) => message)

it('says of an amount with parts of a cent what to write, of what is none that it must be one', () => {
  expect(amount('$1,382.27')).toEqual([])
  for (const cell of ['1382.275', '$1,382.275', '(.125)'])
    expect(amount(cell)).toEqual(['Field must be a number with at most two decimals'])
  for (const cell of ['twelve', '1,38', '1.38.2']) expect(amount(cell)).toEqual(['Field must be a number'])
})

describe('a line that adds up the clients above it', () => {
  const header = ['Dealer Code', 'Name', 'City']
  const columns = { 'Dealer Code': 'identifier', Name: 'name', City: 'city' }
  const problemsOf = (...cells: string[]) => readRow('clients', header, columns, cells).problems

  it.each([
    ['', 'Total', 'Name'],
    ['', 'Grand Total: 412', 'Name'],
    ['', 'Sub-total', 'Name'],
    ['TOTALS', '412 clients', 'Dealer Code'],
  ])('is no client: %j, %j', (code, name, column) => {
    expect(problemsOf(code, name, '')).toEqual([
      { column, message: 'This line adds up the lines above it and is no client. Take it out of the file.' },
    ])
  })

  it.each([
    ['', 'Total Honda'],
    ['', 'Totally Kia'],
    ['T-01', 'Total'],
  ])('is not what a client is called: %j, %j', (code, name) => {
    expect(problemsOf(code, name, 'Austin')).toEqual([])
  })
})
