import type { Otherwise } from './otherwise.ts'

const teams = 'sem|seo|social|premium|search|account management'
const overloaded =
  '(?:has|have|is|are|got|carries|carrying)? ?(?:way )?(?:too many (?:stores|clients|accounts|dealers)|too much(?: work| on (?:their|his|her) plate)?|overloaded|over capacity|swamped|maxed out|drowning|slammed|buried|stretched(?: too)? thin)'
const room =
  '(?:has|have|is|are|got|with)? ?(?:any |some |more |still )*(?:room|capacity|bandwidth|free|available)(?: (?:for|to take(?: on)?) (?:more|another|one more|a new|new|a few more)(?: (?:stores?|clients?|accounts?|work))?)?'

/** Ways to say in what state something is, and whose it is: each is held by one of the corpus. */
export const afterADecline: Otherwise = [
  // `who all`: whoever it is.
  [/^who all\b/gi, 'who'],
  [
    new RegExp(
      `^(?:who|which people|anybody|anyone) (?:on|in|from) (?:the |our )?(${teams})(?: team| department)? ${overloaded}$`,
      'gi',
    ),
    '$1 bandwidth over capacity',
  ],
  [
    new RegExp(`^(${teams}) (?:people|team|staff|specialists) (?:who|that)? ?${overloaded}$`, 'gi'),
    '$1 bandwidth over capacity',
  ],
  [
    new RegExp(
      `^(?:who|which people|anybody|anyone) (?:on|in|from) (?:the |our )?(${teams})(?: team| department)? ${room}$`,
      'gi',
    ),
    '$1 bandwidth has room',
  ],
  [
    new RegExp(
      `^(?:who|anybody|anyone) ${room} (?:on|in|from) (?:the |our )?(${teams})(?: team| department)?$`,
      'gi',
    ),
    '$1 bandwidth has room',
  ],
  // What was handed in and has not come back yet.
  [
    /\bco[- ]?op (?:money|claims?|reimbursements?)(?: that)?(?: we(?:['’]re| are)| are| is)?(?: still)? (?:waiting (?:on|for)|waiting|pending|outstanding|hanging|owed(?: to us)?|out there|not (?:yet )?(?:paid|received))\b/gi,
    'submitted or approved co-op claims',
  ],
]
