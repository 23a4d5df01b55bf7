import type { Otherwise } from '../otherwise.ts'
import { clients, end, month, now, whoOf } from './parts-said.ts'

const stretch = `(?:${month}(?: \\d{4})?|(?:this|last|the previous) (?:month|quarter|year)|q[1-4])`
const bills = 'invoices?|bills?|invoice (?:total|amount)s?'
const fell = (word = ''): string =>
  /^(?:less|lower|smaller|fell|went down|dropped|down)/i.test(word) ? 'fell' : 'rose'
const channels =
  '(?:search|sem|ppc|display|video|youtube|social|facebook|tiktok|connected tv|ctv|ott|seo|email|streaming audio|audio|sms)'

/** What is asked in a word that a rule would take for another list, or in a sentence of which it would drop a part. */
export const meantLaterRounds: Otherwise = [
  // What somebody was invoiced in two months stands on their invoices, and in no budget.
  [
    new RegExp(
      `^(?:${whoOf}|who)(?: that| who)?(?: (?:was|were|did|have|has|got|been|we|you|is|are))* (?:invoiced?|billed?) (less|more) (?:(?:in|for) )?(${stretch}) than (?:in |for )?(${stretch})${end}`,
      'gi',
    ),
    (_, than = '', now = '', then = '') => `invoice total by client ${now} vs ${then} that ${fell(than)}`,
  ],
  [
    new RegExp(
      `^(?:${whoOf}|who)(?: that| who)?(?: (?:was|were|did|have|has|got|been|we|you|is|are))* (?:invoiced?|billed?) (less|more) than (?:in |for )?(last month|the month before)${end}`,
      'gi',
    ),
    (_, than = '') => `invoice total by client this month vs last month that ${fell(than)}`,
  ],
  [
    new RegExp(
      `^${whoOf}(?: that| who)? (?:with|has|have|had|got|whose) (?:a |an )?(lower|smaller|higher|larger|bigger) (?:${bills}) (?:(?:in|for) )?(${stretch}) than (?:in |for )?(${stretch})${end}`,
      'gi',
    ),
    (_, than = '', now = '', then = '') => `invoice total by client ${now} vs ${then} that ${fell(than)}`,
  ],
  // Who was not followed up with was not spoken with; what is to be followed up is a note.
  [
    new RegExp(
      `\\b((?:${clients}|prospects|leads we have)(?: of (?:mine|ours))?) (?:that |who |which )?(?:with |have |had |got )?(?:no|without(?: an?| any)?) follow[- ]?ups? (?=(?:(?:in|over|within|for|during) )?(?:(?:more|longer) than |over )?(?:the )?(?:last |past )?(?:\\d+|two|three|four|five|six|a couple of) (?:days|weeks|months)\\b|since\\b|in (?:a|over a) (?:week|month)\\b)`,
      'gi',
    ),
    '$1 without an interaction ',
  ],
  [
    new RegExp(
      `\\b((?:${clients}|prospects)) (?:that |who )?(?:nobody|no one|no-one|noone) (?:has |have )?followed up (?:with|on) (?=in\\b|since\\b|for\\b|this\\b|last\\b)`,
      'gi',
    ),
    '$1 without an interaction ',
  ],
  [
    new RegExp(
      `^(?:which|what) (brand|make|oem|manufacturer)s? (?:do|does|are|is) (?:we|the agency) (?:handle|work(?:ing)? with|have|serve|serving|cover|represent|sell for|support|do|working for)(?: (?:the most|work for))?${now}${end}`,
      'gi',
    ),
    (_, by = '') => `number of clients by ${by.toLowerCase() === 'make' ? 'brand' : by}`,
  ],
  // What one may ask to be given is no deed of the log.
  [
    /^how (?:do|can|would) (?:i|we) (?:get|be|become) (?:added|put|assigned) (?:to|on) (?:a |an |the |my |our )?(?:client|account|store|dealer)(?:['’]?s)? team(?=[?.! ]*$)/gi,
    'where do i change the team of a client',
  ],
  // What is so of clients besides stands before them.
  [
    new RegExp(
      `^((?:which|what|show|list|all|my|our|the|how many) )*(${clients}) (?:that |which |who )?(?:do not|does not|don['’]?t|dont|doesn['’]?t|doesnt|have no|with no|without|have not got|haven['’]?t got|lack|not having) ?(?:have )?(?:an? |any )?(.+?) but (?:that |which |who )?(?:are|is) (?:still |currently )?(active|live|inactive|prospects)${end}`,
      'gi',
    ),
    (_, lead = '', who = '', what = '', state = '') =>
      `${lead}${state === 'live' ? 'active' : state} ${who} without a ${what}`,
  ],
  // Those on a channel with an amount have so large a budget for it.
  [
    new RegExp(
      `\\b(${channels}) (${clients}) (?:(?:on|at|with|paying|having) )?(more than|over|above|at least|under|less than|below) (\\$?\\d[\\d,.]*k?)(?: dollars)?(?: (?:a|per|each) month| monthly)?${end}`,
      'gi',
    ),
    '$2 with a $1 budget $3 $4',
  ],
  // What one owes a client is work; what clients owe are invoices.
  [
    new RegExp(
      `^what(?: else)? (?:do|did) (?:(i)|we|the team) (?:still |currently )?owe (?!(?:you|us|me|for|in|on|this|last|to|each|every|all|our|my|the|any|partners?|them|it|him|her)\\b)(.+?)((?: (?:this|next|last) (?:week|month|quarter))?)${now}${end}`,
      'gi',
    ),
    (_, own = '', who = '', when = '') => `${own === '' ? '' : 'my '}open deliverables for ${who}${when}`,
  ],
  [
    /^(?!.*\b(?:been|is|has|have)\b)(?:and )?how long (?:was|were|did|had) (?!i\b|we\b|it\b)(.+?) (?:with us|a client|our client|a customer|stay(?:ed)?(?: with us| on)?|kept)(?: before (?:leaving|they left|that))?(?=[?.! ]*$)/gi,
    (_, who = '') => `months kept of ${who.replace(/^(?:they|he|she)$/i, 'them')}`,
  ],
  [
    /^how (?:do|can) (?:i|we) (?:get|do|make|ask for|request) (?:an? |my )?(?:password reset|new password)(?=[?.! ]*$)/gi,
    'where do i change my password',
  ],
  [
    new RegExp(
      `^((?:my |our |the )?(?:${clients})) (?:that |who |which )?(?:have )?(?:left|canceled|cancelled)((?: (?:since|in|this|last|during) [\\w ]+?)) (?:and|but) (?:(?:that |who |which )?(?:still|also) )?(?:have|with|owe us|owe|has)(?: still)? (?:an? |any |some )?(?:open|unpaid|outstanding)? ?(?:balances?|invoices?|bills?|money)${end}`,
      'gi',
    ),
    '$1 with cancellations$2 and unpaid invoices in the last 24 months',
  ],
  [
    /\bat[- ]risk (clients|stores|dealers|accounts) (?=on (?:the |our |my )?(?:priority )?watch ?list\b)/gi,
    '$1 at risk that are ',
  ],
  [
    new RegExp(
      `\\b(${clients}) (?:that are |which are |who are )?on (?:the |our |my )?(?:priority )?watch ?list (?:and|but) (?:that are |are |also )*at risk\\b`,
      'gi',
    ),
    '$1 at risk that are on the watchlist',
  ],
  [/\bmeetings (?:that are |are )?on the (?:calendar|schedule|agenda)\b/gi, 'my meetings'],
  [/\bwhat(?:['’]?s| is) on the (?:calendar|schedule|agenda)\b/gi, "what's on my calendar"],
  [
    /\b((?:support )?(?:tickets|requests|issues)\b(?: (?:that )?(?:i|we) (?:opened|filed|submitted|sent|raised|made|put in|created))?) (?:that |which )?(?:are |is )?still (?:waiting|pending|outstanding|not (?:answered|done|fixed|resolved))(?=[?.! ]*$)/gi,
    'open $1',
  ],
  // A mail or a call with a client is one of the agency's own, and no call that a store got.
  [/\be-mails?\b/gi, 'email'],
  [
    /\bphone calls? (with|to) (?=(?!no\b|at\b|over\b|under\b|more\b|less\b|fewer\b|a\b|an\b)\w)/gi,
    'phone call interactions with ',
  ],
  [
    /\b(last|latest|newest|most recent) emails? (?:we sent |sent |i sent )?(?:to|with) /gi,
    'last email interaction with ',
  ],
  [
    /\bemails? (?:we |i )?(?:sent |wrote )?(?:to|with) (?=(?!me\b|us\b|the\b|all\b|my\b|our\b|a\b|no\b)\w)/gi,
    'email interactions with ',
  ],
  [
    /\b(twenty|thirty|forty|fifty|sixty|ninety)(?= (?:days?|weeks?|months?|percent|minutes|dollars|k)\b)/gi,
    (_, word = '') =>
      String(
        { twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, ninety: 90 }[word.toLowerCase()] ?? word,
      ),
  ],
  [/\b(under|below|above|over|than|between|and|or|least|most) (?:minus|negative) \$?(?=\d)/gi, '$1 -'],
  // Whoever is off by more is so in either direction.
  [
    /^(budget reconciliation|reconciliation)((?: (?:for |in |of )?[a-z]+(?: \d{4})?)?)[ ,:–-]+(?:who|which(?: clients| stores)?|what) (?:is|are)(?: the)? (?:off|out) by (?:more than|over) (\$?\d[\d,.]*k?)(?: dollars)?(?=[?.! ]*$)/gi,
    'reconciliation variance over $3 or under -$3$2',
  ],
  [
    new RegExp(
      `^(?:${whoOf}|who) (?:is|are|was|were) (?:off|out) by (?:more than|over) (\\$?\\d[\\d,.]*k?)(?: dollars)? (?:in|on) (?:the )?(?:budget )?reconciliation((?: (?:for |in |of )?[a-z]+(?: \\d{4})?)?)${end}`,
      'gi',
    ),
    'reconciliation variance over $1 or under -$1$2',
  ],
  // Whether a service works is told by what it brings.
  [
    /^(?:is|are) (my|our|the) (seo|search|sem|ppc|social|facebook|display|video|ctv|connected tv|tiktok|google ads)(?: (?:ads|advertising|campaigns?))? (?:even |actually |really )?(?:working|paying off|worth it|doing anything|doing well|helping|performing)(?: for (?:me|us))?(?=[?.! ]*$)/gi,
    'how is $1 $2 doing',
  ],
  [
    /^who (?:asked|requested|put in)(?: for)? (?:the |a |that )?(?:budget )?(increase|raise|budget increase)s? (?:at|for|of) (.+?)(?=[?.! ]*$)/gi,
    'budget increases of $2 by requester',
  ],
  // A ticket that is to be opened stands behind what it is about.
  [
    /^(.+?) (?:is |are )?(broken|down|not working|not loading|missing|wrong) (?:at|for|on) (.+?)[,;.–-]+ ?(?:please |can you |could you )?(?:open|file|create|submit|log|raise|make) (?:a |an |me a )?(?:support )?(?:ticket|request|issue)(?: for (?:it|that|this))?(?=[?.! ]*$)/gi,
    'open a ticket for $3: $1 $2',
  ],
  [
    /^(.+?) (?:paid|settled)(?: up)?(?: yet| already)(?=[?.! ]*$)/gi,
    (whole, who = '') =>
      /^(?:has|have|did|is|are|was|were|who|which|what|not|clients|invoices)\b/i.test(who)
        ? whole
        : `has ${who} paid`,
  ],
  [
    /^(?:(?:which|what) )?keywords (?:that )?(?:are |is )?(?:bringing|bring|brings|brought|driving|drive|getting|sending) (?:in )?(?:the most )?(?:people|visitors|visits|traffic|clicks|customers)(?: in)?(?: to (?:my|our|the) (?:site|website))?(?=[?.! ]*$)/gi,
    'keywords by clicks',
  ],
  [
    /^what(?:['’]?s| is| would be) (?:a |the )?(?:good|normal|typical|reasonable|usual) (cost per lead|cpl|cost per click|cpc|ctr|conversion rate|cost per conversion) (?:for|at) (?:a )?(?:store|dealer|dealership|stores) (?:like|similar to) (?:mine|ours|my store|us|me)(?=[?.! ]*$)/gi,
    'my $1 compared with similar stores',
  ],
  // What became of a service is so of the same clients.
  [
    new RegExp(
      `\\b(${clients}) (?:that |who |which )?((?:joined|started|signed|came on|signed up) (?:this|last|in) [\\w ]+?) (?:and|but) (?:have |has )?(?:(?:already|since|also|then|later) )*(?:cancell?ed|lost|dropped|stopped) (?:a|one|some|any|at least one|their)? ?(?:services?|budgets?|something|things?)${end}`,
      'gi',
    ),
    '$1 $2 with cancellations',
  ],
  [
    new RegExp(
      `^(?:(?:what|which|who) (?:is|was) )?(?:the |our )?(biggest|largest|smallest) (?:client|store|dealer|account)s? (?:that |which )?(?:we |i )(?:have )?lost(?=$|[?.! ]| (?:this|last|in|since)\\b)`,
      'gi',
    ),
    (_, which = '') =>
      `cancellations amount lost by client ${/^small/i.test(which) ? 'lowest' : 'highest'} first`,
  ],
  [
    /^(?:did|has|have) (?:anyone|anybody|someone|somebody|support|they) (?:yet |already )?(?:repl(?:y|ied) to|answer(?:ed)?|respond(?:ed)? to|look(?:ed)? (?:at|into)|pick(?:ed)? up|get back to me on) (my|the|our) (?:support )?(?:tickets?|requests?|issues?) (?:about|on|for|regarding) (?=\S)/gi,
    '$1 support requests about ',
  ],
]
