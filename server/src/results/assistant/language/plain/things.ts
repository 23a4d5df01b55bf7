import type { Otherwise } from './otherwise.ts'

/** What is asked for, and of whom. */
export const things: Otherwise = [
  [
    /\b(?:that|which|who) (?:nobody|no one|noone) (?:owns|has|is on|is working on|works on|has taken|took|picked up)\b/gi,
    'without an owner',
  ],
  [/\b(?:nobody|no one|noone) (?:is )?(?:assigned to|assigned|owns|working on)\b/gi, 'unassigned'],
  [
    /\bwithout (?:an? )?assignee\b|\b(?:not assigned|assigned) to (?:nobody|no one|anybody|anyone)\b/gi,
    'unassigned',
  ],
  [
    /^(?:what(?:['’]s| is| are)?|anything|whats) (overdue|late|past due|due(?: \w+){0,2}) (?:on my plate|on my list|on my desk|for me|of mine)\b/i,
    'my $1 tasks',
  ],
  [
    /^(?:what|anything)(?:['’]?s| is| are)? (?:on my plate|on my desk|on my list) (?:that(?:['’]s| is) )?(overdue|late|past due|due(?: \w+){0,2})$/i,
    'my $1 tasks',
  ],
  [/\b(overdue|late|past due|open|unpaid|outstanding) by (more than|over|at least)\b/gi, '$1 $2'],
  [
    /\b(?:ranks?|ranked|ranking|positions?) (?:worse|lower) than (?:position |place |number |#)?(\d+)/gi,
    'with position over $1',
  ],
  [
    /\b(?:ranks?|ranked|ranking|positions?) (?:better|higher) than (?:position |place |number |#)?(\d+)/gi,
    'with position under $1',
  ],
  [
    /\b(?:but|and|that) (?:get|gets|got|have|has|had|with) (over|under|more than|less than|fewer than|at least|at most) /gi,
    'and $1 ',
  ],
  [/\b(margin|fees|amount|spend|budget|revenue) \$/gi, '$1'],
  [/\b(margin),? *(?:and )?not (?:in |the |as (?:a )?)?(?:percent(?:age)?s?\b|%)/gi, '$1'],
  [
    /^what (?:made|caused|explains|explain|drove|drives|is behind|accounts for) (?:the|that|this|it|such a) ?(?:diff(?:erence)?|change|changes|jump|drop|increase|decrease|gap|decline|swing|move)?\b/i,
    'why',
  ],
  [/^(?:how come|what happened there|what gives)\b/i, 'why'],
  [
    /,? *and (?:what(?:['’]s| is)|whats) (?:her|his|their|the) (?:phone|number|phone number|email|e-mail|contact|contact info|cell)$/i,
    '',
  ],
  [
    /^(?:flip|reverse|turn) (?:it|that|them|the order)(?: around)?(?:[,\s-]+(?:worst|best|lowest|highest) first)?$/i,
    'the other way around',
  ],
  [
    /\b(?:who|which (?:clients|stores|accounts)) (?:have|has)(?:n['’]?t| not) (?:i|we) (?:talked|spoken|been in touch) (?:to|with)\b/gi,
    'which of my clients have had no interaction',
  ],
  [
    /\b(?:who|which (?:clients|stores|accounts)) (?:have|has)(?:n['’]?t| not) (?:i|we) (?:called|contacted|reached|visited|touched)\b/gi,
    'which of my clients have had no interaction',
  ],
  [/\b(?:sell|sold|selling) (?:the )?(?:most|more) (?:cars|vehicles|units)\b/gi, 'most units sold'],
  [
    /^(?:did|have|has) (?:you|the agency|anyone|anybody|someone|your team)(?: guys)? (?:post|posted|publish|published|write|written|do|done|deliver|delivered|make|made|finish|finished) any /i,
    'delivered ',
  ],
  [
    /^(?:what|which) (.+?) (?:did|have|has) (?:you|the agency|we|your team)(?: guys)? (?:post|posted|publish|published|written|write|deliver|delivered|finish|finished)\b/i,
    '$1',
  ],
  [/\b(?:everyone|everybody|all the people|the people|people) at\b/gi, 'contacts at'],
  [
    /\b(?:that |who |whom )?(?:i|we) can (?:e-?mail|send) (?:a |the |our |my )?reports? to\b/gi,
    'who receives reports',
  ],
  [
    /^when(?:['’]s| is| was) the last time (?:anybody|anyone|somebody|someone|we|i|you|you guys) (?:called|talked (?:to|with)|spoke (?:to|with)|met(?: with)?|contacted|reached out to|emailed) /i,
    'when did we last talk to ',
  ],
  [
    /^when(?:['’]s| is| was) the last time (?:anybody|anyone|somebody|someone|we|i|you) (?:visited|went to|were at|was at) (.+?)(?: in person| on site)?[?]?$/i,
    'when was the last on-site visit interaction with $1',
  ],
  [/\b(?:tagged|marked|labeled|labelled|categorized|flagged|classified|filed)(?: as| under)?(?= )/gi, ''],
  [/\bof (?:the )?(?:type|kind|category)\b/gi, ''],
  [/\bcarried (?:over )?into\b/gi, 'carried in for'],
  [
    /\b(?:is there|are there|do i have|have i got|got)? ?(?:anything|something|stuff|things?) (?:that )?(?:i|we) (?:need|have|should|must|got) (?:to )?(?:approve|sign|sign off(?: on)?|confirm|decide(?: on)?|review)\b/gi,
    'what waits for me',
  ],
  [
    /^(?:what|which)(?: things| items| changes| requests)? (?:do|should|must) i (?:need to |have to )?(?:approve|sign|sign off(?: on)?|confirm|decide(?: on)?|review)\b/gi,
    'what waits for me',
  ],
  [
    /^(?:change requests|changes|requests|approvals|things|items|stuff|what(?:['’]s| is)) (?:that are |are |is )?(?:waiting|pending) (?:on|for) (?:me|my (?:approval|ok|decision|sign off|signature))(?: to (?:sign off|approve|confirm|decide|review|ok))?(?: on)?$/i,
    'what waits for me',
  ],
  [
    /^how many (\w+) did we (lose|gain|add|win|sign) (?:vs\.?|versus|and|against|compared (?:to|with)) (lose|gain|add|win|sign)(?: (.+))?$/i,
    'how many $1 did we $2 $4 and how many did we $3',
  ],
  [/\ba single\b|\beven one\b/gi, 'any'],
  [/\b(?:logged|recorded|entered) (?=for (?:them|it)\b)/gi, ''],
  [
    /^(?:did|do|have|has) (?:i|my stores?|my dealership) (?:get|got|gotten|have|had|receive|received|make|made) (?:more|fewer|less) (.+?) than (?:in )?(?!average|other)(.+)$/i,
    'my $1 this month vs $2',
  ],
  [
    /^(?:did|do|have) we (?:get|got|gotten|have|had|receive|received|make|made|do|done|sell|sold) (?:more|fewer|less) (.+?) than (?:in )?(?!average|other)(.+)$/i,
    '$1 this month vs $2',
  ],
  [
    /^(?:and )?where (?:did|do|are|were) (?:they|those|these|the leads|my leads|our leads) (?:come|coming|came) from$/i,
    'by source',
  ],
  [
    /\bhow many (?:people|folks|shoppers|customers) (?:saw|have seen|seen|viewed|looked at) (my|our) ads?\b/gi,
    'my impressions',
  ],
  [/\bhow many (?:people|folks|shoppers|customers) (?:clicked)(?: on)? (my|our) ads?\b/gi, 'my clicks'],
  [/\b(?:yoy|year over year|year on year|y\/y)\b/gi, 'vs last year'],
  [
    /\bmy (?:\d+|two|three|four|five|six|seven|eight)(?= (?:dropped|fell|rose|grew|went|had|have|is|are|was|were|spent|got|did))/gi,
    'my stores',
  ],
  [/^((?:create|add|make|new|log|open|set up)\b[^:]{3,60}): +/i, '$1 to '],
  [
    /\b(?:which|what) (?:one|ones) (?=(?:is|are|was|were|has|have|had|got|dropped|fell|rose|grew|went|spent)\b)/gi,
    'which ',
  ],
  [
    /\bhas been (?:creeping|going|trending|climbing|drifting|inching|sliding) (?:up|down)(?:,? (?:no|right|or not|lately))?\b/gi,
    'trend',
  ],
  [
    /^how (?:do|does|did) (?:we|it|they|that|i) (?:stack up|compare|measure up|do) (?:against|to|with|next to) (.+?)(?: there)?$/i,
    'compare it with $1',
  ],
  [/\b(?:ad|advertising|marketing) budgets?\b/gi, 'budget'],
  [/\b(is|are|was|were|been) used up\b/gi, '$1 spent'],
  [/\b(?:ugliest|poorest|weakest|roughest)\b/gi, 'worst'],
  [/\b(?:strongest|nicest|greatest)\b/gi, 'best'],
  [/\bwith ["“”']([^"“”']+)["“”'] in (?:it|them|em|the (?:name|title|text|subject))\b/gi, 'containing $1'],
  [/\b(?:which|that|what) (?:do not|don['’]t|does not|doesn['’]t) have\b/gi, 'without'],
  [/\bacross (?:all|every|everyone|everybody|the board)\b(?: (?:clients|stores|accounts|dealers))?/gi, ''],
  [/\b(?:since|from) (?:the )?(?:start|beginning|first) of (?=[a-z]{3})/gi, 'since '],
  [
    /^(?:who(?:['’]s| is) )?(?:the )?(gm|gsm|general manager|general sales manager|sales manager|service manager|dealer principal|owner|controller|marketing manager|internet manager) (?:of|at|for) (.+?)(?:,? (?:and )?(?:his|her|their )?(?:name|cell|phone|email|e-mail|number|mobile|contact)\b.*)?$/i,
    'who is the $1 at $2',
  ],
  [/\bwithin (\d+) miles?\b/gi, 'with distance at most $1'],
  [
    /\b(?:listed|known|registered|recorded|kept|stored|saved(?! (?:in|this|last|since|during|clients|stores|dealers|accounts)\b)) (?=[a-z]+)/gi,
    '',
  ],
  [/\b(?:the )?(?:last |past )?half (?:a )?year\b/gi, 'last 6 months'],
  [/^(?:just |only )?(?:the )?(?:amount|sum|total|number|figure)(?: only)?$/i, 'total'],
  [/\b(fees),? (?:and )?(?:not|no|without) (?:the )?media(?: spend| budgets?)?\b/gi, '$1'],
  [
    /\b(?:is|are|was|were|comes out|came out) (?:the )?(?:cheaper|cheapest) per (lead|click|conversion)/gi,
    'has the lowest cost per $1',
  ],
  [
    /\b(?:is|are|was|were|comes out|came out) (?:the )?(?:more expensive|most expensive|pricier|priciest) per (lead|click|conversion)/gi,
    'has the highest cost per $1',
  ],
  [/\b(?:tho|though|anyway|instead please|hmm+|hm)\b,?/gi, ''],
  [/\b(invest(?:ed)?|spen[dt]|paid?) with (?:you|us)(?: guys)?\b/gi, '$1'],
  [/^(?:please )?(?:send|email|mail) me (.+ as an? (?:pdf|excel|csv|file|spreadsheet).*)$/i, '$1'],
  [/^(?:ping|nudge|poke|notify) me\b/i, 'remind me'],
  [/^(?:please )?(?:schedule|book|set up) (?:a|an) (call|meeting|visit|review) /i, 'remind me to have a $1 '],
  [
    /^which (?:stores|clients|dealers|accounts) (?:haven['’]?t|have not) (?:yet )?confirmed (?:their|the|a) budget changes?$/i,
    'budget changes waiting',
  ],
  [/\b(?:over|on|during) the weekend\b/gi, 'last weekend'],
  [/\b(biggest|largest|smallest|highest|lowest) single\b/gi, '$1'],
  [/\b(?:anywhere|at all|whatsoever|out there)\b/gi, ''],
  [/^(?:everything|all)(?: that)? (?=.+\bowes?\b)/i, 'what '],
  [
    /^(?:is |are )?(?:there )?(?:anything|something|stuff)(?: is| that is)? (?:waiting|pending|open) (?:for|on) me(?: here)?$/i,
    'what waits for me',
  ],
  [/^(?:sum up|summarize|recap|go over|walk me through) (?:the |my )?/i, ''],
  [
    /^(?:is|are|was|were) (?:that|this|it|those|these) (?:any )?(?:better|worse|more|less|higher|lower|up|down|fewer|good|bad)(?: or (?:worse|better|less|more|lower|higher|down|up))? (?:than|from|vs\.?|versus|compared (?:to|with)|against) /i,
    'compared with ',
  ],
]
