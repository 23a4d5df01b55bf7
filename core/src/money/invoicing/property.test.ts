import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays, addMonths, monthRange } from '../../foundation/format/dates.ts'
import { expectedLines, type BilledBudget } from './expected.ts'
import { refreshed, wantedLines, type Credit, type KeptLine } from './refresh.ts'
import { centsOfDays, divideCents, sumOf, totalsOf, wholeCentsOf } from './shares.ts'

const months = ['2026-01-01', '2026-02-01', '2026-03-01', '2026-04-01'] as const
const cents = fc.integer({ min: -5_000_000, max: 50_000_000 })
const day = fc.integer({ min: 0, max: 150 }).map((days) => addDays('2025-12-10', days))
const ends = fc.option(fc.integer({ min: 0, max: 120 }))

const budgets = fc
  .array(
    fc.record({
      once: fc.boolean(),
      prorated: fc.boolean(),
      startsAt: day,
      lasts: ends,
      cents,
      fees: fc.array(fc.record({ startsAt: day, lasts: ends, cents, prorated: fc.option(fc.boolean()) }), {
        maxLength: 3,
      }),
    }),
    { maxLength: 6 },
  )
  .map((list): readonly BilledBudget[] => {
    let feeId = 0
    return list.map(({ fees, lasts, ...terms }, at) => ({
      ...terms,
      id: at + 1,
      clientId: 1,
      service: `Service ${at + 1}`,
      accountCode: '4000',
      endsAt: lasts === null ? null : addDays(terms.startsAt, lasts),
      fees: fees.map((fee) => ({
        id: (feeId += 1),
        name: 'Fee',
        accountCode: '',
        prorated: fee.prorated,
        startsAt: fee.startsAt,
        endsAt: fee.lasts === null ? null : addDays(fee.startsAt, fee.lasts),
        cents: fee.cents,
      })),
    }))
  })

/** The books of one client: what the server keeps in its tables. */
class Books {
  lines: (KeptLine & { invoice: string })[] = []
  closed = new Set<string>()
  credits: Credit[] = []
  #line = 0
  #number = 0

  refresh(list: readonly BilledBudget[], month: string): boolean {
    if (this.closed.has(month)) return false
    const earlier = months
      .filter((each) => each < month)
      .map((each) => ({ month: each, closed: this.closed.has(each) }))
    const open = this.lines.filter((line) => line.open && line.month === month)
    const wanted = wantedLines(
      { budgets: list, lines: this.lines, credits: this.credits },
      { month, earlier },
    )
    const { add, change, remove } = refreshed(open, wanted)
    this.lines = this.lines.filter(({ id }) => !remove.includes(id))
    for (const { id, to, computedOnly } of change)
      this.lines = this.lines.map((line) =>
        line.id !== id
          ? line
          : computedOnly
            ? { ...line, computedCents: to.cents }
            : { ...line, ...to, computedCents: to.cents },
      )
    for (const line of add)
      this.lines.push({
        ...line,
        id: (this.#line += 1),
        month,
        open: true,
        number: null,
        computedCents: line.cents,
        edited: false,
        removed: false,
        invoice: `${month} draft`,
      })
    return add.length + change.length + remove.length > 0
  }

  /** Gives an amount back, or charges it where it is less than nothing. */
  credit(month: string, amount: number): void {
    const id = this.credits.length + 1
    const words = { description: `Credit ${id}`, reason: 'Not spent', accountCode: '' }
    this.credits.push({ id, clientId: 1, month, cents: -amount, ...words })
  }

  approve(month: string): void {
    if (!this.lines.some((line) => line.open && line.month === month)) return
    this.#number += 1
    const number = `INV-${this.#number}`
    this.lines = this.lines.map((line) =>
      line.open && line.month === month ? { ...line, open: false, number, invoice: number } : line,
    )
  }

  sum(): number {
    return sumOf(this.lines.map((line) => line.cents))
  }
}

it('parts of a month that follow each other add up to the month exactly, credits too', () => {
  fc.assert(
    fc.property(cents, fc.integer({ min: 28, max: 31 }), fc.array(fc.nat(30)), (amount, days, cuts) => {
      const ends = [...new Set([...cuts.filter((cut) => cut >= 1 && cut < days), days])].toSorted(
        (a, b) => a - b,
      )
      const parts = ends.map((end, at) => centsOfDays(amount, (ends[at - 1] ?? 0) + 1, end, days))
      expect(sumOf(parts)).toBe(amount)
      expect(centsOfDays(-amount, 1, ends[0]!, days) + centsOfDays(amount, 1, ends[0]!, days)).toBe(0)
    }),
  )
})

it('shares add up to what was divided, and each is within a cent of its exact part', () => {
  fc.assert(
    fc.property(cents, fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: 1 }), (amount, weights) => {
      fc.pre(sumOf(weights) > 0)
      const parts = divideCents(amount, weights)
      expect(sumOf(parts)).toBe(amount)
      parts.forEach((part, at) =>
        expect(Math.abs(part - (amount * weights[at]!) / sumOf(weights))).toBeLessThan(1),
      )
    }),
  )
  expect(() => divideCents(100, [0, 0])).toThrow(RangeError)
})

