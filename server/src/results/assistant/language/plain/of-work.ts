import type { Otherwise } from './otherwise.ts'
import { clients, end } from './surely/parts-said.ts'

const someone = '(?:we|i|you|they|he|she|anyone|anybody|somebody|someone|the team|our team|your team)'

/** Ways to ask of work and people that the grammar has others for. */
export const ofWork: Otherwise = [
  // What somebody does not have is missing.
  [
    new RegExp(
      `\\b(${clients})(?: of mine)? (?:that |which |who )?(?:do not|does not|don['’]?t|doesn['’]?t|have not|haven['’]?t|has not|hasn['’]?t) (?:currently |yet )?(?:have|got|had) (?:an? |any |the )?(.+?)(?: (?:listed|on file|on record|entered|assigned|set up|in the system|in the portal|yet))*${end}`,
      'gi',
    ),
    '$1 without $2',
  ],
  [
    new RegExp(
      `^(?:when did|when was the last time) ${someone} (?:last )?(?:do|did|done|work on|worked on|touch|touched) (?:anything|something|any work|some work|work|stuff)(?: (?:for|on|at|with|over at))? (.+?)(?: last)?${end}`,
      'gi',
    ),
    'when was the last activity of $1',
  ],
  // A meeting that somebody had is a talk.
  [
    new RegExp(
      `\\b(?:client |dealer )?meetings (?=(?:did|have|has) (?:i|we|you|they)\\b|(?:i|we) (?:had|have)\\b)`,
      'gi',
    ),
    'interactions ',
  ],
  [
    new RegExp(
      `^(?:what|which(?: \\w+)?) (?:do|did|should) (?:i|we) (?:still )?(?:have|need|got) to (?:write|publish|deliver|create|produce)(?: (?:for|by) )?`,
      'gi',
    ),
    'my open deliverables due ',
  ],
  [
    new RegExp(
      `^what(?: (?:content|pages|pieces))? (?:did|have) (?:we|you|i)(?: guys)? (?:write|written|publish|published|deliver|delivered|produce|produced) (?:for|at|on) `,
      'gi',
    ),
    'done deliverables of ',
  ],
  [
    new RegExp(
      `^(?:who|(?:which|what) ${clients})(?:['’]?s| is| are)? (?:migrating|moving|switching|changing|relaunching)(?: (?:their|its|to a new|the|a new|onto a new))? (?:web ?)?sites?(?: providers?)?`,
      'gi',
    ),
    'website migrations that are not done',
  ],
  [
    new RegExp(
      `^who (?:came|got|went|is|has come|was taken|dropped) off (?:of )?(?:the |our |my )?(?:priority )?watch ?list`,
      'gi',
    ),
    'watchlist entries that are not watching',
  ],
  [
    new RegExp(`^(?:what|which|how many) departments (?:do we have|are there|exist|have we got)${end}`, 'gi'),
    'number of people by department',
  ],
  [
    new RegExp(
      `^(?:who(?:['’]?s| has| have|se)?|any|anyone with|whose)(?: got)?(?: an?)? birthdays?(?: is| are)?(?: coming up)? `,
      'gi',
    ),
    'contacts with a birthday ',
  ],
  [
    new RegExp(
      `^(?:do (?:i|we) (?:have|need|got) to|is there (?:anything|something) (?:for (?:me|us) )?to|what (?:do|should) (?:i|we) (?:have|need) to) (?:approve|sign|confirm|okay|ok|sign off on|decide)(?: on)?(?: (?:anything|something))?(?: (?:today|right now|now))?${end}`,
      'gi',
    ),
    'what waits for me',
  ],
  [
    new RegExp(
      `^(?:any|are there any|is there any|got any)(?: new)? (?:updates|news)(?: (?:for (?:me|us)|on my (?:store|account)))?${end}`,
      'gi',
    ),
    'what is new',
  ],
  [
    /^(?:i|we) (?:need|want|would like|have) to (?:talk|speak) (?:to|with) (?:someone|somebody|a person|a human)(?: (?:at the agency|over there|there))?/gi,
    'who can i talk to',
  ],
  [/\bunassigned (deliverables|tasks|strategies|requests|onboarding tasks)\b/gi, '$1 without assignee'],
  [
    new RegExp(
      `^what(?:['’]?s| is)(?: (?:the|our))? (?:current )?(?:plan|strategy) (?:for|with|at) (.+?)${end}`,
      'gi',
    ),
    'strategies of $1',
  ],
  [
    new RegExp(
      `^which ${clients} (?:did|have|has) (?:i|we) not (?:touch|touched|work on|worked on|done anything for|do anything for)\\b`,
      'gi',
    ),
    'my clients without activities of mine ',
  ],
]
