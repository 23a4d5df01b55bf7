import type { Otherwise } from './otherwise.ts'

/** Questions of an ordinary day as busy people type them. */
export const asTyped: Otherwise = [
  [
    /^(?:has|have|did) (.+?) (?:approved?|confirm(?:ed)?|accept(?:ed)?) (?:their|its|the|his|her) budget changes?(?: yet| already)?$/gi,
    'budget changes to confirm of $1',
  ],
  [/\b(?:that are |are )?(?:coming )?up for renewal\b/gi, 'ending'],
  [
    /^what(?:['’]?s| is)? (?:still )?(?:left|there) to (?:reconcile|explain)(?: (?:for|in|from))? (.+)$/gi,
    'what was not dealt with in the $1 reconciliation',
  ],
  [
    /^(?:which|what) (?:clients|stores|dealers|payers|organizations) (?:have no|are missing (?:a|their)|do not have an?|without an?) (?:po|purchase order)(?: numbers?)?$/gi,
    'parent organizations without a purchase order',
  ],
  [/,? and (?:the|which) invoices? (?:they|it|each) (?:were|was|are|is) for\b/gi, ''],
  [
    /^(?:who|which (?:users?|people|employees|clients users)) (?:has not|have not|did not) (?:logged|signed|log|sign|been) ?in(?:to)?(?: the portal)? (?:for|in)(?: over| more than| the last| the past)? (\d+|a|three|six|two) (days?|weeks?|months?)$/gi,
    'people last seen more than $1 $2 ago',
  ],
  [
    /^(?:which |what )?(?:e-?mails?|messages) (?:that |have |were )*bounced\b/gi,
    'bounced of email analytics',
  ],
  [
    /^(?:what|how much) (?:did|does|has|is) (?:the )?ai (?:cost|costing|costs|use|used)(?: us)?\b/gi,
    'ai usage',
  ],
  [/^how (?:we|are things|things) (?:doing|going|looking)\b/gi, 'how are we doing'],
  [
    /^(?:what|how much) (?:am|are|do) (?:i|we) (?:paying|pay|spending|spend) (?:you|the agency)(?: in total)? (?:a|per|each|every) month$/gi,
    'what is my budget this month',
  ],
  [
    /^how much of (?:that|it|this)(?: actually| really)? (?:goes|is going|went|gets spent) (?:to|into|toward|on) (?:the )?(?:actual )?(?:ads|ad spend|advertising|media)$/gi,
    'and the media budget',
  ],
  [
    /^(?:do (?:i|we) have |is there |have (?:i|we) (?:got )?)?(?:anything|something) (?:that )?(?:i |we )?(?:need |have )?(?:to )?(?:sign or (?:approve|confirm)|(?:approve|confirm) or sign)$/gi,
    'my agreements waiting for signature and budget changes to confirm',
  ],
  [
    /^when (?:is|are) (my|our|the|their) (?:contract|agreement) (?:up|over|done|out)$/gi,
    'when does $1 agreement end',
  ],
  [
    /\b(clients|dealers|stores|accounts) (?:that have |who have |with )?nothing (?:is )?(?:running|live|active)\b/gi,
    '$1 without a budget',
  ],
  [
    /^who(?: is|['’]s)? (?:our|my|the) (?:main )?(?:contact|person|rep) (?:at|from|with) (?:the|your) (?:agency|team) for (.+)$/gi,
    'who manages $1',
  ],
  [
    /^who (?:do|can|should) (?:i|we) (?:talk|speak|go) to about (?:our|my|the) (?:website|site|account|campaigns?|ads|budget|results)$/gi,
    'who manages my store',
  ],
  [
    /^(?:and )?(?:(?:show|give)(?: me)?|add|include|with)? ?(last (?:month|week|quarter|year)|the (?:month|week|year) before) (?:too|as well|also)$/gi,
    'compared with $1',
  ],
  [
    /^(?:who|which (?:clients|stores|dealers)) spent less than (?:they|was|were|they were)(?: had)? (?:budgeted|planned)\b/gi,
    'which clients were under budget',
  ],
  [
    /^(?:who|which (?:clients|stores|dealers)) spent more than (?:they|was|were|they were)(?: had)? (?:budgeted|planned)\b/gi,
    'which clients were over budget',
  ],
  [
    /^(?:(?:do|are) (?:i|we|there) (?:have )?)?(?:any )?(?:support )?(?:requests|tickets) (?:that are |are )?(?:still )?(?:waiting|pending|outstanding|unanswered)(?: (?:on|for|with) (?:you|us|them)(?: guys)?)?$/gi,
    'open support requests',
  ],
  [
    /^(?:(?:can|could) (?:i|we) )?(?:(?:see|show me|show) )?(?:(?:which|what|the|my|our) )?ads (?:that )?(?:are |do )?(?:we |you )?(?:currently )?(?:running|run|live)(?: right now| now| currently| today)?$/gi,
    'campaigns this month',
  ],
  [/\bcampaigns (?:with|that have) (?:spend|cost) (?:but|and) (?=no\b|without\b)/gi, 'campaigns with '],
  [
    /\b(?:search )?(?:impression share (?:lost|lost due|missed) (?:to|by) (?:the )?budget|lost impression share)\b/gi,
    'lost to budget',
  ],
  [
    /^(?:am|are|is) (?:i|we|my team) (?:missing|behind on|late (?:on|with)) (?:any |some )?(?:of (?:my|our) )?(?:monthly )?(deliverables|tasks|reports|checklists?)$/gi,
    'my late $1',
  ],
  [
    /^(?:which|what) (clients|stores|dealers) (?:got|have gotten|received|were given) an? (?:budget )?(?:increase|raise)s?\b/gi,
    '$1 with an approved budget increase',
  ],
  [
    /^(?:please )?(?:send|email|e-mail|mail|get|export)(?: me| us)? (?:the |a list of |all )*(?=.+ (?:as|in|to) (?:an? )?(?:excel|csv|spreadsheet|pdf|file|xlsx)\b)/gi,
    '',
  ],
  [
    /^(?:(?:can|could) (?:u|you) )?(?:please )?(?:send|email|e-mail|mail|get|give|show) (?:me|us) (?:the |my |our )?(last month|last week|\w+)['’]?s (?:monthly )?report$/gi,
    'results of my store $1',
  ],
  [
    /^(?:which|what) (?:clients|stores|dealers|payers) (?:always |usually |often |keep )?(?:pay|paying|pays|are paying) late(?: all the time| every month| again and again| a lot| most often)?$/gi,
    'largest overdue balance by payer',
  ],
  [
    /^((?:biggest|largest|smallest|latest|last|newest|oldest) (?:invoice|agreement|task|proof|claim|request)\b.*?),? and (?:is|was|has) (?:it|that)(?: been)? (?:paid|sent|approved|signed|settled|done|closed)(?: yet| already)?$/gi,
    '$1',
  ],
  [
    /^(?:(?:number of|how many) )?(?:e-?mails|messages) (?:that )?(?:went|gone|were sent|have gone|sent)(?: out)?(?= |$)/gi,
    'sent of email analytics',
  ],
  [/^who (?:all )?(?:has|have|had) access to /gi, 'who is on the team of '],
  [
    /^(?:new )?(users|people|accounts) (?:that were |who were )?(added|created)(?= (?:this|last|in|since|on|yesterday|today)\b)/gi,
    'audit log $2 user',
  ],
  [
    /^(?:a |the )?(?:list of )?(?:all )?(?:(my|our|the) )?(clients|dealers|stores|accounts) (?:with|and|plus) (?:their|its) (?:monthly |current |total )?(budgets?|spend|pace|margin|leads|clicks|conversions|health)(?= |$)/gi,
    '$3 of $1 $2 by client',
  ],
  [
    /\b(?:without|with no|w\/o) (?:an? |any )?(activit(?:y|ies)|interactions?|calls?|visits?) (?:or|nor|and) (?:an? |any )?(activit(?:y|ies)|interactions?|calls?|visits?)( (?:in|for|since|within|over|this|last) .+)?$/gi,
    'without $1$3 and without $2$3',
  ],
  [
    /^how much (?:money )?(?:are we|is) (?:still )?(?:waiting (?:on|for)|owed|outstanding)(?: from| by| for)? (.+)$/gi,
    'how much is open on invoices of $1',
  ],
  [/\b(?:is|are) bringing in\b/gi, 'has'],
  [
    /^who(?: else| all)? (?:is|works|are) (?:on|with) (?:the )?(.+?)(?:['’]?s)? (?:account|team)$/gi,
    'who is on the team of $1',
  ],
  [
    /^(?:the )?(?:notes?|summary|minutes|recap|details|outcome) (?:from|of) (?:the|my|our) last (?:call|meeting|interaction|conversation|visit) (?:with|at) /gi,
    'last interaction with ',
  ],
  [
    /^(?:what is |what['’]?s )?(?:the |my )?(?:monthly |current )?budget (?:for|of|at) (.+?) (?:on|for|with) google(?: ads)?$/gi,
    'google ads search budget of $1',
  ],
  [/^where do (?:i|we) stand with (?:my|our) (clients|stores|accounts)\b/gi, 'results of my $1'],
  [/^(?:are|did) (?:we|i) (?:making|make) more (?:money|profit) than /gi, 'margin compared with '],
  [
    /^(?:what is |what['’]?s )?(?:all )?(?:included|in) (?:in )?(?:my|our) (?:package|plan|program|contract)$/gi,
    'my budgets by service',
  ],
  [
    /^and (?:which )?(?:gets?|has|have|had|brings in) (?:more|the most) (\w+)$/gi,
    'which one had the most $1',
  ],
  [
    /^(?:can|could|may) (?:i|we) (?:get|have|add) (?:some )?more (?:budget|money) (?:for|on|in) (.+)$/gi,
    'increase my $1 budget',
  ],
  [
    /^(?:did|has|have) (?:everything|all (?:the |our )?invoices|all of them) (?:for|from|in|of) (.+?) (?:get|gotten|been|got|gone|go) (?:sent|out)(?: out)?$/gi,
    '$1 invoices by state',
  ],
  [/^(?:the |our |my )?team['’]?s (.+)$/gi, '$1 of my team'],
  [/^(?:any |what |which |are there )?credits (?:for|of|at) /gi, 'credit notes of '],
  [
    /^(?:am|are|do|did) (?:i|we) (?:getting|get|have|having|got) (?:more or (?:less|fewer)|(?:less|fewer) or more) (\w+) (?:than|compared (?:to|with)) /gi,
    'my $1 compared with ',
  ],
  [
    /^how much (?:budget|money) (?:do|have) (?:we|i) (?:still )?(?:have |got )?left (?:at|for|in) /gi,
    'how much of my budget is left at ',
  ],
  [
    /^(?:which )?(?:budgets|clients|stores) (?:that |which )?(?:will|are going to|may|might) run out (?:of (?:money|budget) )?before (?:the )?(?:end of (?:the )?month|month ends?|month is over)$/gi,
    'clients projected over budget',
  ],
]
