import type { Otherwise } from './otherwise.ts'
import { saidAndDone } from './said-and-done.ts'

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
  ...saidAndDone,
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
