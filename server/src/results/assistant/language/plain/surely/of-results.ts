import type { Otherwise } from '../otherwise.ts'

/** A number by its place, or as it stands behind its sign. */
const place = '(?:#|no\\.? ?|number |position )?(\\d{1,2})(?:st|nd|rd|th)?'

/** What is meant by words of offers, sites and programs that a rule would take for something else. */
export const meantOfResults: Otherwise = [
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
