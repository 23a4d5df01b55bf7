import type { Otherwise } from './otherwise.ts'

const stores = '(?:clients|stores|dealers|dealerships|accounts|customers|rooftops)'
const part = 'parts|service|sales|general|marketing|accounting|owner'

/** Questions of a busy day that nobody here had seen: each is held by one of the corpus. */
export const atFirstSight: Otherwise = [
  // What goes past a budget by the end of a month is projected over it.
  [
    /\b(?:that )?(?:will |are going to |is going to |might |could |gonna )?(?:blow|go|burn|run|shoot|fly) (?:through|thru|past|right through) (?:their |the |its |our |my )?(?:monthly |whole |entire )?budgets?(?: (?:by|before|at) (?:the )?(?:end of (?:the )?month|month ?end|eom))?\b/gi,
    'are projected over budget',
  ],
  [/,? (?:and )?by how (?:much|many)\??$/gi, ''],
  // What somebody feels about a figure is not what is asked of it.
  [
    /(?:, ?| [-–—] ?)(?:(?:it |that |this )?(?:feels?|seems?|looks?) (?:way |far |a bit |really )?too (?:high|low|much|steep)(?: to me)?|ugh|sigh|argh)[.! ]*$/gi,
    '',
  ],
  [
    /^(?:what(?:['’]?s| is)|which(?: deals?)? (?:is|are)|anything|everything) (?:still )?(?:sitting |stuck )?in (my|our|the) pipeline that (?:has not|hasn['’]?t|have not|haven['’]?t) (?:moved?|budged?|changed?)(?: stages?)? (?:in|for) (?:over |more than )?(.+)$/gi,
    '$1 open deals with stage since before $2 ago',
  ],
  [/,? (?:across|for|over) (?:everyone|everybody|the whole agency|all of us)\b/gi, ''],
  [
    /,? (?:and )?(?:did|are|have) we (?:get|getting|gotten|got|do|doing|done) (?:any )?(?:better|worse)$/gi,
    '',
  ],
  // Whose next step is late.
  [
    /\b(?:prospects?|deals?|opportunit(?:y|ies)) (?:with|has|have|whose) (?:a |the |their )?next steps? (?:is |are )?(?:overdue|late|past due)\b/gi,
    'opportunities overdue',
  ],
  [
    /\b(?:deals?|opportunit(?:y|ies)|prospects?) (?:that )?(?:have not|has not|haven['’]?t|hasn['’]?t|did not|didn['’]?t) (?:moved?|budged?|changed?)(?: stages?)? (?:in|for) (?:over |more than )?(.+)$/gi,
    'open deals with stage since before $1 ago',
  ],
  [/\bonboardings? (?:for|of) (?:the |our )?new (?:stores|clients|dealers|accounts)\b/gi, 'onboarding tasks'],
  [/\bbehind schedule\b/gi, 'overdue'],
  [
    /\b(?:leads?[ -]to[ -]sales?|sales?[ -]to[ -]leads?|lead[ -]to[ -]sold|lead conversion)(?: ratios?| rates?| percentages?)?\b/gi,
    'closing ratio',
  ],
  [/\b(?:requests?) (?:for )?budget increases?\b|\bbudget increase requests?\b/gi, 'budget increases'],
  // How much of a claim has not come yet.
  [
    /\bco-?op (?:money|claims?|reimbursements?)(?: that)? (?:we(?:['’]re| are) |are |is )?(?:still )?(?:waiting (?:on|for)|outstanding|owed(?: to us)?|not (?:yet )?(?:paid|received))\b/gi,
    'submitted or approved co-op claims',
  ],
  [
    /^(?:did |has |have )?(?:any )?(?:e-?mails?|mails?|messages?) (?:bounced?|fail(?:ed)?)(?: or (?:bounced?|fail(?:ed)?))?\b/gi,
    'bounced and failed emails',
  ],
  [
    new RegExp(
      `^who(?:['’]s| is)? (?:the |our )?(${part})(?: manager| director| contact| person)? (?:at|of|for) (.+?)(?:,? and (?:what(?:['’]s| is) )?(?:his|her|their) (?:e-?mail|phone|number|cell)(?: address)?)?$`,
      'gi',
    ),
    '$1 contacts of $2',
  ],
  // The watchlist is where those stand who may leave.
  [
    new RegExp(
      `^(?:which|what|who)(?: of (?:my|our))? ?${stores}? (?:might|may|could) (?:leave|quit|cancel|walk|be lost)(?: us|(?=,? and how much))(?:,? and how much(?: money| revenue)?(?: is (?:that|it)|(?: is)? at risk| would (?:we|that) (?:lose|cost))?)?$`,
      'gi',
    ),
    'watchlist being watched',
  ],
  [/\bwrote (the most|the fewest|most|fewest|more|fewer) (activities|interactions)\b/gi, 'logged $1 $2'],
  [
    /^is (january|february|march|april|may|june|july|august|september|october|november|december) ready to (?:close|be closed)$/gi,
    'is $1 closed',
  ],
  [
    /^(?:do|does|what(?:['’]s| is| are)?) (?:(?:deliverables|tasks) )?(?:do )?i (?:still )?owe\b/gi,
    'my open deliverables',
  ],
  [
    /^what (deliverables|tasks|activities|reports) do i (?:still )?owe(?: anyone| anybody)?\b/gi,
    'my open $1',
  ],
  // Whoever has a role is called by it.
  [
    /^(?:who (?:is|are)|which (?:users|people|employees) are|list|show(?: me)?)(?: all)?(?: of)?(?: the| our)? (admin|administrator|super admin|super administrator|developer|director)s?$/gi,
    'people $1 role',
  ],
  [/\b(people|users|employees) (?:with|having|who have|that have) (?:the )?role (?:of )?/gi, '$1 role '],
  // What a health is made of stands with it.
  [
    /^(?:what (?:makes up|goes into|is in|is behind)|(?:the )?(?:parts?|components?|breakdown|pieces) of|break down|why is) (?:the )?health(?: score)? (?:of|for|at) (.+?)(?: (?:low|bad|poor|so low|made of))?$/gi,
    'how healthy is $1 and why',
  ],
  [
    /^(?:show me |open |find |where is |where['’]s |give me )?(?:the )?resource (?:called |named |about |on |for )?(?!links?\b|categor)(.+)$/gi,
    'resources about $1',
  ],
]
