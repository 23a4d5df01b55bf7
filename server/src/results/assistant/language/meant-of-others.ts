/** What would be read as a question about something else, or about somebody else. */
export const meantOfOthers: readonly (readonly [RegExp, string])[] = [
  // Whoever logs something is its author, and no client's manager.
  [
    /\b(activities|interactions) (?:logged|done|made|written|entered|recorded) (?:per|by|for each|by each) (?:account )?(?:manager|am|rep|employee|person|specialist)s?\b/gi,
    '$1 by person',
  ],
  // Deals that stand still.
  [
    /\b(?:prospects?|deals?|opportunit(?:y|ies)|pipeline) (?:that |which |who )?(?:(?:have|has|are|is|went|got) )?(?:gone |been )?(?:quiet|cold|silent|dark|stuck|stalled)\b/gi,
    'stale opportunities',
  ],
  [
    /^(?:which|what) (?:clients|stores|dealers|accounts) (?:have |had )?(?:lost|cut|dropped|reduced|lowered|decreased) (?:their |some )?budgets? (in .+?|this month|last month)(?:,? (?:and|&) how much(?: altogether| in total| is (?:that|it)| was (?:that|it))*)?(?=[?.! ]*$)/gi,
    'budget comparison difference decreased by client $1',
  ],
  // The watchlist of whose clients they are, and not of whom it was given to.
  [
    /\bwatchlist(?: entries)? (?:stores|clients|dealers|accounts) of (?:mine|my own)\b/gi,
    'watchlist of my stores',
  ],
  [
    /^(?:the )?(?:billing|invoice|invoicing|ap|accounts payable) (?:contact|e-?mail|address|person)s? (?:of|for|at) (.+?)(?=[?.! ]*$)/gi,
    'open the accounting tab of $1',
  ],
]
