import type { Otherwise } from '../otherwise.ts'

const stores = '(?:clients|stores|dealers|dealerships|accounts|customers|rooftops)'
const made = '(?:write|make|do|create|produce|publish|build|deliver)'

/** What is asked of records in words that a rule would take for a list or a figure of the same name. */
export const meantOfRecords: Otherwise = [
  // Since when somebody is a client is no day of a budget; how long that is follows from the day.
  [
    /^when did (?:we|you guys|you) (?:start|begin|kick off)(?: (?:working|business|doing business|out))? with (.+?)(?:,? and (?:what(?:['’]?s| is)|how long is) (?:their|its|the) tenure)?[?.! ]*$/gi,
    'when was $1 activated',
  ],
  [
    /^(?:since when|how long) (?:is|are|has|have) (.+?) (?:been )?(?:a |our |an? active )?(?:clients?|customers?|with us)[?.! ]*$/gi,
    'when was $1 activated',
  ],
  [
    /^(?:what|which) (?:services|products)(?: all)? (?:does|do|has|have) (.+?) (?:have|has|buy|run|get|got)?(?: ?(?:with|from) us)?,? (?:and )?since when[?.! ]*$/gi,
    'budgets of $1',
  ],
  // What was written is made, and no kind of step.
  [
    new RegExp(`^how many (.+?)s? (?:did|have) (?:we|you|you guys|i) ${made} (?:for|at) `, 'gi'),
    'how many $1 deliverables of ',
  ],
  [new RegExp(`\\bnotes (?:that )?(my|our|the) (${stores}) left\\b`, 'gi'), 'client notes of $1 $2'],
  // What may still be claimed is not paid yet.
  [
    /\bco-?op (?:money|funds?|dollars|claims?)(?: that| which)? (.+?) (?:can|could|may) (?:still )?(?:claim|get|collect)\b/gi,
    'claim amount of not started or gathering or ready co-op claims of $1',
  ],
]
