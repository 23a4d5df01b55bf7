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

/** Ways to ask what was said and done, what waits for somebody, and what comes up. */
export const saidAndDone: Otherwise = [
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
]
