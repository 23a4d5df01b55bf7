import { makes } from '../../makes.ts'
import type { Otherwise } from '../otherwise.ts'

const month =
  '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*(?: (?:20)?\\d\\d| of last year| last year)?'
const time = `(?:(?:this|last) (?:year|quarter|month|week)|q[1-4](?: 20\\d\\d| last year)?|20\\d\\d(?: so far)?|${month})`
const versus = '(?:vs\\.?|versus|v|against|compared (?:to|with))'
const make = `(?:${[...makes, 'chevy', 'vw', 'caddy'].join('|')})`
const stores = '(?: (?:stores|dealers|dealerships|clients|accounts|rooftops))?'

const timed = new RegExp(`^ (?:in |for )?${time}`, 'i')

/** What is meant where two are held beside each other, and where one word stands behind what it belongs to. */
export const meantSpoken: Otherwise = [
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
    (_, one = '', other = '', rest = '') =>
      `compare ${one} and ${other} stores${rest === '' || timed.test(rest) ? rest : ` on${rest}`}`,
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
]
