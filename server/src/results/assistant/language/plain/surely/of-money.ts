import type { Otherwise } from '../otherwise.ts'

/** Clients as people call them. */
const client = '(?:clients?|stores?|dealers?|dealerships?|accounts?|customers?|rooftops?)'
const raised = '(?:raised|increased|upped|bumped(?: up)?|grew|boosted)'
const lowered = '(?:cut|lowered|reduced|decreased|trimmed|slashed|dropped|shrank)'
const of =
  '(?:(?:search|paid search|social|display|video|ctv|connected tv|sem|seo|google|google ads|facebook|tiktok|audio|email|programmatic|total|monthly|media) )'
const coop = '(?:co-?op|coop)'

/** What is meant by words of money that a rule would take for another figure, or for none. */
export const meantOfMoney: Otherwise = [
  // What may still be spent is what is left, and not what was.
  [
    /^how much(?: money| budget)? (?:can|could|may) (.+?) (?:still|yet|afford to) spend\b/gi,
    'budget left of $1',
  ],
  [/^how much more(?: money| budget)? (?:can|could|may) (.+?) spend\b/gi, 'budget left of $1'],
  [
    /^how much(?: money| budget)? (?:do|does) (.+?) (?:still )?(?:have|get) (?:left )?to spend\b/gi,
    'budget left of $1',
  ],
  [/\bhow much room (?:is (?:there )?(?:left )?|do(?:es)? )(?:in |for |at |on )?/gi, 'budget left of '],
  // What somebody pays the agency has its fees.
  [
    /^(?:what|how much) (?:am|are|do) (?:i|we) (?:actually |really )?(?:paying|pay) (?:you(?: guys| all)?|u|the agency) (?:a|per|each|every) month(?=[?.! ]*$)/gi,
    'my amount with fees this month',
  ],
  [/\b(spending|spend|spent) a day\b/gi, '$1 each day'],
  // Whoever is past due owes, whatever else is late.
  [
    /^(?:is|are|isn['’]t|aren['’]t) (?!(?:any|my|our|the|these|those|there)\b)([A-Z][\w'’& ]+?) (?:past due|behind on (?:(?:their|its) )?(?:payments?|bills?|invoices?)|late (?:on|with) (?:(?:their|its) )?(?:payments?|bills?|invoices?)|delinquent)(?=[?.! ]*$)/g,
    'overdue invoices of $1',
  ],
  // What is earned with somebody is the margin that they leave.
  [
    new RegExp(
      `\\b(which|what)( of (?:my|our))? (${client}|services?|products?|managers?|groups?|channels?) (?:makes?|made) (?:us |the agency )?(?:the )?(most|least)(?: (?:money|profit|margin))?(?=$|[?.!]| (?:this|last|in|on|for|ytd)\\b)`,
      'gi',
    ),
    '$1$2 $3 has the $4 margin',
  ],
  [/\bmost profitable\b/gi, 'highest margin'],
  [/\bleast profitable\b/gi, 'lowest margin'],
  // Calls that a store got, in whichever order it is said.
  [
    /(?<=\bmany |^)calls (did|does|do|has|have) (?!i\b|we\b|you\b)(.+?) (get|got|gotten|receive|received|miss|missed)\b/gi,
    'phone calls $1 $2 $3',
  ],
  // Where visits come from are their sources.
  [
    /^where (?:do|does|did|are|is) (?:all )?(?:of )?(.+?)(?:['’]s?)? (?:web |website |site |organic )?(?:traffic|visits|visitors|sessions) (?:come|coming|came) from\b/gi,
    'sessions of $1 by source',
  ],
  [
    /^where (?:do|does|did|are|is) (?:all )?(?:of )?(.+?)(?:['’]s?)? (leads|conversions) (?:come|coming|came) from\b/gi,
    '$2 of $1 by source',
  ],
  [
    /\bhow (?:is|are|was|were|did|does|has|have) (?:our |my |the )?(?:organic|seo)(?: traffic| visits| search)?(?: been)? (?:do|doing|done|going|looking|performing|perform|hold up|holding up)\b(?! (?:budget|strateg|task|deliverable|team|spend))/gi,
    'organic sessions',
  ],
  // What is left of the manufacturers' money, and whoever claimed none of it.
  [
    new RegExp(
      `^(?:how much |what )${coop}(?: (?:money|funds?|dollars|budget))? (?:do|does|did|has|have) (.+?) (?:still )?(?:have |has |got )?(?:left|remaining|available)(?: to (?:use|claim|spend))?\\b`,
      'gi',
    ),
    'claim amount of not started or gathering or ready co-op claims of $1',
  ],
  [
    new RegExp(
      `^(?:how much |what )${coop}(?: (?:money|funds?|dollars|budget))? is (?:still )?(?:left|remaining|available)(?: (?:for|at|of))?\\b`,
      'gi',
    ),
    'claim amount of not started or gathering or ready co-op claims of',
  ],
  [
    new RegExp(
      `^(?:who|which (?:of (?:my|our) )?${client}) (?:has|have|did|does|do|is|are)(?: not|n['’]?t) (?:been )?(?:used?|using|claimed?|claiming|filed?|touched?)(?: (?:any|any of|up|all|their|its|the|of))* ${coop}(?: (?:money|funds?|dollars|claims?))?(?: yet)?\\b`,
      'gi',
    ),
    'clients without co-op claims',
  ],
  [
    new RegExp(
      `^(?:who|which ${client})(?: has)? ${raised} (?:their|its) (${of}?)budgets? the most\\b`,
      'gi',
    ),
    'biggest increase in $1 invoice amount by client',
  ],
  [
    new RegExp(
      `^(?:who|which ${client})(?: has)? ${lowered} (?:their|its) (${of}?)budgets? the most\\b`,
      'gi',
    ),
    'biggest drop in $1 invoice amount by client',
  ],
  // How a budget has gone is told by what is invoiced for it.
  [
    new RegExp(
      `^(?:who(?: all)?|which (?:of (?:my|our) )?${client}|(?:my |our )?${client}(?: that| who)?)(?: has| have)? ${raised} (?:their|its) (${of}?)budgets?\\b`,
      'gi',
    ),
    "which clients' $1 invoice amount went up",
  ],
  [
    new RegExp(
      `^(?:who(?: all)?|which (?:of (?:my|our) )?${client}|(?:my |our )?${client}(?: that| who)?)(?: has| have)? ${lowered} (?:their|its) (${of}?)budgets?\\b`,
      'gi',
    ),
    "which clients' $1 invoice amount went down",
  ],
  [
    new RegExp(
      `^(?:whose|which ${client}['’]?s?|${client} whose|${client} with(?: an?)?) (${of}?)budgets? (?:that )?(?:has |have |is |are |was |were |did |do )?(?:gone |went |go )?(up|down|rose|risen|fell|fallen|dropped|drop|increased|increase|decreased|decrease|grew|grow|shrank)\\b`,
      'gi',
    ),
    "which clients' $1 invoice amount went $2",
  ],
  [
    /^(?:did|has|have|is) (.+?)(?:['’]s?)? ((?:search |social |display |video |ctv |sem |seo )?)budgets? (?:go|gone|going|went|moved?|changed?)(?: (?:up|down))?(?: or (?:up|down))?(?=[?.! ]*$| (?:this|last|in|since|from|vs|compared)\b)/gi,
    '$2 invoice amount of $1 up or down',
  ],
  // Who changed it, and when, stands in what changed.
  [
    /^(?:who|when)(?: was| did| has)?(?: it that)?(?: somebody| someone| anyone| anybody)? (?:last )?(?:changed?|touched?|edited?|updated?|adjusted?) (?:the )?(?:budgets? (?:of|for|at) )?(?!my\b|our\b|the\b)(.+?)(?:['’]s?)? budgets?(?: last)?(?=[?.! ]*$)/gi,
    'what changed in the budget of $1',
  ],
  [
    /^(?:who|when)(?: was| did| has)?(?: somebody| someone| anyone| anybody)? (?:last )?(?:changed?|touch(?:ed)?|edit(?:ed)?|updated?|adjust(?:ed)?) the budgets? (?:of|for|at) (?!my\b|our\b|the\b)(.+?)(?: last)?(?=[?.! ]*$)/gi,
    'what changed in the budget of $1',
  ],
  [
    /^when (?:was|were) (.+?)(?:['’]s?)? budgets? (?:last )?(?:changed|touched|edited|updated|adjusted)(?: last)?(?=[?.! ]*$)/gi,
    'what changed in the budget of $1',
  ],
  // How far a budget is used is its pace.
  [
    /^how much of (?!(?:my |our |the |their |its )?(?:media )?budget)(.+?)(?:['’]s?)? budgets? (?:is|was|has been|have we|did we|have they|did they|are) (?:already )?(?:been )?(?:used up|spent|used|gone)\b/gi,
    'budget pacing of $1',
  ],
  [
    /^(?:what(?:['’]?s| is)|how much is) (?:still )?(?:left|remaining) (?:in|of|on|from) (?!(?:my|our|the|their|its) (?:media )?budget)(?:the )?(.+?)(?:['’]s?)? (?:media |monthly )?budgets?(?=[?.! ]*$| (?:this|for)\b)/gi,
    'budget left of $1',
  ],
  [
    new RegExp(
      `\\b(biggest|largest|smallest|top(?: \\d+)?) ((?:of )?(?:my |our )?${client}) by (?:total |monthly )?budgets?\\b`,
      'gi',
    ),
    '$1 $2 by invoice amount',
  ],
  // Whoever is on a channel runs it.
  [
    new RegExp(
      `^(?:list|show(?: me)?|give me)?(?: all)?(?: the| our| my)? ?(${client}) on (ctv|connected tv|tv|tiktok|facebook|meta|google(?: ads)?|bing|microsoft ads|social|search|display|video|youtube|programmatic|audio|seo)(?=[?.! ]*$)`,
      'gi',
    ),
    '$1 that are on $2',
  ],
  [
    new RegExp(
      `^(?:who(?: is|['’]?s)|anyone|anybody|which ${client} are|${client}(?: that are)?) not spending(?: anything| any money| at all| money)*(?=[?.! ]*$| (?:this|last|in|right now|now)\\b)`,
      'gi',
    ),
    'clients without spend',
  ],
  // How old what is unpaid is.
  [
    /\b(?:aging|aged|ageing)(?: invoices?| receivables?)? (?:over|past|more than|above|beyond) (\d+)(?: days)?\b/gi,
    'invoices overdue by more than $1 days',
  ],
  [/\bcalls (?:that (?:were|we) )?(missed|answered)\b(?! by)/gi, '$1 calls'],
  [
    new RegExp(`\\bunclaimed ${coop}(?: (?:money|funds?|dollars|claims?))?\\b`, 'gi'),
    'claim amount of not started or gathering or ready co-op claims',
  ],
  // Where something is told stands behind by how much.
  [
    /\b((?:under|over) ?pacing|(?:under|over)spending) ((?:on|in|for) (?:\w+ ){0,2}?\w+) (by (?:more than |over |at least )?\d+ ?(?:%|percent))/gi,
    '$1 $3 $2',
  ],
  // What is foretold of what is invoiced are the budgets of that time.
  [
    /^(?:what(?:['’]?s| is) )?(?:the |our )?(?:forecast|outlook|forecasted|expected)(?: for| of)? (.+?) (?:billings?)(?=[?.! ]*$)/gi,
    'amount with fees for $1',
  ],
  [
    /^(?:what(?:['’]?s| is) )?(?:the |our )?(?:forecast|outlook|forecasted|expected)(?: for| of)? ((?:(?:the )?(?:next|coming|this|rest of the) (?:month|quarter|year)|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*(?: \d{4})?|q[1-4](?: \d{4})?|20\d\d)(?:['’]?s)?) (revenue|budgets?)(?=[?.! ]*$)/gi,
    'invoice amount for $1',
  ],
  // Those that are new are what a comparison with the month before says so of: others go on with one that ended.
  [/\b(?:brand )?new budgets(?= (?:this|last|in|for|since) )/gi, 'budget comparison new'],
  // Clients over an amount are those of whom that is invoiced.
  [
    new RegExp(
      `\\b((?:my |our )?${client})(?: (?:that are|who are|that is|at|paying|spending))? (over|above|under|below|more than|less than) (\\$?[\\d,.]+k?) (?:a|per|each|every) month\\b`,
      'gi',
    ),
    '$1 with an invoice amount $2 $3',
  ],
  [
    new RegExp(
      `^(?:which |how many )?((?:my |our )?${client})(?: (?:that are|who are|are))? (over|above|under|below) (\\$[\\d,.]+k?|[\\d,.]+k)(?=[?.! ]*$)`,
      'gi',
    ),
    '$1 with an invoice amount $2 $3',
  ],
  [
    /\bbudgets? (for|of|on|in) google(?: ads)?(?: search)?(?! (?:display|business|my|analytics))\b/gi,
    'google ads search budget',
  ],
  // What waits to be approved has not been.
  [
    /^(how many |which |what )?(?:invoice )?drafts? (?:are )?(?:still )?(?:left|remaining|waiting)?(?: to (?:be )?(?:approved?|reviewed?|checked?|look(?:ed)? at))? ?(?=(?:for|in|of) \w)/gi,
    '$1draft invoices ',
  ],
  // Cars that a store sold are counted where sales are.
  [
    /^how many (?:cars|vehicles|units) (?:did|have|has) (.+?) (?:sell|sold|move|moved)\b(?=.*\b(?:vs|versus|compared|than|against)\b)/gi,
    'number of sales of $1',
  ],
  // What a rep sells is a lead that was won.
  [/\bsales by (?:sales ?)?(?:reps?|salesperson|salespeople|seller)\b/gi, 'won opportunities by owner'],
  // Where the month ends is foretold.
  [
    /^where (?:will|do|are|is|does|would) (.+?) (?:land|end up|finish|come out|landing|ending up|finishing)(?= (?:this|by|at|in|for)\b|[?.! ]*$)/gi,
    'projected spend of $1',
  ],
  [
    /^how(?:['’]?s| is) (?:the )?business(?: (?:doing|going|looking))?(?=[?.! ]*$| (?:this|in|for)\b)/gi,
    'how are we doing',
  ],
  // Whoever left, and why: the rows say the reason.
  [
    new RegExp(
      `^((?:who|which ${client}|what ${client}|${client})(?: that| who)? (?:cancell?ed|left|quit|churned|dropped us|fired us)\\b.*?),? (?:and|&|\\+) (?:for what reason|(?:the |their )?reasons?|why(?: did they(?: leave| cancel| go)?)?)(?=[?.! ]*$)`,
      'gi',
    ),
    '$1 with the reason',
  ],
]
