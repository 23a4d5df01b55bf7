import type { Otherwise } from '../otherwise.ts'
import { clients, end, month } from './parts-said.ts'

/** Which rows are meant, and in which days, in words that a rule would take for others. */
export const meantOfRows: Otherwise = [
  // What moved the most did so upward or downward: both are told.
  [
    /^(?:(?:what(?:['’]?s| is| are| were)?|show me|who had) )?(?:the |our |my )?(?:biggest|largest|top) (?:changes?|movers?|moves?|swings?|shifts?|movements?) (?:in|of|on|by) (spend|clicks|conversions|leads|impressions|revenue|budgets?|invoice amount|cpc|ctr|cost per lead)(?: by client)?((?: (?:this|last) (?:month|week|quarter)| in [a-z]+(?: \d{4})?)?)(?=[?.! ]*$)/gi,
    'biggest increases in $1$2 and biggest drops in $1$2',
  ],
  [
    /^who(?: all)?(?:['’]?s| is| are)? (?:works?|working) (on|with|for) (my|our) (?:accounts|stores|dealerships)(?=[?.! ]*$)/gi,
    'who works $1 $2 account',
  ],
  [
    /^(?:and )?(?:how many|in how many) (?:more )?days (?:are (?:there )?left |left |remain(?:ing)? |is it |are there )?(?:until|till|before|do i have until|does) (.+?) (ends?|expires?|is due|renews?|starts?|launch(?:es)?|is up|runs out)(?=[?.! ]*$)/gi,
    (_, what = '', deed = '') => `when does ${what} ${/expire|renew|start|launch/i.exec(deed)?.[0] ?? 'end'}`,
  ],
  [
    /^(?:what(?:['’]?s| is) )?(?:the |our )?revenue (?:forecast|outlook|projection) (?:for|of|in) (?=\S)/gi,
    'invoice amount for ',
  ],
  [
    /^((?:my |our |all |the |number of |how many )*)prospects (?:by|per|in each) (?:sales |pipeline )?stage\b/gi,
    '$1opportunities by stage',
  ],
  [
    /^(?:which|what) (budget changes|changes|activities|interactions|cancellations|payments|imports) (?:have )?(?:happened|took place|were made|were there|were logged|came in|did we have|have there been)(?: to us)? (?=\S)/gi,
    '$1 ',
  ],
  [
    /^how many invoices (?:did|have) (?:we|i) (?:send|sent|issue|issued|mail)(?: out)?(?= )/gi,
    'number of invoices that went out',
  ],
  // Whoever met with somebody spoke with them.
  [
    new RegExp(
      `\\b(${clients}) (?:that |who |which )?(?:without|with no|have no|had no|have not had|did not have|did not get|have not gotten) (?:an? |any )?(?:client )?meetings? (?=(?:in (?:the (?:last|past)|${month})|(?:the )?(?:last|past) (?:week|month|quarter|\\d+ days)|this (?:month|quarter|year)|since)\\b)`,
      'gi',
    ),
    '$1 without an interaction ',
  ],
  // A visit is one by the agency where it is a single one.
  [
    /\b(no|without an?|with an?|had an?|got an?|one) visit\b(?! (?:from|to (?:my|our|the) (?:site|website)|with)\b)/gi,
    '$1 on-site visit',
  ],
  // What the client does is no row for each of them.
  [
    /\b((?:overdue |late )?)((?:open )?)onboarding tasks (?:that (?:are|were) )?(?:not (?:yet )?(?:done|finished|completed)|undone|owed|still open|left) (?:yet )?by the (?:client|dealer|store)s?\b/gi,
    (_, late = '') => `${late === '' ? 'open ' : late}onboarding tasks the client does`,
  ],
  [
    /^((?:audit log|log entries|changes in the audit log)\b.*) by (?:each )?users?(?=[?.! ]*$)/gi,
    '$1 by person',
  ],
  [
    /\b(interactions|activities|notes|tasks|deliverables)((?: (?:in|this|last|for|of|with) [\w ]+?)?) (?:that|which) (?:were|are|was) (?:not|no) (?=(?:phone |video )?(?:calls?|emails?|visits?|meetings?)\b)/gi,
    (_, rows = '', rest = '') => `${rows}${rest} except `,
  ],
  [/\b(interactions\b.* except) calls\b/gi, '$1 phone calls'],
  [
    new RegExp(
      `^((?:(?:my|our|which|what|all) )*${clients}) (over|above|under|below) (\\$?\\d[\\d,.]*k)(?: a month)? (?=(?:without|with|with no|and|that|who|but)\\b)`,
      'gi',
    ),
    '$1 with a budget $2 $3 and ',
  ],
  [/\bby (\d+ ?(?:%|percent)) or more\b/gi, 'by at least $1'],
  [
    new RegExp(
      `\\b(of|from|for|at) (?:the )?${clients} (?:that are |who are )?managed by ([a-z]+ [a-z]+)${end}`,
      'gi',
    ),
    "$1 $2's clients",
  ],
  [/\band with no (?=[a-z ]+ budgets?\b)/gi, 'and without a '],
  [/^no,? (?=(?:just|only) )/gi, ''],
  [
    /^(?:were there|have there been|was there|have we had|did we have|are there)(?: any)? budget changes (?:on|to|in|for|at) (?:my|our) (?:account|store|dealership|budgets?)\b/gi,
    'which budgets changed at my store',
  ],
  [
    /^how much (?:co-?op )?(?:did|has|have) (stellantis|gm|ford|toyota|honda|hyundai|kia|nissan|mazda|subaru|volkswagen|audi|bmw) (?:reimbursed?|paid? back|refund(?:ed)?)(?: us| stores| dealers| our (?:stores|dealers))?(?=$|[?.! ]| (?:this|last|in|for)\b)/gi,
    '$1 co-op reimbursed',
  ],
  [
    new RegExp(
      `^((?:which|what)(?: of (?:my|our))? |(?:my|our) )?(${clients}) (?:that |who |which )?(?:spent|spend|are spending)(?: money| anything| something)? (?:but|and) (?:got|get|had|have|brought|generated|with)(?: in)? (?:zero|no|0) (leads|conversions|clicks)\\b`,
      'gi',
    ),
    (_, lead = '', who = '', what = '') =>
      `${lead}${who} with spend but no ${what.toLowerCase() === 'leads' ? 'conversions' : what}`,
  ],
  [
    /\b(competitors|keywords|backlinks|queries) (?:that )?(?:we|you|i) (?:track|watch|follow|monitor|look at) (?=(?:for|of|at) )/gi,
    '$1 ',
  ],
  [
    /^(?:please |can you |could you )?(?:draft|write|make|put|leave|add) (?:a |the |me a )?(?:quick )?note (?:for|to|on|at|in) (.+?) (?:saying|that says|to say)(?: that)? (?=\S)/gi,
    'note for $1: ',
  ],
  [
    /\b(next|this|on|last|by|until|due) (mon|tues?|weds?|thurs?|thu|fri|sat|sun)\b/gi,
    (_, which = '', day = '') =>
      `${which} ${['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].find((one) => one.startsWith(day.slice(0, 3).toLowerCase())) ?? day}`,
  ],
  [/\bwich\b/gi, 'which'],
  [/\butili[sz]ation\b(?= (?:of|for) (?:the )?(?:search|social|display|video|sem)\b)/gi, 'pacing'],
]
