import type { Otherwise } from '../otherwise.ts'

/** A month by its name, or as the one that runs or was the last. */
const month =
  '(?:january|february|march|april|may|june|july|august|september|sept|october|november|december)(?: 20\\d\\d)?|(?:last|this|the last|the previous) month'
const books = '(?:the )?(?:(?:books|month|invoicing|billing)(?: (?:of|for|in))? )?'
const end = '(?=[?.! ]*$)'
const section = '(?:paid )?(?:search|social)|sem|ppc|(?:premium )?(?:display|video)'
const divided =
  '(?:split|allocated|divided|distributed|spread|broken (?:down|out|up))(?: (?:up|out))?(?: (?:between|across|among|over) (?:its |the |their )?(?:campaigns|parts))?'
const when = '((?: (?:this|last|in|for|next) [^?.!]+?)?)'
/** What stands before the word for an invoice: whose it is, of which month. */
const whose = "((?:[\\w'’&.-]+ ){0,7}?)"

const ways = (...all: readonly string[]): RegExp => new RegExp(all.join('|'), 'gi')

/** Questions about what screens show of an invoice, of a month of invoicing and of a split budget, as lists are asked for. */
export const meantOnScreens: Otherwise = [
  // What stands on an invoice are its lines; of the newest one where nobody says which.
  [
    new RegExp(
      `^what(?:['’]?s| is| are| was| were)(?: all)?(?: charged| billed| listed)? (?:on|in) (?:the )?(?:invoice|bill) (?:number |no\\.? |#)?((?:inv-?)?\\d+)${end}`,
      'gi',
    ),
    'invoice lines of invoice $1',
  ],
  [
    new RegExp(
      `^(?:what(?:['’]?s| is| are| was| were)(?: all)?(?: charged| billed| listed)? (?:on|in)|(?:break down|itemize)|(?:(?:show|list|give|tell)(?: me)? )?(?:all )?(?:the )?(?:lines|line items|items) (?:of|on|in|from)) (?:the )?${whose}(?:(?:last|latest|newest|most recent|current) )?(?:invoice|bill)((?: (?:of|for|from|in|to) [^?.!]+?)?)${end}`,
      'gi',
    ),
    'invoice lines of $1$2',
  ],
  [
    new RegExp(
      `^(?:(?:what|which|any|are there(?: any)?|show|list|do we have(?: any)?)(?: me)? )?(fees|credits|adjustments) (?:are |is |were )?(?:there )?(?:on|in) (?:the )?${whose}(?:(?:last|latest|newest|most recent|current) )?(?:invoice|bill)((?: (?:of|for|from|in|to) [^?.!]+?)?)${end}`,
      'gi',
    ),
    '$1 invoice lines of $2$3',
  ],
  // Months are closed where invoices are.
  [
    new RegExp(
      `^(?:is|are|was|were|has|have) ${books}(${month})(?:['’]s)?(?: (?:books|invoicing|billing))?(?: been)?(?: (?:already|yet|still))?(?: not)? (?:closed|open)(?: (?:out|off|yet|already|now))*${end}`,
      'gi',
    ),
    'invoicing months of $1',
  ],
  [
    new RegExp(
      `^(?:did|have|has) (?:we|you|accounting|anybody|anyone|somebody|someone)(?: already)? closed? (?:out )?${books}(${month})(?: (?:yet|already))?${end}`,
      'gi',
    ),
    'invoicing months of $1',
  ],
  [
    new RegExp(
      `^(?=.*\\bclosed?\\b)(?:who|when)(?: has| did| was| were| is)?(?: (?:we|you|accounting|they|somebody))?(?: closed?(?: out)?)? ${books}(${month})(?: (?:was |been |get )?closed?)?(?: out)?(?:,? and (?:when|by whom|who|on (?:what|which) (?:day|date)|on what)(?: (?:did|was) (?:it|that))?)?${end}`,
      'gi',
    ),
    'invoicing months of $1',
  ],
  [
    new RegExp(
      `^what(?:['’]s| is| are|s)?(?: still)? (?:left(?: to do)?|missing|in the way|in our way|needed|keeps us|keeping us|stopping us)(?: (?:of|to|before|from|for))? (?:we can |we |i can )?clos(?:e|ing) (?:out )?${books}(${month})${end}`,
      'gi',
    ),
    'invoicing months of $1',
  ],
  [
    new RegExp(
      `^(?:is|are|was|were|has|have) (?:the )?(?:books|month|invoicing|billing)(?: been)?(?: (?:already|still))? (?:closed|open)(?: out)? (?:for|in|of) (${month})${end}`,
      'gi',
    ),
    'invoicing months of $1',
  ],
  [
    new RegExp(
      `^(?:why (?:can['’]?t|can ?not) (?:we|i|you)|can (?:we|i|you))(?: already| still)? close (?:out )?${books}(${month})(?: (?:now|yet|already))?${end}`,
      'gi',
    ),
    'invoicing months of $1',
  ],
  [
    ways(
      `^(?:which|what|how many) months? (?:are|have|were|do we have|is)(?: still)? (?:open|not closed|not yet closed|unclosed|to be closed)(?: (?:still|yet|now))?${end}`,
      `^(?:which|what|how many) months?((?: (?:of|in))? this year)? (?:are|have|were|is)(?: not|n['’]t)(?: been)?(?: yet)? closed(?: yet)?${end}`,
      `^(?:which|what) months (?:have|did) we not closed?(?: yet)?${end}`,
    ),
    'open invoicing months$1',
  ],
  [
    new RegExp(
      `^(?:which|what) months (?:are|have been|were|have we|did we)(?: already)? closed?(?: (?:already|so far|now))?${end}`,
      'gi',
    ),
    'closed invoicing months',
  ],
  // How a section's budget is split are its allocations.
  [
    new RegExp(
      `^(?:how|what) (?:is|was|are|were|do we|did we) (.+?)(?:['’]s)? (${section})(?: (?:budgets?|money|spend|media))? ${divided}${when}${end}`,
      'gi',
    ),
    '$2 allocations of $1$3',
  ],
  [
    new RegExp(
      `^(?:(?:show|give|tell)(?: me)? |what(?:['’]?s| is) )?(?:the )?(?:budget )?split of (?:the )?(.+?)['’]s (${section})(?: (?:budgets?|money|spend|media))?${when}${end}`,
      'gi',
    ),
    '$2 allocations of $1$3',
  ],
  [
    new RegExp(
      `^how (?:is|was|are|were) (?:the )?(${section})(?: (?:budgets?|money|spend|media))? (?:of|for|at) (.+?) ${divided}${when}${end}`,
      'gi',
    ),
    '$1 allocations of $2$3',
  ],
]
