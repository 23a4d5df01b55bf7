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
    new RegExp(`^(?:(?:and|but|ok|okay|so|now) )*(?:the )?${make}s? (?:ones )?only(?=[?.! ]*$)`, 'gi'),
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
]
