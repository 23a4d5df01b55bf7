import { expect, it } from 'vitest'
import { knowledge } from './corpus/knowledge.ts'
import { inShort } from './in-short.ts'
import { noThread } from './question.ts'
import { readInThread } from './read.ts'

const asked: readonly (readonly [question: string, toBills: string, toOthers: string])[] = [
  [
    'what did Lone Star Ford pay this month',
    'payments.amount client=Lone Star Ford 2026-11-01..2026-11-30',
    'budgets.amount client=Lone Star Ford 2026-11-01..2026-11-30',
  ],
  [
    'total billings this month vs last',
    'invoices.total 2026-11-01..2026-11-30 vs=2026-10-01..2026-10-31',
    'budgets.charged 2026-11-01..2026-11-30 vs=2026-10-01..2026-10-31',
  ],
  [
    "what's past due for Lone Star Ford",
    'invoices client=Lone Star Ford dueAt=overdue',
    'tasks client=Lone Star Ford due=overdue',
  ],
]

it('what was paid, billed and is past due is told of invoices to whoever sees to them', () => {
  for (const [question, toBills, toOthers] of asked) {
    const read = (bills: boolean): string =>
      inShort(readInThread(question, bills ? { ...knowledge, bills } : knowledge, noThread).reading)
    expect(read(true), question).toBe(toBills)
    expect(read(false), question).toBe(toOthers)
  }
  const bills = { ...knowledge, bills: true } as const
  const short = (question: string): string => inShort(readInThread(question, bills, noThread).reading)
  expect(short('how much came in this month')).toBe('payments.amount 2026-11-01..2026-11-30')
  expect(short('what did we bill for seo in october')).toBe(
    'budgets.amount service=SEO 2026-10-01..2026-10-31',
  )
  expect(short('what did we bill for october')).toBe('invoices.total 2026-10-01..2026-10-31')
  expect(short('who has the most overdue')).toBe('invoices.due dueAt=overdue by=payer order=-due')
  expect(short('are we up on last november')).toBe(
    'budgets.amount 2026-11-01..2026-11-30 vs=2025-11-01..2025-11-30',
  )
})
