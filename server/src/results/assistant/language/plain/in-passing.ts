import type { Otherwise } from './otherwise.ts'

const tell =
  '(?:tell|show|give|send|get|explain)(?: (?:me|us|it|that))?|let (?:me|us) know|remind (?:me|us)(?: again)?|check(?: for (?:me|us))?|see|look up|find(?: out)?|pull(?: up)?|confirm|say|help (?:me|us)(?: out)?(?: with)?'
const asking =
  '(?=(?:what|which|who|whose|whom|when|where|how|why|if|whether|the|my|our|all|every|any|in)\\b)'
const mine = '(?:my|our|the|their|your)'
const section = '(search|social|facebook|display|video|connected tv|seo|sem|google|meta|programmatic|youtube)'
const soon =
  '(?: (?:by|at|before|until|till) (?:the )?(?:end of (?:the )?|rest of (?:the )?)?(?:month|monday|tuesday|wednesday|thursday|friday|month end|then)(?: midnight| night| morning)?| this month| in full)*'
const whoOf =
  '(?:who(?:ever)?|which (?:ones|of (?:my|our|them|those)(?: (?:stores|clients|dealers|accounts))?|stores|clients|dealers|accounts))'

const ways = (pattern: string): RegExp => new RegExp(pattern, 'gi')

