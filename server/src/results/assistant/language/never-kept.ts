import type { Never } from './never.ts'

const went =
  '(?:rose|grew|increased|improved|went up|are up|is up|went down|are down|is down|fell|dropped|declined|decreased|shrank|sank)'

/** What no answer tells because nothing of it is kept, or because only half of it would be told. */
export const neverKept: readonly Never[] = [
  {
    asks: new RegExp(`\\b${went}\\b.*\\b(?:and|but|while|yet|although|though|whereas)\\b.*\\b${went}\\b`),
    part: new RegExp(
      `\\b${went}(?: \\u0002)?,? (?:and|but|while|yet|although|though|whereas)\\b.*\\b${went}\\b`,
    ),
    firm: true,
    because: 'I narrow by one figure that rose or fell at a time.',
  },
  {
    asks: /^(?:and )?(?:what(?: ?s| is) )?(?:the |their |our |its )?(?:group|dealer group)(?: ?s)? (?:avg|average|mean)$/,
    firm: true,
    because:
      'I tell no average of a group: *compared with other dealers* holds a figure against all clients.',
  },
  {
    asks: /\bmake(?:s)? (?:up )?(?:the|that|this|most of the|all the) difference\b/,
    firm: true,
    because:
      'I order stores by a figure, or by how it rose or fell in percent, and not by what of a change is theirs.',
  },
  // A form whose name holds a time: where it is known by that name, no time is read in it.
  {
    asks: /\bform (?:(?:called|named) )?(?:how|what|why|who|when|which|tell) (?:\S+ ){0,4}\u0002/,
    part: /\bform\b/,
  },
  {
    asks: /\b(?:what(?: ?s| is)|which(?: is)?|tell me) (?:the )?roles? of \u0001,? (?:and|or) .+/,
    part: /\b(?:and|or) .+/,
    firm: true,
    because: 'Ask for the role and the department one after the other.',
  },
  // What nobody enters is told by no list.
  {
    asks: /^(?:and )?who (?:covers|is covering|fills in|is filling in|steps in|backs up|is backing up)\b/,
    part: /\b(?:covers|covering|fills in|filling in|steps in|backs up|backing up)\b/,
    firm: true,
    because: 'The portal keeps no absences and nobody who stands in for somebody.',
  },
  {
    asks: /^(?:and )?(?:what is |whats |the )*(?:the )?median\b/,
    part: /\bmedian\b/,
    firm: true,
    because: 'I tell sums and averages, and no medians.',
  },
  {
    asks: /\b(?:average|avg|how many) (?:number of )?days? (?:till|until|til|before|to) (?:a |the |our |\u0001 )?(?:client|clients|customer|customers|dealer|dealers|store|stores)?\b.*\bpa(?:y|ys|id)\b/,
    part: /\bdays? (?:till|until|til|before|to)\b/,
    firm: true,
    because: 'How long clients take to pay is not worked out: invoices and payments hold the days of both.',
  },
  {
    asks: /\b(?:make|hit|reach|miss) (?:our|the) numbers?\b/,
    part: /\bnumbers?\b/,
    firm: true,
    because: 'The portal keeps no goal for the agency’s revenue.',
  },
  {
    asks: /^(?:and )?(?:who|when did \S+) (?:took|take|takes) over\b/,
    part: /\b(?:took|take|takes) over\b/,
    firm: true,
    because: 'A team is known as it is today, and not as it was: ask who manages the client.',
  },
  // What nobody here sends, adds or deletes.
  {
    asks: /^(?:please |can you |could you |and |ok )*(?:nag|ping|chase|bug|send|forward|notify) (?!me\b)\S+/,
    part: /\b(?:nag|ping|chase|bug|send|forward|notify)\b/,
    firm: true,
    because: 'I send nothing and write to nobody.',
  },
  {
    asks: /^(?:please |can you |could you |and |ok )*(?:delete|deactivate|remove|add|invite) (?:.* )?(?:users?|people|employees?|logins?)\b/,
    part: /\b(?:delete|deactivate|remove|add|invite)\b/,
    firm: true,
    because: 'I change nothing by myself: users are kept on the screen Users, by those who may.',
  },
  {
    asks: /^(?:so )?(?:should|shall|ought) (?:i|we|they) (?:cut|raise|pause|increase|lower|stop|drop|keep|move|change) (?:it|them|that|this|those)\b/,
    part: /\b(?:should|shall|ought)\b/,
    firm: true,
    because: 'I advise nothing.',
  },
  {
    asks: /^(?:please |can you |could you |and |ok )*(?:assign|reassign|hand|give|transfer|move) (?:the|this|that|it|them|these|those|my|his|her) ?(?:.*(?:tickets?|tasks?|requests?|deliverables?|leads?|deals?|onboarding|steps?|it|that|them|one|ones))? (?:over )?to \S+/,
    part: /\b(?:assign|reassign|hand|give|transfer|move)\b/,
    firm: true,
    because: 'I change nothing by myself: whose something is is set where it is kept.',
  },
  {
    asks: /^(?:are there |do we have |any |show |list |the |possible )*(?:duplicate|duplicated|double)s?(?: of)? (?:clients|stores|dealers|accounts|contacts|users|prospects|tasks|groups)\b/,
    part: /\b(?:duplicate|duplicated|double)s?\b/,
    firm: true,
    because:
      'I look for nothing that was entered twice: of people, *Find duplicates* on the list of contacts does.',
  },
  {
    asks: /^(?:and )?(?:who|which people|which employees) (?:all )?(?:reports? to|works? (?:for|under)|is under|are under) \u0001$|^(?:who does|to whom does|whom does|who do) \u0001 (?:report|reports)(?: to)?$|^(?:who is |whos )?\u0001 (?:s )?(?:boss|supervisor|direct reports?)$/,
    part: /\b(?:reports? to|works? (?:for|under)|under|reports?|boss|supervisor|direct reports?)\b/,
    firm: true,
    because: 'The portal keeps no reporting lines: ask for the head of a department, or for its people.',
  },
  {
    asks: /^(?:and )?who (?:still |all |else )*(?:has|have|needs?|is|are) (?:still )?(?:to|supposed to) sign(?: it| them| that| those)?$/,
    part: /\bto sign\b/,
    firm: true,
    because: 'An agreement says who signed it, and not who is to sign.',
  },
  {
    asks: /^(?:and )?who (?:lost|let go(?: of)?) (?:\u0001|them|it|that (?:one|client|store))$/,
    part: /\b(?:lost|let go)\b/,
    firm: true,
    because:
      'The portal does not say through whom a client was lost: ask for the reason of its cancellation.',
  },
  {
    asks: /\bincidents? (?:that (?:was|were|is|are) )?(?:caused|made) by (?:us|you|our|the agency|\u0001)\b/,
    part: /\bby (?:us|you|our|the agency|\u0001)/,
    firm: true,
    because: 'The cause of an incident is one of a list: ask for incidents by cause, or by owner.',
  },
  // What stands in the log alone, or on a screen that no list is made of.
  {
    asks: /^(?:(?:the|our|all|my|list|show|which|what|me|any) )*(?:api keys?|webhooks?|report schedules?|exports|saved (?:searches|search|views?|filters?))$/,
    firm: true,
  },
  {
    asks: /^(?:who is |which is |the )?(?:oldest|newest|longest|biggest|largest|smallest|best|worst) (?:client|store|dealer|account)s? (?:of|for|per|by) (?:each|every)\b/,
    part: /\b(?:each|every)\b/,
    firm: true,
    because: 'I tell the first of all, and not the first of each.',
  },
  {
    asks: /^(?:the |what is |whats |how is )?(?:bandwidth|capacity|workload) (?:of|for) \u0001$|^\u0001 (?:s )?(?:bandwidth|capacity|workload)$|^(?:is|are) \u0001 (?:over|under|at|above) capacity$/,
    part: /\b(?:bandwidth|capacity|workload)\b/,
    firm: true,
    because: 'Bandwidth is told team by team: name the team as well, as in *SEO bandwidth*.',
  },
  // Who is to be called is planned nowhere: what was talked is something else.
  {
    asks: /^(?:and )?who (?:do|should|must|shall|else do|all do) (?:i|we) (?:(?:need|have|got) to |to )?(?:call|contact|reach out to|phone|follow up with|check in with|talk to)(?: \u0002| first| next| back)*$/,
    part: /\b(?:call|contact|reach out to|phone|follow up with|check in with|talk to)\b/,
    firm: true,
    because:
      'Nobody plans in the portal whom to call: ask for *my tasks due today*, or for clients without an interaction in so many days.',
  },
  {
    asks: /^(?:and )?what (?:is |s |has |have )?(?:new|changed|changes|going on|happened|happening)\b(?: \u0002)? (?:at|with|for|on|across|among) (?:my|our|all|the) (?:\w+ )?(?:clients|stores|dealers|accounts|book)\b/,
    part: /\b(?:new|changed|changes|going on|happened|happening)\b/,
    firm: true,
    because: 'What changed I tell of one client at a time: name it, and I tell what changed there.',
  },
  // Where the point of a question is what would be left out.
  {
    asks: /\bkeywords? with(?:out)? (?:no |zero |any )?(?:conversions?|clicks?|spend|impressions?)\b/,
    part: /\bkeywords?\b/,
    firm: true,
    because: 'The portal keeps no figures of keywords of ads.',
  },
  {
    asks: /\b(?:gain|gained|win|won|add|added) (?:or|and) (?:lose|lost) net\b|\bnet (?:(?:gain|loss|growth|change) (?:of|in)|new) (?:clients|stores|dealers|accounts)\b/,
    firm: true,
    because: 'Ask for the clients that were activated and for those that were canceled, one after the other.',
  },
  {
    asks: /^how long (?:has|have|had|is|are) \u0001 been (?:under|over) ?pacing\b/,
    part: /\bhow long\b/,
    firm: true,
    because: 'Pacing is told for one month: ask for a month before.',
  },
  {
    asks: /\b(?:auto ?pay|autopay|direct debit)\b/,
    part: /\b(?:auto ?pay|autopay|direct debit)\b/,
    firm: true,
    because: 'By what means a client pays is not kept: a payment holds its day, its amount and its number.',
  },
  {
    asks: /\b(?:clients|stores|dealers|accounts|ones) (?:\S+ ){0,3}?(?:with no|without(?: an?| any)?|missing(?: an?)?|with an?) (?:gm|gsm|general manager|owner|dealer principal|controller|(?:sales|service|marketing|internet|bdc) (?:manager|director))(?: s)? (?:e-?mail|phone|cell|mobile|number)\b/,
    part: /\b(?:gm|gsm|general manager|owner|dealer principal|controller|(?:sales|service|marketing|internet|bdc) (?:manager|director))(?: s)? (?:e-?mail|phone|cell|mobile|number)\b/,
    firm: true,
    because:
      'I tell clients without a contact in a role, or contacts without an e-mail address, one after the other.',
  },
  {
    asks: /^(?:and )?who (?:else |all )?(?:has |have |just |recently )*joined\b(?!.* (?:group|program|list)\b)/,
    part: /\bjoined\b/,
    firm: true,
    because:
      'Since when somebody works here is not kept. Clients that came are *clients activated this year*.',
  },
  {
    asks: /^(?:and )?(?:so )?how many hours (?:is|was|are|were) (?:that|it|those|this|they)\b/,
    part: /\bhours\b/,
    firm: true,
  },
  {
    asks: /^(?:and )?(?:which|what|who)(?: ones?| of (?:them|those|these))?(?: deals?| opportunit(?:y|ies)| leads?)? (?:will |should |(?:is|are) (?:going|expected|supposed|likely|due|set) to )?clos(?:e|es|ing) (?:before|by|in|this|next|on|\u0002)/,
    part: /\bclos(?:e|es|ing)\b/,
    firm: true,
    because: 'On which day a deal is to close is not kept: a lead holds its next step and the day of that.',
  },
  {
    asks: /^(?:did|has|have) \u0001 (?:bring|brought|bringing|sell|sold) (?:in )?(?:anything|any(?:one|body)?|something)\b/,
    part: /\b(?:bring|brought|bringing|sell|sold)\b/,
    firm: true,
    because: 'Ask for *opportunities of* somebody, or for clients that were activated and who manages them.',
  },
]
