import type { Otherwise } from '../otherwise.ts'
import { month } from './parts-said.ts'

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const monthAt = (name: string): number => months.indexOf(name.slice(0, 3).toLowerCase())

/** Words of money and of the portal's own use that a rule would take for something else. */
export const meantOfBills: Otherwise = [
  // The comparison is told of the later month, which is held against the one before.
  [
    new RegExp(
      `\\b((?:net )?budget (?:changes?|comparison|moves?|movements?|swings?|shifts?)|(?:net )?changes? (?:in|of) (?:the |our )?budgets?),? (?:from |between )?(${month}) (?:to|and|vs\\.?|versus) (${month})\\b(?! \\d)`,
      'gi',
    ),
    (whole = '', what = '', first = '', then = '') =>
      (monthAt(first) + 1) % 12 === monthAt(then) ? `${what} in ${then}` : whole,
  ],
  [new RegExp(`\\b(${month})(?: of)? (?:a|one) year (?:ago|back|earlier|before)\\b`, 'gi'), '$1 last year'],
  // Whoever is in charge of a department manages it; `leads` are none there.
  [
    /\bwho (?:runs|leads|manages|supervises|is in charge of|is the (?:head|lead|boss|manager) of) (?:the |our )?([\w ]+? (?:department|team))\b/gi,
    'who heads the $1',
  ],
  [
    /\b(?:that|which|who) (?:want|wants|need|needs|require|requires|insist on|insists on|ask for|asks for) (?:an? )?(?:purchase order|po)(?: numbers?| #)?(?: on (?:the|their|its|our) invoices?)?\b/gi,
    'with a purchase order',
  ],
  // What stands on somebody's invoices is how they are billed.
  [
    /\b(tax rate|sales tax|payment terms|po number|purchase order) (?:on|for|of) (.+?)(?:['’]s?)? invoices?(?=[?.! ]*$)/gi,
    '$1 of $2',
  ],
  // What was read and what was written are counted apart.
  [
    /\b(?:ai )?tokens\b(?! (?:read|written|in|out|sent|produced|generated)\b)/gi,
    'tokens read and tokens written',
  ],
]
