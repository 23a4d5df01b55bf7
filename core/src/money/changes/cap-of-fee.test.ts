import { expect, it } from 'vitest'
import { capOf, capProblem, mostWords, type FeeCap } from './cap-of-fee.ts'

const cap = (given: Partial<FeeCap>): FeeCap => ({
  clientId: null,
  serviceId: null,
  feeServiceId: null,
  limitIn: 'Dollars',
  most: 500,
  startsAt: '2026-01-01',
  active: true,
  ...given,
})
const fee = {
  clientId: 7,
  serviceId: 3,
  feeServiceId: 1,
  startsAt: '2026-05-01',
  cents: 50_001,
  budgetCents: 333_333,
}

// BUD-20
it('the closest cap counts, of equals the latest that had begun', () => {
  const caps = [
    cap({}),
    cap({ serviceId: 3, most: 400 }),
    cap({ clientId: 7, most: 900 }),
    cap({ clientId: 7, most: 800, startsAt: '2026-04-01' }),
    cap({ clientId: 7, most: 1, startsAt: '2026-06-01' }),
    cap({ clientId: 8, most: 2 }),
    cap({ clientId: 7, serviceId: 3, most: 3, active: false }),
  ]
  expect(capOf(caps, fee)).toBe(80_000)
  expect(capOf(caps, { ...fee, clientId: 9 })).toBe(40_000)
  expect(capOf(caps.slice(0, 1), { ...fee, startsAt: '2025-12-31' })).toBeNull()
})

it('a percent is of the budget, to the cent, and a fee over it is told by how much', () => {
  const caps = [cap({ limitIn: 'Percent of the budget', most: 15 })]
  expect(capOf(caps, fee)).toBe(50_000)
  expect(capProblem(caps, fee)).toBe('Over its cap of $500.00 by $0.01. Say why in the notes.')
  expect(capProblem(caps, { ...fee, cents: 50_000 })).toBeNull()
})

it('a limit reads with its unit', () => {
  expect(mostWords(1500, 'Dollars')).toBe('$1,500.00')
  expect(mostWords(12.5, 'Percent of the budget')).toBe('12.5%')
})
