import type { Otherwise } from './otherwise.ts'

const stores = 'clients|stores|dealers|dealerships|accounts|customers|rooftops'
const months =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?'
const services =
  'seo|sem|search|paid search|social|display|video|ctv|connected tv|tiktok|facebook|youtube|microsoft ads|bing|google ads|performance max|streaming audio|reputation management|website chat|content writing|email campaigns'

/** What people type in a hurry, or say as they talk. */
export const terse: Otherwise = [
  // `sep oct nov`: from the first to the last of them.
  [
    new RegExp(`\\b(${months}),? (?:(?:${months}),? )+(?:and )?(${months})\\b`, 'gi'),
    (_, first, last) => `${first} to ${last} by month`,
  ],
  [new RegExp(`\\b(${months}) (?=(?:${months})$)`, 'gi'), '$1 and '],
  // Whose advertising it is.
  [
    new RegExp(
      `^(?:which |what |show me |list )?((?:my |our )?)(?:${stores}) (?:that|who|which) (?:do|buy|pay for|are paying for|have|run|are doing) (${services}),? and (?:for )?how much(?: each| they pay| do they pay| is it)?$`,
      'i',
    ),
    '$1$2 budgets by client',
  ],
  [
    new RegExp(
      `\\b(${stores})((?: of mine)?)(?: that| who| which)? (?:do|does|buy|buys|pay for|pays for|are paying for|paying for|are doing|doing|take|take part in|signed up for|are signed up for) (?=(?:${services})\\b)`,
      'gi',
    ),
    '$1$2 with ',
  ],
  [
    new RegExp(
      `^how(?:['’]?s| is| are| did| does) (?:our |my |the )?(?!seo)(${services})(?: ads?)? (?:going|doing|do|looking|performing|perform|coming along|working)\\b`,
      'i',
    ),
    'results of $1',
  ],
  [
    /^how(?:['’]?s| is| are| did| does) (?:our |my |the )?seo (?:going|doing|do|looking|performing|perform|coming along|working)\b/i,
    'seo performance',
  ],
  // `how is November looking`
  [
    new RegExp(
      `^how(?:['’]?s| is| did| was| does) (${months}|this month|last month|this week|last week|this year|the (?:month|week|year)) (?:looking|look|going|go|shaping up|doing|do|turn out)(?: so far| for (?:me|us))?$`,
      'i',
    ),
    'results $1',
  ],
  // Who may leave, and who has not.
  [
    new RegExp(
      `^(?:is |are )?(?:there )?(?:anybody|anyone|any(?: of)?(?: my| our)? (?:${stores})|who|which(?: of)?(?: my| our)? (?:${stores}))(?: of mine)?(?: is| are|['’]s)? (?:about to|going to|likely to|thinking (?:of|about)|might|may|could) (?:leav(?:e|ing)|cancel(?:l?ing)?|quit(?:ting)?|go(?:ing)?)$`,
      'i',
    ),
    'clients at risk',
  ],
  [
    /^(?:is|are) (.+?) (?:still )?(?:with us|a client|our client|a customer|active|on board)(?: still| yet| of ours)?$/i,
    'is $1 active',
  ],
  // What waits, and for whom.
  [
    /^(?:did|has|have) (.+?) (?:get|got|gotten|send|sent|give|given) (?:their|the|its|our) proofs? (?:back|approved|signed off)(?: yet| already)?$/i,
    'proofs of $1',
  ],
  [/\bany (?=(?:cancell?ations?|budgets?|agreements?|contracts?)\b)/gi, ''],
  [
    /^(?:clients? )?cancell?ations? (?:coming|that are coming|still to come)(?: up)?(?: soon)?$/i,
    'budgets ending after today',
  ],
  [/, ?how (?:big|large|high|much)$/i, ''],
  // Results that went down.
  [
    /^(?:why|how come) (?:(?:did|does|has|is|are) )?(.+?) (?:got|get|gets|getting|had|has|have|having) (?:less|fewer) (leads|clicks|calls|conversions|impressions|sessions|sales)\b/i,
    'why did $2 of $1 drop',
  ],
  [
    /^(?:why|how come) (?:(?:did|does|has|is|are) )?(.+?) (?:got|get|gets|getting|had|has|have|having) more (leads|clicks|calls|conversions|impressions|sessions|sales)\b/i,
    'why did $2 of $1 rise',
  ],
  [/^who(?:['’]s| is| are)? (my|our) worst pacers?$/i, 'which of $1 clients has the lowest pace'],
  [/^who(?:['’]s| is| are)? (?:the )?worst pacers?$/i, 'which client has the lowest pace'],
  // The agency's own selling.
  [
    /^(?:who|which (?:rep|salesperson|of us)) (?:sells|sold|closes|closed|wins|won) (?:the )?most(?: deals)?\b/i,
    'who won the most deals',
  ],
  [
    new RegExp(
      `\\bwin rate( by [a-z]+)? (?:for |in |of )?(?=(?:this|last|q[1-4]|20\\d\\d|${months})\\b)`,
      'gi',
    ),
    'win rate$1 of deals decided ',
  ],
  [
    /\bwhat (?:are|is) (my|our) (?:customers|shoppers|buyers|people) saying(?: about (?:me|us))?(?: online)?$/gi,
    '$1 reviews',
  ],
  [
    /^which (google ads|microsoft ads|meta|facebook|ga4|google analytics|search console|bing)(?: accounts?)? (?:are|is)(?: not|n['’]?t) (?:linked|connected|hooked up|set up)(?: yet)?$/i,
    'clients without $1 integration',
  ],
  [
    /^(meetings|events) (today|tomorrow|this week|next week|(?:on )?(?:mon|tues|wednes|thurs|fri)day)$/i,
    'my $1 $2',
  ],
  [
    /^(?:did|do|have|are) we (?:over ?spend|overspent|over ?spending|spend too much)(?: anywhere| anything| somewhere)?(?= |$)/i,
    'which clients are over budget',
  ],
  // A dealer's own.
  [/^(?:when(?:['’]s| is)? )?(?:my|our) next bill(?: due| coming)?$/i, 'my next invoice'],
  [
    /^who (?:do|can|should|could) (?:i|we) (?:talk|speak|reach out|go) (?:to|with) about (?:my|our) (?:google ads|ads|seo|advertising|campaigns?|budgets?|results|leads|facebook ads|campaign)$/i,
    'who manages my store',
  ],
  [/^(?:are|is) (my|our) (?:ads|campaigns|ad) (?:running|live|on|up|active)$/i, '$1 campaigns'],
  [
    /^(?:did|have) (?:you|u|they) (?:change|changed|do|done) (?:anything|something|stuff) (?:on|to|in|with|for) (?:my|our) (?:ads?|accounts?|campaigns?|advertising)\b/i,
    'what did you do for me',
  ],
  [/^am i getting more for (?:my|our) money than (?:in )?last year$/i, 'my cost per conversion vs last year'],
  [/\b(how many (?:stores|clients|dealers|accounts) do (?:i|we) have) with (?:you|u|us)\b/gi, '$1'],
  // What is noted and given to others.
  [
    /^(?:please )?(?:tell|ask|have|get) ([\p{L}]+(?: [\p{L}]+)?) to (?=.+ by \S+$)/iu,
    'create a task for $1 to ',
  ],
  [
    /^(?:just |i )?(?:just )?(?:hung up with|got off the phone with|talked to|spoke (?:to|with)|called|left a voicemail (?:for|with)) (.+?),? (?:jot|note|write|log|put) (?:it|that|this) (?:down|in)?$/i,
    'log a call with $1',
  ],
  [
    /^who at (.+?) (?:should|do|can|could|would) (?:i|we) (?:talk|speak|write|go|reach out) (?:to|with) about (?:money|billing|invoices?|payments?|bills?)$/i,
    'who receives invoices at $1',
  ],
  // Deals and clients.
  [/\bsince (?:the )?summer\b/gi, 'since september 22'],
  [/^(?:split|break) (?:it|that|this|them) up$/i, 'by service'],
  [
    /^(?:drop|leave out|exclude|skip|lose|remove|minus|without) (?:anyone|anybody|everyone|everybody|all|any|those|clients|stores)? ?(?:with )?(?:under|less than|fewer than|below) (\d+) ([a-z]+)$/i,
    'with at least $1 $2',
  ],
  [/^(?:is there )?(?:anything|something) urgent(?: for me)?\b/i, 'my urgent tasks'],
  [
    /^did (.+?) (?:spend|use) (?:more or less|less or more|more|less) than (?:planned|budgeted|expected)\b/i,
    'pacing of $1',
  ],
  [/\blost (?:organic )?(?:traffic|sessions|visits|visitors)\b/gi, 'dropped in organic sessions'],
  [/^(cost|lead|click|conversion|spend|budget)s?[- ]?wise$/i, 'by $1'],
  [/\b(?:cars|vehicles) sold\b/gi, 'units sold'],
  [
    /^who(?:['’]?s| is) (my|our) (?:ads?|marketing|account|agency|advertising) (?:guy|gal|person|contact|rep|lady|man)$/i,
    'who manages $1 store',
  ],
  [
    /\bhow much of (my|our|the) budget (?:is|has been|was) used(?: up)?\b/gi,
    'how much of $1 budget is spent',
  ],
  [
    /^which (store|client|dealer|channel|campaign) (?:is|was|comes|came) (?:on top|first|ahead)\b/i,
    'best $1',
  ],
  [
    /^(?:and )?(?:which (?:store |client |one )?(?:is |was )?|who(?:['’]s| is) )?at the (bottom|top)$/i,
    (_, end) => (end === 'top' ? 'best store' : 'worst store'),
  ],
]
