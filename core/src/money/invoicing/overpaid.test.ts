import { expect, it } from 'vitest'
import { overpaid } from './overpaid.ts'

it('says of a payment that is too much what is left to pay, and where the rest goes', () => {
  expect(overpaid(120_000, 150_000, 'INV-7')).toBe(
    'Only $1,200.00 is left to pay of INV-7. Record that here, and the other $300.00 with another open invoice of the client; where there is none, add a line of -$300.00 to the next draft, which credits it.',
  )
})
