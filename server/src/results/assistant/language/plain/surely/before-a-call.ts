import type { Otherwise } from '../otherwise.ts'

/** How somebody says that a talk with a client is near; what follows is the client. */
const talkNear =
  "(?:hey |ok |so |i |i['’]?ve |i['’]?m |we |we['’]?re |just |got |have |having )*(?:(?:a |an |my |our |quick )*(?:call|meeting|visit|review|lunch|zoom)(?: coming up)? (?:with|w/?)|(?:about|going|getting ready|supposed) to (?:call|meet|see|visit|talk to|speak (?:to|with))|(?:talking|speaking) (?:to|with)|(?:meeting|seeing|calling|visiting)(?: with)?|(?:jumping|hopping|getting|heading) (?:on|in|into)(?: a| the)? (?:call|meeting|zoom) with)"
const soon =
  "(?: (?:in|at|on|around|by|today|tomorrow|later|this|next|\\d[\\d:]*|ten|five|fifteen|twenty|thirty|a|an|few|half|min|mins|minutes|hours?|am|pm|o['’]?clock|noon|morning|afternoon|week|monday|tuesday|wednesday|thursday|friday))*"
const catchesUp =
  "(?:what(?:['’]?s| is)? (?:going on|new|up|happening|the story|the latest)(?: (?:there|with (?:them|him|her)|over there))?|anything (?:open|new|going on|important|urgent|(?:that )?i (?:should|need to) (?:know|bring up|mention))(?: (?:there|with them))?|what (?:should|do|must) i (?:need to )?(?:know|bring up|mention)|how (?:are|is) (?:they|it|things) (?:doing|going|looking)(?: there)?)"

/** What dealers and whoever prepares a call mean by words that would be read as something less. */
export const meantBeforeACall: Otherwise = [
  [
    new RegExp(`^${talkNear} (.+?)${soon}[,.;:–-]+ *(?:so |and )*${catchesUp}(?=[?.! ]*$)`, 'gi'),
    'what do i need to know before my call with $1',
  ],
  // A call that is about to be made is none that was counted.
  [
    /^(?:i am |i['’]m |im )?(?:about|going|getting ready) to (?:call|phone|ring) (?:up )?(?=[A-Za-z])([^,;:]+?)(?=[?.! ]*$)/gi,
    'what do i need to know before my call with $1',
  ],
  // What is paid each month, and for what, is told by what it is for.
  [
    /^what (?:exactly |actually )?(?:am|are) (?:i|we) (?:exactly |actually )?paying(?: you)?(?: guys)? (?:every|a|each|per) month,? and (?:for what|what for)(?=[?.! ]*$)/gi,
    'my budgets by service',
  ],
  // What is open of invoices is less than their total.
  [
    /^(?:the )?total (?:still )?(?:open|outstanding|due) (?:on|of|for) (?:those|these|them)(?=[?.! ]*$)/gi,
    'how much is owed on those',
  ],
  // What is weighted by how likely it is has been neither won nor lost.
  [
    /\b(?:what(?:['’]?s| is) )?(?:the |our )?weighted pipeline,? (?:stage by stage|by stage|per stage|for each stage)\b/gi,
    'weighted value of open opportunities by stage',
  ],
  // Whether each section is on pace is told by all of them, and not by those that are.
  [
    /^is (.+?) on (?:pace|track|budget) in (?:every|each|all)(?: of (?:its|their))? sections?( (?:this|last) month)?(?=[?.! ]*$)/gi,
    'pacing of $1 by section$2',
  ],
  [
    /\bboth (?:of )?(?:my |our |the )?(?:stores|dealerships|rooftops) by (month|week)\b/gi,
    'my stores by client and $1',
  ],
]
