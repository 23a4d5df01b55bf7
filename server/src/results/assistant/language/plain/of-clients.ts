import type { Otherwise } from './otherwise.ts'

/** Ways to ask for what is kept of clients, and of what is done for them. */
export const ofClients: Otherwise = [
  [
    /\blast (\d+|two|three|four|five|ten) (?:touches|touch ?points|contacts) (?=with|at)/gi,
    'last $1 interactions ',
  ],
  // Whose something is.
  [
    /\b(incidents?|alarms?|alerts?|outages?|proposals?) (?:that |which )?(?:(?:are |were )?(?:touching|affecting|hitting|involving|impacting|concerning)|touch(?:ed)?|affect(?:ed|s)?|hit|involved?|impact(?:ed|s)?) (?=[A-Z]|my\b|our\b)/g,
    '$1 of ',
  ],
  [
    /^what(?:['’]?s| is| has)(?: been)? (?:holding up|holding back|blocking|delaying|keeping|slowing down|stalling) (.+?)(?:['’]s?)? onboarding\b/gi,
    'not done onboarding tasks of $1',
  ],
  // Why a score is what it is.
  [
    /^(?:what|which (?:part|parts|piece) of (?:the |its |their )?(?:health )?score)(?:['’]?s| is| are)? (?:hurting|hurts?|dragging down|drags? down|pulling down|pulls? down|weighing on|weighs on) (.+?)(?:['’]s?)?(?: health)?(?: score)?(?: down)?(?: the)?(?: most)?(?=[?.! ]*$)/gi,
    'health of $1',
  ],
  // What waits for oneself.
  [
    /^(?:what|anything|is there anything|what all)(?: that)?(?: still)? (?:needs?|awaits|requires?|is waiting (?:for|on)) my (?:ok|okay|approval|sign[- ]?off|decision|signature|go[- ]ahead|blessing|yes)(?: (?:today|now|right now|on))*(?=[?.! ]*$)/gi,
    'what is waiting for me',
  ],
  // Whoever gave up a service canceled it.
  [
    /^(?:[Ww]ho|[Ww]hich (?:clients|stores|dealers|accounts))(?: all)?(?: has| have)? (?:dropped|ditched|gave up(?: on)?|got rid of|stopped (?:buying|running|using|doing)|bailed on|pulled out of) (?=[A-Z])/g,
    'which clients canceled ',
  ],
  [
    /^(?:who|which (?:clients|stores|dealers|accounts)) (?:kicked off|started|came on|signed(?: on| up)?|joined|launched|onboarded) (?:in |during )?(.+?) and (?:(?:is|are|have|has) )?(?:still )?(?:not|n['’]t|never)(?: been)? (?:done|finished|through|completed?)(?: (?:with )?(?:its |their )?onboarding)(?: yet)?(?=[?.! ]*$)/gi,
    'clients that started in $1 with open onboarding tasks',
  ],
  [
    /\breasons? (?:why |that )?(?:people|clients|stores|dealers|they|customers|accounts) (?:leave|left|cancel(?:l?ed)?|quit|churn(?:ed)?|go|went)\b(?! out)/gi,
    'cancellation reasons',
  ],
  // What comes most often.
  [
    /\b(?:the )?(?:most (?:common|frequent|usual)|commonest) (causes?|reasons?|types?|kinds?|sources?) (?:of|for|behind) (?=(\w+))/gi,
    (_, by = '') => `most by ${by.replace(/s$/, '')} of `,
  ],
  [
    /^(?:are|is) (?:we|the agency) (?:gaining or losing|losing or gaining|growing or shrinking in) (clients|stores|accounts|dealers)(?= |[?.! ]*$)/gi,
    '$1 gained vs lost',
  ],
  [
    /^(am deliverables|(?:am |manager )?checklists?)[:,]? who(?:['’]?s| is| has) (?:done|finished)(?: theirs| it)?(?: and|,) who (?:is not|isn['’]?t|has not|hasn['’]?t)\b/gi,
    '$1 by manager and state',
  ],
  [/\bgo(?:es|ing)? live (?:with|on) (?:its|their|the|a) new (?:web ?)?site\b/gi, 'launch the new website'],
  // Who has been one the longest.
  [
    /^(?:who(?:['’]?s| is) )?(?:our |the )?(?:longest(?:[- ](?:standing|running|tenured|serving))?|oldest) (client|store|dealer|account|customer)(?: (?:that )?we(?:['’]ve)? (?:have|had|got)| of ours)?(?=[?.! ]*$)/gi,
    '$1 with the highest tenure',
  ],
  [
    /^which (group|region|manager|industry|state|city|partner)(?: of ours)? is (?:the )?(?:biggest|largest) (?:by|in) (?:the )?(?:number|count) of (stores|clients|dealers|rooftops|accounts)\b/gi,
    'which $1 has the most $2',
  ],
  [
    /\b(prospects?|deals?|leads?) (?:of ours )?(?:with|that have|who have|which have) no next steps?\b/gi,
    'open opportunities without a next step',
  ],
  // What came about on a day of which the list itself keeps none.
  [
    /^(?:(?:are there |were there |did we get |do we have )?any |which |what |how many |show me (?:the )?|list (?:the )?)?(?:new )?(contacts|competitors|credentials|scripts) (?:that )?(?:(?:we|i|you|they|somebody|someone) )?(?:have |has |were |was |got |been )*(added|deleted|changed|removed|edited|created) /gi,
    'audit log entries of $1 $2 ',
  ],
  [/\bhow much(?: money)? is in the pipeline (?=for|in)/gi, 'what is in the pipeline '],
  [/\bin (\d+) days or (?:more|longer)\b/gi, 'in the last $1 days'],
  [
    // Rows that are told by something have no day of their own.
    /^((?!.*\bby\b).+?),? (?:the )?soonest(?: due)?(?: ones?)?(?: first| at the top| on top| up top)(?=[?.! ]*$)/gi,
    '$1 sorted by due date',
  ],
]
