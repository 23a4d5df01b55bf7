import type { Otherwise } from './otherwise.ts'

const whole = '(?:whole |entire |full )?(?:agency|company|shop)'

/** What is said around a question, and asks for nothing: each is held by one of the corpus. */
export const spoken: Otherwise = [
  // What is asked of nobody is told of everybody.
  [
    new RegExp(
      `(?<=^(?!and\\b|what about|how about|same\\b|now\\b|who\\b).+),? (?:for|across|over) (?:the |our |this )${whole}(?: as a whole| overall| total)?(?=[,?.!]|$| (?:in|for|on|last|this|by|per|vs|since|over|through)\\b)`,
      'gi',
    ),
    ' for all clients',
  ],
  [
    /(?<=^(?!and\b|what about|how about|same\b|now\b|who\b).+),? (?:total (?:agency|company)|(?:agency|company)[- ]?(?:wide|total|overall))\b/gi,
    ' for all clients',
  ],
  [
    /(?<!\b(?:partner|the|by|per) )\b(?:total )?(?:agency|company)(?:[- ](?:wide|total|overall))? (?=(?:spend|budgets?|pacing|clicks|impressions|conversions|leads|revenue|margins?|costs?|ctr|cpc|cpa|fees)\b)/gi,
    '',
  ],
  // Where the time stands is no part of what is asked.
  [
    /,? (?:with|now that|given (?:that )?|since|as|because) (?:the |this )?(?:month|quarter|year|week)(?:['’]s| is| being)? (?:(?:almost|nearly|about|just about|practically|half|pretty much) )*(?:over|done|gone|up|out|at an end|ending|coming to an end|closing)(?= |$|[,.?!])/gi,
    '',
  ],
  [/\b(?:already |so far )?for the (month|week|quarter|year)(?: already| so far)?(?=[,?.!]|$)/gi, 'this $1'],
  // How often something came about is counted.
  [/\b(most|least)[- ](?:often|frequently|commonly) (?=\w+ed\b)/gi, '$1 '],
]
