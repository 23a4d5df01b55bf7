import type { Otherwise } from '../otherwise.ts'

/** What leans on what was told, and how things stand, in other words than the grammar has. */
export const meantOfThose: Otherwise = [
  // How something was at another time is what was asked, of that time.
  [
    /^(?:and )?how (?:was|were|is|are|did) (?:that|it|this|those|they)(?: (?:look|go|do|stand))?(?: in)? (?=(?:the )?(?:last|this|previous|january|february|march|april|may|june|july|august|september|october|november|december|q[1-4]|20\d\d|a year|a month)\b)/gi,
    'and ',
  ],
  [/^(?:and )?whos (?:are|were) (they|those|these)\b/gi, 'whose are $1'],
  [/\b(?:has|did|have) your team (?:actually |really |all )?(?=done|do|did|worked|work)/gi, 'have you '],
  // How something stands that is called by its title.
  [
    /^(?:is there |are there |do (?:we|you) have )?(?:any|what(?:['’]s| is) the|an?) (?:news|updates?|word|progress|latest|status) (?:on|about|from|of|for|with) (?:the |my |our )?(.+) (bug|ticket|request|issue)(?=[?.! ]*$)/gi,
    'support $2 about $1',
  ],
  [
    /^what(?:['’]?s| is) (?:sitting )?in (?:the )?([\w ]+?)(?: stage)?,? (?:and|plus) (?:what|how much)(?:['’]s| is| are) (?:it|that|they|those|all that|all of it) worth(?: in total| altogether| together)?(?=[?.! ]*$)/gi,
    'total amount of $1 opportunities',
  ],
  [
    /,? (?:and|plus) what(?:['’]s| is| are) (?:it|that|they|those|all that) worth\b(?: in total| altogether| together)?/gi,
    ' with their amount',
  ],
  [
    /\b(redirects?) that (?:do not|don['’]?t|does not|doesn['’]?t|are not|aren['’]?t) work(?:ing)?\b/gi,
    'broken $1',
  ],
  [
    /\b(on|at|to|of) the (\w[\w ]*?) (?:web ?site|site)(?= (?:yesterday|today|last|this|in|so far|\w+day)\b|[?.! ]*$)/gi,
    'of $2',
  ],
  [
    /\bwhat (?:did|have|has) (?:we|i|you|they|anyone|anybody|someone) last (?:talk|talked|speak|spoken|discuss|discussed|chat)(?: about)? (?:with|to) /gi,
    'last interaction with ',
  ],
  [
    /\bwhat (?:did|have) (we|i|you|they) (?:talk|talked|speak|spoken|discuss|discussed|chat)(?: about)? (?:the )?last time(?: we (?:spoke|talked|met))?(?: (?:with|at|to))? (?=\S)/gi,
    'what did $1 last talk about with ',
  ],
  [
    /\b((?:which|what) partners?) (?:has|have) (?:earned|gotten|received|made) (?:the )?(?:most|highest|biggest)(?= comm)/gi,
    '$1 gets the most',
  ],
  // Signing in is told by its report, of those who have a store.
  [
    /^(?:has|did|have) ([A-Z]\w+ [A-Z]\w+) (?:ever |yet |already )*(?:logged|log|signed|sign) in(?:to the portal)?\b.*$/g,
    'client login of $1',
  ],
  [/^when did ([A-Z]\w+ [A-Z]\w+) last (?:log|sign) in(?:to the portal)?(?=[?.! ]*$)/g, 'client login of $1'],
]
