import { expect, test } from 'vitest'
import { checkOf } from '../contract/check-field.ts'
import { shareOfHundred } from './share.ts'

test('a percent is a share of hundred, with no more decimals than are kept', () => {
  const margin = checkOf({ label: 'Margin', kind: 'percent', check: shareOfHundred() })
  expect(['101', '-1', '12.345', 'ten'].map(margin)).toEqual([
    'Field must be from 0 to 100',
    'Field must be from 0 to 100',
    'Field must be a number with at most two decimals',
    'Field must be a number',
  ])
  expect(['', '0', '12.34', '100'].map(margin)).toEqual([null, null, null, null])
})
