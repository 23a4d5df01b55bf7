import { makes } from '../../makes.ts'
import type { Otherwise } from '../otherwise.ts'

const month =
  '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*(?: (?:20)?\\d\\d| of last year| last year)?'
const time = `(?:(?:this|last) (?:year|quarter|month|week)|q[1-4](?: 20\\d\\d| last year)?|20\\d\\d(?: so far)?|${month})`
const versus = '(?:vs\\.?|versus|v|against|compared (?:to|with))'
const make = `(?:${[...makes, 'chevy', 'vw', 'caddy'].join('|')})`
const running =
  'seo|sem|ppc|search|paid search|social|facebook|display|video|ctv|connected tv|programmatic|youtube|tiktok'
const stores = '(?: (?:stores|dealers|dealerships|clients|accounts|rooftops))?'

const timed = new RegExp(`^ (?:in |for )?${time}`, 'i')

/** What is meant where two are held beside each other, and where one word stands behind what it belongs to. */
export const meantSpoken: Otherwise = [
  // What fell or rose from one month to another is told of the second beside the first.
  [
    new RegExp(
      `^((?:the )?(?:largest|biggest|highest|worst|best)? ?(?:drop|fall|decline|decrease|rise|increase|jump|growth|change)s? in [\\w ]+?),? (?:from )?(${month}) (?:to|through|into) (${month})(?=[?.! ]*$)`,
      'gi',
    ),
    '$1 in $3 compared with $2',
  ],
  // Several of them, not the last one.
  [/\brecent activity (?=on|of|for|at|with|by)/gi, 'recent activities '],
  // New clients are counted in each of the times.
  [
    new RegExp(
      `^(how many )?((?:new|lost|cancell?ed) (?:clients|stores|dealers|accounts|customers))(?: (?:did|do|have) we (?:have|get|add|win|lose|had|got))? (?:in |for |during )?(${time}) (?:${versus}|and) (?:in )?(${time})(?=[?.! ]*$)`,
      'gi',
    ),
    'how many $2 in $3, and how many $2 in $4',
  ],
  // Makes beside each other are the stores that sell them.
  [
    new RegExp(
      `^(?:(?:how (?:are|is|do|does|did)|compare) )?(?:our |the )?(${make})${stores} (?:${versus}|or) (?:our |the )?(${make})${stores}(?! (?:of|and|or|vs|versus|${make})\\b)(?: (?:doing|do|compare|performing|perform|did))?(?: (?:on|for|by))?( \\S.*)?$`,
      'gi',
    ),
    (said, one = '', other = '', rest = '') =>
      // Stores of the one make or of the other are a list of both.
      rest === '' && !/^(?:how|compare)| v/i.test(said)
        ? `${one} and ${other} stores`
        : `compare ${one} and ${other} stores${rest === '' || timed.test(rest) ? rest : ` on${rest}`}`,
  ],
  [
    new RegExp(
      `^(?:(?:what (?:is|are)|show|compare) )?(?:the )?([\\w ]+?) (?:for|of|at|from|by) (?:our |the )?(${make})${stores} (?:${versus}) (?:our |the )?(${make})${stores}(?! (?:of|and|or|vs|versus)\\b)`,
      'gi',
    ),
    'compare $2 and $3 stores on $1',
  ],
  [
    /\bmost (?:often |frequently |commonly )?(cancell?ed) (services|products|clients|brands|manufacturers|channels)\b/gi,
    '$2 $1 most',
  ],
  // Those who came and those who went are told one after the other.
  [
    new RegExp(
      `^(?:(?:how many|which|list|show|all|the|our) )*(new|lost|cancell?ed)(?: (?:clients|stores|dealers|accounts|customers))? (?:and|&|plus) (new|lost|cancell?ed) (clients|stores|dealers|accounts|customers)(?: (?:did|do|have) we (?:have|get|had|got))?((?: (?:in |for )?${time})?)(?=[?.! ]*$)`,
      'gi',
    ),
    'how many $1 $3$4, and how many $2 $3$4',
  ],
  // What is not on an invoice that went out is on a draft, or on none.
  [
    new RegExp(
      `^(?:how much|what)(?: money)? (?:(?:do|did|have) we (?:still |yet )?(?:have |need |got )?(?:left )?to (?:invoice|bill)|is (?:still |there )?(?:left )?to (?:be )?(?:invoiced?|bill(?:ed)?))(?: (?:out|clients|for))*((?: (?:in |for )?${time})?)(?=[?.! ]*$)`,
      'gi',
    ),
    'total of draft invoices$1 and total of unbilled budgets$1',
  ],
  [/\b(how much (?:of (?:the|our|my) )?)budget is (?:still )?unspent\b/gi, '$1budget is left'],
  [
    /\b(total|overall|combined|entire|whole|sum of (?:the|our|all)) monthly (budget|fee|revenue|spend)s?\b(?! (?:by|per|each|trend|over)\b)/gi,
    '$1 $2',
  ],
  [/\b(?:for|of|by|per) each (?:one )?of us\b/gi, 'per person'],
  [/\beach (?:one )?of us\b/gi, 'each person'],
  [
    /\b(?:all )?(?:the )?changes (?:of|to|in|on) (?:the |our |my )?(budgets|activities) (?=since|today|yesterday|this|last|in\b|on\b)/gi,
    (_, of = '') => `${/^b/i.test(of) ? 'budget' : 'activity'} changes `,
  ],
  [
    /^(?:which |what |all |the |any )?budgets (?:(?:that |which )?(?:were|have been|got|was|are) )?(?:changed|touched|edited|adjusted|modified) (?=(?:since|today|yesterday|this|last|on|in)\b)/gi,
    'budget changes ',
  ],
  // What is neither of two is none of them.
  [
    /\b(?:(?:that |which |who )?(?:have|has|having|with|run|runs|running|use|using|on) )neither (?:an? )?([\w& ]{2,30}?) nor (?:an? )?(?=\w)/gi,
    'without $1 and without ',
  ],
  [
    new RegExp(
      `\\bwithout (?:any |an? )?(${running}) (?:or|nor) (?:any |an? )?(?=(?:${running})\\b)(?:(?=seo\\b)|(?<=\\bseo (?:or|nor) (?:any |an? )?))`,
      'gi',
    ),
    'without $1 and without ',
  ],
  // What is forecast for the end of the month is projected.
  [
    /\b(?:forecast(?:ed)?|projected|projection|expected)(?: for| of)?(?: the)? (?:end of (?:the )?month|month[- ]end|eom|full[- ]month)\b|\b(?:end of (?:the )?month|month[- ]end|eom|full[- ]month) (?:forecast(?:ed)?|projection|projected)\b/gi,
    'projected',
  ],
  [/\bsales (rep|person|people)(s?)\b/gi, '$1$2'],
  [/\b(our|my|the team(?:['’]s)?|team) (?:close|closing) (?:rate|ratio|percentage)\b/gi, '$1 win rate'],
  // Rows of one kind that are ranked by how many of another they have.
  [
    /^(?:rank |list |show )?(?:the |our |all )?(?!(?:top|bottom|best|worst|most|fewest|biggest|largest|smallest|highest|lowest|which|what|who|clients|stores|dealers|accounts)\b)((?:\w+ )?\w+?)s (?:ranked |sorted |ordered )?by (?:the )?(?:(?:number|count|amount) of (?!clients\b)|(?=(?:won|lost|signed|open|closed|overdue|unpaid|cancelled) \w+s$))(.+)$/gi,
    'number of $2 by $1 highest first',
  ],
  [
    /\b(increased|raised|grew|cut|lowered|reduced|decreased|dropped|trimmed) (?:the )?(budgets?|spend(?:ing)?) (?=(?:for )?(?:the last |the past )?(?:\d+|two|three|four|five|six) (?:straight |consecutive )?months?\b)/gi,
    (_, verb = '', what = '') => `whose ${what} ${/^(?:incr|rais|grew)/i.test(verb) ? 'rose' : 'fell'} `,
  ],
  [/\bthat (?=whose (?:budgets?|spend(?:ing)?) (?:rose|fell))/gi, ''],
  [
    /^(?:show |list |all |the )*(?:inactive|former|previous|old) budgets (?:for|of|at|from) /gi,
    'past budgets of ',
  ],
  // Whoever is quiet and was not talked to is one thing.
  [
    /\b(?:that |which |who )?(?:have |has |are |is )?(?:gone|went|been|got|getting|going) (?:quiet|silent|dark|cold|stale)(?=,? (?:and )?(?:with )?(?:no|not|nobody|without) \w)/gi,
    '',
  ],
  [
    /^(?:sort|order|rank|list)(?: (?:it|them|these|those|that))? by (?:the )?(oldest|newest|latest|earliest|biggest|largest|smallest|highest|lowest|worst|best|most|fewest)(?: ones?)?(?: first)?(?=[?.! ]*$)/gi,
    '$1 first',
  ],
  [
    /^(?:and )?(?:put|list|show|have|with) (?:the )?(oldest|newest|latest|earliest|biggest|largest|smallest|highest|lowest|worst|best)(?: ones?)? (?:first|on top|at the top)(?=[?.! ]*$)/gi,
    '$1 first',
  ],
  [
    /^(?:and |so )?who (?:is|are)(?: the one)? (?:working|covering) (them|those|these)(?=[?.! ]*$)/gi,
    'who manages $1',
  ],
  [
    /^(?:and |so )?who (?:is responsible for|owns|handles|has|did|does|holds) most of (them|those|these)(?=[?.! ]*$)/gi,
    'who has the most of $1',
  ],
  [
    /^(?:and |so )?(?:was|were|is|are) (?:it|that|this|they|those|these) (?:any )?(?:better|worse|higher|lower|different)(?: or (?:better|worse|higher|lower))?(?: (?:than|in))? (?=(?:the )?same\b)/gi,
    'how does that compare to ',
  ],
  [
    new RegExp(
      `^(?:ok(?:ay)?,? )?(?:now|then|next)(?: do| try| show| the same)?(?: for| in)? (?=${time}[?.! ]*$)`,
      'gi',
    ),
    'and ',
  ],
  [/\b(?:(?:that|which) )?belong(?:s|ing)? to (?:the )?(?=[\w ]+ (?:department|team|group)\b)/gi, 'of the '],
  // Why somebody is watched stands beside each of them.
  [
    /\b(on (?:the|our|my) (?:priority )?watch ?list)(?:,? and (?:why|what for|(?:what(?:['’]?s| is| are) )?(?:the |their )?reasons?(?: (?:for|of) (?:each|every)(?: one| of them)?)?)| (?:with|including) (?:the |their )?reasons?)(?=[?.! ]*$)/gi,
    '$1',
  ],
  // Whoever sells is ranked by what was won.
  [
    new RegExp(
      `^(?:who (?:are|is|were|was) )?(?:our |the |my )*(?:top|best)( \\d+)? (?:sales ?)?(?:reps?|people|persons?|closers?)((?: (?:in |for )?${time})?)(?=[?.! ]*$)`,
      'gi',
    ),
    'won deals by rep$2 top$1',
  ],
  [
    /^(?:does|do|did) (.+?) (?:have|have got|get) (?:an? |any |the )?(seo|sem|ppc|social|programmatic|paid search) (specialist|person|manager|rep|contact|lead|buyer)(?=[?.! ]*$)/gi,
    'who is the $2 specialist for $1',
  ],
  // Where somebody of the agency was is a visit, and no sign-in.
  [
    /^when (?:did|have) (?:we|i|you|they|anyone|anybody|someone|somebody)(?: of us| from (?:our|the) (?:team|agency))? (?:last )?(?:visit|visited|been to|been out to|stop by|stopped by|go out to|go see)(?: out)? (.+?)(?: last)?(?=[?.! ]*$)/gi,
    'when was the last on-site visit with $1',
  ],
]