it('parts known more closely than a cent come to the rounded sum of all, and each is within a cent of itself', () => {
  const closely = fc.integer({ min: -50_000_000, max: 50_000_000 }).map((hundredths) => hundredths / 100)
  fc.assert(
    fc.property(fc.array(closely), (exact) => {
      const parts = wholeCentsOf(exact)
      // Nothing is nothing, also where a little below it was rounded.
      expect(sumOf(parts)).toBe(Math.round(sumOf(exact)) + 0)
      parts.forEach((part, at) => expect(Math.abs(part - exact[at]!)).toBeLessThan(1.0001))
    }),
  )
  expect(wholeCentsOf([10.4, 20.4, 30.2])).toEqual([11, 20, 30])
})

it('an invoice is its lines and the tax on their sum, to the cent, and a credit is the mirror of a charge', () => {
  fc.assert(
    fc.property(fc.array(cents), fc.integer({ min: 0, max: 15_000 }), (lines, rate) => {
      const totals = totalsOf(lines, rate / 1000)
      expect(totals.subtotalCents).toBe(sumOf(lines))
      expect(totals.totalCents).toBe(totals.subtotalCents + totals.taxCents)
      expect(Math.abs(totals.taxCents - (totals.subtotalCents * rate) / 100_000)).toBeLessThanOrEqual(0.5)
      expect(
        totalsOf(
          lines.map((each) => -each),
          rate / 1000,
        ).totalCents,
      ).toBe(0 - totals.totalCents)
    }),
  )
})

it('a recurring budget of whole months is charged its amount each month; a one-time budget once', () => {
  fc.assert(
    fc.property(budgets, (list) => {
      const all = Array.from({ length: 12 }, (_, at) => addMonths('2025-11-01', at)).flatMap((month) =>
        expectedLines(list, month),
      )
      for (const budget of list.filter(({ once }) => once)) {
        const own = all.filter(({ source }) => source === `budget:${budget.id}`)
        expect(sumOf(own.map((line) => line.cents))).toBe(budget.cents)
      }
    }),
  )
})

/** What happens to the books, in any order. */
const events = fc.array(
  fc.oneof(
    fc.record({ does: fc.constant('budgets' as const), budgets }),
    fc.record({ does: fc.constant('refresh' as const), month: fc.constantFrom(...months) }),
    fc.record({ does: fc.constant('approve' as const), month: fc.constantFrom(...months) }),
    fc.record({ does: fc.constant('close' as const), month: fc.constantFrom(...months) }),
    fc.record({
      does: fc.constant('credit' as const),
      month: fc.constantFrom(...months),
      amount: cents.filter((amount) => amount !== 0),
    }),
  ),
  { maxLength: 30 },
)

