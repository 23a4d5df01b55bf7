import type { Otherwise } from './otherwise.ts'

const serviceWords = 'seo|sem|search|paid search|ppc|social|facebook|meta|google|display|video|website'

/** The type that work on something is logged with. */
const typeOf: Readonly<Record<string, string>> = {
  search: 'SEM', 'paid search': 'SEM', ppc: 'SEM', google: 'SEM', facebook: 'Social', meta: 'Social', social: 'Social', seo: 'SEO', sem: 'SEM',
} // prettier-ignore
const typed = (word: string): string => typeOf[word.toLowerCase()] ?? word

/** What a title or a kind of conversation is called where it is logged. */
const kindOf: Readonly<Record<string, string>> = {
  call: 'phone call', visit: 'on-site visit', 'quarterly review': 'quarterly business review',
  'monthly review': 'monthly performance review', qbr: 'quarterly business review',
} // prettier-ignore

const unit = (words: string): string => words.toLowerCase().replace(/s$/, '')

/** Ways to ask that any list can be asked in: nobody who did something, what is shown beside, who is first. */
export const kinds: Otherwise = [
  // Nobody did it, or it has none.
  [
    /,? ?\b(?:that |which |where |when )?(?:nobody|no one|noone|none of (?:us|you))(?: here)?(?: has| have| had)?(?: ever)? (?:told|gave|given|left|wrote|noted|put|entered|provided|mentioned|recorded)(?: (?:us|me|you|in|down))* (?:the |a |an |any )?(\w+)\b(?: (?:for|on|in) (?:it|them|there|that))?/gi,
    ' without a $1',
  ],
  [
    /\bbut (?:nobody|no one|noone)(?:['’]s| has| have)?(?: yet)? (\w+ed)(?: (?:it|them))?(?: yet)?\b/gi,
    'but not $1',
  ],
  [
    /,? ?\b(?:that |which )?(?:nobody|no one|noone)(?:['’]s| has| have)?(?: yet)? (\w+ed)(?: (?:it|them))?(?: yet)?\b/gi,
    ' not $1',
  ],
  [
    /,? \bwith (?:no|zero) (\w+) (?:on (?:it|them|file)|given|kept|noted|recorded|attached|entered|in it|left)\b/gi,
    ' without a $1',
  ],
  [/\bwith (?:nothing|zero|no results?) to show(?: for (?:it|that|them))?\b/gi, 'with no conversions'],
  [/\b(?:spent|spend|spending) money\b/gi, 'spent'],
  [/\bwaiting (?:on|for) (?:somebody|someone|anybody|anyone|people|an answer)\b/gi, 'waiting'],
  [/\b(?:in place|in effect|on file|on record|on the books)\b/gi, ''],
  // Everything that is in a state.
  [
    /^(?:(?:please )?(?:show|list|give)(?: me| us)? )?(?:everything|anything|all the stuff|stuff|all that|whatever)(?: (?:that(?:['’]s)?|which|we|was|is|were|are|has been|have))* (?=(?:written off|void(?:ed)?|credited|carried over|partly paid|partially paid|draft)\b)/i,
    '',
  ],
  [
    /^(?:did|have|has) (?:we|anybody|anyone|you)(?: guys)?(?: ever)? (?:written|write|wrote) off (?:anything|something|stuff|any)\b/i,
    'written off',
  ],
  // What each row has beside.
  [
    /,? (?:and |& )?(?:what(?:['’]s| is|s)|how much is) (?:still )?(?:left|open|due|owed|outstanding|unpaid)(?: to pay)? (?:on|for|of|from) each(?: one| of (?:them|those))?\b/gi,
    ' and the open amount on each',
  ],
  [
    /,? (?:and |& )who(?:['’]s| is| has)(?: (?:sitting on|responsible for|on|handling|working on|assigned to|got|behind))? (?:them|it|those|each(?: one| of them)?)\b/gi,
    ' and the owner of each',
  ],
  [/\bclients? (?:did|have|do) we (?:lose|lost)\b(.*?),? and why\b/gi, 'cancellations$1 with the reason'],
  [/^how many (cancellations\b.*)$/i, '$1'],
  // Who or what comes first.
  [/\b(?:owes?|owe us|owes us|spends?|spent|paid|pays?) (?:us )?the most money\b/gi, 'owes us the most'],
  [
    /^(.+?) ((?:this|last) (?:month|week|quarter|year) (?:vs|versus|against|compared (?:to|with)) (?:the )?(?:(?:month|week|quarter|year) before|(?:this|last) (?:month|week|quarter|year)|one before)) (?:for|of|by|across|at|per) (?:all )?((?:of )?(?:my |our |the )?(?:stores?|clients?|dealers?|accounts?|campaigns?|channels?)),? (?:with the )?(?:biggest|largest|steepest|worst) (?:drops?|falls?|declines?|losse?s?)(?: first| on top)?$/i,
    'which $3 lost the most $1 $2',
  ],
  [
    /^(?:(?:can you |please )?(?:sort|order|rank|put)(?: (?:them|it|those|that|these))?)(?: in order)? by how (?:late|overdue|old|long overdue) (?:they|it|each|those)(?: one)? (?:are|is)$/i,
    'sorted by due date',
  ],
  [/\bby (?:what|how much) (?:we|they|you) (?:have )?(invoiced|billed|spent|paid|owe)\b/gi, 'by $1'],
  [
    /\b(?:(?:top|the) )?(\d+|three|five|ten) (best|worst|highest|lowest) and (?:the )?(?:(\d+|three|five|ten) )?(worst|best|lowest|highest) (stores|clients|dealers|campaigns|accounts|channels) (?:on|by|in|for) (.+)$/gi,
    (_, many = '', one = '', other = '', two = '', what = '', by = '') =>
      `${many} ${one} ${what} by ${by} and ${other === '' ? many : other} ${two} ${what} by ${by}`,
  ],
  [
    /^which (?:one )?of (?:my|our) (?:two |three |four )?(stores|clients|dealers|accounts|dealerships) (?:pays|paid|spends|spent|costs|cost|is paying|are paying) (more|less|the most|the least)(?: money)? (?:per|for each|for a|a) (lead|click|conversion)s?\b/i,
    (_, what = '', how = '', per = '') =>
      `which of my ${what} has the ${/more|most/.test(how) ? 'highest' : 'lowest'} cost per ${per}`,
  ],
  [
    /^where (?:do|did|are) (?:we|i) (?:get|got|getting) (?:our |my |the )?(cheapest|most expensive|priciest|most|fewest) (leads|clicks|conversions)\b/i,
    (_, how = '', what = '') =>
      how === 'most' || how === 'fewest'
        ? `which channel has the ${how} ${what}`
        : `which channel has the ${how === 'cheapest' ? 'lowest' : 'highest'} cost per ${unit(what)}`,
  ],
  // Two that are held against each other.
  [
    /^(?:so )?how (?:does|do|did|is|are|was) (.+?) (?:stacks? up|stacking up|stacked up|measures? up|compares?|comparing|holds? up|fares?|faring|doing|do) (?:against|to|with|next to|versus|vs\.?) (.+?) (?:on|in|for|by|when it comes to|in terms of) ((?!the (?:last|past)|last|this|october|november|september|december|january|february|march|april|may|june|july|august)\S.+)$/i,
    '$3 of $1 vs $2',
  ],
  [
    /\b(leads|conversions|calls|clicks|spend|impressions)\b(.*) of (.+?) vs the other (.+?) (?:stores|ones)$/gi,
    '$1$2 by store for $4 stores',
  ],
  // How much, how far, how big.
  [/^how big (?:is|was|are|were) /i, 'how much is '],
  [
    /^how far behind (?:is|are|am) (.+?) (?:on|with|in) (?:her|his|their|my|its) (tasks|to dos|work|deliverables)$/i,
    'overdue $2 of $1',
  ],
  [/^how far along (?:is|are) (?:the )?(.+?) (?:for|at|of) (.+)$/i, '$1 of $2'],
  [
    /^where (?:are|do) we(?: stand)? (?:with|on) (?:the |our )?(.+?) (migration|onboarding|launch|agreement)s?$/i,
    (_, whose = '', what = '') =>
      `${/migration|launch/.test(what) ? 'website migrations' : what} of ${whose}`,
  ],
  [
    /^if (?:all )?(?:of )?(?:these|those|the)? ?(?:pending|open|waiting) increases? (?:get|are|were|got)(?: all)? approved,? how much (?:more )?(?:a month |per month )?(?:is|would|will) (?:that|it)(?: be)?(?: a month| per month)?$/i,
    'total amount of pending increases',
  ],
  [
    /\bhow much (?:have|do|did|has) (?:we|i|they) (?:got |have )?left (?:at|for|on|in|with) (.+?) (?:till|until|to|through|before|for the rest of) (?:the )?(?:month end|end of (?:the )?month|month|rest of the month)\b/gi,
    'remaining of $1',
  ],
  [/,? and (?:what(?:['’]s| is|s)|how much is) that (?:a|per|each) day\b/gi, ' and the daily allowance'],
  [
    /^where (?:will|would|are|is) (.+?) (?:land|end up|finish|come out|going to land)(?: (?:on|in|with|for) (search|social|facebook|google|display|video|spend))? (?:if|at this|at the)\b.*$/i,
    (_, whose = '', on = '') => `projected ${on === '' ? '' : `${on} `}spend of ${whose}`,
  ],
  // What was said, and what was done.
  [
    /^(?:remind me |tell me |what was it )?(?:what (?:was|were|got) (?:said|discussed|covered|agreed|talked about)|what (?:did )?we (?:talk|talked|speak|spoke|discuss|discussed|say|said|go over|went over|cover|covered|agree on)(?: about)?) (?:on|in|during|at) (?:our|the|my) last (.+?)(?:,? (?:with|at|w\/) ?(.+))?$/i,
    (_, kind = '', whom = '') =>
      `when was the last ${kind.toLowerCase() === 'meeting' ? kind : `${kindOf[kind.toLowerCase()] ?? kind} interaction`}${whom === '' ? '' : ` with ${whom}`}`,
  ],
  [
    new RegExp(
      `^when (?:was|is) the last time (?:somebody|someone|anybody|anyone|you|we|they)(?: guys)? (?:touched|worked on|did (?:anything|something) (?:on|for|with)|looked at|changed|updated) (?:our|my|the) (${serviceWords})(?: ads| campaigns| account)?$`,
      'i',
    ),
    (_, of = '') => `when was the last ${typed(of)} activity`,
  ],
  [
    new RegExp(
      `^(?:has |have |was |did )?(?:anything|something|what|stuff)(?: has| have| was| got| get| been)* (?:changed?|done|new|updated|happened|happen) (?:on|in|with|to|for) (?:the |our |my )?(${serviceWords})(?: ads| campaigns| account| side)?\\b`,
      'i',
    ),
    (_, of = '') => `${typed(of)} activities`,
  ],
  [
    /^(?:the )?(?:last|latest|most recent|recent) (\w+) (?:notes?|entries|work) (?:on|in|for) (sem|seo|social|search|paid search|ppc)(?: (?:for|at|on|of) (.+))?$/i,
    (_, category = '', of = '', whom = '') =>
      `latest ${category} ${typed(of)} activities${whom === '' ? '' : ` of ${whom}`}`,
  ],
  // What waits for somebody.
  [
    /^(?:is there |are there )?(?:anything|something|what(?:['’]s| is|s)?)(?: there)? (?:sitting |waiting |lying |pending |left |open )*on (?:my|our) (?:desk|side|end)(?: (?:that )?(?:you|we|they) (?:still )?need(?: from (?:me|us))?)?$/i,
    'what waits for me',
  ],
  [
    /^(?:what(?:ever)? (?:happened|became|came|is happening)|where are we) (?:to|of|with|on) (?:the |my |that )?(?:problem|issue|bug|ticket|request|case)s? (?:that )?(?:i|we) (?:reported|filed|raised|opened|put in|submitted|sent(?: in)?)$/i,
    'support requests that I filed',
  ],
  [
    /\b(?:support )?(?:tickets?|requests?|issues?) (?:that )?i (?:put in|sent in|turned in|raised|opened|submitted)\b/gi,
    'support requests that I filed',
  ],
  [
    /^(?:did|has|have) (?:anybody|anyone|somebody|someone|you|they)(?: guys)? (?:approved?|decided?(?: on)?|looked? at|look at|answer(?:ed)?|signed? off on) (?:the|that|my|our) (?:budget )?(?:increase|raise)s?(?: (?:that )?(?:i|we) (?:asked for|requested|wanted|put in))?(?: (?:on|for) (search|social|display|video|seo|facebook))?/i,
    (_, of = '') => `my budget increases${of === '' ? '' : ` about ${of}`}`,
  ],
  [
    /^(?:did|has|have) (?:our|my) (?:last |latest )?(?:payment|check|cheque)s? (?:get to you|reached? you|come through|arrived?|clear(?:ed)?|make it|made it|gone through|come in|got to you)(?: yet| okay| ok)?$/i,
    'my last payment',
  ],
  [
    /^what (?:are|is) (?:we|i) (?:stuck|waiting|blocked|held up|hung up)(?: on| for| by)? because (?:the |a |my )?(?:dealer|client|store|customer)s? (?:has|have|is|are)(?:n['’]t|nt| not) (?:gotten back|answered|answering|replied|responded|come back|respond)(?: to us)?$/i,
    'deliverables waiting for client',
  ],
  [/\b(seo|sem|social) (?:stuff|things)(?= that| which| thats| due| not| for|$)/gi, '$1 deliverables'],
  [/\bthat(?:['’]s|s| is| are) (?:not|n['’]t) (?:been )?(started|done|finished)\b/gi, 'not $1'],
  [
    /\b(?:are|did|do|have) we (?:hitting|hit|meeting|meet|met|reaching|reach|reached|making|make) (?:the|our|my|all(?: of)? our) (?:goal|target)s?(?: (?:that )?we set)?\b/gi,
    'primary goals this month',
  ],
  [
    /\b(?:any |are there |whose )*birthdays? (?:coming up|soon|ahead|on the horizon)(?: (?:with|of|for|among|at) (my|our) (?:contacts|people|clients|stores|accounts))?/gi,
    (_, whose = '') => `contacts with a birthday in the next 30 days${whose === '' ? '' : ' at my clients'}`,
  ],
  [
    /,? and (?:is|are) (?:anyone|anybody|somebody|someone) (?=over|under|behind|late|full|overloaded)/gi,
    ' and who is ',
  ],
  [
    /^why (?:is|are) (.+?)(?:['’]s)? health (?:where it is|so low|low|what it is|so bad|bad|that low|down|at \d+)$/i,
    'health of $1',
  ],
  [
    /\b(last|this) (week|month|quarter|year) and the (?:one|week|month|quarter|year) before(?: that| it)?\b/gi,
    '$1 $2 vs the $2 before',
  ],
  [
    /^where (?:are|do|did|is) (?:the |our |my )?(?:people|visitors|traffic|visits|shoppers|folks)(?: (?:on|to|in) (?:our|my|the) (?:web ?)?site)? (?:coming|come|came) from$/i,
    'sessions by source',
  ],
  [
    /\bhow many (?:visitors|people|shoppers) (?:came|come|are coming) back(?: (?:more than once|again|a second time))?(?: to (?:our|my|the) (?:web ?)?site)?/gi,
    'returning visitors',
  ],
  [
    /^(?:what|which) models do (?:people|shoppers|visitors|customers) (?:look at|view|see|check out|click on)(?: the)? most(?: on (?:our|my|the) (?:web ?)?site)?/i,
    'models looked at sorted by visits',
  ],
  [
    /^how many (?:cars|vehicles|units) did (?:we|they|i) (?:actually |really )?(?:sell|close) (?:off|from|out of|on|with)(?: of)? (?:the |your |those |all )*leads(?: (?:that )?(?:you|we) (?:sent|gave|got)(?: us| you)?)?/i,
    'cro data sold and leads',
  ],
  [
    /^(?:the )?biggest (?:difference|change|move|shift)s? between (\w+) and (\w+)(?: for (?:us|me|my stores?|our stores?))?$/i,
    'leads and spend by channel in $2 vs $1',
  ],
  [
    /\b(?:what(?:['’]s| is|s)?|anything) (?:set|lined up|budgeted) for (january|february|march|april|may|june|july|august|september|october|november|december)$/gi,
    'my budgets for $1',
  ],
  [
    /\b(?:that |which )?(?:(?:has|have)(?: not|n['’]?t|nt) been|not) used(?: up)?(?: yet)?\b/gi,
    'with left over $0',
  ],
  [
    /\bhow much (?:did|do|have) (?:we|i) (?:roll|rolled|carry|carried) over (?:into|to) /gi,
    'carried rollover in ',
  ],
  [
    /\b(agreements?|contracts?)((?: \w+){0,4}?) with you(?: guys| folks)?(?= (?:run|runs) out$| ends?$| expires?$|$)/gi,
    '$1$2',
  ],
  [
    /^(?:any |whose |list |show )*birthdays? (?=(?:in|next|this|before|until|by)\b)/i,
    'contacts with a birthday ',
  ],
  // How people of a manufacturer, of a source or of a team are asked for.
  [
    /^who(?:m)? (?:do|can|should) (?:we|i) (?:talk to|call|contact|speak to|speak with|reach out to|email) at (\w+)(?:['’]s)? (?:corporate|headquarters|hq|corp|national|the factory)$/i,
    'oem team members of $1',
  ],
  [
    /^(?:which|what) source (?:brings|brought|gets|gives)(?: us)?(?: in)? (?:our |the )?(?:bigger|biggest|larger|largest|best) deals$/i,
    'average amount of opportunities by source highest first',
  ],
  [
    /\bdeals (?:that )?(?:i|we) (?:have to|need to|should|must|got to|gotta) (?:follow up(?: on| with)?|call back|get back to|chase)\b/gi,
    'my opportunities with next step due',
  ],
  [/\bhow much (?:did|have|do) we close(?:d)? (?=(?:last|this|in|since)\b)/gi, 'value of deals won '],
  [
    /\b(?:that )?(?:have been |has been |are |were |been )?out for (?:a )?(?:signature|signing)(?: for)? (?:longer|more) than (?:a|one) week\b/gi,
    'waiting for signature sent older than 7 days',
  ],
  [
    /\b(?:that )?(?:have been |has been |are |were |been )?out for (?:a )?(?:signature|signing)\b/gi,
    'waiting for signature',
  ],
  [
    /^(?:which|what) (?:account )?managers? (?:lost|loses|is losing) (?:us )?(?:the )?most (?:business|revenue|money|dollars)(.*?)(?:,? in dollars)?$/i,
    'monthly amount lost by manager$1 highest first',
  ],
  [
    /\b(?:the )?(?:biggest|largest|worst) overspends?\b/gi,
    'overspent reconciliation by variance highest first',
  ],
  [
    /\b(?:who(?:['’]s| is)|whos|(?:which )?clients(?: are| that are)?) off by (more than|over|at least) (\d+) ?(?:%|percent)/gi,
    'reconciliation with variance $1 $2%',
  ],
  [/\bwithout an? explanation\b/gi, 'unexplained'],
  [
    /^(?:is )?(?:anything|anyone|anybody|who(?:['’]s| is)|whos|something)(?: that is| is)? (?:more than|over) (\d+) days (?:late|overdue|past due)$/i,
    'invoices overdue by more than $1 days',
  ],
  [
    /\bhow much (?:cash|money) (?:came|has come|have we got|did we get|did we take|was taken) in\b/gi,
    'amount of payments',
  ],
  [/\bpayments(.{0,30}?) by (check|ach|wire|card|credit card)\b/gi, 'payments$1 with the word $2'],
  [
    /^(?:give me |show me )?((?:january|february|march|april|may|june|july|august|september|october|november|december)) by (?:status|state),? (?:with )?(?:the )?number of invoices(?:,| and)? (?:the )?(?:dollars|amounts?|total)$/i,
    'number of invoices of $1 by state and total of invoices of $1 by state',
  ],
  [/\bthat (last|latest|newest|next)\b/gi, 'the $1'],
  [
    /\b(?:more than|over) (\d+)% (over|under)(?: pace| budget)? (?:on|in|for) (search|social|display|video|connected tv)\b/gi,
    (_, many = '', way = '', on = '') =>
      way === 'over'
        ? `with pace over ${100 + Number(many)}% in ${on}`
        : `with pace under ${100 - Number(many)}% in ${on}`,
  ],
  [/\bwhat sites (?=go(?:es)? live|launch)/gi, 'which website migrations '],
  [
    /\bservices? (?:without|with no|that (?:have|has) no|missing) (?:a |an |the |their )?(?:gl |account |ledger |accounting )?codes?\b/gi,
    'account codes without a code',
  ],
  [/\bovernight\b/gi, 'since yesterday'],
  [
    /\bgrew (?:their |its |our )?organic (?:traffic |visits |sessions )?(?:the )?most\b/gi,
    'grew organic sessions the most',
  ],
  [/\b(?:who|which account managers?) on the (?:am|account management) team\b/gi, 'which account manager'],
  [
    /\bhow long (?:had|have|did) (?:they|those|these)(?: all)? (?:been with us|stay(?:ed)? with us|last(?:ed)?|stay|kept) on average\b/gi,
    'average months kept',
  ],
  [/\bsince the (?:1st|first)\b(?! (?:of|half|quarter|week|time))/gi, 'this month to date'],
  [/\bwith no (?=(?:picture|photo|price|phone|email|code|owner|reason|note|image)s?\b)/gi, 'without a '],
  [
    /, (clients?|stores?|services?|sections?|channels?|managers?) and (clients?|stores?|services?|sections?|channels?|managers?|months?)$/i,
    ' by $1 and $2',
  ],
]
