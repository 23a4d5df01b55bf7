import { meantOfBills } from './of-bills.ts'
import { meantOfAccounts } from './of-accounts.ts'
import { meantInALine } from './in-a-line.ts'
import { meantLaterRounds } from './later-rounds.ts'
import { meantAsTyped } from './as-typed.ts'
import { meantOfClients } from './of-clients.ts'
import { meantBeforeACall } from './before-a-call.ts'
import { meantOfMoney } from './of-money.ts'
import { meantOfMoneyLater } from './of-money-later.ts'
import { meantOfMoves } from './of-moves.ts'
import { meantOfOthers } from './of-others.ts'
import { meantOfParts } from './of-parts.ts'
import { meantOfStanding } from './of-standing.ts'
import { meantOfThose } from './of-those.ts'
import { meantOnScreens } from './on-screens.ts'
import { meantOnTheJob } from './on-the-job.ts'
import { meantOnTheBooks } from './on-the-books.ts'
import { meantOfResults } from './of-results.ts'
import { meantOfRows } from './of-rows.ts'
import { meantOfRecords } from './of-records.ts'
import { meantOfPeople } from './of-people.ts'
import { meantOfWhom } from './of-whom.ts'
import { meantOfWork } from './of-work.ts'
import { meantSpoken } from './spoken.ts'
import type { Otherwise } from '../otherwise.ts'

