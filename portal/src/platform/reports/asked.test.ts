import { oemTrackerReport } from '@portal/core/programs/manufacturers/oem-tracker.report'
import { expect, test } from 'vitest'
import { askedBy, askedIn, queryOf } from './asked.ts'

test('what a screen sets itself goes into its schedule, whatever the address says', () => {
  const asked = askedBy({ program: 'ford', state: 'open' }, { program: 'stellantis' })
  expect(asked).toEqual({ program: 'stellantis', state: 'open' })
  expect(askedBy({ state: 'open' }, undefined)).toEqual({ state: 'open' })
})

test('a section is asked for what it takes, of that what the screen sets', () => {
  const values = askedBy({ unknown: '1' }, { program: 'stellantis' })
  expect(queryOf(oemTrackerReport, values)).toEqual({ program: 'stellantis' })
})

test('a year in the address is a number', () => {
  expect(askedIn(new URLSearchParams('year=2025&month=2025-03-01'))).toEqual({
    year: 2025,
    month: '2025-03-01',
  })
})
