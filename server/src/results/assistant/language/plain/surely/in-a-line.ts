import type { Otherwise } from '../otherwise.ts'

const stores = 'clients|stores|dealers|dealerships|accounts'

/** What is typed in one line and would be read as something else. */
export const meantInALine: Otherwise = [
  // What is below its pace is a state, and no number of stores that is held against one.
  [
    new RegExp(
      `\\b(${stores})((?: of mine| in (?:my|our) (?:region|territory|area)| in \\w+)?) (?:(?:that|who|which) )?(?:(?:is|are|were) )?(?:below|beneath) (?:the |their )?pace\\b`,
      'gi',
    ),
    '$1$2 underpacing',
  ],
  // Who canceled is no invoice that was.
  [
    new RegExp(`(?<!\\btenure of (?:(?:our|my|the) )?)\\bcancell?ed (${stores}|customers|rooftops)\\b`, 'gi'),
    '$1 that left',
  ],
  [
    /^(how many )?cancell?ed(?= (?:in|this|last|since|during|yesterday|today)\b)(?!.*\b(?:invoices?|services?|budgets?|agreements?)\b)/gi,
    '$1clients that left',
  ],
  [/^when was (?:the |our )?(?:very )?last contact(?=[?.! ]*$)/gi, 'when was the last interaction'],
  // What is left of a program's money is no client that left.
  [
    /^(?:how much |what(?:['’]?s| is) (?:the )?)?co-?op(?: money| funds?| dollars)?(?: is| do we have)? (?:still )?left(?: over)?(?= (?:for|at|of|in)\b)/gi,
    'how much co-op is left',
  ],
  // What was changed at a store is more than what its feeds say of it.
  [
    /^what (?:all )?(?:did|have|has) (?:we|you|you guys|the team|your team) (?:all )?changed? (?:at|for|on|with) /gi,
    'what changed at ',
  ],
  // As many days before those, and not the same ones.
  [
    /\b(?<held>vs\.?|versus|against|compared (?:to|with)|over|and) (?:the )?(?:prior|previous|preceding|earlier) (?<many>\d+)(?: days?)?(?=[?.! ]*$)/gi,
    '$<held> the $<many> days before',
  ],
  // When one may go is told by when the agreement ends.
  [
    /^when (?:can|could|may) (?:i|we) (?:cancel|leave|get out)(?: of)?(?: (?:the|our|my) (?:contract|agreement))?(?=[?.! ]*$)/gi,
    'when does our contract end',
  ],
  // A store is past due with what it owes.
  [
    /^(?!.*\b(?:tasks?|deliverables?|invoices?|onboardings?|steps?|requests?|claims?|stuff|items?|whats?|anything|who|which|how|my|is|are|total|only|just|days?|over|under|amounts?|balances?|money|more|than|not|stores|clients|dealers|accounts|everything|\d+)\b)(\S+(?: \S+){0,3}) past due(?=[?.! ]*$)/gi,
    'overdue invoices of $1',
  ],
  // What is left at a store is left of its budget.
  [/^what(?:['’]?s| is) (?:still )?left (?:at|for|with|on) (?!the\b|my\b|our\b)/gi, 'budget left at '],
  [/^(?:the )?next (meeting|appointment)(?=[?.! ]*$)/gi, 'my next $1'],
  [
    /^(?!.*\b(?:is|are|was|were|has|have|how|who|which|what)\b)(\S+(?: \S+){1,3}),? since when(?=[?.! ]*$)/gi,
    'when did $1 start with us',
  ],
]
