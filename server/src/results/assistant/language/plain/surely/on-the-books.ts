import type { Otherwise } from '../otherwise.ts'

/** What is meant by words of accounts and figures that a rule would take for something else. */
export const meantOnTheBooks: Otherwise = [
  // What is `over spent` is no budget that is more than what was spent.
  [/\b(over|under)[ -](spent|spend|spends|spending)(?= |[?.!]|$)(?! (?:of|than|\$?\d))/gi, '$1$2'],
  // Months that are held against those of the year before are those of the present year.
  [
    /^(?!.*\b(?:this|year to date|ytd|20\d\d|last (?!year)\w+|past|since|in|for|from|between|during|through|jan\w*|feb\w*|march|apr\w*|june?|july?|aug\w*|sept?\w*|oct\w*|nov\w*|dec\w*|q[1-4])\b)(?=.*\b(?:by|per|each|every|month by) month\b)(.*?),? (?=(?:vs\.?|versus|against|compared (?:to|with)) last year\b)/gi,
    '$1 this year ',
  ],
]
