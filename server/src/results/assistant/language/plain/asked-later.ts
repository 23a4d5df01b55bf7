import type { Otherwise } from './otherwise.ts'

const stores = '(?:clients|stores|dealers|dealerships|accounts|customers)'

/** Ways to ask for amounts to come, for what goes well or badly, and for one invoice. */
export const askedLater: Otherwise = [
  // What is planned for a month is what will be billed in it.
  [/\b(?:expected|anticipated|planned) (?:billings?|revenue|invoicing|invoices|income)\b/gi, 'budget amount'],
  [/\b(spends?|spending|invests?) (?:a|each|every) (day|week|month)(?=[?.! ]*$)/gi, '$1 by $2'],
  [
    /^(?:which|what) (?:services?|products?) (?:do|did|are|have) we (?:sell|sold|selling) (?:the )?(most|least)(?: of)?(?=[?.! ]*$)/gi,
    (_, most = '') =>
      `number of budgets by service ${most.toLowerCase() === 'most' ? 'highest' : 'lowest'} first`,
  ],
  [
    new RegExp(
      `^(?:which|what|show me|list) (?:of )?(my |our )?${stores} (?:are |do |that )*(?:losing|lose|cost|costing) us money$`,
      'gi',
    ),
    '$1clients with negative margin',
  ],
  [
    new RegExp(
      `^(?:which|what) (?:of )?(my |our )?(${stores}) (?:are |is )?(?:trending|going|heading) (down|up) (?:on|in|for|with) (\\S+(?: \\S+){0,3}?)$`,
      'gi',
    ),
    (_, my = '', whose = '', way = '', figure = '') =>
      `${my}${whose} whose ${figure} ${way.toLowerCase() === 'down' ? 'dropped' : 'rose'} vs last month`,
  ],
  // What rows do not have they are without.
  [
    /^(?:which|what|any|show me|list) (?:of )?((?:my |our |the )?\w+(?: \w+)?) (?:have|has|got) no (?!(?:budget|task|activit|interaction)\w*\b)(?=\w)/gi,
    '$1 without a ',
  ],
  [
    /^(?:i['’]d like to see |show me |see )?what (?:did |have |has )?(?:you|they|the agency|the team) (?:been )?(?:post|posted|posting|put up|publish|published) (?:on|to) (?:our |my |the )?(?:facebook|instagram|social)(?: media)?(?: page| pages)?\b/gi,
    'Social activities',
  ],
  // What waits for somebody at a store.
  [
    /^(?:what|which|any|are there any|do any) (?:budget )?changes (?:to |on |in |of )?(?:our |my |the )?(?:budgets? )?(?:still |that )*(?:need|needs|require|await|wait for|are waiting for|waiting for|want)(?: still)? (?:my|our) (?:okay|ok|approval|sign-?off|confirmation|yes|go-?ahead)$/gi,
    'what waits for me',
  ],
  [
    /^(?:is |are |do you have )?(?:there )?(?:anything|something|any (?:ads?|creatives?|designs?)) (?:that )?(?:you|your team|the agency) (?:made|designed|created|built|did)(?: for us| for me)?(?: is| are)? (?:still )?waiting (?:for|on) (?:my|our|us|me)(?: (?:approval|okay|ok|review|decision|sign-?off))?$/gi,
    'proofs waiting for approval',
  ],
  [
    /^when (?:did|has|have) (?:somebody|someone|anybody|anyone|you|they)(?: from (?:your|the) (?:team|agency|side|office|company))? last (?:called?|call or visit|called or visited|visit|visited|talked? to|spoke(?:n)? (?:to|with)|speak (?:to|with)|contact(?:ed)?|been in touch with) (?:with )?(?:us|me|my store|our store)$/gi,
    'when did you last talk to us',
  ],
  [
    /^((?:and |so |ok |now )*)(?:the )?same (?:thing|question|list|report|numbers?|figures?)(?= (?:for|in|but|by|with)\b)/gi,
    '$1same',
  ],
  [
    /,? and why (?:they|those|these|each(?: one)?) (?:left|cancell?ed|quit|went)(?=[?.! ]*$)/gi,
    ' with the reason',
  ],
  [
    /\b(?:do not|don['’]?t|does not|doesn['’]?t) (have|buy|run|do) (\w+(?: \w+)?) with (?:us|you)(?=[?.! ]*$)/gi,
    'do not $1 $2',
  ],
  // Whether it was more than then is told by both.
  [
    /,? (?:was|is|were) (?:it|that|this|they) (?:more|less|higher|lower|better|worse|up|down) (?:than|from) (?:in )?/gi,
    ' compared with ',
  ],
  // What is left out below an amount keeps what has at least that.
  [
    /,? ?(?:but |and )?(?:leave|leaving) out (?:anything|everything|those|all|any|the ones|ones)(?: that is| that are| with)? (?:under|below|less than) (\$?[\d,.]+k?)/gi,
    ' with at least $1',
  ],
  // Who pays more wants to know of what.
  [
    /^why (?:was|were|am|are|did) (?:i|we) (?:get |being |getting )?(?:charged|billed|invoiced|pay|paying) more\b/gi,
    'why is my invoice higher',
  ],
  // What is asked of one invoice stands in its row.
  [
    /^(?:(?:how (?:many days|long|late|far) (?:over|past |over)?(?:due|late)?|who (?:pays|owes|got|gets)|whose|who is) (?:is |for )?)(invoice \S*\d+)(?: (?:for|past due|overdue|late|to|from))?$/gi,
    '$1',
  ],
]
