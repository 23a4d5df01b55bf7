import type { Otherwise } from '../otherwise.ts'

/** Another time, as it is called behind a figure that is held against it. */
const then =
  "(?:of )?(?:what (?:it|they|that) (?:was|were|had)(?: in)? |that of |those of |the )?((?:last|the previous|the same) (?:month|year|week|quarter)(?: last year)?|(?:a|one) (?:year|month) ago)(?:['’]s)?"
const is = '(?:is|are|was|were)'
const ways = (pattern: string): RegExp => new RegExp(pattern, 'gi')

/** How far a figure went since another time: so many times of it, or a part of it, is so many percent up or down. */
export const meantOfMoves: Otherwise = [
  [ways(`\\b${is} (?:less|lower|fewer) than (?:a |one )?half ${then}`), 'are down by more than 50% vs $1'],
  [ways(`\\b${is} (?:more|higher|greater) than (?:double|twice) ${then}`), 'are up by more than 100% vs $1'],
  [ways(`\\b${is} (?:at least )?(?:double|twice) ${then}`), 'are up by at least 100% vs $1'],
  [
    ways(
      `\\b${is} (?:below|under|lower than|less than|down from) ${then} by (?:at least )?(?:a |one )?half\\b`,
    ),
    'are down by at least 50% vs $1',
  ],
  [
    ways(
      `\\b${is} (?:below|under|lower than|less than|down from) ${then} by (more than |over |at least )?(\\d+(?:%| percent))`,
    ),
    'are down by $2$3 vs $1',
  ],
  [
    ways(
      `\\b${is} (?:above|over|higher than|more than|up from) ${then} by (more than |over |at least )?(\\d+(?:%| percent))`,
    ),
    'are up by $2$3 vs $1',
  ],
  [
    ways(
      '\\bby (?<far>more than |over |at least )?(?:a |one )?half(?= (?:vs|versus|from|compared|since|against|over|this|last)\\b|[?.! ]*$)',
    ),
    'by $<far>50%',
  ],
  [
    ways(
      '\\bby (?<far>more than |over |at least )?(?:a |one )?quarter(?= (?:vs|versus|from|compared|since|against)\\b)',
    ),
    'by $<far>25%',
  ],
]
