import type { Otherwise } from '../otherwise.ts'

/** What dealers and whoever prepares a call mean by words that would be read as something less. */
export const meantBeforeACall: Otherwise = [
  // What is paid each month, and for what, is told by what it is for.
  [
    /^what (?:exactly |actually )?(?:am|are) (?:i|we) (?:exactly |actually )?paying(?: you)?(?: guys)? (?:every|a|each|per) month,? and (?:for what|what for)(?=[?.! ]*$)/gi,
    'my budgets by service',
  ],
  // What is open of invoices is less than their total.
  [
    /^(?:the )?total (?:still )?(?:open|outstanding|due) (?:on|of|for) (?:those|these|them)(?=[?.! ]*$)/gi,
    'how much is owed on those',
  ],
  // What is weighted by how likely it is has been neither won nor lost.
  [
    /\b(?:what(?:['’]?s| is) )?(?:the |our )?weighted pipeline,? (?:stage by stage|by stage|per stage|for each stage)\b/gi,
    'weighted value of open opportunities by stage',
  ],
  // Whether each section is on pace is told by all of them, and not by those that are.
  [
    /^is (.+?) on (?:pace|track|budget) in (?:every|each|all)(?: of (?:its|their))? sections?( (?:this|last) month)?(?=[?.! ]*$)/gi,
    'pacing of $1 by section$2',
  ],
  [
    /\bboth (?:of )?(?:my |our |the )?(?:stores|dealerships|rooftops) by (month|week)\b/gi,
    'my stores by client and $1',
  ],
]