/** What people say before and behind what they ask, and the ways to ask that they have in passing. */
export const inPassing: Otherwise = [
  // How somebody begins who wants to be told something.
  [
    ways(
      `^(?:(?:hi|hey|hello|ok|okay|so|well|um|yo|please|pls|kindly|hold on|wait|listen|sorry|quick (?:one|question)|question)[,.!: –-]+)+(?=\\S)`,
    ),
    '',
  ],
  [
    ways(
      `^(?:could|can|would|will) (?:you|u|someone|somebody|anyone|anybody)(?: (?:please|pls|kindly|quickly|maybe|possibly|be so (?:good|kind)(?: as)? to|mind))* (?:${tell}) ${asking}`,
    ),
    '',
  ],
  [
    ways(
      `^(?:i|we)(?:['’]d| would)? (?:like|love|want|need|have) (?:to (?:see|know|get|have|understand|find out|check|hear)|(?:a |one |the )?(?:full |complete )?(?:list|overview|table|breakdown) of) `,
    ),
    '',
  ],
  [
    ways(
      `^(?:i|we)(?:['’]m| am| was| were|['’]re| are)? (?:just )?(?:wondering|asking|curious|trying to (?:find out|find|see|figure out|understand))(?: about)? ${asking}`,
    ),
    '',
  ],
  [
    ways(
      `^(?:[A-Z]?\\w+|(?:my|the|our|his|her) (?:\\w+ )?\\w+) (?:wants|needs|would like|asked|is asking|has asked|asks|keeps asking)(?: me| us)?(?: to (?:know|see|have|hear))? (?=(?:how|what|which|who|when|where|if|whether)\\b)`,
    ),
    '',
  ],
  [
    ways(
      `^(?:he|she|they|it)(?:['’]s| is| are)? (?:asking|asks?|wondering|wants? to know)(?: me| us)? (?=(?:how|what|which|who|when|where|if|whether)\\b)`,
    ),
    '',
  ],
  [
    ways(
      `^(?:is it (?:likely|possible|true|correct|right) that|(?:what are the )?chances (?:are )?(?:that )?|are you sure (?:that )?) ?`,
    ),
    'will ',
  ],
  [
    ways(
      `^(?:(?:do you|do we|does (?:anyone|anybody)|would you)(?: happen to)? know|(?:please |pls )?(?:tell|show) (?:me|us)|any (?:idea|clue)(?: about| on)?) ${asking}`,
    ),
    '',
  ],
  [
    ways(
      `^(?:remind (?:me|us)(?: again)?|(?:kindly |please )?advise|gotta know|need to know)[-–:, ]+${asking}`,
    ),
    '',
  ],
  [
    ways(
      `^(?:would like|(?:please |pls |kindly )?(?:send|provide|prepare|pull|need))(?: me| us)? (?:a |an |the |one )?(?:full |complete )?(?:list|overview|table|breakdown|rundown) (?:of|on|with) (?:all )?`,
    ),
    'list ',
  ],
  [ways(`^(?:please |pls )?pull (?:up )?(?:all )?(?=\\S)`), 'show '],
  // What is asked in a sentence of its own: `tell me if October is closed`.
  [/^(?:if|whether) (.+?) (is|are|was|were|has|have|will|can) (?!to\b)(.+)$/i, '$2 $1 $3'],
  [
    /^(?:if|whether) (.+? )(got|had|went|did|spent|paid|sold)\b/i,
    (_, who = '', verb = '') =>
      `did ${who}${{ got: 'get', had: 'have', went: 'go', did: 'do', spent: 'spend', paid: 'pay', sold: 'sell' }[verb.toLowerCase()] ?? verb}`,
  ],
  [
    /^((?:what|who|where|when|how (?:much|many)|which \w+)) ((?:the|our|my|their|his|her) (?:\w+ ){0,3}\w+) (is|are|was|were)$/i,
    '$1 $3 $2',
  ],
  // How somebody ends who has asked.
  [
    ways(
      `[ ,.;–-]+(?:please|pls|plz|thanks|thank you|thx|if you (?:could|can|would|don['’]?t mind)|if possible|when you (?:can|get a chance)|real quick|lol|haha|asap|or (?:what|not|something)|(?:nothing fancy|in plain (?:words|english)))$`,
    ),
    '',
  ],
  [ways(`[ ,]+(?:right|correct|yes|no|yeah)$`), ''],
  // Whoever works for us.
  [
    ways(
      `\\b(?:(?:some|any|every)(?:body|one)|people|anyone else) (?:from|on|at|in) your (?:side|team|end|company|office|agency)\\b|\\byour (?:people|folks|guys|team|side)(?= (?:did|do|has|have|talked|spoke|called|work|worked|get up|been))`,
    ),
    'you',
  ],
  [
    ways(
      `^(?:list |show |name )?(?:who(?: else)?(?:['’]s| is| are)? |you |everybody |everyone |all the people |the people )+(?:(?:who is |that is |who are |that are )?(?:now )?(?:work(?:ing|s)?|looking) (?:on|after|for|with)) (?=\\S)`,
    ),
    'team of ',
  ],
  [
    ways(
      `^who(?:m)? (?:do|should|can|could|must) (?:i|we) (?:call|ask|contact|e-?mail|telephone|phone|ring|write to|write|talk to|speak to|reach|reach out to|turn to)(?: (?:at|in) (?:the |your )?agency)? (?:about|regarding|concerning|for|on|with) (?:my |our |the )?${section}(?: (?:stuff|ads|budget|campaigns?|questions?|side))?$`,
    ),
    'who does $1 for my store',
  ],
  [
    ways(
      `^who(?:m)? (?:do|should|can|could|must) (?:i|we) (?:call|ask|contact|e-?mail|telephone|phone|ring|write to|write|talk to|speak to|reach|reach out to|turn to) (?:at|in|from) (?:the |your )?agency (?:about|regarding|concerning|for|on) (?:the )?(.+?)(?: (?:store|dealership))?$`,
    ),
    'who manages $1',
  ],
  [
    /,? and how (?:do|can) (?:i|we) (?:get (?:a )?hold of|reach|contact|call) (?:them|him|her|that person)$/i,
    '',
  ],
  [/^who am i (?:talking|speaking|meeting) (?:to|with) (?:over there|there|at) ?/i, 'their contacts '],
  // Money that will not last.
  [
    ways(
      `^(?:are|will|would|do you (?:think|reckon|expect)|reckon|think) (?:we|i|it|they)(?:['’]ll| will| are)? (?:be )?(?:gonna |going to |about to )?(?:run(?:ning)? out of (?:money|budget|cash)|overspend|overshoot|go over(?: budget)?|stay (?:within|under|in|on) (?:the |our |my )?budget|make it (?:to the end|through)|deliver|spend it all|use it up|blow (?:through|past) (?:the |our |my )?(?:budget|money))${soon}(?: (?:on|in|for|with) ${section})?${soon}$`,
    ),
    (_, on = '') => `projected spend and budget${on === '' ? '' : ` for ${on}`} this month`,
  ],
  [
    ways(
      `^${whoOf}(?:['’]s| is| are| will| would)? (?:be )?(?:gonna |going to |about to |likely to )?(?:blow (?:through|past)|run out of|burn through|exceed|overspend|go over|overshoot|spend more than|bust)(?: (?:their|his|her|its|the))?(?: (?:whole |entire )?(?:money|budgets?|cash))?${soon}$`,
    ),
    'which of my clients will go over budget this month',
  ],
  [
    ways(
      `^(?:in (?:preparation|advance) (?:of|for)|for) (?:my|our|the|a) (?:20 group|board|boss|gm|general manager|controller|presentation|partner|owner|accountant|dealer meeting|dealer|sales meeting|next meeting|meeting|review|report|files|records)(?: meeting| call| review)?,? (?:i|we) (?:need|want|require|would like|have to have) `,
    ),
    '',
  ],
  [
    /\b(?:the )?last thing (?:that )?(?:was |got |i )?(?:logged|recorded|entered|noted|wrote down|written down)(?: there)?(?: (?:from|by) me)?(?: (?:at|on|for|with))?\b/gi,
    'my last interaction at',
  ],
  // What came of the money.
  [
    /,? and what (?:came|has come|did (?:we|i|they) get|do (?:we|i) get|have (?:we|i) got)(?: (?:out|back))?(?: (?:of|for|from) (?:it|that|them))?(?=$|[,.?])/gi,
    ' and conversions',
  ],
  [/\beverything (?=(?:we|i|they|you) (?:have )?(?:spent|paid|invoiced|billed)\b)/gi, 'what '],
  [/\b(?:spent|spend) on advertising(?: with you| w you| with the agency)?\b/gi, 'spent'],
  [
    /\b(?:more|better) bang for (?:its|the|our|their|your|my) (?:buck|money|dollar)\b/gi,
    'the lowest cost per lead',
  ],
  // Nobody was spoken to.
  [
    ways(
      `^(?:which|who)(?: (?:of )?(?:my |our )?(?:stores|clients|dealers|accounts))? (?:haven['’]?t (?:i|we)|have (?:i|we) not|have not (?:i|we)|didn['’]?t (?:i|we)|did (?:i|we) not) (?:talked|spoken|called|contacted|visited|met|reached out|been in touch|talk|speak|call)(?: (?:to|with))?(.*?)(?: (?:out )?(?:of|from|among) my (?:stores|clients|dealers|accounts))?$`,
    ),
    'my clients without interactions$1',
  ],
  [
    ways(
      `^(?:i |we )?(?:haven['’]?t|have not|havent) (?:talked|spoken|called|met|been in touch)(?: (?:to|with))? (?:who|whom)(?: (?:in|for|since))? (.+)$`,
    ),
    'my clients without interactions in the last $1',
  ],
  // What is to be told before a call.
  [
    ways(
      `^(?:i(?:['’]ve| have|['’]m)? |have |got |just got )*(?:a |my |an )?(?:call|meeting|visit|review|lunch|prepping for (?:a |an |my )?(?:\\S+ )??)(?: coming up)? (?:with|w|at) (.+?)(?: (?:in|at|on) (?:\\d+|ten|five|a few|half an|an)? ?(?:min|mins|minutes|hours?|am|pm|o['’]?clock|today|tomorrow))?[,.;: –-]+(?:so )?(?:give me |gimme |i need |what is |let me have )?(?:the )?(?:short version|highlights|rundown|quick (?:summary|version|overview)|summary|tl;?dr|cliff ?notes|catch me up|bring me up to speed|brief me|fill me in|what should i know)$`,
    ),
    'brief me on $1',
  ],
  [
    ways(
      `^i(?:['’]m| am) (?:prepping|preparing|getting ready|driving|heading|off) (?:for|to) (?:a |an |my |the )?(?:\\S+ )??(?:call |meeting |visit |review )?(?:with|w|at|to) (.+?)[,.;: –-]+(?:give me the (?:short version|highlights|rundown)|catch me up|bring me up to speed|brief me|fill me in|what should i know)$`,
    ),
    'brief me on $1',
  ],
  [
    /^(?:talk|walk|run|take) (?:me|us) through (?:the |our |my )?((?:last|past) .+?(?:months|weeks|quarter|year))(?: (?:for|of|at) (.+?))?(?: (?:the way|as if|like) .+)?$/i,
    (_, time = '', whose = '') => `results${whose === '' ? '' : ` of ${whose}`} in the ${time} by month`,
  ],
  // Day after day.
  [/\b(day|week|month) (?:by|after|for) \1\b/gi, 'by $1'],
  [
    /\bfor as (?:many|long|far)(?: (?:back|months|weeks|days|years))?(?: back)? as (?:you|we|it) (?:have|has|go|goes|can)(?: (?:it|them|data))?\b/gi,
    '',
  ],
  [new RegExp(`\\bof ${mine} (?:whole |entire )?(?:portfolio|book|roster)\\b`, 'gi'), 'of my clients'],
  [/\b(?:for|in|across|on) my (?:whole |entire )?(?:book|portfolio|roster)\b/gi, 'of my clients'],
  [
    /\btotal monthly (?:amount |billing |spend |budget )?(?=(?:of|for|across) my clients\b)/gi,
    'total budget ',
  ],
  [
    /\b(?:with|has|have) the most (?:\$+|money|cash|dollars)(?: in it| in them)?\b|\b(?:carries|carry|brings? in) the most money\b/gi,
    'with the largest budget',
  ],
]
