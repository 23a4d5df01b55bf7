import type { Otherwise } from '../otherwise.ts'

/** What is meant by words of money and results of which a rule would take a part for something else. */
export const meantOfMoneyLater: Otherwise = [
  // A cancellation takes effect on the day on which its budget ends.
  [
    /\b((?:cancell?ations?|cancell?ed (?:budgets?|services?)))(?: (?:that|which) (?:is|are|were|was|become|becomes))? (?:effective|(?:that )?(?:take|takes|taking|took) effect|(?:that )?(?:go|goes|going|went) into effect)\b/gi,
    '$1 ending',
  ],
  // By how much is another question than who.
  [
    /^(?:(?:total|the|our) )?overspen(?:d|ding|t)(?: amounts?)? in (?:dollars|money)(?=[?.! ]*$| (?:by|per|for|of|in|this|last)\b)/gi,
    'total overspend',
  ],
]
