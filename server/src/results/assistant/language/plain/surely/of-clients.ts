import type { Otherwise } from '../otherwise.ts'
import { clients, times, watch } from './parts-said.ts'

const here = '(?:in(?:to)?|on)(?: ?to)?(?: (?:the|our) portal)?'

/** What is asked of clients, of their users and of deals in words that a rule would take for something else. */
export const meantOfClients: Otherwise = [
  [/\b(?:watch[- ]|(?:save|trouble|rescue|danger) )lists?\b/gi, 'watchlist'],
  [/\bon watch(?=[?.! ]*$)/gi, 'on the watchlist'],
  [
    /^when (?:was|were) (?:anyone|anybody|somebody|someone|people|they)(?: from| at| of| over at) ((?:the )?[A-Z].+?) last (?:in|on)(?:to)? the portal\b/g,
    'when is the last login of client users of $1',
  ],
  [
    /\b(?:total |how much )?(?:\$|money|dollars|revenue|amount)(?: is| do we have)? at risk (?:on|from|in) (?:the |our )?watchlist\b/gi,
    'amount at risk on the watchlist',
  ],
  [
    new RegExp(
      `^(?:(?:which|what) )?${clients} (?:that |which |who )?(?:have |has )?(?:came|come|dropped|went|gotten|got|were taken|been taken|left)(?: off)? ${watch}\\b`,
      'gi',
    ),
    'who came off the watchlist',
  ],
  // What somebody has yet to pick up is not done.
  [
    /\b(?:open )?((?:onboarding |seo )?(?:tasks|steps|items|deliverables|strategies|deals|opportunities)) (?:that |which |are |still )*(?:(?:nobody|no one|noone)(?:['’]s| has| have)?(?: yet)? (?:picked up|claimed|taken on|grabbed)|up for grabs|unclaimed|not (?:yet )?(?:been )?(?:picked up|claimed))\b/gi,
    'open unassigned $1',
  ],
  [
    /\b(?:open )?unclaimed (?=(?:onboarding |seo )?(?:tasks|steps|items|deliverables|strategies|deals|opportunities)\b)/gi,
    'open unassigned ',
  ],
  // What waits for oneself is none of one's own.
  [
    /\b(achievements?|wins|seo wins) (?:that |which |are |still )*(?:waiting|pending|sitting) (?:for|on|with) (?:me|my (?:approval|decision|okay|ok|sign[- ]?off|review))\b/gi,
    'proposed $1',
  ],
  // What waits for them is not done.
  [
    /\bonboarding (tasks|steps|items) (?:that are |which are |still )*(?:waiting (?:on|for)|sitting with|stuck with|held up by) (?:the |our )?(?:clients?|dealers?|stores?)\b/gi,
    'not done onboarding $1 on the client',
  ],
  // Of all clients, and of whoever talks to them.
  [
    /^(?:who|which (?:clients|stores|dealers|accounts))(?: all)? (?:has|have)(?: not|n['’]?t)(?: ever)? (?:heard|gotten a (?:call|visit)|had a (?:call|visit)) from (?:us|anyone|anybody|any of us|the agency|the team)\b/gi,
    'clients without interactions',
  ],
  // Users of a store that signed in, and nobody's work that was logged.
  [
    new RegExp(
      `^(?:who|which (?:users|people)|what (?:users|people)|anyone|anybody)(?: all)? (?:from|at|of|over at) ((?:the )?[A-Z].+?) (?:has |have )?(?:logged|signed) ${here} (?=(?:${times})[?.! ]*$)`,
      'g',
    ),
    'client users of $1 last signed in ',
  ],
  [
    new RegExp(
      `^(?:did|has|have) (?:anyone|anybody|somebody|someone) (?:from|at|of|over at) ((?:the )?[A-Z].+?) (?:log|logged|sign|signed) ${here} (?=(?:${times})[?.! ]*$)`,
      'g',
    ),
    'client users of $1 last signed in ',
  ],
  // Of deals, and no success stories.
  [
    new RegExp(`^what (?:did|have) we (?:win|won) and (?:lose|lost)(?= (?:${times})[?.! ]*$)`, 'gi'),
    'won and lost deals',
  ],
  // On what a store's website runs stands in its search plan.
  [
    /\b(?:what|which|who)(?:['’]?s| is| are)? (?:the )?(?:website|web site|site) (?:provider|vendor|platform|company|cms) (?:does|do|is|for|of|at) /gi,
    'search plan CMS of ',
  ],
  [
    /\b(?:website|web site|site) (?:provider|vendor|platform) (?:for|of|at) (?=[A-Z])/g,
    'search plan CMS of ',
  ],
  // A visit is an interaction of a kind of its own.
  [
    new RegExp(
      `\\b(${clients}) (?:that |which |who )?(?:(?:nobody|no one|noone)(?: has| have)?|(?:we|i|you) (?:have not|haven['’]?t|has not|hasn['’]?t|did not|didn['’]?t|never)(?: yet| ever)?)(?: (?:visited|visit)|(?: been| gone) (?:out )?to(?: see)?|(?: been)? (?:seen|see) in person)\\b`,
      'gi',
    ),
    (all = '', who = '') =>
      /\bi (?:have|did|never|has)/i.test(all)
        ? `${who} of mine without an on-site visit interaction`
        : `${who} that haven't been visited`,
  ],
]