it('refreshing twice changes nothing, frozen lines never change, and over all invoices every budget is charged exactly and every credit given once', () => {
  fc.assert(
    fc.property(budgets, events, (first, happens) => {
      const books = new Books()
      let list = first
      const frozen = new Map<number, string>()
      const look = (): void => {
        for (const line of books.lines.filter(({ open }) => !open)) {
          const text = JSON.stringify(line)
          expect(frozen.get(line.id) ?? text).toBe(text)
          frozen.set(line.id, text)
        }
        for (const id of frozen.keys()) expect(books.lines.some((line) => line.id === id)).toBe(true)
      }
      for (const event of happens) {
        if (event.does === 'budgets') list = event.budgets
        else if (event.does === 'approve') books.approve(event.month)
        else if (event.does === 'credit') books.credit(event.month, event.amount)
        else if (event.does === 'close') {
          // A month is closed from its start on, with everything in it frozen.
          const open = months.filter((month) => month <= event.month && !books.closed.has(month))
          for (const month of open) {
            books.refresh(list, month)
            books.approve(month)
            books.closed.add(month)
          }
        } else {
          books.refresh(list, event.month)
          expect(books.refresh(list, event.month)).toBe(false)
        }
        look()
      }
      // In the end every month is refreshed in turn and one more after them takes what is left over.
      for (const month of months) books.refresh(list, month)
      look()
      const credited = books.lines.filter(({ source }) => source?.startsWith('credit:'))
      expect(new Set(credited.map(({ source }) => source)).size).toBe(credited.length)
      const lastClosed = books.closed.has(months[3])
      if (lastClosed) return
      // Each credit stands on one invoice to the cent, unless those of the last month are out already.
      if (!books.lines.some((line) => !line.open && line.month === months[3]))
        expect(new Map(credited.map((line) => [line.source, line.cents]))).toEqual(
          new Map(books.credits.map((credit) => [`credit:${credit.id}`, credit.cents])),
        )
      for (const month of months) {
        const charged = books.lines.filter(
          (line) => line.serviceMonth === month && !line.source?.startsWith('credit:'),
        )
        const frozenLast = charged.some((line) => !line.open && line.month === months[3])
        // What was frozen there already is put right in the month after it.
        if (frozenLast) continue
        expect(sumOf(charged.map((line) => line.cents))).toBe(
          sumOf(expectedLines(list, month).map((line) => line.cents)),
        )
      }
      const keys = books.lines.map((line) => `${line.source}|${line.serviceMonth}|${line.month}`)
      expect(new Set(keys).size).toBe(keys.length)
    }),
    { numRuns: 400 },
  )
})

it('what a person wrote, changed or took off stays through every refresh, and is told', () => {
  const budget: BilledBudget = {
    id: 1,
    clientId: 1,
    service: 'Search',
    accountCode: '',
    once: false,
    prorated: true,
    startsAt: '2026-01-01',
    endsAt: null,
    cents: 500_000,
    fees: [],
  }
  const books = new Books()
  books.refresh([budget], months[0])
  books.lines = books.lines.map((line) => ({ ...line, cents: 450_000, edited: true }))
  const wanted = wantedLines(
    { budgets: [{ ...budget, cents: 600_000 }], lines: books.lines, credits: [] },
    { month: months[0], earlier: [] },
  )
  const { add, change, remove, says } = refreshed(books.lines, wanted)
  expect([add, remove]).toEqual([[], []])
  expect(change.map(({ computedOnly }) => computedOnly)).toEqual([true])
  expect(says).toEqual([
    'Kept by hand: Search, January 2026; the budgets now say $6,000.00 instead of $5,000.00.',
  ])
  expect(monthRange(months[0]).end).toBe('2026-01-31')
})
