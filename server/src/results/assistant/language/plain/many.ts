import type { Otherwise } from './otherwise.ts'

/** What is asked of many: orders, limits, what is told apart. */
export const ofMany: Otherwise = [
  [
    /^(?!compare)(.+?),? (?:side by side|next to each other|head to head|against each other)\b/i,
    'compare $1',
  ],
  [/(\d)\+ (days|weeks|months)\b/gi, '$1 $2'],
  [/\b(?:only|just) the ones? (?:for|of|from|at|in|by|with|that are|which are|who are) /gi, 'only '],
  [/\b(?:the )?ones? (?:for|of|from|at|by) /gi, ''],
  [
    /\b(?:from|with) (?:the )?(?:highest|largest|biggest|most) to (?:the )?(?:lowest|smallest|least)\b/gi,
    'highest first',
  ],
  [
    /,? *(?:and )?(?:with )?(?:the )?(highest|largest|biggest|lowest|smallest|oldest|newest|latest|worst|best) (?:ones? )?(?:on|at) (?:the )?top\b/gi,
    ' $1 first',
  ],
  [/\b(?:sorted|ordered|ranked) (?:from )?(?:high to low|descending|desc)\b/gi, 'highest first'],
  [/\brank (.+?) (?:on|in terms of|according to)\b/gi, 'rank $1 by'],
  [/\bin terms of\b/gi, 'by'],
  [/\bbroken? (?:out|up|down) (?=by\b)/gi, ''],
  [/\b(?:split|grouped|separated|sliced) (?=by\b)/gi, ''],
  [/\bfor each (?:of (?:my|our|the) )?/gi, 'by '],
  [/\b(\w+)-by-\1\b/gi, 'by $1'],
  [/\b(\w+) by \1\b/gi, 'by $1'],
  [
    /\bper (?:individual |single )?(store|dealer|client|account|channel|platform|month|week|day|manager)\b/gi,
    'by $1',
  ],
  [/\b(?:more|greater|higher) than or equal to\b/gi, 'at least'],
  [/\b(?:upwards|north) of\b/gi, 'over'],
  [/\b(?:south) of\b/gi, 'under'],
  [/(\d[\d,.]*k?)\s?\+(?=\s|$)/gi, 'at least $1'],
  [/\b(\d[\d,.]*k?) or (?:more|higher|above|over)\b/gi, 'at least $1'],
  [/\b(\d[\d,.]*k?) or (?:less|fewer|lower|below|under)\b(?! [-–$]?\d)/gi, 'at most $1'],
  [/\b(?:bucks|usd)\b/gi, 'dollars'],
  [/\bgrand\b(?! rapids\b)/gi, 'k'],
]
