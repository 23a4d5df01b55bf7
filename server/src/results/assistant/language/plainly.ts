/**
 * Ways to say something that the grammar has another way for. They are tried
 * where a question is not understood as it stands, so that nothing that is
 * read by itself is read another way.
 */
const otherwise: readonly (readonly [RegExp, string])[] = [
  // How people ask, and what they say around it.
  [
    /^(?:hi|hey|hello|ok|okay|so|well|um|and|also|quick question|question|one more thing|btw|by the way)[,:!.]? +/i,
    '',
  ],
  [
    /[,;]? *(?:please|pls|plz|thanks|thank you|thx|ty|if possible|if you can|real quick|quickly|asap|for me please)[.!?]*$/i,
    '',
  ],
  [
    /^(?:can|could|would|will) (?:you|u) (?:please )?(?:just )?(?:tell|show|give|get|pull up|pull|list|find|send)(?: (?:me|us))? /i,
    '',
  ],
  [/^(?:can|could|may) (?:i|we) (?:please )?(?:just )?(?:see|get|have|know) /i, ''],
  [
    /^(?:i|we) (?:(?:would|['’]d) like|need|want|have)(?: to (?:see|know|find|check|get|look at|pull))? (?!to\b)/i,
    '',
  ],
  [/^(?:i['’]?m|i am|we['’]?re|we are) (?:looking for|trying to find|after|interested in) /i, ''],
  [
    /^(?:pull up|pull|bring up|look up|check|run|tell me|let me know|let me see|show me|give me|get me|list out|list|show|find me|find|display|any idea|do you know|do we know|remind me|what about|how about|lets see|let's see)(?: me)? (?=\S)/i,
    '',
  ],
  [
    /\b(?:i was wondering|just wondering|wondering|curious|out of curiosity),? (?:if|whether|about|how|what)?\b/i,
    '',
  ],
  [
    /\b(?:by any chance|at the moment|at this point|as of (?:now|today)|these days|right now|currently|for now|in general|overall|basically|exactly|roughly|approximately|actually|really|again|lately|altogether|in total|all in all|so far)\b/gi,
    '',
  ],
  [
    /,? *(?:at a glance|in one (?:table|list|place)|in a (?:table|list)|as a (?:table|list)|one by one|if any|if there (?:is|are) any|or (?:anything|something)(?: like that)?|or whatever|i guess|i think|you know|right\?|correct\?|ok\?)/gi,
    '',
  ],
  [/\b(?:is|are|was|were) there (?:any|some|still any)? ?/gi, ''],
  [/\b(?:do|does|did) (?:we|you|i) have (?:any|some) /gi, ''],
  [/^(?:any|some) (?=\S)/i, ''],
  [
    /\b(?:what(?:['’]s| is| are)|hows|how(?:['’]s| is| are)) the (?:status|state|latest|story|word|deal|situation|news|update) (?:on|of|with|for) /gi,
    '',
  ],
  [/^(?:any )?(?:news|updates?|word|info|information|details|progress) (?:on|about|of|for|from) /i, ''],
  [/\b(?:a |the )?(?:list|overview|breakdown|rundown|summary|table) of (?:all )?(?:the )?/gi, ''],
  // What is asked of many.
  [
    /^(?!compare)(.+?),? (?:side by side|next to each other|head to head|against each other)\b/i,
    'compare $1',
  ],
  [/(\d)\+ (days|weeks|months)\b/gi, '$1 $2'],
  [/\b(?:only|just) the ones? (?:for|of|from|at|in|by|with|that are|which are|who are) /gi, 'only '],
  [/\b(?:the )?ones? (?:for|of|from|at|by) /gi, ''],
  [
    /\b(?:from|with) (?:the )?(?:highest|largest|biggest|most) to (?:the )?(?:lowest|smallest|least)\b/gi,
    'highest first',
  ],
  [
    /,? *(?:and )?(?:with )?(?:the )?(highest|largest|biggest|lowest|smallest|oldest|newest|latest|worst|best) (?:ones? )?(?:on|at) (?:the )?top\b/gi,
    ' $1 first',
  ],
  [/\b(?:sorted|ordered|ranked) (?:from )?(?:high to low|descending|desc)\b/gi, 'highest first'],
  [/\brank (.+?) (?:on|in terms of|according to)\b/gi, 'rank $1 by'],
  [/\bin terms of\b/gi, 'by'],
  [/\bbroken? (?:out|up|down) (?=by\b)/gi, ''],
  [/\b(?:split|grouped|separated|sliced) (?=by\b)/gi, ''],
  [/\bfor each (?:of (?:my|our|the) )?/gi, 'by '],
  [/\b(\w+)-by-\1\b/gi, 'by $1'],
  [/\b(\w+) by \1\b/gi, 'by $1'],
  [
    /\bper (?:individual |single )?(store|dealer|client|account|channel|platform|month|week|day|manager)\b/gi,
    'by $1',
  ],
  [/\b(?:more|greater|higher) than or equal to\b/gi, 'at least'],
  [/\b(?:upwards|north) of\b/gi, 'over'],
  [/\b(?:south) of\b/gi, 'under'],
  [/(\d[\d,.]*k?)\s?\+(?=\s|$)/gi, 'at least $1'],
  [/\b(\d[\d,.]*k?) or (?:more|higher|above|over)\b/gi, 'at least $1'],
  [/\b(\d[\d,.]*k?) or (?:less|fewer|lower|below|under)\b/gi, 'at most $1'],
  [/\b(?:bucks|usd)\b/gi, 'dollars'],
  [/\bgrand\b/gi, 'k'],
  // Who, what and where.
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
    '',
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
    /^(?:did|do|have) we (?:get|got|gotten|have|had|receive|received|make|made) (?:more|fewer|less) (.+?) than (?:in )?(?!average|other)(.+)$/i,
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
  [/\b(?:listed|known|registered|recorded|kept|saved|stored) (?=[a-z]+)/gi, ''],
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
  // Times.
  [
    /\b(?:same|equal) (?:days|dates|stretch|period|span|time ?frame) (?:of |in |from )?(?:the )?(?:previous|prior|last|month before|year before)\b/gi,
    'the same time last',
  ],
  [/\bsince (?:the )?(?:start|beginning) of (?:the|this) (year|quarter|month|week)\b/gi, 'this $1 to date'],
  [/\bfrom (?:the )?(?:start|beginning) of (?:the|this) (year|quarter|month|week)\b/gi, 'this $1 to date'],
  [/\b(?:through(?:out)?|over|across|during|within|in) (?:the )?(?=(?:last|past|this|next|previous) )/gi, ''],
  [/\b(?:the )?(?:last|past) (?:half year|six months|half a year)\b/gi, 'last 6 months'],
  [/\b(?:the )?(?:last|past) (?:full|complete|whole|calendar) (month|quarter|year|week)\b/gi, 'last $1'],
  [/\b(?:a |one )?year ago\b/gi, 'last year'],
  // How clients and people are called.
  [/\b(?:point ?stores?|rooftops?|franchises?|locations)\b/gi, 'stores'],
  [/\bmy (?:book(?: of business)?|portfolio|roster|territory|patch|accounts list)\b/gi, 'my clients'],
  [/\b(?:guys|folks|peeps)\b/gi, ''],
]

/** The same question in words that the grammar has. */
export function inPlainWords(text: string): string {
  let plain = text
  for (const [pattern, by] of otherwise) plain = plain.replaceAll(globally(pattern), by)
  return plain.replaceAll(/\s+/g, ' ').trim()
}

const globally = (pattern: RegExp): RegExp =>
  pattern.global ? pattern : new RegExp(pattern.source, `${pattern.flags}g`)
