import { makes } from '../../makes.ts'
import type { Otherwise } from '../otherwise.ts'

const make = `(${[...makes].join('|')})`

/** A number by its place, or as it stands behind its sign. */
const place = '(?:#|no\\.? ?|number |position )?(\\d{1,2})(?:st|nd|rd|th)?'

/** What is meant by words of offers, sites and programs that a rule would take for something else. */
export const meantOfResults: Otherwise = [
  // `what share of our spend is Honda` is of its stores, and not of one that is called by it.
  [
    new RegExp(
      `\\b((?:share|percent|percentage|part|portion|fraction) of .+? (?:is|was|goes to|went to|comes from|came from)) ${make}(?=[?.! ]*$| (?:this|last|in|since)\\b)`,
      'gi',
    ),
    '$1 $2 stores',
  ],
  [
    new RegExp(`\\b(share|percent|percentage) of ${make} in (?:our |the |all )?(.+? spend)\\b`, 'gi'),
    '$1 of $3 of $2 stores',
  ],
  // In capitals it is the rate, and no month.
  [/(?<!\d )\bAPR\b(?!\.? ?\d)/g, 'financing'],
  // A place in what Google finds is a position, of which a lower one is better.
  [
    new RegExp(`\\b(?:that |which )?rank(?:s|ing|ed)? (?:in the top|top|within the top) ${place}\\b`, 'gi'),
    'with a position of at most $1',
  ],
  [
    new RegExp(`\\b(?:that |which )?rank(?:s|ing|ed)? (?:at |in )?${place}\\b`, 'gi'),
    'with a position of at most $1',
  ],
]
