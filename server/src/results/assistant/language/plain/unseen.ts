import type { Otherwise } from './otherwise.ts'

/** How people ask who have seen the screens and nothing of the assistant, in the words that the grammar has for it. */
export const unseen: Otherwise = [
  [/\bsince (?:the )?(?:first|1st) of (?:the|this) (month|year|quarter|week)\b/gi, 'this $1 to date'],
  [
    /\b(?:have|has|had) ?(?:n['’]?t|not) had (?:a single|one|an?|any) (\w+) (?:logged|recorded|entered|filed|made)\b/gi,
    'have no $1',
  ],
  [
    /^(?:remind me )?(?:what (?:came up|was said|was discussed|we discussed|we talked about|happened)|the notes) (?:in|at|from|on) (?:the|our|my) last (quarterly business review|monthly performance review|budget discussion|training|complaint) with /i,
    'when was the last $1 interaction with ',
  ],
  [
    /^(?:show me |any |list )*(complaint|training|internal review|budget discussion)s (?=since|in|from|last|this|with|about|of)/i,
    '$1 interactions ',
  ],
  [
    /^(?:did(?:n['’]?t| not)?|has|have) (.+?) (?:ask|asked) for (?:a |an |any )?(?:budget increase|increase|more budget|budget raise|raise)s?$/i,
    'budget increases of $1',
  ],
  [
    /^what(?:['’]s| is) my (?:book|portfolio)(?: of business)? worth(?: right)?(?: now)?\b/i,
    'budgets of my clients',
  ],
  [
    /^(?:which |what |list )?(?:of (?:my|our) )?(?:clients|dealers|stores|accounts|users|people) (?:(?:who|that) )?(?:have|has)(?:n['’]?t| not) (?:logged|signed) (?:in|on)(?:to| to)?(?: the portal)?(?: (?:in|for))? (?:the )?(?:past|last) (\d+) (days|weeks|months)$/i,
    'client users with last sign in older than $1 $2',
  ],
  [
    /\b(?:that )?(?:should(?:['’]ve| have)|ought to have) been (?:changed|rotated)(?: by now| already)?\b/gi,
    'overdue',
  ],
  [
    /\b(?:who(?:['’]s| is| are)|which parent org(?:anization)?s? (?:is|are)) on (?:payment )?terms of\b/gi,
    'parent organizations with terms of',
  ],
  [/\bon (?:payment )?terms of\b/gi, 'with terms of'],
  [/\b(\d+) (days|weeks|months|years) or (?:longer|more|later|above)\b/gi, 'at least $1 $2'],
  [/\bbefore the holidays\b/gi, 'before christmas'],
  [/\bthat (?:we|you|they|i) (?:have|has) ?(?:n['’]?t|not)(?: yet)? (\w+ed)(?: yet)?\b/gi, 'not $1'],
  [/\b(?:have|has) ?(?:n['’]?t|not)(?: yet)? been (\w+ed)(?: yet)?\b/gi, 'not $1'],
  [
    /\bwaiting on (?=(?:approval|review|the client|a decision|signature|confirmation|budget)\b)/gi,
    'waiting for ',
  ],
  [
    /\b(?:do|does) ?(?:n['’]?t|not) have (ga4|google analytics|gtm|google ads|microsoft ads|callrail|search console|business profile|meta)(?: (?:hooked up|connected|linked|plugged in|set up|wired up))\b/gi,
    'are without $1 integration',
  ],
  [
    /\bhow many (?:new )?(clients|stores|dealers) did we (?:start|launch|onboard)(?: up)? (?:each|every|per|by) (month|week)\b/gi,
    'number of new $1 by $2',
  ],
  [
    /\b((?:top|first|last|past) (?:\d+|few|three|four|five|six|ten)(?: \w+)?) (?:is|are|would be|will be|should be) (?:plenty|enough|fine|good|ok|okay|sufficient)$/gi,
    '$1',
  ],
  [
    /\b(?:any |the |our )?drafts (?:that are |are )?(?:still )?(?:sitting|left|hanging|lying)(?: around)?(?= in| from| for|$)/gi,
    'draft invoices',
  ],
  [
    /^(?:what(?:['’]s| is)|whats|anything)? ?(?:still )?left to (?:settle|explain|resolve) in (?:the )?reconciliation\b/i,
    'unsettled reconciliation',
  ],
  [
    /\b(?:list |show )?(?:the |all )?credits (?:from|in|of) (.+?) reconciliation\b/gi,
    'credited reconciliation $1',
  ],
  [/\bbiggest gaps?\b/gi, 'biggest variance'],
  [/\brunning (over|under|ahead|behind)(?= budget| pace|$)/gi, '$1'],
  [
    /\b(?:that |who )?(?:nobody|no one|noone)(?:['’]s| has| have)? (?:talked to|spoken to|spoken with|talked with|called|contacted|reached|visited|touched) (?:in|for) (?:the )?(?:last |past )?(?=\d)/gi,
    'without an interaction in the last ',
  ],
  [
    /^(?:who(?:['’]s| is) )?(?:overloaded|overbooked|over capacity|swamped|maxed out) in account management$/i,
    'account management bandwidth over capacity',
  ],
  [
    /^(?:who(?:['’]s| is) )?(?:overloaded|overbooked|over capacity|swamped|maxed out) in (sem|seo|social)$/i,
    '$1 bandwidth over capacity',
  ],
  [/\b(?:bandwidth|capacity) (?:this week|today|right now|now)\b/gi, 'bandwidth'],
  [/\b(site|website) migrations? (?:that are )?coming up\b/gi, 'upcoming website migrations'],
  [
    /\b(?:will |are going to |is going to )?(?:end|finish) the month (over|under) budget$/gi,
    'are projected $1 budget',
  ],
  [
    /^(?:which|what) (search |social |display |video |sem )?budgets? (?:will|are going to|is going to) run out (?:before|by) (?:the )?(?:month end|end of (?:the )?month|month is over)$/i,
    (_, of = '') => `which clients are projected over budget${of === '' ? '' : ` in ${of.trim()}`}`,
  ],
  [
    /^(?:anything|something|what(?:['’]s| is)?|stuff) (?:is )?waiting (?:on|for) my (?:ok|okay|approval|sign ?off|decision|signature|go ahead)$/i,
    'what waits for me',
  ],
  [/^what caused (?:them|it|those|these|that)$/i, 'by cause'],
  [
    /^what models do (?:people|shoppers|visitors) look at (?:the )?most(?: on (?:our|my) (?:site|website))?\b/i,
    'models looked at sorted by visits',
  ],
  [
    /\b(?:who|(?:which )?(?:clients|stores|dealers)(?: that| who| which)?) overspent (?:their|its|the) (?:media )?budgets? by (?=more than|over|at least)/gi,
    'overspent reconciliation with variance ',
  ],
  [/^(.+?)['’]s share of everything (?:that )?we (?:invoiced|billed)\b/gi, 'share of invoice amount of $1'],
  [
    /\b(last|this) (month|week|quarter|year) (?:against|vs\.?|versus|compared (?:to|with)) the one before\b/gi,
    '$1 $2 vs the $2 before',
  ],
  [
    /^(?:skip|leave out|drop|ignore) (?:anyone|anybody|those|clients|stores|the ones) (?:with )?(?=under|below|less than|fewer than)/i,
    'drop anyone ',
  ],
  [
    /\b(which|what) (of (?:my|our) )?(campaign|channel|client|store|dealer|platform)s? converts? (?:the )?(best|worst)\b/gi,
    (_, which = '', own = '', what = '', how = '') =>
      `${which} ${own}${what}${own === '' ? '' : 's'} has the ${how === 'best' ? 'highest' : 'lowest'} conversion rate`,
  ],
  [/^what converts (?:the )?best\b/i, 'which channel has the highest conversion rate'],
  [/^what converts (?:the )?worst\b/i, 'which channel has the lowest conversion rate'],
  [
    /\b(campaigns|channels|clients|stores|platforms) that convert (?:the )?best\b/gi,
    '$1 by conversion rate highest first',
  ],
  [
    /^(?:can (?:i|we) |could (?:i|we) )?(?:please )?log (?:a |an )?(\d+)[- ]?(?:min|mins|minute|minutes) (call|meeting|visit) with (.+?) (?:about|on|regarding) (.+)$/i,
    'log a $2 with $3 about $4 ($1 minutes)',
  ],
  [/\bterms of at least (\d+) days\b/gi, (_, days = '') => `terms over ${Number(days) - 1}`],
  [/^how much content did we publish\b/i, 'number of content published activities'],
  [/,? per person$/gi, ' by person'],
  [
    /\b(?:metric )?(?:alarms?|alerts?) (?:that )?(?:nobody|no one|noone)(?:['’]s| has)? (?:acknowledged|seen|looked after|taken)\b/gi,
    'alarms that rang without looked after by',
  ],
  [
    /^when was the last (sem|seo|social) (\w+(?: \w+)?) for (.+?)(?:,? and who did it)?$/i,
    'when was the last $1 $2 activity for $3',
  ],
  [
    /^did any (store|client|dealer)s? sell (fewer|less|more) than (\d+) (used|new) (?:cars|vehicles)\b/i,
    'which stores had $4 car sales $2 than $3',
  ],
  [/\b(?:any )?ads? waiting (?:on|for) (?:my|our) (?:approval|ok|review)\b/gi, 'proofs waiting for approval'],
  [
    /\bhow much of (?:my|our|the) (google|facebook|search|social|display|video) budget (?:is|was|has been) (?:spent|used)(?: up)?\b/gi,
    'how much of my budget is spent in $1',
  ],
  [
    /^(?:anything|something) over (\$?[\d,]+k?) that(?:['’]s| is)? ?(?:n['’]?t|not) approved(?: yet)?$/i,
    'invoices over $1 that are not approved',
  ],
  [
    /\b(clients|stores|accounts|dealers) on (search|social|display|video|facebook|google|connected tv|seo) but (?:no|not on) /gi,
    '$1 with $2 but no ',
  ],
  [
    /^(?:only |just )?(?:the |those )?(?:ones|those) (over|under|above|below|at least|at most) (?=\$?\d)/i,
    'only $1 ',
  ],
  [
    /^(?:what|how much) can (?:i|we) (?:still )?spend (?:per|a|each) day (?:at|on|for) (.+?)(?: (?:through|until|till) (?:the )?(?:30th|31st|end of (?:the )?month|month end))?$/i,
    'daily allowance of $1',
  ],
  [
    /^(?:(?:cool|ok|okay|great|good)[, ]+)?(?:can|could) (?:we|i|you) (?:please )?(?:put|add) (?:another |an extra |an additional )?(\$?\d[\d,]*k?)(?: more)? (?:on|to|into|for) (?:our |my |the )?(search|social|display|video|google|facebook|connected tv)(?: budget)?(?: (?:in|from|starting(?: in)?|for) (.+))?$/i,
    (_, amount = '', of = '', from = '') =>
      `raise my ${of} budget by ${amount}${from === '' ? '' : ` from ${from}`}`,
  ],
]
