import { expect, it } from 'vitest'
import { linksThatOpen } from './open-links.ts'

const dealer = {
  opens: (path: string): boolean => path.startsWith('/clients/ram/insights') || path === '/proofs',
}

it('an answer keeps the links that its person may open, and says the others in words', () => {
  expect(linksThatOpen('| [Ram of Dayton](/clients/ram) | $1 |', dealer)).toBe(
    '| [Ram of Dayton](/clients/ram/insights) | $1 |',
  )
  expect(linksThatOpen('see [Users\\]](/users) and [more](say:more)', dealer)).toBe(
    'see Users\\] and [more](say:more)',
  )
})

it('a source that leads nowhere is none', () => {
  const told = 'One.\n\nSource: [Invoicing](/budgets/invoicing)'
  expect(linksThatOpen(told, dealer)).toBe('One.')
  expect(linksThatOpen(`${told}, [Proofs](/proofs), [Tasks](/tasks)`, dealer)).toBe(
    'One.\n\nSource: [Proofs](/proofs)',
  )
})
