import type { Otherwise } from './otherwise.ts'

const stores = '(?:clients|stores|dealers|accounts)'

/** Questions of a second round by somebody who had never seen the grammar: each is held by one of the corpus. */
export const ofStrangers: Otherwise = [
  [/\bw (?=(?:a |an |no |the )?[a-z]+)/gi, 'with '],
  // `revenue trend 6 months` are the last ones.
  [
    /(?<!\b(?:last|past|next|in|for|than|over|every|within|previous|first|after|of|to|older) )\b(\d{1,2}) months(?= *$)/gi,
    'last $1 months',
  ],
  [/\b(?:per|by) cancel(?:l?ation|ling) reasons?\b/gi, 'by reason'],
  // Of a claim that was rejected nobody lost anything.
  [
    /(?<=\b(?:deals?|opportunit\w+|pitch\w*|prospects?|lost|lose)\b.*),? (?:and|&) (?:the|their|its) reasons?$/gi,
    ' and the lost reason',
  ],
  // Who did not come to an appointment: it was made, and is no more than that.
  [
    /\bappointments? (?:that |who |which )?(?:did not|didn['’]?t|never|have not|haven['’]?t) (?:show(?:ed|n)?(?: up)?|come in|turn(?:ed)? up)\b|\bno[- ]?shows?\b/gi,
    'appointments set',
  ],
  [
    /^(people|users|employees) (?:who|that) (?:have not|haven['’]?t|did not|didn['’]?t|have never) (?:signed|logged|sign|log) ?(?:in|on) (?:for|in) (?:over |more than |at least )?(\d+) days?,? (?:and|but) (?:are|is) still active$/gi,
    'active $1 last seen older than $2 days',
  ],
  // Who has no budget for something does not do it.
  [
    new RegExp(
      `\\b(?:any (?:of )?)?(my )?${stores}( (?:on|in|of) my (?:list|book))? (?:who|that|which) (?:do not|don['’]?t|does not|are not|aren['’]?t) (?:do|doing|buy|buying) ([a-z]+)(?: yet| right now)?$`,
      'gi',
    ),
    (_, my, listed, what = '') => `${(my ?? listed) ? 'my ' : ''}clients without a ${what} budget`,
  ],
  [/\b(?:till|until) the (?:28th|29th|30th|31st|end of (?:the )?month)$/gi, 'this month'],
  [
    /^what (?:alarm|alarms|alert|alerts) (?:rang|fired|went off) (?:the )?most\b/gi,
    'number of what rang by alarm highest first',
  ],
]
