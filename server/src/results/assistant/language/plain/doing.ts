import type { Otherwise } from './otherwise.ts'

/** What is not done, and what is to be. */
export const doing: Otherwise = [
  [
    /\b(?:that |which )?(?:nobody|no one|noone)(?: has| have| had)? (paid|approved|confirmed|signed|reviewed|explained|answered|finished|assigned|sent|opened|started|settled)\b(?: yet| so far| for)?/gi,
    'not $1',
  ],
  [
    /^(?:which|what|who)(?: of)?(?: (?:my|our|the))? ?(clients|stores|dealers|accounts|customers)? (?:did|have|has)(?: not|n['’]?t| never) (?:i|we) (?:not |never )?(?:call(?:ed)?|contact(?:ed)?|reach(?:ed)?(?: out to)?|visit(?:ed)?|talk(?:ed)? (?:to|with)|sp[eo]ken? (?:to|with)|met|been in touch with)\b/i,
    'which of my clients have had no interaction',
  ],
  [
    /^(?:which|what|who)(?: of)?(?: (?:my|our|the))? ?(clients|stores|dealers|accounts|customers)? (?:did|have) (?:i|we) (?:not|never) (?:call(?:ed)?|contact(?:ed)?|reach(?:ed)?(?: out to)?|visit(?:ed)?|talk(?:ed)? (?:to|with)|sp[eo]ken? (?:to|with)|met|been in touch with)\b/i,
    'which of my clients have had no interaction',
  ],
  [
    /\b(tasks|deliverables|things)(?: that)? i (?:have|need|am supposed|got) to (?:finish|do|complete|handle|work on|close|get done)\b/gi,
    'my $1 due',
  ],
  [
    /\bwaiting (?:for|on) my (?:confirmation|approval|ok|okay|decision|review|sign off|signature)\b/gi,
    'waiting for me',
  ],
  [/\b(brings?|brought|bringing|makes?|made|earns?|earned)(?: us)? in the most money\b/gi, '$1 in the most'],
  [/\bdrafts\b(?! (?:of|for) (?:agreements|contracts))(?! agreements)/gi, 'draft invoices'],
  [
    /\bwho (?:gets|receives|is sent|should get) (?:the |our |their )?(invoices|bills|reports)(?: of| for| at| from)?\b/gi,
    'contacts that get $1 at',
  ],
  [
    /\b(?:been|is|are|has been|have been|stayed|stays) with (?:us|you|the agency) (?:for )?(?:the )?longest\b/gi,
    'are the oldest clients',
  ],
  [/^what(?:['’]?s| is) (?:up|going on|happening|new) (?:with|at) (?!my|the|our)/i, 'tell me about '],
  [
    /^where (?:does|do|did|is|are) (?:the |our |my |their )?(traffic|sessions|visits|visitors|leads|sales)(?: (?:of|at|for) (.+?))? (?:come|coming|came) from\b/i,
    '$1 of $2 by source',
  ],
  [/\b(?:did|does|do) (?:our|my|their|the) (?:web ?)?site (?:have|get|see|receive)\b/gi, 'did we get'],
  [
    /\bhow many (new |used )?(?:cars|vehicles|units) (?:did|have) (?:we|i|they|my stores?|our stores?) (?:sell|sold)\b/gi,
    '$1 units sold',
  ],
  [/\b(have|run|get|use|buy) with (?:you|us)(?: guys)?$/i, '$1'],
  [
    /^(?:did|have|has) (we|you|i|they|anybody|anyone|somebody|someone) (?:do|done) (?:anything|something) (?=(?:for|at|with) )/i,
    'what did $1 do ',
  ],
  [
    /^how(?:['’]?s| is| are) (my|our|the) (.+?) (?:looking|doing|going|coming along)(?: so far| now)?[?.]?$/i,
    '$1 $2',
  ],
  [
    /^how much money (?:is|do we have|have we got) (overdue|outstanding|unpaid|late)\b/i,
    'how much is owed on $1 invoices',
  ],
  [
    /\b(partners|managers|channels|services|groups|regions|stores|clients|dealers) and their (?!managers?\b|contacts?\b|group\b)(.+)$/gi,
    '$2 by $1',
  ],
  [
    /^(?:please )?explain (?:the |this |that |to me )*(?=(?:drop|rise|change|increase|decrease|jump|difference|decline)\b)/i,
    'why the ',
  ],
  [/\b(?:have|has|with) (?:nobody|no one|noone) assigned\b/gi, 'without a manager'],
  [/\bhalf of (?:the|their|its|my|our) (budgets?)\b/gi, '50% of the $1'],
  [
    /\b(?:clients|stores|dealers|accounts) (?:that|who|which) (?:have )?(?:stopped|quit|ended|dropped) (?!in\b|by\b|more\b|the most\b|off\b)(.+)$/gi,
    'cancellations of $1 by client',
  ],
  [
    /^(?:have|did) (?:we|i) (?:paid|pay) (?:everything|all(?: of)?(?: our| my| the)? (?:invoices|bills))$/i,
    'my open invoices',
  ],
  [
    /^(?:which|what) (cars|vehicles|units) (?:are|have been|have sat|sat|sit)(?: the)? longest (?:on the lot|in stock|there)$/i,
    'oldest $1 in stock',
  ],
  [
    /^how many (?:people|visitors|shoppers|customers) (?:visited|came to|went to|were on|looked at) (?:our|my|the) (?:web ?)?site\b/i,
    'website sessions',
  ],
  [
    /^which (?:one )?of (my|our) (?:two |both |three |2 |3 )?(?:stores|dealerships|rooftops) (?:does|do|did|is doing|are doing|performs?|performed|works?) (?:better|best)\b/i,
    'compare $1 stores',
  ],
  [
    /\b(?:my|our|the) (clients|stores|dealers|accounts)(?: of mine)? whose budgets? (?:got|became|went) (?:smaller|lower|down|reduced)\b/gi,
    'budgets of $1 decreased',
  ],
]
