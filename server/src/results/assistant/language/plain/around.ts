import type { Otherwise } from './otherwise.ts'

const who =
  '(?:my|our|the|their) (?:\\w+ )?(?:gm|dp|owner|client|dealer|boss|manager|director|dealer principal|controller|customer)'
const openers = [
  'hey(?: there)?',
  'hi(?: there)?',
  'hello',
  'ok(?:ay)?',
  'so',
  'well',
  'thanks',
  'thank you',
  'fyi',
  'btw',
  'also',
  '(?:just )?(?:a )?(?:quick|short) (?:question|one|q|thing)',
  '(?:and )?one (?:more|last) (?:thing|question|one)',
  'got a (?:min|minute|sec|second)',
  '(?:i(?:[’\']m| am) )?sorry to (?:bother|bug)(?: you)?(?: again)?',
  'any (?:chance|way)(?: that)?(?: you| i| we)? (?:can|could) (?:please )?(?:show|tell|get|give|see|pull)(?: (?:me|us))?',
  'do you (?:happen to )?know',
  '(?:idk|i (?:do not|don[’\']?t) know|not sure|no idea)(?= (?:who|what|which|when|how|where|if))',
  `${who} (?:asked|asks|is asking|just asked|wants to know|wanted to know|keeps asking|was asking)(?: me)?`,
] // prettier-ignore

/** What people say before a question and behind it: each is held by one of the corpus. */
export const around: Otherwise = [
  // Of whom the question is comes first.
  [
    /^(?:re|regarding|about|question (?:about|on|re)|i(?:['’]?m| am) (?:looking at|on|working on)) ([^,:–—]+?)(?: -|,|:| –| —) +(?=\S)/gi,
    '$1: ',
  ],
  [new RegExp(`^(?:(?:${openers.join('|')})(?:[,:;.!?]| -| –| —)* +(?:but +|and +)?)+(?=\\S)`, 'gi'), ''],
  [/[,.;]? *(?:can|could) (?:you|u|someone|anybody) (?:please )?(?:tell me|check|help|look)$|[,.;] *(?:do you know|any ideas?|lmk|let me know)$/gi, ''],
  // What is said of a store as a whole.
  [/^(?:the )?(?:status|overview|snapshot|rundown|current state) (?:of|on|for|at) (?!my\b|our\b|the\b|all\b)([^,]+)$/gi, 'how is $1 doing'],
  [
    /^(?!how\b|what\b|show\b|which\b|why\b|my\b|our\b|the\b|phone\b|po\b)([^,]+?)(?:['’]s)? (?:numbers|stats|perf|performance|metrics|kpis)((?: (?:for|in|of))? (?:last|this|yesterday|today|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|q\d)\w*(?: \w+)?)?$/gi,
    'how did $1 do$2',
  ],
] // prettier-ignore
