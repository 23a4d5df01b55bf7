import type { Otherwise } from '../otherwise.ts'

/** What is meant by words of money and results of which a rule would take a part for something else. */
export const meantOfMoneyLater: Otherwise = [
  // A cancellation takes effect on the day on which its budget ends.
  [
    /\b((?:cancell?ations?|cancell?ed (?:budgets?|services?)))(?: (?:that|which) (?:is|are|were|was|become|becomes))? (?:effective|(?:that )?(?:take|takes|taking|took) effect|(?:that )?(?:go|goes|going|went) into effect)\b/gi,
    '$1 ending',
  ],
  // By how much is another question than who.
  [
    /^(?:(?:total|the|our) )?overspen(?:d|ding|t)(?: amounts?)? in (?:dollars|money)(?=[?.! ]*$| (?:by|per|for|of|in|this|last)\b)/gi,
    'total overspend',
  ],
  // What somebody spends with the agency is what it invoices them.
  [
    /^(which|what|who)( (?:\w+ )?\w+)? (?:spends?|spent|pays?|is spending|paid) (?:the )?(most|least)(?: money)? with (?:us|the agency)(?=[?.! ]*$| (?:this|last|in|ytd)\b)/gi,
    '$1$2 has the $3 invoice amount',
  ],
  [
    /^how much (?:does|do|did|has|have) (.+?) (?:spend|spent) with (?:us|the agency)(?=[?.! ]*$| (?:this|last|in|each|a|per)\b)/gi,
    'invoice amount of $1',
  ],
  // A month to come is told by what is planned.
  [
    /^(?:what|how)(?: will| is| does| do|['’]?s) (next (?:month|quarter|year)|(?:the )?coming month)(?:['’]s)? (?:going to )?(?:look(?:ing|s)?|shap(?:e|es|ing))(?: up)?(?: like)?(?=[?.! ]*$)/gi,
    'budgets for $1',
  ],
  [
    /^(?:what|how) (?:will|is) (january|february|march|april|may|june|july|august|september|october|november|december|q[1-4])(?: going to)? (?:look|shape)(?: up)?(?: like)?(?=[?.! ]*$)/gi,
    'budgets for $1',
  ],
  // What is a month's anyway is told by nothing.
  [
    /\b(?<=\b(?:by|of|with|highest|biggest|largest|lowest|smallest|top|total|average|avg) (?:the )?)monthly ((?:management |mgmt )?fees?)\b/gi,
    '$1',
  ],
  // Of what is invoiced by the month two numbers behind its name are years.
  [
    /\b((?:revenue|billings?|budgets?|fees?|margins?|profit|invoic\w+|amount)\b.*?\b(?:in |for )?)(jan\w*|feb\w*|mar\w*|apr\w*|may|jun\w*|jul\w*|aug\w*|sep\w*|oct\w*|nov\w*|dec\w*) ['’]?(2\d) (vs\.?|versus|against|compared (?:to|with)|over|and|to) \2 ['’]?(2\d)\b/gi,
    '$1$2 20$3 $4 $2 20$5',
  ],
  [
    /\b(jan\w*|feb\w*|mar\w*|apr\w*|may|jun\w*|jul\w*|aug\w*|sep\w*|oct\w*|nov\w*|dec\w*) ['’](2\d)\b/gi,
    '$1 20$2',
  ],
  // Carried from one month into the next, it is what that one was given.
  [
    /\b(roll(?:ed)?[- ]?over|roll(?:s|ed)? over|carr(?:y|ied|ies)(?: ?over)?)( (?:budget|money|spend))? from (?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|last month) (?:in)?to (january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|this month)\b/gi,
    '$1$2 in $3',
  ],
  [
    /^(?:and |but )?(?:is|are|isn['’]t|aren['’]t) (?!(?:any|anyone|anybody|everyone|everybody|my|our|the|these|those|there|he|she|it|they|we|you|that|this|who|all|some|clients?|stores?|dealers?|accounts?)\b)([\w'’& ]+?) (?:past due|behind on (?:(?:their|its) )?(?:payments?|bills?|invoices?)|behind (?:with|in) (?:(?:their|its) )?(?:payments?|bills?|invoices?)|late (?:on|with) (?:(?:their|its) )?(?:payments?|bills?|invoices?)|delinquent)(?=[?.! ]*$)/gi,
    'overdue invoices of $1',
  ],
  // Asked of what was told.
  [/^(?:and )?due (?:when|on what day|by when)(?=[?.! ]*$)/gi, 'when are they due'],
  // Whoever has spent all of a budget already is over it in the month that runs.
  [
    /^(who|which (?:clients?|stores?|dealers?|accounts?))(?: has| have)? (?:blew|blown|burned|burnt|gone|ran|run|went) (?:right |straight )?through (?:their|its|the|all (?:of )?(?:their|its)) ((?:(?:paid )?search |social |display |video |ctv |sem |programmatic )?)(?:media )?budgets?(?: already| so far| too (?:soon|early|fast)| this month)(?=[?.! ]*$)/gi,
    '$1 is over budget on $2',
  ],
  // What was agreed is what the budget leaves for media.
  [
    /^(?:are|is) (.+?) (?:spending|being spent) (?:at |to )?(?:what (?:we|they|i|was|is) (?:agreed(?: on| to)?|planned|budgeted|signed up for)|as (?:agreed|planned|budgeted)|the way we (?:agreed|planned))(?=[?.! ]*$| (?:this|in)\b)/gi,
    'pacing of $1',
  ],
  [
    /\b(to|can|must|should|will|would) (?:ok|okay|green ?light|sign off on) (it|that|this|them|those|the)\b/gi,
    '$1 approve $2',
  ],
  // An invoice on average is an amount.
  [/\b(?:average|avg|mean) invoices?(?= (?:per|by|for each|of each)\b|[?.! ]*$)/gi, 'average invoice total'],
  [
    /^(?:which |what |show me (?:the )?)?budgets? (?:that (?:were|was|got) |which were )?(cut|lowered|reduced|decreased|trimmed|raised|increased|upped)(?= (?:this|last|in|since)\b)/gi,
    (_, verb: string) =>
      `budgets that ${/^(?:raised|increased|upped)$/i.test(verb) ? 'increased' : 'decreased'}`,
  ],
  [
    /\b(?:lost|losing) (?:monthly )?(?:revenue|budgets?|money|business|dollars) (?:by|per) (?:account )?(?:ams?|managers?|reps?)\b/gi,
    'monthly amount lost by manager',
  ],
  [
    /\b(?:total )?co-?op(?: money| funds?)? (?:paid|reimbursed)(?= (?:this|last|in|so far|ytd|by|per|since)\b|[?.! ]*$)/gi,
    'total co-op paid out',
  ],
  // So far below what was to be spent by now.
  [
    /^((?:(?:and|so|ok) )*(?:who|which(?: ones?| of (?:them|those))?|(?:which |my |our )?(?:clients?|stores?|dealers?|accounts?))(?: (?:is|are|that are|who are))?) (?:more than|over|at least|by more than) (\d+) ?(?:%|percent) (under|over|behind|ahead)(?: ?pac(?:e|ing)| ?spending)?(?=[?.! ]*$)/gi,
    (_, whom: string, far: string, way: string) =>
      `${whom} ${/^(?:under|behind)$/i.test(way) ? 'under' : 'over'}pacing by more than ${far}%`,
  ],
  // A report of a month is no report that somebody opened then.
  [
    /^(?:can|could|may) (?:i|we) (?:get|have|see|download) (?:the |my |our |a )?(january|february|march|april|may|june|july|august|september|october|november|december|last month['’]?s?) report(?: as (?:a )?(?:pdf|file))?(?=[?.! ]*$)/gi,
    'monthly report for $1',
  ],
  [
    /^how many (?:people|customers|shoppers|buyers|callers) (?:have )?(?:called|phoned|rang)(?: in| us)? (?=(?:from|off|through|because|after|this|last|in)\b)/gi,
    'how many phone calls did we get ',
  ],
  // Whoever is under somebody is theirs, and no less than anything.
  [/\b(stores|clients|dealers|dealerships|accounts|rooftops) under (?:us|me)\b/gi, '$1'],
]
