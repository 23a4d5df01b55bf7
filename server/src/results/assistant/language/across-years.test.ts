import { expect, it } from 'vitest'
import { knowledge } from './corpus/knowledge.ts'
import { inShort } from './in-short.ts'
import { noThread } from './question.ts'
import { readInThread } from './read.ts'

const readOn = (today: string, question: string): string =>
  inShort(readInThread(question, { ...knowledge, today }, noThread).reading)

it.each([
  ['clicks in December', 'figures.clicks 2026-12-01..2026-12-31'],
  ['what did we spend in the fourth quarter', 'figures.spend 2026-10-01..2026-12-31'],
  ['spend from October through December', 'figures.spend 2026-10-01..2026-12-31'],
  ['spend from November to January', 'figures.spend 2026-11-01..2027-01-31'],
  [
    'spend in December compared to November',
    'figures.spend 2026-12-01..2026-12-31 vs=2026-11-01..2026-11-30',
  ],
  ['spend in the second half of December', 'figures.spend 2026-12-16..2026-12-31'],
  ['spend in the same days of December', 'figures.spend 2026-12-01..2026-12-05'],
  ['leads in the second half', 'leads receivedAt=2026-07-01..2026-12-31'],
  ['spend on 12/20', 'figures.spend 2026-12-20..2026-12-20'],
  ['spend on December 20th', 'figures.spend 2026-12-20..2026-12-20'],
  ['drafts for december', 'invoices state=Draft 2026-12-01..2026-12-31'],
  ['budgets for December', 'budgets 2026-12-01..2026-12-31'],
  ['budgets for February', 'budgets 2027-02-01..2027-02-28'],
  ['budgets starting in December', 'budgets startsAt=2027-12-01..2027-12-31'],
  ['budgets ending in December', 'budgets endsAt=2027-12-01..2027-12-31'],
])('in January, “%s” is of the time that is meant', (question, expected) => {
  expect(readOn('2027-01-05', question)).toBe(expected)
})

it.each([
  ['tasks due 1/15', 'tasks due=2027-01-15..2027-01-15'],
  ['budgets ending in January', 'budgets endsAt=2027-01-01..2027-01-31'],
  ['clicks in January', 'figures.clicks 2026-01-01..2026-01-31'],
  ['clicks in December', 'figures.clicks 2026-12-01..2026-12-31'],
])('in December, “%s” is of the time that is meant', (question, expected) => {
  expect(readOn('2026-12-31', question)).toBe(expected)
})

it('a month to come is the one of the year before where what was is asked for', () => {
  expect(readOn('2027-04-10', 'clicks in June')).toBe('figures.clicks 2026-06-01..2026-06-30')
  expect(readOn('2027-04-10', 'budgets for June')).toBe('budgets 2027-06-01..2027-06-30')
  expect(readOn('2029-01-10', 'clicks in February')).toBe('figures.clicks 2028-02-01..2028-02-29')
})
