import type { Otherwise } from './otherwise.ts'

/** How people ask for money, for what the portal does by itself, and for what lists hold. */
export const ofBills: Otherwise = [
  [
    /^((?:invoice|bill) (?:no\.? |number |#)?[\w-]*\d),? what(?:['’]?s| is| was)(?: all)? (?:on|in) (?:it|there)$/gi,
    "what's on $1",
  ],
  [
    /^(?:who|which (?:clients|stores|dealers)) (?:can|could|should|might) (?:we|i) (?:still )?(?:sell|pitch|upsell|offer|cross[- ]sell) (.+?) to(?: (?:in|at|of|within) (.+))?$/gi,
    (_ = '', service = '', where = '') =>
      `missing services ${service}${where === '' ? '' : ` for ${where.replace(/^the /, '')}`}`,
  ],
  [
    /\bblew (?:right |straight |way )?(?:through|past) (?:their|its|the) ((?:[a-z]+ )?)budgets?\b/gi,
    'overspent $1budget reconciliation',
  ],
  [
    /\b(stores|clients|dealers) (?:missing|lacking|without|that lack|that miss|that do not have|who lack) (?:a |any |the )?services? (?:that |which )?(?:similar|comparable|other|like|alike) (?:stores|clients|dealers) (?:buy|have|use|run|get|pay for)\b/gi,
    'missing services by client',
  ],
  [
    /\b(?:stuff|things|everything|sections?|variances?|underspends?)(?: that)? we (carried over|wrote off|credited|explained)(?= (?:in|for|last|this)\b|$)/gi,
    'reconciliation $1',
  ],
  // Invoices that went out and are open are those that are not paid.
  [
    /\binvoices (?:that |which )?(?:have been |were |we )?(?:went out|gone out|sent(?: out)?|issued|mailed)\b(.*?)(?:,? (?:but|and|yet|still) )(?:that |which |they |are |were )?(?:have not|has not|haven['’]?t|hasn['’]?t|are not|aren['’]?t|not|still not)(?: yet)?(?: been)? paid(?: yet)?\b/gi,
    'unpaid invoices$1',
  ],
  [
    /\b(?:did|has|have) (?:anyone|anybody|somebody|someone|we) (credit|credited|explain|explained|write off|wrote off|written off|carry over|carried over) (.+?)(?:['’]s?)? for (?:the |their |its )?(.+?) (under|over)(?:spend|spending|spent)\b/gi,
    (_ = '', verb = '', whom = '', when = '', way = '') =>
      `${/^cred/i.test(verb) ? 'credited' : /^expl/i.test(verb) ? 'explained' : /^carr/i.test(verb) ? 'carried over' : 'written off'} ${way}spent reconciliation of ${whom} in ${when}`,
  ],
  [
    /^(?:has|have|is|was|did) (?:the |our )?(\w+) (?:invoice |invoicing |billing )?run (?:been )?(?:sent(?: out)?|gone out|go out|out)(?: yet| already)?$/gi,
    'number of invoices in $1 by state',
  ],
  [
    /^(list|show(?: me)?|give me) (?:every|each)(?: single)? (invoice|budget|payment|client|store|import|agreement)\b/gi,
    '$1 $2s',
  ],
  [
    /^(?:which|what) department (?:is|does) (.+?) (?:in|part of|working in|work in|work for|belong to)$/gi,
    'department of $1',
  ],
  // Whether it worked stands with it.
  [
    /\b((?:last|latest|newest) (?:[a-z]+ )?imports?)[,\s–-]+did (?:it|that|they) (?:work|go through|succeed|finish)\b/gi,
    '$1',
  ],
  [
    /^did (?:the|our|my) ((?:last|latest|newest) (?:[a-z]+ )?imports?) (?:work|go through|succeed|finish)\b/gi,
    '$1',
  ],
  // What a list holds is what can be chosen of it.
  [
    /^((?:what|which) .+?) (?:can|could|do|may|should) (?:i|we|you|people|one) (?:pick|choose|select)(?: (?:from|between|among))?$/gi,
    '$1',
  ],
  [/^((?:what|which) .+?) (?:are|is) (?:there )?to (?:pick|choose|select)(?: from)?$/gi, '$1'],
  [/\b(?:have |has |with |on )?net[- ]?(\d+)(?: (?:payment )?terms?)?\b/gi, 'payment terms precisely $1'],
  [/\b(?:with )?(\d+)[- ]days? (?:payment )?terms\b/gi, 'payment terms precisely $1'],
  [
    /\b(?:(?:with|have|has) )?payment terms (?:of |are |is )?(?:exactly )?(\d+)(?: days)?\b(?! or| to|-)/gi,
    'payment terms precisely $1',
  ],
  [
    /\b(?:(?:with|have|has) )?(?:payment )?terms (?:of |are )?(?:longer than|more than|over|above) (\d+) days?\b/gi,
    'payment terms over $1',
  ],
  [
    /\b(?:(?:with|have|has) )?(?:payment )?terms (?:of |are )?(?:shorter than|less than|under|below) (\d+) days?\b/gi,
    'payment terms under $1',
  ],
  [
    /\b(?:do not|does not|don['’]?t|doesn['’]?t|not) (?:belong|belonging) to (?:any|an?) (?=parent|group|region|dealer group)/gi,
    'without a ',
  ],
  [
    /\b(?:belong|belongs|belonging) to (?:no|none of the) (?=parent|group|region|dealer group)/gi,
    'without a ',
  ],
  [
    /\bhow much (?:of )?(ai|the ai|the assistant|the chat|the chatbot) (?:are|do|did|is|have|does) (?:we|people|they|everybody|everyone|the agency)(?: all)? (?:using|use|used)\b/gi,
    'how many uses of ai',
  ],
  [/\b(tokens(?: read| written)?) (?:burned|burnt|used|spent|consumed|eaten)(?: up)?\b/gi, '$1'],
  [
    /\b(?:burn|burns|burned|use|uses|used|consume|consumes|consumed|eat|eats) (?:up )?(?:the )?(most|fewest) (tokens)\b/gi,
    'had the $1 $2',
  ],
]