/** What is meant by words that a rule would take for something else. */
export const meant: Otherwise = [
  ...meantLaterRounds,
  ...meantOfRows,
  ...meantOnTheJob,
  ...meantOnTheBooks,
  ...meantSpoken,
  ...meantOfBills,
  ...meantOfRecords,
  ...meantOfClients,
  ...meantOfWork,
  ...meantOfWhom,
  ...meantOfPeople,
  ...meantOfMoneyLater,
  ...meantOfMoney,
  ...meantOfOthers,
  ...meantAsTyped,
  ...meantOfAccounts,
  ...meantOfParts,
  ...meantOfMoves,
  ...meantOnScreens,
  ...meantBeforeACall,
  ...meantOfStanding,
  ...meantOfThose,
  ...meantOfResults,
  ...meantInALine,
  // What is made on a service is kept of it, and is not what was spent there.
  [
    /\b(?:what|how much)(?: money)? (?:did|do|have|are) (?:we|you) (?:make|made|making|earn|earned|earning|keep|kept|keeping) (?:on|from|off|off of|with) /gi,
    'margin of ',
  ],
  [
    /^(?:what|how much) (?:do|did|are) we (?:owe|owing|pay|due) (?:to )?(?:each|every|all|our|the)(?: of)?(?: (?:our|the))? partners?\b/gi,
    'partner commission by partner',
  ],
  [
    /\b(?:monthly )?(?:churn|attrition|cancell?ations?) rates? (?:by|per|each|every) month\b|\b(?:churn|attrition|cancell?ations?) rates?,? month by month\b|\bmonthly (?:churn|attrition|cancell?ation) rates?\b/gi,
    'cancellation rate by month',
  ],
  // Of amounts that add up the average is a rate.
  [
    /\baverage (?:platform )?margins? (?=(?:by|per|for each|of each) (?:service|product)s?\b)/gi,
    'margin rate ',
  ],
  [
    /^(?:which|what) partners? (?:do|did|are) we (?:owe|owing) (?:the )?(?:most|highest|biggest)(?: money| commission)?(?: to)?\b/gi,
    'highest commission by partner',
  ],
  [
    /^(?:what|how much)(?: of it)?(?: (?:%|percent|percentage|share|part))? (?:does|do|will) (\w+(?: \w+)?) (?:reimburse|pay back|give back|refund)(?: us| stores| dealers)?(?=[?.! ]*$)/gi,
    'manufacturers reimbursement percent of $1',
  ],
  [
    /^what (?:exactly )?(?:are|do|am) (?:we|i) (?:paying|pay) (?:you|them|the agency) for(?: (?:every|each|a|per) month| monthly| right now| now)*(?=[?.! ]*$)/gi,
    'my budgets by service',
  ],
  [
    /^when (?:were|was|are) (?:we|you|i|they|anyone|anybody|someone|somebody) last (?:on[- ]?site|in person|out)(?: (?:at|with|to))? /gi,
    'when was the last on-site visit interaction with ',
  ],
  [/\bso far in (?:20\d\d|this year)\b/gi, 'year to date'],
  // A figure that is drawn over months is drawn by the month.
  [
    /\b(chart|draw|plot|graph) (it|that|this|those|them) (?:over|across|for) (?:the )?(last|past) (\d+|two|three|four|five|six|nine|twelve) months\b/gi,
    '$1 $2 by month in the $3 $4 months',
  ],
  // Each of what is counted costs so much.
  [
    /\b(leads|clicks|conversions)\b([^,]*?),? (?:and |plus |with )?(?:what|how much) (?:did |does |do |has |have )?(?:each|every|a)(?: single)?(?: one| of (?:them|those))? (?:costs?|ran us|runs us|came to|cost us)\b/gi,
    '$1$2 and cost per $1',
  ],
  [
    /\b(?:cheapest|least expensive) (stores?|channels?|campaigns?|platforms?|clients?|dealers?|managers?|groups?) per (lead|click|conversion)\b/gi,
    '$1 with the lowest cost per $2',
  ],
  [
    /\b(?:priciest|most expensive) (stores?|channels?|campaigns?|platforms?|clients?|dealers?|managers?|groups?) per (lead|click|conversion)\b/gi,
    '$1 with the highest cost per $2',
  ],
  [/\b(?:the )?(?:cheapest|least expensive) per (lead|click|conversion)\b/gi, 'with the lowest cost per $1'],
  [
    /\bwhat do(?:es)? (?:they|it|that) (?:run|cost|come to)(?: us| me)? (?:a|per|each) month\b/gi,
    'their invoice amount',
  ],
  [
    /^is (?:there )?(?:a |any )?(geo ?iq|tiktok|facebook|display|seo|ctv|connected tv|email|website chat|call tracking) (?:on|in|part of) (?:my|our) (?:account|plan|package|budget)(?=[?.! ]*$)/gi,
    'do we have $1',
  ],
  [
    /^([\w+ ]{2,30}?)(?:,| -| –)? who(?: all| else)?(?:['’]?s got| has| have| got| runs?| uses?| bought| buys?) (?:it|that|one|this)(?=[?.! ]*$)/gi,
    'who has $1',
  ],
  [/\bgeo iq\b/gi, 'GeoIQ'],
  [/\bgoogle (?:ads )?(?=budgets?\b)/gi, 'google ads search '],
  // What somebody else is to do is a task of theirs.
  [
    /^(?:please |pls |can you |could you )*(?:tell|ask) (?!me\b|us\b|you\b|them\b|him\b|her\b|for\b|about\b|to\b|the\b)((?:\w+ )?\w+) to (?=\w)/gi,
    'create a task for $1 to ',
  ],
  [/^((?:and |so |ok |now )*)which of mine\b/gi, '$1which of my clients'],
  [/^(?:the )?lost revenue\b(.*?),? (?:&|and) why(?=[?.! ]*$)/gi, 'monthly amount lost by reason$1'],
  [
    /^(?:the )?am (?:scorecard|report card)[,:]? who(?:['’]s| is|s) (?:at the |on the )?(?:bottom|last|worst)(?=[?.! ]*$)/gi,
    'am report card by score lowest first',
  ],
  [
    /^(?:the )?am (?:scorecard|report card)[,:]? who(?:['’]s| is|s) (?:at the |on the |on )?(?:top|first|best)(?=[?.! ]*$)/gi,
    'am report card by score highest first',
  ],
  [
    /\b(?:avg\.?|average) (?:platform )?margins? (?=(?:of |for |on )?[\w ]+ (?:vs\.?|versus|against|and) )/gi,
    'margin rate ',
  ],
  // What somebody got up to is what they did, and whoever settles a bill pays it.
  [
    /\bwhat (?:did|have|has) (?:you|your (?:team|people)|the team|the agency)(?: guys)? (?:get|got|gotten|been getting|been) up to(?: on| at| for| with)?\b/gi,
    'what did you do for',
  ],
  [
    /\bsettled? (their|his|her|its|the|our|my) (january|february|march|april|may|june|july|august|september|october|november|december) (bills?|invoices?)\b/gi,
    'pay $1 $3 for $2',
  ],
  [/\bmargins?\b(?! rate)(.*?),? (?:as a percent(?:age)?|in percent)(?=[?.! ]*$)/gi, 'margin rate$1'],
  [
    /\b(january|february|march|april|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec) (?:mtd|month to date)\b/gi,
    '$1 so far',
  ],
  // Why an invoice is another one than that before it is told by what it is made of.
  [
    /^why (?:is|was|are|were|did|has) (?:my|our)(?: [a-z]+)? (?:invoice|bill)s?(?: (?:go|gone))? (?:so much )?(?:up|higher|down|lower|more|less|bigger|different|rise|drop|change|changed) (?:than|vs|versus|from|compared (?:to|with)|over|against) (?:in |the one (?:in|of|for|from) )?(january|february|march|april|may|june|july|august|september|october|november|december)(?:['’]?s)?(?=[?.! ]*$)/gi,
    'invoice amount of my store by service this month vs $1',
  ],
  [
    /^why (?:is|was|are|were|did|has) (?:my|our)(?: [a-z]+)? (?:invoice|bill)s?(?: (?:go|gone))? (?:so much )?(?:up|higher|down|lower|more|less|bigger|different|rise|drop|change|changed)(?: (?:than|vs|versus|from|compared (?:to|with)|over|against)(?: the)? (?:one before|last (?:one|month|time)|month before|previous one|before|usual))?(?: this month)?(?=[?.! ]*$)/gi,
    'invoice amount of my store by service this month vs last month',
  ],
  [
    /^why (?:is|was|are|were|did|has) (?!my\b|our\b|the\b)(.+?)(?:['’]?s)? (?:invoice|bill)s?(?: (?:go|gone))? (?:so much )?(?:up|higher|down|lower|more|less|bigger|different|rise|drop|change|changed) (?:than|vs|versus|from|compared (?:to|with)|over|against) (?:in )?(jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)(?:[a-z]*?)(?:['’]?s)?(?=[?.! ]*$)/gi,
    'invoice amount of $1 by service this month vs $2',
  ],
  // The most in a month is the month with the most, and not that of the last one.
  [
    /^(?:what(?:['’]s| is| was) |how much (?:is|was) )?(?:the |our |my )?(most|least|fewest|highest|lowest|biggest|largest|best|worst) (?!recent)(.+?) in (?:a|one|any)(?: single| given| one)? (month|week|day)\b/gi,
    'which $3 had the $1 $2',
  ],
  [
    /^(?:(?:what(?:['’]s| is| was)|show me) )?(?:the |our |my )?(month|week|day) (?:with|of) (?:the |our )?(most|least|fewest|highest|lowest|biggest|largest) /gi,
    'which $1 had the $2 ',
  ],
  // Of a pace that is so far over, a hundred percent are what was expected.
  [
    /\b(?:(?:pacing|paced|running|trending) )?(?:more than|over|at least|by more than) (\d\d)(?:%| percent) over (?:the |their |its |our )?(?:budget|pace|plan)\b/gi,
    'pacing over 1$1%',
  ],
  [
    /\b(?:(?:pacing|paced|running|trending) )?(?:more than|over|at least|by more than) (\d)(?:%| percent) over (?:the |their |its |our )?(?:budget|pace|plan)\b/gi,
    'pacing over 10$1%',
  ],
  // What was sent went out, whatever became of it since.
  [
    /\bsent invoices (?:are |that are |which are )?(?=(?:now |still |already )?(?:overdue|past due|late)\b)/gi,
    'invoices that went out and are ',
  ],
  [/^(who(?:['’]?s| is) )our (?=(?:account )?(?:manager|rep)\b)/gi, '$1my '],
  // Whoever decides is told what waits, whoever's clients it is of.
  [
    /\b((?:budget )?(?:increases?|raises?)(?: requests?)?)((?: that)?(?: are| is)?) (?:still )?waiting (?:for|on) (?:me\b(?: to (?:decide|approve))?|my (?:approval|decision|okay|ok|sign-?off)\b)/gi,
    '$1$2 waiting',
  ],
  [
    /^(?:which|what) (?:account )?managers? (?:has |have )?lost (?:us )?the most (?:revenue|money|billing|dollars)\b/gi,
    'cancellations amount lost by manager highest first',
  ],
  [
    /,? and how (?:do|can) (?:i|we) (?:get (?:a )?hold of|reach|contact|call) (?:them|him|her|that person)(?=[?.! ]*$)/gi,
    '',
  ],
  [
    /^(?:are|is) (?:all )?(?:of )?(?:our|my) (?:invoices?|bills?) (?:all )?paid (?:up|off)(?=[?.! ]*$)/gi,
    'do we owe you anything',
  ],
  // The cheaper of two has the lower cost of one.
  [
    /^(which(?: of (?:my|our|the)(?: two| three| \d+)?)? \w+) (?:had|has|have|got|gets|get|brought in|brings in) (?:the )?(?:cheaper|less expensive) (lead|click|conversion)s\b/gi,
    '$1 by cost per $2 lowest first',
  ],
  // Whoever logs something is its author, and not the manager of the client.
  [
    /\b(interactions|activities|conversations) (?:did|has|have) (?:each|every)(?: account)? (?:manager|person|employee|specialist|rep) (?:log|logged|record|recorded|enter|entered)\b/gi,
    '$1 by author',
  ],
  // Until the month is over.
  [
    /\b(left|remaining)(\b.*?) (?:for|in|of) (?:the |this )?(?:rest of (?:the |this ))?month(?=[?.! ]*$)/gi,
    '$1$2 this month',
  ],
  // Who pays badly owes what was due.
  [/\b(?:worst|slowest|latest|late) payers?\b/gi, 'largest overdue balance by payer'],
  [/^(?:what is |what['’]s )?(?:our |the )?total (?:past due|overdue)\b(?! amount)/gi, 'overdue balance'],
  [
    /^(?:(?:is|are) )(?:everything|it all|we|all|all of it)(?: all)? paid(?: up| off)(?=[?.! ]*$)/gi,
    'do we owe you anything',
  ],
  // The amount is asked of the same entries.
  [
    /^(?:which|what) (?:clients|stores) are on the (?:priority )?watchlist,? and how much (?:money |revenue )?is at risk$/gi,
    'amount at risk on the watchlist by client',
  ],
  // Two channels, of which one is a service by its name as well.
  [/(?<!programmatic )\bdisplay (?:and|&) video\b(?! 360)/gi, 'programmatic display and video'],
  // Two of them at once.
  [
    /^how many (\w+) (?:did|have) we (win|gain|get|sign|won|gained) and (lose|lost)\b(.*)$/gi,
    'how many $1 did we $2$4, and how many $1 did we $3$4',
  ],
  // A client that was won is a new one.
  [
    /^(how many )?(?:clients|dealers|stores|accounts|dealerships) (?:did|have) we (?:win|won|sign|signed|land|landed|sign up|signed up)\b/gi,
    '$1new clients',
  ],
  [
    /^(?:which )?(?:clients|dealers|stores|accounts|dealerships) (?:that )?we (?:won|signed|landed|signed up)\b/gi,
    'new clients',
  ],
  // What stands over or at the top is first.
  [
    /\b(oldest|newest|latest|biggest|largest|smallest|highest|lowest|worst|best)(?: ones?)? (?:on top|at the top|up top|up first|to start|go first|come first|comes first|goes first)\b/gi,
    '$1 first',
  ],
  [/\b(?:furthest|longest) (?:out|over|overdue|late) first\b/gi, 'oldest first'],
  [/^((?:ok(?:ay)?,? |and |now |so |then )*)per (lead|click|conversion)\b/gi, '$1cost per $2'],
  // `over the last 6 months` is a time, and over nothing.
  [
    /\bover (?=(?:the )?(?:(?:last|past|previous|next|coming) (?:\d+|two|three|four|five|six|twelve|few|couple|fortnight)|course of|summer|weekend|holidays)\b)/gi,
    'in ',
  ],
  // What somebody is to sign is an agreement.
  [
    /^(?:is there |are there |do i have |what (?:is there )?|anything )*(?:anything |something |any (?:papers|documents|agreements|contracts) |that )*(?:do )?(?:i|we)(?:['’]m|['’]re| am| are)? ?(?:still )?(?:supposed to|have to|need to|should|got to|must) sign(?=[?.! ]*$)/gi,
    'my agreements waiting for signature',
  ],
  // What came about more than a week ago is older than one.
  [/\bdue (?:more than|over|longer than) (\d+) (day|week|month)s? ago\b/gi, 'overdue by more than $1 $2s'],
  [/\bdue (?:more than|over|longer than) (?:a|one) (day|week|month) ago\b/gi, 'overdue by more than 1 $1s'],
  [/\b(?:more than|over|longer than) (\d+) (day|week|month|year)s? ago\b/gi, 'older than $1 $2s'],
  [/\b(?:more than|over|longer than) (?:a|one) (day|week|month|year) ago\b/gi, 'older than 1 $1s'],
  [/\b(?:broken|split|divided|sliced) (?:out|up|down) by\b/gi, 'by'],
  // A document that is asked for by its month, and no amount.
  [
    /(?<!\bwhat(?:['’]s| is| was)? )\b((?:my|our|the|your|that|this|last|latest) (?:(?:january|february|march|april|may|june|july|august|september|october|november|december)(?:['’]s)? )?)bill(?:ing statement)?(?= (?:from|for|of|in|please|pls|to|and|higher|lower|different)\b|[?.!,]|$)/gi,
    '$1invoice',
  ],
]
