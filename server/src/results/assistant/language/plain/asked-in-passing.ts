import type { Otherwise } from './otherwise.ts'

const figures = '(leads|sales|clicks|conversions|calls|spend|impressions|traffic|sessions|appointments)'
const leadKinds =
  '(?:the )?(?:phones?|phone calls|calls|web ?forms?|forms?|internet(?: ups)?|website|walk-?ins?|showroom|chats?)(?: leads)?'

const ways = (pattern: string): RegExp => new RegExp(pattern, 'gi')

/** A single word is a group's: `how dependent are we on Hartwell`. */
const shareOf = (_: string | undefined, of = ''): string =>
  `share of ${/ /.test(of) ? of : `${of} group`} of the invoice amount`

/** Things of the portal as people speak of them who never saw its lists. */
export const askedInPassing: Otherwise = [
  // Of which time.
  [
    /\blast year (?:in|over|during|for|at|of) the same (?:season|period|time|months|weeks|stretch|days)\b/gi,
    'last year',
  ],
  [/\bthe same (?:season|period|months|weeks|stretch|days)(?: of)? last year\b/gi, 'last year'],
  [/\b(?:in the )?mean(?:time|while)\b/gi, ''],
  [
    /\bif (?:you|we|i) (?:had|have|were|needed|need)(?: to)? (?:pick|choose|name one|guess|say)(?: one)?\b/gi,
    '',
  ],
  [/\bif (?:it|that|this) shows? (?:up )?in (?:the |our |my )?/gi, ''],
  [/\b(lead|click|sale|call|conversion) counts?\b/gi, 'number of $1s'],
  [/\b(?:customers?['’]? |customer |shopper )?(?:inquir|enquir)(?:y|ies)\b/gi, 'leads'],
  [
    ways(
      `^(?:are|is|were|was) (?:we|i|they|it) (?:up or down|down or up|ahead or behind|better or worse|doing better or worse) (?:on|in|with|for) ${figures}(?: (?:this (month|quarter|year)))?,? (?:against|vs|versus|compared (?:to|with)|from|over) (.+?)(?:,? so far)?$`,
    ),
    (_, what = '', span = '', than = '') => `${what} this ${span === '' ? 'month' : span} vs ${than}`,
  ],
  [/\bmost wasteful\b/gi, 'most expensive per lead'],
  [
    /\b(channel|campaign|store|service)(?:s)? (?:that )?(?:is|are) the (?:biggest|worst) waste\b/gi,
    '$1 with the highest cost per lead',
  ],
  [/\bmost expensive per lead (channel|campaign|store)s?\b/gi, '$1 with the highest cost per lead'],
  [
    ways(
      `^(?:did|does|do|has|have) (.+?) (?:get|got|have|had|bring in|brought in|generate|generated) (?:more|fewer|less) ${figures} than (.+?)( (?:in|last|this|since|so far) .+| yesterday| today)?$`,
    ),
    '$2 of $1 vs $3$4',
  ],
  // Leads by what they came as.
  [
    ways(
      `^how(?:['’]?s| is| did| do| does| are| have)? (.*?)(?: (?:done?|doing|do|fare|perform|been))?(?: (?:on|with))? ?${leadKinds} (?:(?:do|did|doing|done|fare|perform) )?(?:vs|versus|against|compared (?:to|with)|or) ${leadKinds}(?:,? (?:thinking of|over|during|in|for))?(.*)$`,
    ),
    (_, whose = '', when = '') =>
      `number of leads by lead type${/^(?:the|)$/.test(whose.trim()) ? '' : ` of ${whose.trim()}`}${when === '' ? '' : ` ${/^\s*(?:this|in)\b/.test(when) ? when.trim() : `in ${when.trim()}`}`}`,
  ],
  // Invoices.
  [
    /^(?:i think |it looks like |looks like )?(?:there(?:['’]?s| is| are|s) |are there |were there )?(?:\d+|two|three|double|duplicate|several) (?:charges|lines|items|positions|fees) for (.+?) (?:in|on) (?:the|my|our|their|that) (?:last |latest |november |october |september )?(?:invoice|bill)(?:,? (?:can|could) (?:you|u) check(?: (?:it|that|please))?)?$/i,
    'invoice lines about $1',
  ],
  [
    /^(?:the )?(?:list of )?everything (?:that |which )?(?:must|has to|needs to|should|is to) be done before (?:i|we) (?:may|can|could|are able to) close (.+)$/i,
    'what is left to close $1',
  ],
  [
    /\bhow much (?:have )?we (?:have )?credited(?: back)?(?= (?:to|this|last|since|in)\b|$)/gi,
    'how much did we credit back',
  ],
  [/\bannual total\b/gi, 'invoice amount'],
  [
    /\b(?:the )?(?:biggest|largest|worst) variances?(?: (?:of )?(?:spend|spent|actual) (?:vs\.?|versus|against|to|and) (?:the )?budgets?)?(.*?)\btop (\d+)\b/gi,
    'reconciliation$1 top $2 by variance',
  ],
  [
    /\b(?:which|what) (?:ones|rows|sections)?(?: (?:are|is))? ?over (?:the )?threshold(?: (?:are|is))?(?: still)? (?:unexplained|without (?:a |an )?(?:note|explanation))\b/gi,
    'unexplained reconciliation last month',
  ],
  [
    /^(?:i(?:['’]ve| have)? )?(?:got |have )?(?:a )?(?:check|cheque|payment|wire|ach)(?: for| of| over)? \$?([\d,]+(?:\.\d+)?)\b.*?\b(?:which|what) (?:open )?invoices? (?:could|might|may|would|does|is|can) (?:that|it|this)(?: be| match| be for| pay| belong to)?$/i,
    'open invoices with open amount between $1 and $1',
  ],
  [
    /\bbudget changes? (?:that are )?(?:still )?un-?confirmed\b|\bun-?confirmed budget changes?\b/gi,
    'budget changes to confirm',
  ],
  [/^(.*\bbudget changes to confirm) mine$/i, 'my $1'],
  [
    /^got (?:a |an )?(?:popup|pop up|message|notice|email|mail|notification) (?:about|on|for) (budget changes)\b.*$/i,
    'my $1 to confirm',
  ],
  [
    /^(?:which|what) (?:dealers|clients|stores|payers|customers)(?: are| is)?(?: still)? (?:more than|over) (\d+) days (?:late|overdue|past due)\b/i,
    'invoices overdue by more than $1 days by payer',
  ],
  [
    /^who (?:approved|signed off on|said yes to|okayed|granted|agreed to) (?:the |that )?(?:budget )?(?:increase|raise) (?:at|for|of) (.+)$/i,
    'who approved the budget increase for $1',
  ],
  [
    /^who (?:raised|increased|upped) (?:the )?(.+?)(?:['’]s)? budgets?(?: and who (?:said yes(?: to it)?|approved it|signed off(?: on it)?|agreed(?: to it)?))?$/i,
    'budget increases of $1',
  ],
  [/\b(?:requests?|asks?) for (?:more|a higher|bigger|a bigger) (?:budgets?|money)\b/gi, 'budget increases'],
  [
    /^(?:which|what) (?:budget )?increases did (?:i|we) (?:turn down|reject|decline|refuse|say no to)(.*?)(?:,? and (?:why|(?:what|which|for what|with what) reasons?(?: did (?:i|we) give)?))?$/i,
    'declined budget increases decided$1',
  ],
  [
    /^if (.+?) (?:were to leave|leaves?|left|quits?|cancels?|cancell?ed|walks?|walked|goes)(?: us)?,? (?:what|how much)(?: money)? (?:would|do|will|did) (?:we|it|that) (?:lose|cost(?: us)?|be)(?: (?:monthly|a month|per month|each month))?$/i,
    'total budget of $1',
  ],
  [/^how (?:dependent|reliant) are we on (.+)$/i, shareOf],
  [
    /^(?:what|which) (?:share|part|percent|percentage|portion) of (?:our |the )?(?:business|revenue|income|turnover|billing) (?:depends?|hangs?|relies|comes|is)(?: on| from)? (.+)$/i,
    shareOf,
  ],
  [
    /^how much (?:of|do) (?:our|we) (?:business|revenue|income) (?:depends?|hangs?|relies) on (.+)$/i,
    shareOf,
  ],
  [
    /^(?:are there )?(?:any )?(?:which |what )?services?(?: (?:that )?we (?:sell|offer|have))?(?: that| which| does| do| did)? (?:hardly|barely|almost|practically) (?:anybody|anyone|nobody|no one|any clients?|any) (?:ever )?(?:buys?|has|have|uses?|books?|wants?)$/i,
    'number of budgets by service fewest first',
  ],
  [/\baudio (?=budgets?\b)/gi, 'streaming audio '],
  [/^is (.+?) still (\d[\d.,]*(?:%| ?percent|k)?|the same)(?: or (?:did|has) it changed?)?$/i, '$1'],
  [
    /^(?:is there |are there )?(?:a |any |some )?budgets?(?: somewhere)? (?:whose|with an?|where the) end date (?:has |have )?(?:already )?passed\b.*$/i,
    'budgets that ended before today',
  ],
  [
    ways(
      `\\bwhere (?:does|do|is|did|are) (?:my|our|the|all our|all the) (search|social|display|video)? ?(?:money|budget|spend|dollars) (?:go|going|went)(?: to)?\\b`,
    ),
    (_, on = '') => `${on} spend by campaign this month`,
  ],
  [
    /^(?:of|among) my (?:clients|stores|dealers|accounts),? who should i (?:be )?(?:worry|worried|concerned|nervous)(?: about)?$|^who should i (?:be )?(?:worry|worried|concerned|nervous) about$/i,
    'which of my clients lost the most conversions this month vs last month',
  ],
  [/^(?:am i any good|how good am i|how am i rated|how do i score)\b.*$/i, 'my score in the am report card'],
  [
    /^(?:our |my |the )?(?:\w+ ){1,5}(?:claims|says|thinks|believes|insists) (?:that )?(?:the|its|their|his|her) (cost per (?:lead|click|conversion)|ctr|cpc) is the (lowest|highest|best|worst)(?: of (?:all|them all|us)(?: \w+)?)?$/i,
    'which of my stores has the $2 $1',
  ],
  [
    /,? and (?:is|are|will) (?:it|they|that) (?:going to |gonna )?(?:be )?(?:ever )?(?:fixed|done|solved|resolved|finished)(?: soon)?$/i,
    ' and the status',
  ],
  [
    /^(?:what is |whats )?(?:still )?overdue (?:over|by more than|more than) (\d+ (?:days|weeks)),? by payer(?:,? (?:biggest|largest|highest|most) (?:first|on top))?$/i,
    'open amount of overdue invoices over $1 by payer highest first',
  ],
  [
    /^(?:can|could|may) (?:i|we) (?:add|put|get) \$?[\d.,]+k? (?:more )?(?:to|on|into) .+? (?:on|at|for) (?:the |my |our )?(.+?)(?: (?:store|dealership))?(?: for .+?)?(?:,? how do (?:i|we) (?:ask|request)(?: (?:for )?(?:it|that))?)?$/i,
    'request a budget increase for $1',
  ],
  [
    /^(?:what is|whats) (?:still )?open (?:from|with|on) (?:you|the agency)(?: guys)?(?: (?:for|at|on) (.+))$/i,
    'open deliverables for $1 and open tasks for $1',
  ],
  [/\bapr (?=(?:or|and|offers?|deals?|financing|specials?)\b)/gi, 'financing '],
  [
    /\b(offers|incentives|specials)(?: (?:that are )?(?:loaded|entered|set up|in the system))? that end\b/gi,
    '$1 ending',
  ],
  [
    /^what (?:blog posts?|pages?|content|articles?)(?: (?:or|and) (?:pages?|blog posts?|content))? did (?:seo|you|the seo team) (?:publish|write|post|put up)(?: for us| for me)?(.*)$/i,
    'seo deliverables done$1',
  ],
  [/\b(?:under|over)pacing (.*?)(under|over|below|above|<|>) ?(\d+)%/gi, '$1with pace $2 $3%'],
  [
    /^(?:which|what) (?:stores|dealers|clients|payers|customers)(?: still)? (?:have not|haven['’]?t|did not|didn['’]?t|have yet to|still have to)(?: yet)? (?:pay|paid)(?: us)?(?: for)?(?: their)?(?: invoices?| bills?)?(?: (?:of|for|from))? ((?:january|february|march|april|may|june|july|august|september|october|november|december|this month|last month).*)$/i,
    'unpaid invoices of $1',
  ],
  [
    /\bhow much of (?:my|our|his|her|their|the) (.*?)budget (?:went|was|is|has gone|goes|remains?)(?: still)? (?:unspent|unused|not spent|not used)\b/gi,
    'how much is left of the $1budget',
  ],
  [
    /^(?:i )?(?:can ?not|can['’]?t|could not|couldn['’]?t|don['’]?t know where to) (?:find|see|locate|get to) (?:the |my |our )?(.+?)(?: (?:screen|page|tab))?$/i,
    'where do I find the $1',
  ],
  [
    /\bhow many (stores|clients|dealers|accounts) does (.+?) (?:look after|take care of|handle|run|have|cover)$/gi,
    'how many $1 does $2 manage',
  ],
  [/^(?:give me |what is |whats )?(?:the )?bottom line (?:on|for|at) /i, 'results of '],
  [
    /^is (?:everything|all|it all) (?:ok|okay|alright|all right|fine|good|well) (?:with|at|over at) (.+)$/i,
    'health of $1',
  ],
  [
    ways(
      `^(?:was|is) (.+?) (?:better|worse|stronger|weaker) than (.+?) (?:for|in|on|by|in terms of) ${figures}$`,
    ),
    '$3 $1 vs $2',
  ],
  [
    /^how much(?: money)? is (?:still )?(?:out there|outstanding|unpaid|out|owed)(?:,? unpaid)?(?:,? (?:all|across all) (?:customers|clients|payers)(?: together| combined)?)?$/i,
    'open amount of open invoices',
  ],
  [
    /^(?:which|what) (?:budget )?increases did (?:i|we) (?:approve|accept|grant|okay|sign off on)(.*)$/i,
    'approved budget increases decided$1',
  ],
  [
    /^(?:is there )?anything (?:that is )?(?:sitting |lying |waiting )?(?:on my desk|in my inbox|with me)\b.*$/i,
    'what is waiting for me',
  ],
  [
    /^([A-Z]\w+) (?:at|from|of) (.+?)(?:,| -| –|:) what(?:['’]s| is) (?:his|her|their) (?:direct line|direct number|number|phone|phone number|email|cell|mobile)(?: number)?$/i,
    'contacts of $2 named $1',
  ],
  [/\bate (?:up )?the most (?:money|budget|spend)\b/gi, 'spent the most'],
  [/\b(?:sold units|units sold)\b/gi, 'sales'],
  [/\btotal monthly commitment(?: with you)?\b/gi, 'total budget'],
  [/\b(?:in respect of|with respect to|with regard to|in relation to|pertaining to)\b/gi, 'of'],
  [
    /^between (?:the|my|our) (?:two|both) (?:stores|dealerships|rooftops),? which(?: one)?\b/i,
    'which of my stores',
  ],
  [
    /^(.+?)(?:,| -| –|:) who (?:won|did better|was better|is better|comes out ahead|came out ahead)(.*?) (?:on|in|by) (cost per (?:lead|click|conversion)|leads|sales|clicks|conversions|ctr|cpc|calls)$/i,
    '$3 of $1$2',
  ],
  [
    /^(which .+?) improved (?:the )?most (?:on|in|by|with) (leads|sales|clicks|conversions|calls) from (\w+) to (\w+)$/i,
    '$1 gained the most $2 in $4 vs $3',
  ],
  [
    /^(?:which|what) (?:dealers|clients|stores|accounts) (?:have )?(?:started|began|launched) (?:with |on |using )?(search|social|display|video|connected tv|ctv|seo|tiktok) ((?:in|since|last|this|during) .+)$/i,
    '$1 budgets that started $2',
  ],
  [/\b(?:the )?numbers (?:for|of|at) /gi, 'results of '],
  [/^(?:show me |give me |pull )?(.{3,40}?)(?:['’]s)? numbers(?: please| pls)?$/i, 'results of $1'],
  // What a store lacks, and what can be asked of the team.
  [
    /^(?:which|what) services? (?:does|do|is|are) (.+?) (?:lack|lacking|missing|not (?:have|buy|use|run))(?:,? (?:that |which )?(?:similar|other|comparable|most) (?:stores|clients|dealers|ones) (?:buy|have|use|run))?$/i,
    'missing services of $1',
  ],
  [
    /^(?:who|anybody|anyone)(?:['’]s)?(?: (?:on|in) (?:my|our|the) (\w+) team)? (?:has|have|is|are|carries|got)?(?: way)? ?(?:too much(?: work| on (?:their|her|his) plate)?|overloaded|swamped|drowning|overbooked)$/i,
    '$1 bandwidth over capacity',
  ],
  [
    /^who(?:se)? plate is (?:the )?(?:fullest|most full)(?: (?:on|in) (?:the |my |our )?(\w+) team)?$/i,
    '$1 bandwidth by load highest first',
  ],
  [
    /\b(?:daily (?:spend|budget|amount)|(?:spend|budget|amount|much) (?:a|per|each) day)(?: (?:we |that is |i )?(?:need|needed|required|necessary))? to (?:land|hit|reach|come in|finish|be|end)(?: (?:on|at))? (?:the |our |my )?budget(?: (?:for|at|of|on))?\b/gi,
    'daily allowance of',
  ],
  [
    /^did (?:anyone|anybody|somebody|someone|we|you) (?:touch|change|add|adjust|work on|update|edit|look at) (?:the )?(negative|headline|bid|keyword|extension|audience|landing page|creative|image|feed)s?(?: keywords)? (?:at|for|on|of) (.+)$/i,
    'activities about $1 at $2',
  ],
  [
    /^(?:are there |do (?:we|i) have |were there )?(?:any )?complaints?(?: (?:that )?(?:were )?(?:logged|recorded|filed|made))?(?: (?:on|at|from|by|of|about|for))? (?=\S)/i,
    'complaint interactions of ',
  ],
  [/^(?:the )?health(?: score)?(?: of| for)? (.+?),? (?:and|n|&) why$/i, 'health of $1'],
  [/^(.+?) health(?: score)?,? (?:and|n|&) why$/i, 'health of $1'],
  [
    /^why (?:did|has|is|are|was) (?!it\b|they\b|that\b|this\b|my\b|our\b|the\b)(.+?) (?:drop(?:ped|ping)?|fall(?:en|ing)?|fell|declin(?:e|ed|ing)|tank(?:ed|ing)?|(?:go|going|gone|went) down|slid(?:e|ing)|slip(?:ped|ping)?)( (?:last|this|in) .+)?$/i,
    'why did conversions of $1 drop$2',
  ],
  [
    /\bshould(?:['’]ve| have)? (?:been|be) (?:wrapped up|done|finished|completed|closed)(?: by now| already)?(?:,? (?:but|and|yet)(?: they| it)? (?:are not|is not|aren['’]?t|isn['’]?t|were not|weren['’]?t)(?: yet)?)?\b/gi,
    'that are overdue',
  ],
  [/\bstand open\b/gi, 'are open'],
  [
    /\b(?:is there )?anything (?:that )?(?:you|the agency)(?:['’]re| are)?(?: still)? waiting (?:on|for)(?: from (?:us|me))?\b/gi,
    'what is waiting for me',
  ],
  [
    /^(?:so )?what (?:has|have) (?:been|you|they) (?:been )?done (?:about|for|on|with) (?:it|that|this|them)(?: since)?$/i,
    'what did you do for it',
  ],
  [
    /^(.{0,40}?)\b(?:wants?|asked (?:about|for)|asks (?:about|for)|is asking (?:for|about)) ([\w+ ]{2,24})[.,;] (?:do|are) (we|i) (?:already )?(?:have|run|running|doing|do) (?:that|it|this)(?: already)?(?: (?:at|in|for) (?:either|any|both|one)(?: of (?:my|our))? (?:rooftop|store|dealership)s?)?$/i,
    'do $3 have $2',
  ],
  [
    /^(?:some(?:body|one)|a (?:guy|woman|man|person|lady)|some guy) (?:named|called|by the name of) (\w+)\b.*\?$|^(?:some(?:body|one)|a (?:guy|woman|man|person|lady)) (?:named|called|by the name of) (\w+)\b.*\b(?:yours|he|she|they|us|team|you)\b.*$/i,
    'is $1$2 on our team',
  ],
  [
    /\b(best|top) (?:and|n|&) (worst|bottom) (.+?) (?:for|on|by|in) (leads|sales|clicks|conversions|spend|cost per lead|ctr|calls)( .+)?$/gi,
    '$3 with the most $4$5 and $3 with the fewest $4$5',
  ],
  [
    /^what(?:['’]?s| is| does)? (?:it|that|this) mean (?:when|if) (?:the |a |my |it |your )*(?:report|screen|dashboard|portal|page|chart)? ?(?:says?|shows?|reads?) ([a-z ]+?)(?: (?:of|at|is))? ?\d[\d.,]*%?$/i,
    'what does $1 mean',
  ],
  [/^just mine$|^only mine$|^mine only$/i, 'only my clients'],
  [/\bgads\b/gi, 'google ads'],
]
