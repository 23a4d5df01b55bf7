import type { Otherwise } from './otherwise.ts'

/** When, and how clients and people are called. */
export const timesAndPeople: Otherwise = [
  [
    /\b(?:same|equal) (?:days|dates|stretch|period|span|time ?frame) (?:of |in |from )?(?:the )?(?:previous|prior|last|month before|year before)\b/gi,
    'the same time last',
  ],
  [/\bsince (?:the )?(?:start|beginning) of (?:the|this) (year|quarter|month|week)\b/gi, 'this $1 to date'],
  [/\bfrom (?:the )?(?:start|beginning) of (?:the|this) (year|quarter|month|week)\b/gi, 'this $1 to date'],
  [/\b(?:through(?:out)?|over|across|during|within|in) (?:the )?(?=(?:last|past|this|next|previous) )/gi, ''],
  [/\b(?:the )?(?:last|past) (?:half year|six months|half a year)\b/gi, 'last 6 months'],
  [/\b(?:the )?(?:last|past) (?:full|complete|whole|calendar) (month|quarter|year|week)\b/gi, 'last $1'],
  [/\b(?:a |one )?year ago\b/gi, 'last year'],
  [/\b(?:point ?stores?|rooftops?|franchises?|locations)\b/gi, 'stores'],
  [/\bmy (?:book(?: of business)?|portfolio|roster|territory|patch|accounts list)\b/gi, 'my clients'],
  [/\b(?:guys|folks|peeps)\b/gi, ''],
  [
    /\b(this|last) (week|month|quarter|year) (vs\.?|versus|compared (?:to|with)|against) (?:the )?(?:previous|prior|last|one before|preceding)(?: one)?(?=[?.!, ]|$)(?! (?:week|month|quarter|year))/gi,
    '$1 $2 vs the $2 before',
  ],
]
