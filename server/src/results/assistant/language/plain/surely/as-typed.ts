import type { Otherwise } from '../otherwise.ts'

const months =
  'january|february|march|april|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec'
const moved =
  'fell|fall|falls|dropped|drop|declined|decreased|went down|go down|lost|rose|rise|grew|grow|increased|went up|go up|gained|improved'

/** What is meant by words as they are typed without their signs, and by times between two months. */
export const meantAsTyped: Otherwise = [
  // `octobers bill`
  [/\b(january|february|april|june|july|august|september|october|november|december)s\b/gi, '$1'],
  // `60+ days past due`
  [/\b(\d+) ?\+ (days?|weeks?|months?)\b/gi, 'more than $1 $2'],
  [/\bavg\.?(?= (?:platform )?margins?\b)/gi, 'average'],
  // What fell from one month to the next is held against the earlier one.
  [
    new RegExp(
      `\\b(${moved})\\b(.*?) from (${months}|last month|last week|last quarter)(?: (?:to|into)) (${months}|this month|this week|this quarter)\\b`,
      'gi',
    ),
    '$1$2 in $4 vs $3',
  ],
  // What has not been paid is unpaid.
  [
    /\b(invoices?|bills?)((?: [\w']+)??)(?: that)? (?:have|has|are|is|were|was|still)(?: still)?(?: not|n['’]?t)(?: been)?(?: yet)? paid(?: yet)?\b/gi,
    'unpaid $1$2',
  ],
  [/\b(invoices?|bills?)((?: [\w']+)??) (?:havn['’]?t|hvnt)(?: been)? paid\b/gi, 'unpaid $1$2'],
  // Reasons for which clients left are told by how many did.
  [
    /^(?:the )?(?:top|main|biggest|most common) (?:(\d+|two|three|five) )?reasons? (?:why |that |for which )?(?:clients|stores|dealers|accounts|we lose clients|we lost clients) (?:left|leave|are leaving|cancel(?:l?ed)?|churn(?:ed)?)\b(.*)$/gi,
    'number of cancellations by reason$2 top $1',
  ],
  // What grew of services is what is paid for them.
  [
    /^(?:which|what) services (grew|fell|dropped|shrank|increased|decreased|declined|rose)\b(?=.* (?:this|last|in|since|vs)\b)/gi,
    "which services' revenue $1",
  ],
  // What was invoiced, paid and is open are three amounts.
  [
    /^(?:what(?:['’]?s| is| was) )?(?:the )?total (?:invoiced|billed|of invoices)(.*?),? (?:(?:what|how much) (?:is|was) )?paid(?:,)? and (?:(?:what|how much) is )?(?:still )?(?:outstanding|open|unpaid|owed)(?=[?.! ]*$)/gi,
    'invoice total, amount paid and open amount$1',
  ],
  // How healthy somebody is says why as well.
  [/^how (?:healthy|unhealthy) (?:is|are) (.+?),? (?:and|&) why(?=[?.! ]*$)/gi, 'health of $1'],
  // When somebody signed in last is when they were last seen.
  [/^when did (\w+ \w+) last (?:log|sign) ?(?:in|on)(?=[?.! ]*$)/gi, 'last seen of user $1'],
  // Clients that were lost are ranked by what they paid.
  [
    /\b(?:biggest|largest|top(?: (\d+))?) (clients|stores|dealers|accounts) (?:that )?(?:we|i) (?:have )?lost\b/gi,
    'monthly amount lost by client highest first',
  ],
  // Whether all of a budget was spent is told by how much of it was.
  [
    /^(?:did|have) (?:you|we|they|i) (?:spend|spent|use|used)(?: up)? (?:all|the whole|the full)(?: of)? (?:my|our|the)? ?budget\b/gi,
    'how much of my budget was spent',
  ],
  [/\bof the (two|2|three|3) (stores|dealerships|rooftops)\b/gi, 'of my $1 $2'],
  [
    /^(?:a |the )?(?:summary|overview|recap|results|numbers) (?:for|of|on) (?:my|our) (?:region|area|territory)\b/gi,
    'results of my stores',
  ],
  [/^whose budgets? (?:ends?|expires?|runs? out|(?:is|are) (?:ending|expiring))\b/gi, 'budgets that end'],
  [
    /^(?:how many )?(?:new )?(clients|stores|dealers) (?:added|gained|won|signed) (?:vs\.?|versus|and|against) (?:clients |stores |dealers )?(?:lost|cancell?ed) (?:each|per|by|every) month(.*)$/gi,
    'how many $1 did we win by month$2, and how many $1 did we lose by month$2',
  ],
  // Whether somebody decided on something is told by how it stands.
  [
    /^(?:has|did|have) (?:anyone|anybody|someone|somebody|the client|the store|the dealer|they) (?:reviewed?|approved?|looked at|look at|signed?|seen?|decided? on|responded to|respond to) (?:the|our|my|their) (proof|agreement|contract|invoice)s? (?:for|of|at|from|with) /gi,
    '$1s of ',
  ],
  // Ads are kept as the campaigns that they are in.
  [
    /\b(which|what) (facebook|google|meta|tiktok|bing|microsoft|display|video|search|instagram) ads (?=(?:spent|spend|cost|got|get|had|have|did|do|performed|brought|worked|generated)\b)/gi,
    '$1 $2 campaigns ',
  ],
  // Clients over a percentage are that far on their way through a budget.
  [
    /\b(clients|stores|dealers|accounts) (?:that are |who are )?(over|above|under|below) (\d{2,3}) ?%(?=[?.! ]*$| (?:on|in|for) (?:sem|search|social|display|video|ctv|connected tv|facebook|google)\b)/gi,
    '$1 pacing $2 $3%',
  ],
  [
    /^(?:who(?:['’]?s| is) )?(?:the |our )(best|top) (?:account manager|am)(?: overall)?(?=[?.! ]*$)/gi,
    'am report card by score highest first',
  ],
  // Cheaper leads cost less each.
  [
    /^(?:and )?which (?:one |store |of (?:them|those|these) )?(?:had|has|got|gets|have) (?:the )?(?:cheaper|cheapest|less expensive) (lead|click|conversion)s(?=[?.! ]*$)/gi,
    'which one had the lowest cost per $1',
  ],
  // What still needs to be approved is not approved.
  [
    /\b(?:that )?(?:i |we |they )?(?:still )?needs? (?:to be |to get |getting |me to )?(?:approved?|approving|approval|sign(?:ed)? ?off)\b/gi,
    'not approved',
  ],
  // Rankings are held against those of the month before.
  [
    /^(?:which|what) (?:of my )?(clients|stores|dealers) (?:have |has )?(?:lost|gained|improved|dropped in|moved up in|slipped in) (?:their |organic |keyword |google |search |some )*(?:rankings?|positions?)(?: this month)?(?=[?.! ]*$)/gi,
    'average position by $1 this month vs last month',
  ],
  // What is left for the month is left in it.
  [/\b(left|remaining)((?: to spend)?) (?:for|in|of) (?:the |this )?month\b/gi, '$1$2 this month'],
  // Whom one is about to lose is at risk.
  [
    /^(?:who|which (?:clients|stores|dealers|accounts)) (?:are|might|could|will|do)(?: we| i)? (?:we |i )?(?:be )?(?:about to lose|going to lose|losing|lose|likely to lose|at risk of losing)(?: soon| next)?(?=[?.! ]*$)/gi,
    'clients at risk',
  ],
  // Whoever is up in a figure has more of it.
  [
    /\b(?:are|is) up (?:over|from|on|vs\.?|versus|compared (?:to|with)) ((?:the )?(?:last|prior|previous) (?:month|week|year|quarter)) (?:in|on|for) (\w+)\b/gi,
    'have more $2 than $1',
  ],
  [
    /\b(?:are|is) down (?:over|from|on|vs\.?|versus|compared (?:to|with)) ((?:the )?(?:last|prior|previous) (?:month|week|year|quarter)) (?:in|on|for) (\w+)\b/gi,
    'have fewer $2 than $1',
  ],
  // Whom somebody did not talk to is a client of theirs.
  [
    /^(?:who|whom) (?!.*\b(?:out of|among) my\b)(?:have|did|has)(?: not|n['’]?t| i not) (?:i )?(?:talk|talked|spoken|spoke|called|contacted|met|seen|heard|visited|emailed|reached out)(?: (?:to|with|from))? /gi,
    'my clients without interactions of mine ',
  ],
  // A bill that somebody paid is asked how it stands.
  [
    /^(?:did|have|has) (?:i|we) (?:already )?(?:pay|paid) (?:the |our |my )?(.+?)['’]?s? (bill|invoice) (?:for|of) (?:the |our |my )?(.+?)(?: yet| already)?(?=[?.! ]*$)/gi,
    'the $1 invoice of $3',
  ],
  // Calls that somebody logs are interactions.
  [/\bcalls (did|has|have) (\S+(?: \S+)??) (?:log|logged|make|made)\b/gi, 'interactions $1 $2 log'],
  // Who closes something closed it.
  [
    /\b(tasks|to ?dos) (?:did|has|have) (?:each|every)(?: (?:one|person|member))? (?:of|on|in) (?:my|our) (?:people|team|guys|reports|department) (?:close|closed|complete|completed|finish|finished)\b/gi,
    '$1 of my team by assignee closed',
  ],
  [
    /\b(tasks|to ?dos) (?:did|has|have) (?:each|every)(?: (?:one|person|member))? (?:close|closed|complete|completed|finish|finished)\b/gi,
    '$1 by assignee closed',
  ],
  [
    /\b(tasks|to ?dos) (?:did|has|have) (?!i\b|we\b)(\S+(?: \S+)??) (?:close|closed|complete|completed|finish|finished)\b/gi,
    '$1 closed by $2',
  ],
  [
    /\b(tasks|to ?dos) (?:that )?(?:did |have |has )?(i|we) (?:have )?(?:close|complete|finish)\b/gi,
    '$1 $2 closed',
  ],
]
