import type { Otherwise } from '../otherwise.ts'

const stores =
  '((?:(?:my|our|the|all)(?: of)? )*(?:active )?(?:clients|stores|dealers|dealerships|accounts|customers|rooftops))'
const end = '(?=[?.! ]*$)'

const ways = (...all: readonly string[]): RegExp => new RegExp(all.join('|'), 'gi')

/** Which of the clients, and how many of something each has, in the words that the grammar has for it. */
export const meantOfParts: Otherwise = [
  // Who was invoiced has an invoice.
  [
    ways(
      `\\b(clients|stores|dealers|dealerships|accounts|customers)(?: that| who| which)?(?: were| was| got| we| have been)*(?: we)? (?:invoiced|billed) (?=(?:in|for|last|this)\\b)`,
    ),
    '$1 with an invoice ',
  ],
  [/\b(\d+|two|three|four|five|six|ten) or more\b/gi, 'at least $1'],
  [/\b(\d+|two|three|four|five|six|ten) or (?:fewer|less)\b/gi, 'at most $1'],
  // How health went is told by its weeks.
  [
    ways(
      `^(?:which|what) (?:of )?${stores}(?: have| has)? (?:dropped|fell|fallen|lost|declined|went down|gone down|got worse) (?:the )?(?:most )?in (?:their )?health(?: score)?(?: (?:the )?most)?(?: (?:over|in|during) (?:the )?(?:last|past) (?:4|four) weeks)?${end}`,
      `^(?:biggest|largest) (?:drops?|declines?|falls?) in (?:client )?health(?: score)?(?: (?:over|in|during) (?:the )?(?:last|past) (?:4|four) weeks)?${end}`,
    ),
    'lowest health change by client',
  ],
  [
    ways(
      `^(?:which|what) (?:of )?${stores}(?: have| has)? (?:rose|risen|gained|improved|went up|gone up|got better) (?:the )?(?:most )?in (?:their )?health(?: score)?(?: (?:the )?most)?(?: (?:over|in|during) (?:the )?(?:last|past) (?:4|four) weeks)?${end}`,
    ),
    'highest health change by client',
  ],
  // How long something takes is told by the days between two events.
  [
    ways(
      `^how (?:long|many days)(?: does| do| did| is| has)?(?: it| we| you| they)?(?: usually| normally| typically)?(?: take| taken| need)?(?: us| you| them)?(?: on average)? to (?:decide|approve|answer|confirm)(?: on)?(?: a| the| an)? (?:requested )?(?:budget )?(?:increase|raise)s?(?: on average)?((?: .+?)?)${end}`,
    ),
    'average days to decide of budget increases$1',
  ],
  [
    ways(
      `^how (?:long|many days)(?: does| do| did| is)?(?: it| we| you| they)?(?: usually| normally| typically)?(?: take| need)?(?: us| you| them)?(?: on average)? to (?:fix|resolve|close)(?: an| the)? (?:audit )?findings?(?: on average)?((?: .+?)?)${end}`,
    ),
    'average days to fix of audit findings$1',
  ],
  [
    ways(
      `^how long (?:do|did)(?: our| the)? (?:incidents|outages) (?:usually |normally |typically )?(?:last|take(?: to (?:be |get )?(?:fix|fixed|resolve|resolved|end|clear up))?)(?: on average)?((?: .+?)?)${end}`,
    ),
    'average days lasted of incidents$1',
  ],
  [
    ways(
      `^how long (?:do|does|have|has) (?:our |the |a |my )?(?:average )?(?:active )?(?:clients?|stores?|dealers?) (?:usually |typically |normally )?(?:stay|stayed|been|be)(?: with us| around| with the agency| clients?)*(?: on average)?${end}`,
      `^(?:what(?:['’]s| is) )?(?:the |our )?average (?:client )?(?:tenure|lifetime)(?: of (?:a |our )?clients?)?${end}`,
    ),
    'average days with us of clients',
  ],
  // Who manages them stands beside each.
  [
    /,? (?:and|plus|with) who (?:manages?|looks after|handles|takes care of|is the (?:account )?manager (?:of|for|on)) (?:them|each(?: of them| one)?|those|these|it)(?=[?.! ]*$)/gi,
    ' with their manager',
  ],
  [
    /\bwhere (?:do|does|did|are) (?:most|the most)(?: of)? (my|our|the) leads (?:come|coming)(?: from)?/gi,
    'number of $1 leads by source highest first',
  ],
  // What waits for somebody's word.
  [
    ways(
      `^(?:is |are |do (?:i|we) have )?(?:there )?(?:anything|something|what(?:['’]?s| is| are)?|things)(?: (?:that|which))?(?: is| are)?(?: still)?(?: there)? (?:waiting|pending|sitting)(?: (?:for|on|with))? (?:me|us|my|our)(?: to)? (?:approval|approve|confirm|confirmation|decision|decide|okay|ok|sign[ -]?off|review)${end}`,
    ),
    'what waits for me',
  ],
  // Somebody's name before what is asked of one of their people.
  [
    /^((?!what|which|who|how|list|show|give|the )[\w'’&. -]+?) (phone number|phone|e-?mail(?: address)?|cell(?: phone)?|number) (?:of|for) (?:the |their )?([a-z]+(?: [a-z]+)? (?:manager|director|president|owner|controller)|gm|owner|controller)(?=[?.! ]*$)/gi,
    '$2 of the $3 at $1',
  ],
  // What a channel brings are its conversions.
  [
    /\bleads\b(?=.*\b(?:by|per) (?:channel|platform)s?\b)|(?<=\b(?:by|per) (?:channel|platform)\b.*)\bleads\b/gi,
    'conversions',
  ],
  // What is settled, and what is off, is told by the reconciliation.
  [
    ways(
      `^what (?:did|have) we (credit|explain|carry over|write off)(?:ed)?(?: in| with| through)?(?: the)?(?: reconciliation)?((?: (?:this|last|in|for) .+?)?)${end}`,
    ),
    'reconciliation $1ed$2',
  ],
  [/^(reconciliation) carry overed\b/gi, '$1 carried over'],
  [/^(reconciliation) write offed\b/gi, '$1 written off'],
  [
    /\bdifferences? between (?:what (?:was|we) |the )?(?:billed|invoiced|budgeted|budget|media budget)(?: amount)? and (?:what was |the )?(?:actual(?:ly)? )?(?:spend|spent)\b/gi,
    'difference in reconciliation',
  ],
  [/\brequested (?:budget )?(increases?) (?=(?:this|last|in|since|between)\b)/gi, 'budget $1 requested '],
  // Whoever did something is its author.
  [
    /\b(activities|interactions)((?: logged)?) (?:per|by|for each|for every) (?:specialist|employee|team member|rep|colleague)s?\b/gi,
    '$1$2 by person',
  ],
]
