import type { Otherwise } from './otherwise.ts'
import { clients, end, month, now } from './surely/parts-said.ts'

const channel =
  '(seo|sem|search|social|facebook|tiktok|display|video|youtube|ctv|connected tv|email|audio|google ads|programmatic)'

/** What people asked later in other words than the grammar has, where nothing else is read in them. */
export const laterRounds: Otherwise = [
  [
    new RegExp(
      `^(?:is|are) (.+?) (?:still |currently |even |also )*(?:running|on|doing|buying|using|getting|paying for|signed up for) (?:any )?${channel}(?: (?:ads|with us|advertising))?${now}${end}`,
      'gi',
    ),
    'does $1 have a $2 budget',
  ],
  [
    /^(?:when was )?(?:the |our |my )?last time (?:that )?(we|i|anyone|anybody|somebody|someone|you|they) (visited|called|emailed|met with|met|talked to|talked with|spoke with|spoke to|contacted) (?=\S)/gi,
    (_, who = '', deed = '') =>
      `when did ${who} last ${{ visited: 'visit', called: 'call', emailed: 'email', met: 'meet with', 'met with': 'meet with', contacted: 'contact' }[deed.toLowerCase()] ?? 'talk to'} `,
  ],
  [
    new RegExp(
      `^((?:my |our |which |what )*${clients}) (?:that |who |which )?(?:(?:are )?spending more|with more spend|spent more|spend more) than (last (?:year|month|quarter)|a year ago) ?(?:but|and|yet|while)(?: (?:with|have|had|get|got|getting|having|are getting))? (?:fewer|less|lower) (leads|conversions|clicks)${end}`,
      'gi',
    ),
    '$1 whose spend rose and $3 fell compared with $2',
  ],
  [
    /^(?:which|what) (services?|products?|managers?|channels?) (?:are we|do we|did we|have we been) (?:losing|lose|cancel(?:ing|ling)?|lost) (?:the )?most(?: (?:of|often))?(?=[?.! ]*$)/gi,
    (_, what = '') => `cancellations by ${what.toLowerCase().replace(/s$/, '')} highest first`,
  ],
  [
    /^(?:are|is|were|did) (?:we|the agency) (?:making|make|earning|earn|made) (more|less)(?: money)? (on|from|with) (.+?) (?:than|compared (?:to|with)|vs\.?) (last (?:year|month|quarter)|a year ago)(?=[?.! ]*$)/gi,
    'margin on $3 compared with $4',
  ],
  [
    /^(?:what(?:['’]?s| is| was) )?(?:the )?difference in (spend|clicks|conversions|cpc|ctr|cost per lead|leads|impressions|budget|budgets) between (my|our|the) (?:two |both )?(stores|dealerships|clients|rooftops)(?=$|[?.! ]| (?:in|this|last|for)\b)/gi,
    '$1 of $2 $3 by store',
  ],
  [
    /^(?:(?:which|what|any|are any) )?(?:locked(?: out)? (?:user )?accounts|(?:user )?accounts (?:that are |are )?locked(?: out)?)(?=[?.! ]*$)/gi,
    'locked users',
  ],
  // A limit at the end belongs to the figure at the beginning.
  [
    new RegExp(
      `^(.+?) (?:for|in) (${month}(?: \\d{4})?|(?:this|last) (?:month|quarter|year|week)) by (client|store|dealer|channel|manager) (over|under|above|below|more than|less than|at least|at most) (\\$?\\d[\\d,.]*k?%?)${end}`,
      'gi',
    ),
    '$1 $4 $5 by $3 in $2',
  ],
  [
    new RegExp(
      `^(.+?) by (client|store|dealer|channel|manager) (?:for|in) (${month}(?: \\d{4})?|(?:this|last) (?:month|quarter|year|week)) (over|under|above|below|more than|less than|at least|at most) (\\$?\\d[\\d,.]*k?%?)${end}`,
      'gi',
    ),
    '$1 $4 $5 by $2 in $3',
  ],
]
