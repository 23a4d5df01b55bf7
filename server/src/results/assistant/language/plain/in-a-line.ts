import type { Otherwise } from './otherwise.ts'

const stores = 'clients|stores|dealers|dealerships|accounts|customers|rooftops'
const versus = '(?:vs\\.?|versus|compared (?:to|with))'
const stretch = 'year|quarter|month|week'
const soon =
  '(?: (?:with (?:him|her|them|the client|the dealer|the owner|the gm|my boss)|today|tomorrow|tmrw|tonight|later(?: today)?|this (?:morning|afternoon|week)|next week|at \\d+(?::\\d\\d)?(?: ?[ap]m)?|on (?:mon|tues|wednes|thurs|fri)day|in (?:an?|half an|\\d+) (?:hour|hours|minutes?|mins?)))*'

/** What people type in one line, in a hurry, between two calls: each is held by one of the corpus. */
export const inALine: Otherwise = [
  // What it is wanted for.
  [
    new RegExp(
      `,? *(?:(?:i )?need (?:it|this|that|them) |it(?:['’]s| is) )?\\b(?:for|before|ahead of|going into) (?:my|our|an?|the) (?:\\w+ )?(?:meeting|call|review|presentation|one on one|1 on 1|1:1|qbr|visit)${soon}(?:[,.]? (?:thanks|thank you|thx|ty|pls|please|asap))*$`,
      'gi',
    ),
    '',
  ],
  [
    /,? *(?:and )?(?:just |only )?(?:the |with )?(?:count and (?:the )?names|names and (?:the )?count|number and names)$/gi,
    '',
  ],
  [
    /,? (?:and|with) (?:the |their |its )?([\w ]+?) (?:next to|beside|alongside)(?: (?:it|them|that|each))?$/gi,
    ' with their $1',
  ],
  // What is owed, and by whom.
  [
    /^(?:(?:the )?(?:balance|amount|money|total)|what(?:['’]?s| is)) (?:still )?(?:owed|due)(?: to us)? by (.+)$/gi,
    'what does $1 owe',
  ],
  [/\b(?:unapplied|unmatched|unallocated) payments?\b/gi, 'payments without an invoice'],
  [
    /\b(budget changes?) (?:that are )?(?:pending|awaiting|waiting (?:for|on)|needing) (?:an? |the )?(?:approval|confirmation|sign ?-?off)\b/gi,
    '$1 pending',
  ],
  [/\bweb ?sites? (?:urls?|address(?:es)?|links?)\b/gi, 'website'],
  [/\bemails? (?=(?:with|to|from) )/gi, 'e-mails '],
  // Where something stands is said more than once.
  [/ across (?:all|every|the) (?:services|channels|platforms|media|products)$/gi, ''],
  [
    /\b(vehicles|cars|trucks|suvs)\b((?: (?:of ours|do we have|does .+? have|have we got|are there))?) (?:(?:are|is) )?(?:(?:showing|listed|online|live|in stock|on the lot|up|available)(?: (?:on|at|in) (?:the|our|their) (?:web ?site|site|lot|inventory))?|on (?:the|our|their) (?:web ?site|site|lot))(?: (?:right now|now|today|currently))?$/gi,
    '$1$2',
  ],
  [/,? with \d+ days? (?:left|to go|remaining)(?: (?:in|of) (?:the|this) month)?$/gi, ''],
  [
    new RegExp(
      `\\b(${stores}) (?:that are |who are |are )?(?:running|that run|using|that use|buying|that buy) (.+) in ([a-z]+(?: [a-z]+)?)$`,
      'gi',
    ),
    '$1 in $3 with $2',
  ],
  [
    new RegExp(`^(?:do|does) any(?:one)? of (my|our) (${stores}) (?:not|n['’]?t) `, 'gi'),
    '$1 $2 that do not ',
  ],
  [/ but (?:with )?(?:an? )?(?:active|running|current|live) (?=\S+ budget\b)/gi, ' and a '],
  [/\b(?:out of|from|in) my book(?: of business)?\b/gi, 'of my clients'],
  [/^what(?:['’]?s| is) (?:still )?open on my (?:list|plate|desk) for (.+)$/gi, 'my open tasks for $1'],
  [
    /^how much (?:are|is|do|does|did|have|has) (?:people|we|everybody|everyone|the team|staff) (?:be )?(?:using|uses?|used) (?:the )?(?:ai )?(?:chat|assistant)\b/gi,
    'ai usage of the chat',
  ],
  [
    /^what (?:did|do|are) we (?:get|getting)(?: back)? (?:for|from|out of) (?:our|my|the) (.+?) (?:money|dollars|spend|budget)\b/gi,
    'results of $1',
  ],
  // Who takes care of a store.
  [
    /^(?:(?:who|what)(?:['’]?s| is) )?(?:the )?(?:am|account manager|acct manager|account rep) (?:for|of|at|on) (.+)$/gi,
    'who manages $1',
  ],
  [/^who(?:['’]?s| is) (.+?)['’]s? (?:am|account manager|acct manager|account rep)$/gi, 'who manages $1'],
  [/^([^\d]+?)(?:['’]s)? (?:am|acct manager)$/gi, 'who manages $1'],
  [/^(\w+(?: \w+){0,3})['’]s (gm|general manager|dealer principal|owner)$/gi, '$2 of $1'],
  [
    /^who(?:['’]s| is| was) (?:the )?last(?: one| person)? to (?:talk|speak|call|contact|touch|meet|reach out)(?: (?:to|with))? (.+)$/gi,
    'who talked to $1 last',
  ],
  [/^(?:the )?(?:last|latest) e-?mail (?:to|with|from) (.+)$/gi, 'last e-mail interaction with $1'],
  [/^(\w+)['’]s (?:book of business|book|portfolio|roster)$/gi, 'clients of $1'],
  // What is paid, and what is paid as a rule.
  [
    /^(?:what|how much) (?:does|do|is|are) (.+?) (?:pay|pays|paying) us (?:a|per|each|every) month(?:,? (?:all in|in total|altogether|total))?$/gi,
    'revenue of $1',
  ],
  [
    /^(?:what|how much) (?:does|do|did) (.+?) (?:usually|typically|normally|generally) (?:pay|spend|budget)(?: us)? (?:for|on) (.+)$/gi,
    'average $2 budget of $1',
  ],
  [/^(?:total )?paid (in|during|this|last) (.+?)(?: so far)?$/gi, 'invoices paid $1 $2'],
  // What goes up and down of what is told by something.
  [
    /^(?:which |what )?services (?:that |do )?we (?:sell|sold) (less|more)(?: of)? than (.+)$/gi,
    'services with $1 revenue than $2',
  ],
  [
    /^(?:which|what) (regions|managers|groups|states|services|industries|brands|clients|stores) (?:are|have been|were) (growing|shrinking)$/gi,
    (_, of = '', way = '') =>
      `${of} with revenue ${way.toLowerCase() === 'growing' ? 'up' : 'down'} vs last month`,
  ],
  [
    new RegExp(
      `\\b(${stores}) (?:that are |who are )?(bigger|larger|smaller) than (?!\\d|\\$|last\\b|this\\b|a\\b)(.+)$`,
      'gi',
    ),
    (_, of = '', size = '', than = '') =>
      `${of} with ${size.toLowerCase() === 'smaller' ? 'less' : 'more'} revenue than ${than}`,
  ],
  [
    /^(?:who|which (?:store|client|dealer|account))(?:['’]?s| is)? (?:the )?furthest (behind|ahead)(?: (?:on|of|in) (?:pace|pacing|budget|plan))?$/gi,
    (_, way = '') => `${way.toLowerCase() === 'behind' ? 'lowest' : 'highest'} pace`,
  ],
  [
    /\b(worst|weakest|bottom|best|strongest|top) performer(s?)\b/gi,
    (_, rank = '', many = '') =>
      `${/^(?:worst|weakest|bottom)$/i.test(rank) ? 'worst' : 'best'} store${many}`,
  ],
  // How often something comes up.
  [
    /^(?:which|what) (lost reasons?) (?:comes?|came|shows?|showed) up (?:the )?most(?: often| frequently)?\b/gi,
    'which lost reason has the most deals',
  ],
  [
    /^(?:the |our )?most (?:common|frequent) (?:lost reasons?|reasons? for losing)\b/gi,
    'lost deals by reason',
  ],
  [
    /^(?:which|what) alarms? (?:went off|rang|fired|triggered|goes off|go off) (?:the )?most(?: often| frequently)?\b/gi,
    'alarm rings by alarm',
  ],
  // Whose clients they are that a request names.
  [
    new RegExp(
      `\\b((?:support )?(?:requests?|tickets?|issues?)) (?:for|from|of|at) (?:my|our) (?:own )?(?:${stores})\\b`,
      'gi',
    ),
    '$1 for us',
  ],
  [
    /\b(?:an(?:y)?(?:one|body)|who(?:['’]?s| is)) not (?:spending|advertising|running)(?: anything| at all)?(?: at all)?(?= (?:on|at) )/gi,
    'clients not spending',
  ],
  [
    /\b(?:talk|spoke|speak|talked|met|meet) (?:to|with) (?:somebody|someone|anybody|anyone) (?:at|from) /gi,
    'talk to ',
  ],
  [
    /,? that (?:was|were|is) ?(?:not|n['’]?t) (?:just |only )?an? (e-?mail|phone call|visit)\b/gi,
    (_, kind = '') => ` except ${/^e/i.test(kind) ? 'e-mail' : kind}`,
  ],
  [
    /\b(?:that |who |which )?(?:have|has|with) (?:an? )?fees? (?:but|and) no (?:media|spend|ad spend|ad budget|media spend|media budget|media money)\b/gi,
    'with fees but no media budget',
  ],
  [/\b(?:sorted|ranked|ordered) by what (?:they|each|each of them) pays?(?: us)?\b/gi, 'by revenue'],
  [/\bmedian monthly (fee|budget|spend|revenue)s?\b/gi, 'median $1'],
  [
    /^(?:did|has|have) (?:anybody|anyone|somebody|someone|we|you) (?:raised?|increased?|cut|lower(?:ed)?|changed?|touch(?:ed)?) the budgets? (?:at|for|of) (.+?) (?:after|since) (.+)$/gi,
    'budget changes at $1 since $2',
  ],
  // Days and months as they are said.
  [
    /\b(?:by|per|each) month,? (?:(?:for|over) )?(?:the )?(?:last|past) (\d+)\b(?! ?(?:months?|days?|weeks?|years?))/gi,
    'by month last $1 months',
  ],
  [
    new RegExp(
      `^(?!(?:are|is|was|were|do|does|did|has|have|how|why|compare|average)\\b)(?!.* (?:by|per|of) )([\\w ]+?) (this|last) (${stretch}) ${versus} (this|last)(?: (?:${stretch}))?$`,
      'gi',
    ),
    '$1 $2 $3 and $1 $4 $3',
  ],
  [
    /\b(?:sit|wait|hang)(?:s|ing)?(?: around)? (?:until|till|before|for) (?:(?:someone|somebody|anyone|anybody|we|they) )?(approve|decide|answer|review|sign)(?:s|d)?(?: (?:it|them|on (?:it|them)))?\b/gi,
    'take to $1',
  ],
  [
    /^contract end(?:s|ing)?(?: date)? (?:of |for )?(?!in\b|this\b|next\b|within\b|by\b)(.+)$/gi,
    'when does the contract of $1 end',
  ],
  [
    /^(?:count|number) of (?:clients|stores|dealers|sites|websites) (?:by|per) (?:cms|website provider|site provider|web provider|website platform)$/gi,
    'search plans by website provider',
  ],
  // Who does what, and who has what.
  [
    /^(seo|sem|social|search) (?:specialist|person|guy|lead|rep) (?:for|of|at|on) (.+)$/gi,
    'who is the $1 specialist of $2',
  ],
  [new RegExp(`\\b(${stores}) (?:that )?(?:are )?on (seo|sem)\\b`, 'gi'), '$1 have $2'],
  [
    /^(?:what(?:['’]?s| is) )?(?:the |our |my )?(?:total )?(?:ar|a\/r|accounts receivable)(?: balance| total)?$/gi,
    'how much is outstanding',
  ],
  [/^(?:unpaid|outstanding|open) by (client|store|group)s?$/gi, 'open amount by $1'],
  [/^no (leads|calls|spend|conversions|clicks|sessions|budget)\b(.*)$/gi, 'stores with no $1$2'],
  [/^(top|bottom) (\d+) by (.+)$/gi, '$1 $2 stores by $3'],
  [
    new RegExp(`^(?:the )?(best|worst) (\\d+) (${stores}) (?:for|in) (.+)$`, 'gi'),
    (_, rank = '', many = '', of = '', by = '') =>
      `${rank.toLowerCase() === 'best' ? 'top' : 'bottom'} ${many} ${of} by ${by}`,
  ],
  [
    /^(?:who (?:have )?(?:i|we) )?(?:have not|haven['’]?t|havent) (?:i |we )?(?:talked to|spoken to|spoken with|called|contacted) (in|since|for) (.+)$/gi,
    'clients i have not talked to $1 $2',
  ],
  [
    new RegExp(
      `\\b(${stores}) (?:that (?:were|have|are) )?not (?:been )?(?:contacted|called|touched|talked to)\\b(?: yet)?`,
      'gi',
    ),
    'clients without a call',
  ],
  [/^(?:my )?urgent (?:stuff|things|work|items)$/gi, 'my urgent tasks'],
]

/** Who, or what, is asked of somebody by a name alone: tried last, since anything else may stand in its place. */
export const byNameAlone: Otherwise = [
  [
    /^(?:who(?:['’]?s)? (?:got|has|handles|looks after|covers|takes care of|is on)|(?:which|what) (?:rep|manager|am) (?:has|handles|looks after|takes care of)) (?!.*\b(?:access|to|with|for|time)\b)(?!an?\b|the\b|my\b|our\b|no\b|any\b|more\b|most\b|room\b|too\b|what\b|\d)(\S+(?: \S+){0,3})$/gi,
    'who manages $1',
  ],
  [
    /^services (?:of |at |for )?(?!by\b|per\b|we\b|that\b|with\b|and\b|in\b|over\b)(\S+(?: \S+){1,3})$|^what (?:do|does) (?!we\b|they\b|i\b)(\S+(?: \S+){1,3}) (?:buy|have|get) (?:from|with) us$/gi,
    (_, one = '', other = '') => `what services does ${one === '' ? other : one} have`,
  ],
  [
    /^(?!my\b|our\b|which\b|what\b|how\b|all\b|top\b|new\b)(\S+(?: \S+){1,3}) services$/gi,
    'what services does $1 have',
  ],
]
