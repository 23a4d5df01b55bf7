import { expect, it } from 'vitest'
import { matchColumns } from './columns.ts'

it('a store number is never taken for a name, however a sales sheet calls the two', () => {
  const header = ['Dealership Name', 'Store #', 'Went Live', 'Main Tel.', 'Web', 'ST', 'Account Rep']
  expect(matchColumns('clients', header)).toEqual({
    'Dealership Name': 'name',
    'Store #': 'identifier',
    'Went Live': 'activatedAt',
    'Main Tel.': 'phone',
    Web: 'website',
    ST: 'state',
    'Account Rep': null,
  })
  expect(matchColumns('clients', ['Store', 'Store #'])).toEqual({ Store: 'name', 'Store #': 'identifier' })
  expect(matchColumns('budgets', ['Dealership Name', 'Dealer #', 'Service'])).toEqual({
    'Dealership Name': 'client',
    'Dealer #': 'dealerCode',
    Service: 'service',
  })
})
