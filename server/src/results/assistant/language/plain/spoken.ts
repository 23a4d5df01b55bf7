import type { Otherwise } from './otherwise.ts'

const asker =
  '(?:my |our |the |their )?(?:\\w+ )?(?:boss|client|owner|gm|dealer principal|dealer|director|manager|customer|vp|cfo|ceo|controller|team)'
const occasion =
  "(?:(?:my|our|the|an?|this|today[’']?s|tomorrow[’']?s) )?(?:\\w+ )?(?:meeting|call|review|qbr|quarterly business review|presentation|deck|slides?|one on one|report to the owner)"
const whole = '(?:whole |entire |full )?(?:agency|company|shop)'

/** What is said around a question, and asks for nothing: each is held by one of the corpus. */
export const spoken: Otherwise = [
  // Why somebody asks, and for whom.
  [
    new RegExp(
      `^(?:(?:since|because|as|so) )?${asker} (?:wants|needs|would like|is after|is asking for|keeps asking for|asked for|is asking|keeps asking|was asking|wants to know|wants to see|needs to know|needs to see)(?: (?:me to|us to) (?:pull|get|send|check))?(?: about)?[,:]* +(?=\\S+ \\S)`,
      'gi',
    ),
    '',
  ],
  [
    new RegExp(
      `^(?:i (?:have|got|['’]ve got) ${occasion}[^,]*, *(?:and )?|for ${occasion}[,:]* +)(?=\\S+ \\S)`,
      'gi',
    ),
    '',
  ],
  [new RegExp(`,? +(?:it(?:['’]s| is) )?for ${occasion}$`, 'gi'), ''],
  [
    /^(?:(?:i(?:['’]m| am) )?not sure (?:if|whether|where) [^,?]{3,40}?,? but |i (?:keep|always) (?:forgetting|forget)(?: (?:this|it))?[,:.]* |(?:sorry,? )?(?:this (?:is|might be|may be) )?(?:a )?(?:dumb|silly|stupid|weird|random|basic|easy) (?:question|one)(?:,? but|[,:])? *|(?:sorry|apologies) if [^,]{3,40}?, (?:but )?|(?:i )?(?:can['’]?t|cannot|can not|couldn['’]?t) (?:find|remember|see)(?: (?:it|this|that))?[,:] |i (?:was|am) just (?:wondering|curious)[,:]? (?:about )?)(?=\S+ \S)/gi,
    '',
  ],
  // How one stands with what was planned.
  [
    /^how (?:are|is|am) (we|i|they|my (?:stores|clients)|our (?:stores|clients)) (?:doing|looking|tracking|standing|holding up) (?:on|with|against|for|in terms of) (?:the |our |my |their )?budgets?\b/gi,
    (_, who = '') => (/^(?:my|our)/i.test(who) ? `pacing of ${who}` : 'pacing'),
  ],
  [
    /\b(fees?|spend|budget|revenue|margin|clicks|impressions|conversions|leads) (?:vs\.?|versus) (?:the )?(fees?|spend|budget|revenue|margin|clicks|impressions|conversions|leads)\b(?![^]*(?:,|worst|best|top|most|least))/gi,
    '$1 and $2',
  ],
  // What is asked of nobody is told of everybody.
  [
    new RegExp(
      `(?<=^(?!and\\b|what about|how about|same\\b|now\\b|who\\b).+),? (?:for|across|over) (?:the |our |this )${whole}(?: as a whole| overall| total)?(?=[,?.!]|$| (?:in|for|on|last|this|by|per|vs|since|over|through)\\b)`,
      'gi',
    ),
    ' for all clients',
  ],
  [
    /(?<=^(?!and\b|what about|how about|same\b|now\b|who\b).+),? (?:total (?:agency|company)|(?:agency|company)[- ]?(?:wide|total|overall))\b/gi,
    ' for all clients',
  ],
  [
    /(?<!\b(?:partner|the|by|per) )\b(?:total )?(?:agency|company)(?:[- ](?:wide|total|overall))? (?=(?:spend|budgets?|pacing|clicks|impressions|conversions|leads|revenue|margins?|costs?|ctr|cpc|cpa|fees)\b)/gi,
    '',
  ],
  // Each of them is all of them.
  [/\b(on|of|for) every (deal|client|store|task|claim|invoice|agreement|account|budget)\b/gi, '$1 all $2s'],
  [/\bwaiting (?:on|for) (?:a |their |the client['’]?s )?signature\b/gi, 'waiting for signature'],
  [/\b(conversion|lead|click|impression|call|session|visit)s? numbers\b/gi, '$1s'],
  [/\b(?:for|across) all (?:the |our )?channels\b/gi, 'by channel'],
  [/(?<=\S), exclud(?:e|ing) (?=\S)/gi, ', except '],
  // Where the time stands is no part of what is asked.
  [
    /,? (?:with|now that|given (?:that )?|since|as|because) (?:the |this )?(?:month|quarter|year|week)(?:['’]s| is| being)? (?:(?:almost|nearly|about|just about|practically|half|pretty much) )*(?:over|done|gone|up|out|at an end|ending|coming to an end|closing)(?= |$|[,.?!])/gi,
    '',
  ],
  [/\b(?:already |so far )?for the (month|week|quarter|year)(?: already| so far)?(?=[,?.!]|$)/gi, 'this $1'],
  // How often something came about is counted.
  [/\b(most|least)[- ](?:often|frequently|commonly) (?=\w+ed\b)/gi, '$1 '],
  // What is asked of the rows behind them, one by one.
  [
    /,? and (?:who(?:['’]s| is| are)?|by whom (?:is|are)) (?:(?:working|handling|covering|running|on|owning|responsible for|assigned to|in charge of|taking care of|looking after) )(?:them|it|those|these|each|each one|each of them)$/gi,
    ' and who has them',
  ],
  [
    /,? and (?:what(?:['’]?s| is| are| was)?|the) (?:the |their |its )?([\w ]{3,25}?)(?: is| was)? (?:for|of|on|behind) (?:each|every)(?: one| of them)?$/gi,
    ' and the $1 for each',
  ],
  // Nobody who was not talked to was touched.
  [
    /,? (?:and )?(?:with )?no (?:touch(?:es|point|points)?|contact|outreach|conversations?|communication|check-?ins?) (?:in|for|since|over) (?:the )?(?:last |past )?/gi,
    ' without interactions in the last ',
  ],
  // Notes stand with what they were taken of.
  [
    /^(?:(?:what|which|show|any|the|are|is|were|was|there|me|read) )*notes? (?:(?:are |were |is |do we have )?(?:there )?)(?:on|of|from|for|in|about) (?:the |our |my )?(last|latest|most recent) (interaction|call|meeting|visit|conversation|activity)\b/gi,
    '$1 $2',
  ],
  [
    /^(?:what was |what is )?(?:the |our |my )?(last|latest|most recent) (interaction|call|meeting|visit|conversation) (with|at|for) (.+?) about$/gi,
    '$1 $2 $3 $4',
  ],
  // Who of the team does a part of the work.
  [
    /^(?:who(?:['’]?s| is)(?: the)? )?(.+?)['’]s (seo|sem|ppc|social|programmatic|paid search) (?:person|guy|lady|rep|contact|specialist|buyer|manager|lead)\b/gi,
    'who is the $2 specialist for $1',
  ],
]
