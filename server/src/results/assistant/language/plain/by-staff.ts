import type { Otherwise } from './otherwise.ts'

const stores = '(?:clients|stores|dealers|dealerships|accounts|customers)'

/** What people of the agency say around a list: how it stands now, in which order, and beside what. */
export const byStaff: Otherwise = [
  // What is overdue, or off its pace, is so today.
  [
    /\b(overdue|past due|unpaid|outstanding|late|behind|ahead|off pace|(?:over|under)pacing)((?: \w+)?),? (?:as of (?:today|now|right now|this morning)|today)\b/gi,
    '$1$2',
  ],
  [/,? (?:and )?in (?:which|what) direction\b/gi, ''],
  // Off the pace is above it or below it.
  [
    /\b(?:are |is )?(?:more than |over |at least )(\d{1,2})\s?(?:%|percent) off(?: the| their| its)? pace\b/gi,
    (_, by = '') => `pacing over ${100 + Number(by)}% or under ${100 - Number(by)}%`,
  ],
  // Who did it stands in the row of what was done last.
  [
    /^(when (?:did|was|were) .*\blast\b.*?),? and (?:who (?:did|was (?:it|that)|did (?:it|that)|(?:talked|spoke|called|logged)(?: it| to them| with them)?)|by whom|with whom)(?=[?.! ]*$)/gi,
    '$1',
  ],
  [
    new RegExp(
      `\\b((?:my |our |the )?${stores}) (?:that |which |whom )?(?:nobody|no one|no-one) (?:has |have |had )?(?:(?:had|logged) (?:an? |any )?(interaction|activity)s?|(?:talked|spoken|spoke) (?:to|with)|called|contacted|been in touch)(?: with| for| at)? (?=since|in|this|last)`,
      'gi',
    ),
    (_, whose = '', what = '') => `${whose} without an ${what === '' ? 'interaction' : what.toLowerCase()} `,
  ],
  [/\bamounts? (?:that )?we (?:have )?lost\b/gi, 'amount lost'],
  [/,? (?:from )?best to worst(?=[?.! ]*$)/gi, ', highest to lowest'],
  [/,? (?:from )?worst to best(?=[?.! ]*$)/gi, ', lowest to highest'],
  // Of those who are late, or owe, the worst is the one with most.
  [/^(who\b.*\b(?:overdue|late|unpaid|past due)\b.*?),? worst first(?=[?.! ]*$)/gi, '$1 most first'],
  // How many there are, and what they come to, stands above every list.
  [
    /\s*[,:–-]+ (?:the )?(?:number|count|how many),? (?:and )?(?:the )?(?:total|sum)(?: amount)?,? and (?:the )?oldest(?: one)?(?=[?.! ]*$)/gi,
    ', oldest first',
  ],
  [/\s*[,:–-]+ (?:the )?(?:number|count) and (?:the )?(?:total|sum)(?: amount)?(?=[?.! ]*$)/gi, ''],
  // Of what was told before.
  [
    /^((?:and |so )*)(?:how much|what) (?:do|would|will) (?:they|those|these|all of (?:them|those))(?: all)? (?:add up|come|amount|sum up) to(?: (?:in total|altogether|together|in all|a month|per month))?(?=[?.! ]*$)/gi,
    '$1how much are they in total',
  ],
  [
    /^((?:and |so )*)how long (?:had|have|were|was) (?:they|those|these|the clients|those clients) (?:been )?(?:with us|kept|customers|clients)(?: on average)?(?=[?.! ]*$)/gi,
    '$1average months kept',
  ],
  [
    /\b(deals?|opportunit(?:y|ies)|prospects)\b([^,;]*?) (?:that |which )?(?:(?:sit|sits|sitting|stay|stayed|stuck|are|been|have been|has been|have sat) )+(?:for )?(?:longer|too long) in (?:their|its|the|a) (?:current )?stage(?: than (?:they|it) should(?: be)?)?/gi,
    'stale $1$2',
  ],
  [
    /^(?:did|has|have) (?:any|an|some) (?:of (?:my|our|the) )?(?:metric )?(?:alarms?|alerts?) (?:ring|rung|go off|gone off|fired?)\b/gi,
    'alarms that rang',
  ],
  [/\b(?:metric )?alarm rings\b/gi, 'alarms that rang'],
  [
    /\b(alarms that rang\b[^?]*)\?? (?:and )?(?:for|at) (?:whom|who|which (?:clients?|stores?|dealers?))(?=[?.! ]*$)/gi,
    '$1',
  ],
  [/\bwaiting (?:on|for) the client\b/gi, 'waiting for client'],
  [/\b(due|ending|ends?) (?:until|up to|through|till) (?:the )?end of\b/gi, '$1 by the end of'],
  // Whoever carries stores has them.
  [
    /\b((?:account )?managers?|ams?|specialists?|who|people) (?:that |who )?(?:carr(?:y|ies)|handles?|juggles?|looks? after|takes? care of|runs?) (?=(?:more|fewer|less|over|under|at least|at most|the most|the fewest)\b[\w ]* (?:clients|stores|dealers|dealerships|accounts|rooftops)\b)/gi,
    '$1 with ',
  ],
  // What rows add up to is their total.
  [
    /,? (?:and )?(?:what|how much) (?:do|does|would|will) (?:they|it|those|these|that)(?: all)? (?:add up|come|sum up|amount) to(?=[?.! ]*$)/gi,
    ' and their total',
  ],
  [/,? (?:as )?(?:a )?(?:count|number) and (?:the |their )?(?:names?|list)(?=[?.! ]*$)/gi, ''],
  // A stage is what deals are in.
  [
    /\b(?:deals?|leads?|opportunit(?:y|ies)) (?:that (?:are|have been|sit) )?(?:(?:sitting|stuck|parked|hanging) )?in (?:the )?((?!the\b)\w+(?: \w+)?) stage\b/gi,
    'opportunities in $1',
  ],
  [
    /\b(?:deals?|opportunit(?:y|ies)) (?:that (?:are|have been|sit) )?(?:sitting|stuck|parked|hanging) in (?!(?:their|its|one|a|the same)\b)/gi,
    'opportunities in ',
  ],
  // What nobody has set up is not there.
  [
    /\b(no|without(?: an?| any)?|missing(?: an?)?) ((?:[a-z]+ ){0,3}[a-z]+?) (?:set up|set|entered|on file|filled in|recorded|assigned|configured|specified)(?=[?.! ]*$)/gi,
    '$1 $2',
  ],
  [
    /\b(over|under) (?:its |their |the )?pace by (?:more than |over |at least )?(\d{1,2})\s?(?:%|percent)/gi,
    (_, way = '', by = '') =>
      way.toLowerCase() === 'over' ? `pacing over ${100 + Number(by)}%` : `pacing under ${100 - Number(by)}%`,
  ],
  [
    /\b(?:that )?(?:comes?|coming|is) from (?:our|my|the) (\w+) (?:biggest|largest) (clients|stores|dealers|accounts)\b/gi,
    'of the top $1 $2',
  ],
]
