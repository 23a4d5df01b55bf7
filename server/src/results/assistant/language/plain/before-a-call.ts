import type { Otherwise } from './otherwise.ts'

const stores = '(?:clients|stores|dealers|dealerships|accounts|rooftops)'

/** Ways of dealers, accountants and whoever prepares a call to ask for what the grammar has other words for. */
export const beforeACall: Otherwise = [
  // What waits for somebody's name under it, and what comes of that.
  [
    /^(?:is |are )?(?:there )?(?:anything|something|any (?:papers?|documents?|agreements?|contracts?))(?: (?:that is|still|out there))* (?:waiting|open|pending|out)? ?for (?:my|our) (?:signature|sign-?off|name)$/i,
    'my agreements waiting for signature',
  ],
  [
    /^(?:if .+?, )?how (?:much|long|many days)(?: of)?(?: a)? notice(?: period)? (?:do|would|must|should) (?:i|we) (?:have to |need to )?(?:give|keep)(?: (?:you|them))?$/i,
    'notice of my agreements',
  ],
  // What recurs.
  [
    /^(?:just|only) the (?:stuff|ones?|things|services|items) (?:that|which) (?:keeps?(?: running| going)?|recurs?|repeats?|runs? (?:every|each) month)(?:,? please| pls)?$/i,
    'only recurring',
  ],
  [
    /^(?:which|what) (?:of )?(?:those|these|them) is the (?:biggest|largest) (?:chunk|part|piece|share|slice|one)?,? ?(?:in|as a) percent(?:age)?$/i,
    'share by service',
  ],
  // Whoever works for a store, by what they do.
  [
    /^who (?:at your (?:place|end|company|agency|office) |there |over there )*(?:looks after|takes care of|handles|runs) (?:my|our) (?:account|store|dealership)(?:,? and who does (?:the )?(?:google|search|ppc|paid search)(?: part| ads| side)?)$/i,
    'who is my manager and who does SEM for us',
  ],
  [
    /^who (?:at your (?:place|end|company|agency|office) |there |over there )*(?:looks after|takes care of|handles|runs) (?:my|our) (?:account|store|dealership)$/i,
    'who is my manager',
  ],
  // What a store's own people are asked to confirm and have asked for.
  [
    /^(?:what|which|any|are there any|do i have any) (?:budget )?changes to (?:my|our) budgets? (?:are |that )*(?:still )?(?:waiting|wait|pending)(?: for (?:me|us|my okay))?(?: to (?:confirm|approve))?$/i,
    'budget changes to confirm',
  ],
  [
    /^(?:has|have) (?:anybody|anyone|somebody|someone|you|they) (?:decided|answered|said anything|approved|looked)(?: yet)? (?:on|about|to|at)? ?(?:the|my|our) (?:budget )?(?:increase|raise)(?: (?:that )?(?:i|we) (?:asked for|requested))?(?: yet)?$/i,
    'my budget increases',
  ],
  // Money over channels, and months over a figure.
  [
    /^how (?:was|is|were) ((?:january|february|march|april|may|june|july|august|september|october|november|december|last month|this month))(?:['’]s)? (?:money|budget|spend|investment) (?:split|divided|spread|distributed) (?:over|across|between|among|by) (?:the |our |my )?(channel|platform|store)s\b.*$/i,
    'share of investment by $2 in $1',
  ],
  [
    new RegExp(
      `\\b((?:my|our|the) (?:\\w+ )?)?${stores} (?:that |have |has )?(?:put|spent|invested|spend|spends|invests) (?:nothing|no money|zero) (?:in|into|on|in to) (\\w+)\\b`,
      'gi',
    ),
    (_, my = '', where = '') => `${my}clients without ${where} spend`,
  ],
  // Invoices as accounting speaks of them.
  [/\boverdue (?:today|right now|as of today|now)\b/gi, 'overdue'],
  [/,? and (?:by )?how many days(?: late| overdue)?\b/gi, ' and days late'],
  [
    /^(?:who|which (?:clients|stores|dealers|payers)) (?:has |have )?(?:only )?paid (?:only |just )?(?:a )?part of (?:their|the|its) (\w+) (?:invoice|bill)s?$/i,
    'partly paid invoices of $1',
  ],
  [
    /^(?:how much money came in|what came in|payments)(.*?),? (checks?) (?:vs\.?|versus|against|and) (ach|wires?)$/i,
    (_, when = '', one = '', other = '') =>
      `amount of payments${when} with the word ${one.replace(/s$/, '')} and amount of payments${when} with the word ${other.replace(/s$/, '')}`,
  ],
  [
    /^which (?:invoicing |billing )?months are closed(?:,? (?:and )?(?:since )?when(?:,? (?:and )?by whom)?)?$/i,
    'closed invoicing months',
  ],
  [
    /^what(?:['’]?s| is) (?:still )?(?:keeping|stopping|holding|blocking) (\w+) (?:from (?:closing|being closed)|up)$/i,
    'invoicing months of $1',
  ],
  [
    /^why (?:does|did|is|do) (\w+)(?:['’]s)? (?:invoicing|billing|invoices?) (?:come out|look|end up|get|go) (?:so )?(?:different|higher|lower|more|less)(?: from| than| to)? (\w+?)(?:['’]s)?(?:[.?!] .*)?$/i,
    'why did invoice amount change in $1 vs $2',
  ],
  [
    /\b(\w+) reconciliation[:,]? (?:everything|all|whatever|anything|what)(?: that)?(?: is| was)? /gi,
    'reconciliation of $1 ',
  ],
  [
    /\b(over|under)spent by (?:more than|over|at least) (\d+) ?(?:%|percent)/gi,
    (_, way = '', many = '') =>
      way.toLowerCase() === 'over'
        ? `overspent with variance % over ${many}%`
        : `underspent with variance % under -${many}%`,
  ],
  [/\b(?:that |which )(?:nobody|no one|no-one) (?:has )?explained(?: yet)?\b/gi, 'unexplained'],
  [
    /^(?:and )?how much (?:of (?:that|it) )?(?:is |was )?(?:on|for|from|of) (?:the )?invoices? (?:that )?(?:have been |has been |were |are )?paid(?: in full| off)?$/i,
    'of paid invoices',
  ],
  // Figures that went on since a month, in two units, and lists with what belongs to each row.
  [
    /^(.+?)(?: please)?,? and how (?:it|that|this)(?:['’]s| has)? (?:moved|changed|developed|trended|evolved|grown|gone) since (.+)$/i,
    '$1 by month since $2',
  ],
  [
    /^(?:the )?margins? (by|per) (\w+)(.*?),? in (?:dollars and (?:in )?percent|percent and (?:in )?dollars)(?:,? (lowest|highest) (?:percent(?:age)?|rate) first)?$/i,
    (_, by = '', what = '', when = '', order = '') =>
      `margin and margin rate ${by} ${what}${when}${order === '' ? '' : ` ${order} margin rate first`}`,
  ],
  [
    new RegExp(
      `^which ${stores} (?:have )?left us (since .+?|in .+?|this \\w+|last \\w+),? and what (?:did|does) (?:each|they|every one)(?: of them| one)? (?:cost|pay|bring|paid)(?: us)?(?: (?:a|per|each) month)?(?:[.?!,] .*)?$`,
      'i',
    ),
    'cancellations $1',
  ],
  [
    /\bsince the (?:beginning|start) of (january|february|march|april|may|june|july|august|september|october|november|december)\b/gi,
    'since $1 1',
  ],
  [
    /\bthe fewest calls from our google (?:listing|profile|page)\b/gi,
    'the fewest google business profile calls',
  ],
  // Before a call.
  [
    /^when (?:did|has) (?:anybody|anyone|somebody|someone|we|you) last (?:talk|talked|spoke|spoken|speak) (?:to|with) (.+?),? and (?:what about|about what|what was it about)$/i,
    'when did we last talk to $1',
  ],
  [
    /^(?:is there )?(?:anything|something) (?:that )?we promised (.+?) and (?:haven['’]?t|have not|never|did not|didn['’]?t|not yet) (?:done?|delivered?|finished?|kept?|get done|got done)(?: yet)?$/i,
    'overdue tasks of $1',
  ],
  [
    /^(?:so |and )?what (?:would|do|should|must) (.+?) (?:have to |need to )?spend (?:per|a|each) day (?:till|until|to|through|for) .*?(?: to (?:land|finish|end|come out|hit)(?: exactly)? (?:on )?(?:the |their |its )?budget)?$/i,
    (_, whose = '') =>
      /^(?:they|it|we|i)$/i.test(whose) ? 'their daily allowance' : `daily allowance of ${whose}`,
  ],
  [
    /^(?:what|which) services (?:doesn['’]?t|does not|don['’]?t|do not|isn['’]?t) (.+?) (?:buy|have|use|run|take)(?: (?:yet|from us|with us|now))*$/i,
    'missing services of $1',
  ],
  [
    new RegExp(
      `^(?:what|which) services (?:doesn['’]?t|does not|don['’]?t|do not) (.+?) (?:buy|have|use|run)(?: that)? (?:other |similar )?(?:${stores}|ones)(?: like (?:it|them|that|us))? (?:usually |normally |mostly |often )?(?:do|buy|have|use)(?:,? and what do (?:those|they) (?:pay|cost))?$`,
      'i',
    ),
    'missing services of $1',
  ],
  [
    /^(?:which|what) (?:people|contacts) (?:at|of|from) (.+?) (?:get|receive) (?:our |the )?invoices,? and do they (?:also )?(?:get|receive) (?:the |our )?reports(?: as well| too| also)?$/i,
    'contacts of $1 who receive invoices with receives reports',
  ],
  [
    /^where (?:do|can|would) (?:i|we) (?:find|see|look up|get|look at) (?!the\b|my\b|our\b)(.+? (?:invoices|budgets|contacts|tasks|activities|agreements|interactions)\b.*)$/i,
    '$1',
  ],
  [/\bfrom the (last|past) (\d+|two|three|four|five|six|nine|twelve) months\b/gi, 'in the $1 $2 months'],
]
