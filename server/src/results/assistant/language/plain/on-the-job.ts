import type { Otherwise } from './otherwise.ts'
import { clients, end, now } from './surely/parts-said.ts'

/** What staff say of their clients, of work that was done and of what they want noted, in other words than the grammar has. */
export const onTheJob: Otherwise = [
  // Whoever is done with something has no more of it to do.
  [
    new RegExp(
      `^(?:is|are|has|have|did) (?:the )?(.+?) (?:all )?(?:done with|through with|finished with|through|past|out of|finished|complete(?:d)?) (?:their |its |the )?onboarding(?: yet| already| now)?${end}`,
      'gi',
    ),
    'open onboarding tasks of $1',
  ],
  [
    /^((?:prep|prepare|brief|catch) me\b.+?),? (?:at|around) \d{1,2}(?::\d\d)? ?(?:am|pm)?(?=[?.! ]*$)/gi,
    '$1',
  ],
  [
    /^(?:please )?(?:add|put|leave|make|write|enter) (?:a |an |this )?(?:quick )?(?:note|comment|memo) (?:to|for|on|in|at|about) (.+?) ?[:–-] ?(?=\S)/gi,
    'note for $1: ',
  ],
  [
    new RegExp(
      `^(?:(?:are there |do i have |got )?any )?(?:support )?(?:tickets|requests|issues) (?:that )?(?:i['’]?m|i am|i) (?:still )?waiting (?:on|for)(?: an answer| a reply| an update)?${end}`,
      'gi',
    ),
    'my open support requests',
  ],
  [
    /^(?:list |show |show me |give me |tell me )?(?:everything|all(?: the)? (?:work|things)|all that|anything) (?:that )?(we|i|you|the team) (?:did|have done|worked on|have worked on) (?=(?:for|at|on) )/gi,
    'what did $1 do ',
  ],
  [
    new RegExp(
      `^(?:what|which) (core vehicles|core models|models|vehicles) (?:does|do|did|is|are) (.+?) (?:push|pushing|focus on|focusing on|want to push|promote|promoting)${end}`,
      'gi',
    ),
    'core vehicles of $2',
  ],
  // What somebody got they have, and what they have not is said of the same ones.
  [
    new RegExp(
      `\\b(${clients}) (?:that |which |who )?(?:got|had|received|saw|have had|have gotten) (?=(?:an? |any |some )?(?:\\w+ ){1,2}?but (?:no|not|without)\\b)`,
      'gi',
    ),
    '$1 with ',
  ],
  [
    new RegExp(
      `^when did (.+?) (?:become|go|turn|get) (?:inactive|canceled|cancelled|lost)(?:,? and (why))?${end}`,
      'gi',
    ),
    (_, who = '', why = '') => `when did ${who} leave${why === '' ? '' : ' and why'}`,
  ],
  [
    /^(what (?:has |was |got )?changed?) (?:on|in|to|at) (.+?)(?:['’]s)? (?:client )?(?:profile|record|account|settings|data)(?= lately| recently| this| last| since|[?.! ]*$)/gi,
    '$1 at $2',
  ],
  [
    new RegExp(
      `^((?:my |our )?${clients}) (over|above|under|below) (\\$?\\d[\\d,.]*k?) (?:a month |monthly )?(?:that |which )?(?:nobody|no one|no-one) (?:has |have |had )?(?:touched|contacted|called|talked to|spoken to|spoken with|spoke with)(?: with)? (?:in|for|since|over)(?: the)? `,
      'gi',
    ),
    '$1 with a budget $2 $3 and no interaction in the ',
  ],
  [
    new RegExp(
      `^(?:how many|number of) (?:(?:of )?(?:my|our) )?${clients} (?:did|have) (i|we) (?:talk(?:ed)?(?: to| with)?|sp(?:eak|oke|oken)(?: to| with)?|call(?:ed)?|contact(?:ed)?|reach(?:ed)?(?: out to)?|visit(?:ed)?|met|meet)(?: with)?\\b`,
      'gi',
    ),
    (_, who = '') => `how many clients with an interaction${who.toLowerCase() === 'i' ? ' of mine' : ''}`,
  ],
  [
    /^(?:the |my |our |any |which |what )?proposals (?:that )?(?:we |i |were |was |have been )?(?:sent|sent out|went out)(?= |$)/gi,
    'opportunities that moved to proposal sent',
  ],
  [
    new RegExp(
      `^what(?:['’]?s| is) (?:blocking|holding up|stopping|delaying|slowing(?: down)?) (?:the )?onboarding (?:of|for|at) (.+?)${end}`,
      'gi',
    ),
    'open onboarding tasks of $1',
  ],
  [
    new RegExp(
      `^what(?:['’]?s| is) (?:blocking|holding up|stopping|delaying|slowing(?: down)?) (.+?)(?:['’]s)? onboarding${end}`,
      'gi',
    ),
    'open onboarding tasks of $1',
  ],
  [
    /^(?:is there |are there |do we have )?(?:any|an|what(?:['’]s| is) the) (?:updates?|news|word|progress|answer|reply) (?:on|about|to) (?:my |the |our )(?:support )?(ticket|request|bug|issue) about /gi,
    'my support requests about ',
  ],
  [
    new RegExp(
      `^(?:the |what (?:was|is) the |whats the )?(biggest|largest|worst|steepest) (?:drops?|declines?|falls?) in (?:client )?health(?: scores?)?(?: (?:this month|lately|recently))?${end}`,
      'gi',
    ),
    'health change lowest first',
  ],
  [
    new RegExp(
      `^(?:the |our )?(?:biggest|largest|best|steepest) (?:gains?|improvements?|rises?|increases?) in (?:client )?health(?: scores?)?(?: (?:this month|lately|recently))?${end}`,
      'gi',
    ),
    'health change highest first',
  ],
  [
    /^(?:the |our |my |what (?:are|were) (?:the|our) )?(top \d+|most common|most frequent) (activity|interaction) (types|categories)\b/gi,
    (_, which = '', of = '', kind = '') =>
      `${/^top/i.test(which) ? which : 'most common'} ${kind} of ${of.toLowerCase() === 'activity' ? 'activities' : 'interactions'}`,
  ],
  [
    /^((?:my|our|the|any|all|which|what|open) )?(?:client )?follow[- ]?ups? (?:that are |are )?(?:due|planned|to do|scheduled)?(?: for| on)? ?(?=(?:today|tomorrow|this|next|on|by|overdue|late|\w+day)\b)/gi,
    '$1client notes to follow up ',
  ],
  [
    new RegExp(
      `^who (?:do|all do) we (?:know|have)(?: as contacts?)? (?:at|in|from|over at) (.+?)${end}`,
      'gi',
    ),
    'contacts at $1',
  ],
  [
    new RegExp(
      `^(?:(?:what|which) (?:is|are) |who (?:is|are) )?(?:the |our )?${clients.replace(')', '|client|store|dealer)')} with (?:the )?longest (?:history|tenure|relationship)(?: with us)?${end}`,
      'gi',
    ),
    'oldest clients',
  ],
  [
    /^when did (?:we|you|anyone|anybody|somebody|someone) last (?:do|did|work on) (?:any |some )?(\w+(?: \w+)?)(?: work)? (?=(?:for|at|on) )/gi,
    'when was the last $1 activity ',
  ],
  [
    new RegExp(
      `^(?:how many|number of) (${clients}) (?:are |is |do we have )?(?:still |currently )?(?:in|being|under) (?:onboarding|onboarded)${now}${end}`,
      'gi',
    ),
    'how many $1 have open onboarding tasks',
  ],
  [
    /^(?:is there |are there |do we have |where is |find(?: me)? |show me |open )?(?:an? |any |the )?(?:links?|guides?|docs?|documents?|playbooks?|templates?|manuals?|pdfs?) (?:to|for|on|about|of) (?:the |our |a )?(?=(?!my |our )[a-z])/g,
    'resources about ',
  ],
  [
    new RegExp(
      `\\b(${clients}) (?:with|in) (?:poor|bad|low|weak) health,? (?:and|but) (?:no|without|not) `,
      'gi',
    ),
    '$1 at risk without ',
  ],
  [
    new RegExp(
      `^(?:which|what) (?:specialist|person|employee|rep|colleague) (?:handles|does|runs|manages|works on) (.+?) (seo|sem|social|search|display|video|ctv|ppc)${end}`,
      'gi',
    ),
    'who does $2 for $1',
  ],
  [
    new RegExp(
      `\\b(${clients}) whose ([\\w ]+?) (?:is|are) (overdue|late|past due|open|expired|unpaid)${end}`,
      'gi',
    ),
    '$1 with an $3 $2',
  ],
  [
    new RegExp(`\\b(${clients}) (?:that )?(?:i|we) (?:visited|went to|have visited|have been to)\\b`, 'gi'),
    '$1 with an on-site visit',
  ],
  [
    /^(?:my |our |the |which |what )?(?:meetings|appointments|events) (?:that are )?(?:booked|scheduled|planned|set|coming up) (?:for |on )?(?=\S)/gi,
    'my meetings ',
  ],
  [
    new RegExp(`^who(?:['’]?s| is| are) (.+?)['’]s (?:account )?(?:rep|am|manager|account rep)${end}`, 'gi'),
    'who manages $1',
  ],
  [
    /^(?:are we|is everyone|is everybody|are they) (?:keeping up|caught up|on top|up to date|current) (?:with|on|of) (?:the |our )?(onboarding|deliverables|tasks|strategies|content)(?=[?.! ]*$)/gi,
    (_, what = '') => `overdue ${what.toLowerCase() === 'onboarding' ? 'onboarding tasks' : what}`,
  ],
  [
    /\b(?:the )?longest(?: running| waiting| standing)? (open|unresolved|waiting) (support ticket|support request|ticket|request|issue|bug)\b/gi,
    'oldest $1 $2',
  ],
  [
    /,? (?:good|great|worth|candidates?|ideal) (?:for|as) (?:an? )?(?:upsell|up-sell|cross-?sell)(?:ing)?s?(?=[?.! ]*$)/gi,
    '',
  ],
  [
    new RegExp(
      `^who (?:do|should|can|could|would) i (?:ask|talk to|contact|call|go to)(?: about| for| regarding) (?:the )?(seo|sem|social|search|display|video|ctv|ppc)(?: \\w+)? (?:for|at|of) (.+?)${end}`,
      'gi',
    ),
    'who does $1 for $2',
  ],
  [
    new RegExp(
      `^((?:my |our |the |any )?[a-z]+s) (?:to|that i can|i can|we can) (?:tell|show|mention to|share with|bring up with|present to) (?!me\\b|us\\b)(.+?)(?: about)?${end}`,
      'gi',
    ),
    '$1 of $2',
  ],
]
