import { makes } from '../../makes.ts'
import type { Otherwise } from '../otherwise.ts'

const make = `(${[...makes].join('|')})`

/** What is meant by words of accounts and figures that a rule would take for something else. */
export const meantOnTheBooks: Otherwise = [
  // What is `over spent` is no budget that is more than what was spent.
  [/\b(over|under)[ -](spent|spend|spends|spending)(?= |[?.!]|$)(?! (?:of|than|\$?\d))/gi, '$1$2'],
  // Months that are held against those of the year before are those of the present year.
  [
    /^(?!.*\b(?:this|year to date|ytd|20\d\d|last (?!year)\w+|past|since|in|for|from|between|during|through|jan\w*|feb\w*|march|apr\w*|june?|july?|aug\w*|sept?\w*|oct\w*|nov\w*|dec\w*|q[1-4])\b)(?=.*\b(?:by|per|each|every|month by) month\b)(.*?),? (?=(?:vs\.?|versus|against|compared (?:to|with)) last year\b)/gi,
    '$1 this year ',
  ],
  // What is worked out of two figures is none of them told by the other.
  [
    /\b((?:total |ad |media )?(?:spend|revenue|leads|clicks|conversions|impressions|sessions|calls|budgets?|fees|margin)) divided by (?:the )?((?:total |ad |media )?(?:spend|revenue|leads|clicks|conversions|impressions|sessions|calls|budgets?|fees|number of \w+))(?= |[?.!]|$)/gi,
    'ratio of $1 to $2',
  ],
  // `only Toyota` after some stores: those of the brand.
  [
    new RegExp(
      `^(?:(?:and|but|ok|okay|so|now) )*(?:just|only)(?: (?:for|show(?: me)?))?(?: the)? ${make}s?(?: ones?)?(?=[?.! ]*$)`,
      'gi',
    ),
    'only $1 stores',
  ],
  [
    new RegExp(
      `^(?:(?:and|but|ok|okay|so|now) )*(?:for |in |at )?(?:the |our )?${make}s? (?:ones )?only(?=[?.! ]*$)`,
      'gi',
    ),
    'only $1 stores',
  ],
  // When a budget was last changed is told of what began and ended, and not of what waits to be confirmed.
  [
    /^(?:what (?:is|was) the |the )?(?:last|latest|most recent) (?:budget change|change (?:to|of|in) the budget)s? (?:of|for|at|to|on) (?!my\b|our\b|the\b|all\b)([\w ]{2,50})(?=[?.! ]*$)/gi,
    'what changed in the budget of $1 in the last 12 months',
  ],
  [
    /^when (?:did|was|were|has) (?:the budgets? (?:of|for|at) ([\w ]{2,50}?)|([\w ]{2,50}?)['’]s? budgets?) (?:last |most recently )?(?:change|changed|updated|edited)(?: last)?(?=[?.! ]*$)/gi,
    (_whole = '', of = '', other = '') =>
      `what changed in the budget of ${of || other} in the last 12 months`,
  ],
  // Whether somebody was billed is told by the invoices.
  [
    /^(?:did|have|has) (?:we|anyone|anybody|you) (?:already |yet )?(?:bill(?:ed)?|invoiced?) (?!for\b|more\b|less\b|any\b|us\b|me\b)(.+?) (?=(?:for|in) (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|last|this|q[1-4])\w*\b)/gi,
    'invoices of $1 ',
  ],
  [
    /^(?:did|has|have|was|were) (.+?) (?:get|got|been|be)?(?: already)? ?(?:billed|invoiced)(?: yet| already)? (?=(?:for|in) (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|last|this|q[1-4])\w*\b)/gi,
    'invoices of $1 ',
  ],
  // What those were worth who left is what was lost by them, and no deal.
  [
    /^(?:which |what )?(?:clients|stores|accounts|dealers)(?: that| who| which)?(?: we)? (?:left|lost|cancell?ed|quit)(?: us)?((?: (?:in|during|since|this|last) [\w ]+?)?),? and (?:(?:what|how much) (?:they|each|those) (?:were|was|are|is) worth|their (?:monthly )?(?:amount|value|budget|worth)s?)(?=[?.! ]*$)/gi,
    'monthly amount lost$1 by client',
  ],
  // A monthly budget is one of a month, and none that is told by the month.
  [/(?<=\band their )monthly (?=budgets?\b)/gi, ''],
  [/^monthly (budgets?) (?=(?:by|per) (?!month))/gi, '$1 '],
  // A make before co-op is a brand, as it is before stores.
  [
    new RegExp(
      `^((?:(?:any|all|the|our|open|approved|rejected|submitted|unpaid|show(?: me)?|list|which|what) )*)${make} (co[- ]?op)(?: (claims?))?(?! (?:percent|reimburs|program|rule|guideline|rate|share))(?= |[?.!]|$)`,
      'gi',
    ),
    '$1co-op claims for $2 stores',
  ],
  // What is left on some is theirs, and not what is open at all.
  [
    /^(.*\binvoices\b.*?),? (?:and|with|plus) (?:what(?:['’]?s| is)|how much is|the|their)? ?(?:left|still open|open|outstanding|balances?)(?: (?:on|of|for) (?:them|each|those))?(?=[?.! ]*$)/gi,
    'balance of $1',
  ],
  [
    /^(?!.*\b(?:my|our|mine)\b)((?:[\w-]+ ){0,4}(?:clients|stores|accounts|dealers)) with their (?:monthly )?(budgets?|spend|revenue|margins?|fees)(?=[?.! ]*$)/gi,
    '$1 and their $2',
  ],
  [
    /^(?:which |what |all )?(?:clients|stores|dealers|accounts|who) (?:that |who |which )?(?:have |has )?paid (?:us )?less than (?:what )?they (?:owe|owed|were billed|should(?: have)?)(?=[?.! ]*$)/gi,
    'balance of partly paid invoices by client',
  ],
  // A pace is a percentage, and no amount.
  [
    /\bpac(?:ing|ed) ((?:under|over|below|above|less than|more than|at least|at most) \d{1,3})(?![\d%.,k]| ?percent)/gi,
    'pacing $1%',
  ],
  [
    /^(?:any|anything|what(?:['’]?s| is) the|what(?:['’]?s| is)|is there any(?:thing)?) (?:news?|latest) (?:on|about|for|with|at|from) (?:my|our) (?:account|store|dealership|campaigns)(?=[?.! ]*$)/gi,
    'what did you do for us this month',
  ],
  [
    /^(?:(?:which|what|any) )?(stores|clients|dealers|accounts) (?:that |who |which )?(?:have|run|use|buy|are on|do|running|using|having) both (?=[\w ]+ and )/gi,
    '$1 with both ',
  ],
  // Who is in charge is charged to nobody.
  [
    /^who(?:['’]?s| is| are)? in charge of (?:my|our) ((?!account|store)\w+(?: \w+)?)(?=[?.! ]*$)/gi,
    'who handles $1 on my account',
  ],
]
