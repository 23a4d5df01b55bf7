import type { Otherwise } from './otherwise.ts'

const clients = '(?:clients?|stores?|dealers?|dealerships?|accounts?|customers?|rooftops?)'
const figure =
  '(?:search |social |display |video |seo |sem )?(?:budgets?|spend|leads|conversions|clicks|revenue|sales|fees|margin|sessions|traffic|calls)'

/** Of money and results, as people say it who have not seen the grammar: each is held by a question of the corpus. */
export const ofMoneyLater: Otherwise = [
  // Whoever is invoiced for several stores at once is an organization above them.
  [
    new RegExp(
      `^(?:which|what|list(?: the)?|show(?: me)?(?: the)?) ${clients} (?:that |who )?(?:get|have|receive|want|are on|share|getting|on) (?:one |a |just one )?(?:combined|single|consolidated|joint|shared) (?:invoice|bill)(?=[?.! ]*$)`,
      'gi',
    ),
    'parent organizations one invoice for all stores',
  ],
  // What ends and is not followed by anything is a cancellation.
  [
    /^budgets? (?:that |which )?(?:ends?|ending|expires?|expiring|runs? out|running out) (.+?) (?:that|which|and|but) (?:are|is|do|does|will|have|has)(?: not|n['’]?t) (?:be |been |get |got )?(?:continued?|renew(?:ed)?|extend(?:ed)?|replaced?|followed|go on|going on|carry on|renewing|continuing)(?=[?.! ]*$)/gi,
    'cancellations ending $1',
  ],
  [
    /^(?:the )?(?:invoice|invoicing|billing) history (?:for|of) (.+?),? (?:the |of the |over the )?(?:last|past|latest) (\d+)(?=[?.! ]*$)/gi,
    'last $2 invoices of $1',
  ],
  [/^(?:the )?(?:invoice|invoicing) history (?:for|of) (.+?)(?=[?.! ]*$)/gi, 'invoices of $1'],
  [/\b(?:managed (budgets?)|(budgets?) under management)\b/gi, '$1$2'],
  [
    /^(?:how much|what)( money| revenue| budget)? (?:are|is|were) we losing (?=(?:to|from|because of|due to|through|in) )/gi,
    'how much$1 did we lose ',
  ],
  [
    /^(?:is|are|was|were) (?!(?:we|it|they|that|this|he|she|any|my|our)\b)(.+?) (?:still )?(?:profitable|making (?:us )?(?:any )?money|in the black)(?: for us| to us)?(?=[?.! ]*$| (?:this|last|in)\b)/gi,
    'margin of $1',
  ],
  [/^how profitable (?:is|are|was|were) (?!(?:we|it|they|that|this)\b)/gi, 'margin of '],
  [
    /\bnet (?:new|change (?:in|of)|difference (?:in|of)|gain (?:in|of)) budgets?\b/gi,
    'budget comparison difference',
  ],
  [
    new RegExp(
      `\\b(${clients})(?: that are| who are| which are)? (up|down) (?:in|on) (?:their )?(${figure})\\b`,
      'gi',
    ),
    '$1 whose $3 went $2',
  ],
  [/^credits? (?:for|of|to) (?=\w)/gi, 'credit invoices for '],
  // So far below what was to be spent by now.
  [
    /\b(under|over) by (?:more than |over |at least )?(\d+) ?(?:%|percent)(?=[?.! ]*$| (?:this|last|on|in) )/gi,
    '$1pacing by more than $2%',
  ],
  // Where more goes out than was planned is at whom.
  [
    /^where (?:are|do|did) we (over|under)[- ]?spend(?:ing)?(?: (?:client|the client['’]?s?|their|clients['’]?) (?:money|budgets?))?(?=[?.! ]*$| (?:this|last|in|on)\b)/gi,
    'clients $1spending',
  ],
  [/\borganic (?=(?:fell|dropped|declined|went|is|was|has|down|grew|rose|up|sank)\b)/gi, 'organic sessions '],
  [
    /\bthis (january|february|march|april|may|june|july|august|september|october|november|december) (vs\.?|versus|compared (?:to|with)|against|and) last(?: year['’]?s?| \1| one)?(?=[?.! ]*$)/gi,
    '$1 $2 last $1',
  ],
  [
    /^(?:(?:can|could|may) (?:i|we) (?:see|have|get) |show (?:me )?|(?:what(?:['’]?s| is) ))?(?:the |my |our )?(january|february|march|april|may|june|july|august|september|october|november|december|next (?:month|quarter|year)['’]?s?) (?:media |ad |advertising )?plan(?=[?.! ]*$)/gi,
    'budgets for $1',
  ],
  [
    new RegExp(
      `^(which (?:one )?(?:of )?(?:my |our )?(?:two |three |\\d )?(?:${clients}|channels?|platforms?|campaigns?)) is (?:the )?(?:more|most) (?:efficient|cost[- ]effective|effective per dollar)(?=[?.! ]*$| (?:this|last|in)\\b)`,
      'gi',
    ),
    '$1 has the lowest cost per lead',
  ],
  [
    /^(?:(?:the|our|a) )?(?:forecast|forecasted|expected)(?: of| for)? (?:the )?(?:revenue|billings?|budgets?) (?:for|in) (?=next |january\b|february\b|march\b|april\b)/gi,
    'budgets for ',
  ],
  [
    /\bvs\.? (?:last year|ly|prior year|the year before)(?:['’]s)? (?:ytd|year to date)\b/gi,
    'vs same period last year',
  ],
  [
    new RegExp(
      `^((?:which (?:of (?:my |our )?)?|my |our )?${clients}|who)(?: (?:is|are|that|that are))* (?:spends?|spending|spent) (less|more) than (?:planned|budgeted|agreed|expected|they should|it should|we planned|the plan)(?=[?.! ]*$| (?:this|in)\\b)`,
      'gi',
    ),
    (_, whom: string, way: string) => `${whom} ${way.toLowerCase() === 'less' ? 'under' : 'over'}pacing`,
  ],
  [
    /^(?:reconciliation )?variances? (?:between|of) (?:the )?(?:budgets?|plan) (?:and|vs\.?|versus|to) (?:the )?(?:actual )?(?:spend|actuals?)\b/gi,
    'reconciliation variance',
  ],
  [
    /^budgets? (?:with no|without (?:an? )?|that have no|missing (?:an? )?) ?invoices?\b/gi,
    'budgets on no invoice',
  ],
  [
    new RegExp(
      `^(?:which |what )?${clients} (?:that )?(?:were |was |have been |got )?(?:credited|refunded)(?=[?.! ]*$| (?:this|last|in|since)\\b)`,
      'gi',
    ),
    'credit invoices by payer',
  ],
  [/\b(?:zero|0) (?=(?:clicks|conversions|leads|spend|impressions|sales|calls)\b)/gi, 'no '],
  // What is spoken of by what it was: `days to pay, slowest first`.
  [/,? slowest first(?=[?.! ]*$)/gi, ', highest first'],
  [
    /^(?:is|are|will|does|do) (.+?)(?:['’]s?)? budgets? (?:be )?(?:going|go|change|changing|get|getting|increase|increasing)(?: (?:up|down|higher|lower|or|any))* (next month|in (?:january|february|march|april|may|june|july|august|september|october|november|december))(?=[?.! ]*$)/gi,
    'is $1 budget higher $2 than this month',
  ],
  [/\bof the year(?=[?.! ]*$)/gi, 'this year'],
  [
    /^(?:did|has) the budgets? (?:of|for|at) (.+?) (?:change|changed|been changed)(?= (?:since|in|this|last)\b)/gi,
    'what changed in the budget of $1',
  ],
  [
    new RegExp(
      `^(?:who|which ${clients})(?:['’]?s| is| are| was| were| has| have)?(?: been)? (?:losing|lost) (traffic|sessions|clicks|impressions|conversions|leads|sales)(?=[?.! ]*$| (?:this|last|in|since) \\w+[?.! ]*$)`,
      'gi',
    ),
    (_, figure: string) => `which clients' ${/^traffic$/i.test(figure) ? 'sessions' : figure} went down`,
  ],
  // Of what is counted the most come first.
  [
    /^((?:number of |how many )?(?:leads|sales|tasks|activities|interactions|appointments|requests|reviews)\b.*?),? (?:(?:highest|biggest|largest)(?: one)?s? first|(?:from )?high(?:est)? to low(?:est)?)(?=[?.! ]*$)/gi,
    '$1, most first',
  ],
  [
    /^((?:number of |how many )?(?:leads|sales|tasks|activities|interactions|appointments|requests|reviews)\b.*?),? (?:(?:lowest|smallest)(?: one)?s? first|(?:from )?low(?:est)? to high(?:est)?)(?=[?.! ]*$)/gi,
    '$1, fewest first',
  ],
  [/,? (?:from )?high(?:est)? to low(?:est)?(?=[?.! ]*$)/gi, ', highest first'],
  [/,? (?:from )?low(?:est)? to high(?:est)?(?=[?.! ]*$)/gi, ', lowest first'],
  [new RegExp(`\\b(?:over|across) all (?:of )?(?:my |our )?(${clients})(?=[?.! ]*$)`, 'gi'), 'for all $1'],
  [new RegExp(`\\b(${clients}) (?:that are |who are )?not using (?:the |an? |any )?`, 'gi'), '$1 without '],
  [/,? (?:for |across |over |in |on )?all (?:the )?(?:channels|platforms)(?=[?.! ]*$)/gi, ''],
  [
    /\b(?:went|gone|go|going|ran|run|pushed|spent) (?:right )?(?:past|beyond|through|above) (?:their|its|the|our|his|her) (?=(?:\w+ )?budgets?\b)/gi,
    'went over their ',
  ],
]
