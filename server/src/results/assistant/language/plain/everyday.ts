import type { Otherwise } from './otherwise.ts'

const stores = 'clients|stores|dealers|dealerships|accounts|customers'

/** What people ask every day, in their words for it. */
export const everyday: Otherwise = [
  [
    /\b(?:under(?:spending|pacing|spent)|behind(?: pace| budget)?|below pace) by (?:more than|over|at least) (\d{1,2}) ?(?:%|percent)/gi,
    (_, percent) => `pacing under ${100 - Number(percent)}%`,
  ],
  [
    /\b(?:over(?:spending|pacing|spent)|ahead(?: of pace)?|above pace) by (?:more than|over|at least) (\d{1,2}) ?(?:%|percent)/gi,
    (_, percent) => `pacing over ${100 + Number(percent)}%`,
  ],
  [
    /^which (?:one )?of (?:my|our) (?:ads|campaigns) (?:is|are|do|does) (?:working |doing |performing |perform )?(?:the )?best/i,
    'best performing campaign of my stores',
  ],
  [
    /^what (?:did|have) (?:we|i|you) (?:talk|talked|speak|spoke|spoken|discuss|discussed)(?: about)? with (.+?)(?: (?:in|on|at|during) (?:our|my|the) last (?:meeting|call|visit|conversation|talk))?$/i,
    'last interaction with $1',
  ],
  [/\bwithout (?:any |a )?contact (?=(?:in|for|since|within)\b)/gi, 'without interactions '],
  [/^when did (.+?) (?:last|most recently) (?:pay|paid)(?: us)?\b/i, 'last payment of $1'],
  [/\bcredit (?:notes?|memos?)(?: (?:issued|sent|made|given|written))?\b/gi, 'credit invoices'],
  [
    /^where (?:do|did|are|were) ((?:my|our|the) leads)(?: mostly| mainly)? (?:come|coming|came) from\b/i,
    'number of $1 by source',
  ],
  [
    /^how much (?:money )?(?:is|are|was|do we have|have we got) (?:still )?(unpaid|open|outstanding|overdue|not paid)(?: yet)?\b/i,
    'how much is owed on $1 invoices',
  ],
  [
    new RegExp(
      `\\b((?:(?:my|our|the) )?(?:${stores})(?: of mine)?) whose budgets? (?:got|became|went|have gone|has gone|were|was) (?:bigger|larger|higher|up|raised|increased)\\b`,
      'gi',
    ),
    'increased budget moves of $1',
  ],
  [
    new RegExp(
      `\\b((?:(?:my|our|the) )?(?:${stores})(?: of mine)?) whose budgets? (?:got|became|went|have gone|has gone|were|was) (?:smaller|lower|down|reduced|cut|decreased)\\b`,
      'gi',
    ),
    'decreased budget moves of $1',
  ],
  [/\b(on my plate|on my list|on my desk|to do|for me) today$/i, '$1'],
  [
    new RegExp(
      `^(?:which|what|who)(?: of)?(?: (?:my|our|the))? ?(?:${stores})? ?(?:did|have|has)(?: (?:i|we) not|n['’]?t (?:i|we)| not (?:i|we)) (?:log|logged|record|recorded|enter|entered|add|added|write|written) (?:an? |any )?(activity|activities|interaction|interactions|note|notes)(?: (?:for|at|with|on))?\\b`,
      'i',
    ),
    'which of my clients have no $1',
  ],
  [
    /^what (?:did|do|have) (?:i|we) (?:get|got|gotten|getting) (?:for|out of|from) (?:my|our) (?:money|budget|spend|investment)\b/i,
    'my results',
  ],
  [
    /^what (?:are|do|were|did) (?:people|customers|shoppers|users|visitors) (?:searching|search|searched|looking|look|googling|google|typing|type)(?: for)?(?: (?:in|on|in on) google)?(?: to (?:find|reach|get to) (?:us|me|my store|our (?:web ?)?site))?/i,
    'top search queries',
  ],
  [/^how do (?:we|i|they) rank (?:for|on) /i, 'position of search queries containing '],
  [/\b(?:most )?popular (?=\w+ (?:pages?|models?)\b|pages?\b|models?\b)/gi, 'top '],
  [/\b(?:results|performance|figures|numbers|stats) (?:by|per|of each|for each) campaigns?\b/gi, 'campaigns'],
  [/\bperforming (?=campaigns?\b)/gi, ''],
  [/\bbusiest (day|week|month) for\b/gi, 'best $1 for'],
  [/\bbusiest (day|week|month)\b/gi, 'best $1'],
  [
    /^(?:what|how much) (?:did|does|do|has|have) (.+?) (?:cost|charge|charged) (?:us |me |you |them )?(?:per|a|for a|for each|for every) (click|lead|conversion)\b/i,
    'cost per $2 of $1',
  ],
  [
    /^how many (new |used )?(?:cars|vehicles|units|trucks) (?:did|has|have) (?!we\b|i\b|they\b)(.+?) (?:sell|sold)\b/i,
    '$1 units sold of $2',
  ],
  [/\b(?:make|made|earn|earned|making|earning) (?:with|from|on|off|through) /gi, 'of '],
  [
    /^(?:what|how much) (?:should|can|may|must) (.+?) spend (?:per|a|each) day(?: (?:for|until|till|through) (?:the )?(?:rest|end) of (?:the|this) month)?$/i,
    'daily allowance of $1',
  ],
  [
    new RegExp(
      `\\b(${stores}) (?:that |whom |who )?(?:nobody|no one|noone|none of us)(?: has| have)? (?:talked|spoken|called|contacted|reached|visited|met|emailed)(?: (?:to|with|out to))?\\b`,
      'gi',
    ),
    '$1 without interactions',
  ],
  [
    /^what(?:['’]s| is)? left(?: to do)? (?:for|in|on|of) (?:the )?onboarding (?:of|for|at) /i,
    'onboarding tasks not finished of ',
  ],
  [
    /^(?:which|what) (channel|platform|store|client|service|campaign) (?:works|performs|does|is working|is doing|is performing) (?:the )?best\b/i,
    'best $1',
  ],
  [/^who (approved|declined|decided) (?:the |a )?(?=(?:budget )?increases?\b)/gi, '$1 by of '],
  [
    /^which (?:one )?(?:of )?(?:my|our) ads? (?:work|works|performs?|do|does|did) (?:the )?best\b/i,
    'my best campaign',
  ],
  [
    /^(?:is|are) (my|our) (?:advertising|marketing|ads?|money|advertisements) (?:working|paying off|worth it|worth the money|doing anything|any good)\b/i,
    '$1 results',
  ],
  [
    /^what(?:['’]s| is) (?:my|our) (?:rank|ranking|position) (?:for|on) /i,
    'position of search queries containing ',
  ],
  [/\b(?:my|our) rating on google\b/gi, 'rating of my reviews'],
  [
    /^(?:change|reset|update) my (password|e-?mail|phone number|name|picture|profile)$/i,
    'where can I change my $1',
  ],
  [/^can (?:i|we) (?:get|have) (?:more|a higher|a bigger) budget$/i, 'increase my budget'],
  [/^(does|do) (.+?) (?:run|use|buy|do) (?=[\w ]+\??$)/i, '$1 $2 have '],
  [/\b(average|avg|mean) monthly (?=budgets?\b|invoice|fees?\b|spend\b|revenue\b|billing\b)/gi, '$1 '],
  [
    /^(?:are|is) there (?:any |an |still )*(incidents?|outages?|mishaps?)\b(.*?) ?\b(?:right now|now|at the moment|currently|today)$/i,
    'open $1 $2',
  ],
  [
    /\b(?:co-?op )(?:money|dollars) (?:came|comes|come|coming|did we get|have we got|got) back\b/gi,
    'co-op money paid back',
  ],
  [
    /\b(?:do|does) (?:i|we) have (?:any |an? )?(meetings?|appointments?|events?) (today|tomorrow|this week|next week|(?:on )?(?:mon|tues|wednes|thurs|fri)day)$/i,
    'my $1 $2',
  ],
  [
    /^(?:what|which) (meetings?|appointments?|events?) (?:do i have|have i|are on my calendar) (today|tomorrow|this week|next week|(?:on )?(?:mon|tues|wednes|thurs|fri)day)$/i,
    'my $1 $2',
  ],
]
