import type { Otherwise } from './otherwise.ts'

/** Of results, sites, programs and co-op, as people say it: each is held by a question of the corpus. */
export const ofResults: Otherwise = [
  // `without a single lead`, `not a single click`
  [/\bwith(?:out| not) (?:a|one|even a|even one|any) single (\w+)/gi, 'with no $1'],
  [/\b(best|worst|top|poorest|strongest|weakest|highest|lowest)[- ]performing\b/gi, '$1'],
  [
    /,? (?:according to|based on|going by|judging by|as per) (?:the |our |your )?(recommendations?|advice|tracker|audit|report)\b/gi,
    ' in the $1',
  ],
  [
    /\b(cpls?|cpcs?|cpms?|ctr|cost per \w+|revenue|leads|clicks|conversions|impressions|sessions|spend|calls|visits) (?:have |has )?doubled\b/gi,
    '$1 up at least 100%',
  ],
  [
    /\b(cpls?|cpcs?|cpms?|ctr|cost per \w+|revenue|leads|clicks|conversions|impressions|sessions|spend|calls|visits) (?:have |has )?tripled\b/gi,
    '$1 up at least 200%',
  ],
  [
    /\b(cpls?|cpcs?|cpms?|ctr|cost per \w+|revenue|leads|clicks|conversions|impressions|sessions|spend|calls|visits) (?:have |has |were |got )?halved\b/gi,
    '$1 down at least 50%',
  ],
  [/^(?:(?:is|are) there |do we have )?any(?:one|body) whose\b/gi, 'clients whose'],
  [/\bover[- ]?committed\b/gi, 'with committed over allotted'],
  [/ (?:for|across|in|of) the (?:whole|entire) agency\b| agency[- ]wide\b/gi, ' for all clients'],
  [
    /\b(?:(?:has|have) not|hasn['’]?t|haven['’]?t) (?:got )?(?:any |a |an )?([\w -]+?) (?:set up|set|defined|entered|on file|listed)(?= *$)/gi,
    'have no $1',
  ],
  [
    /^(?:are|did|do) (?:we|i) (?:getting|get|got) (?:more|better results|more (?:out|results))(?: out)? (?:from|of|on) (.+?) or (?:from |of |on )?(?!\d)(\S+(?: ads)?)(?=[?.! ]*$)/gi,
    '$1 vs $2',
  ],
  [
    /\b(other (?:dealers|stores|dealerships|clients)) (?:that |who )?(?:you|we|the agency) (?:work with|serve|have|handle|manage)(?=[?.! ]*$)/gi,
    '$1',
  ],
]
