import type { Otherwise } from '../otherwise.ts'

const who =
  '(?:which |what |list |show me |show )?(?:of (?:my|our) )?(who|users?|people|employees|staff|colleagues|team members)(?: who| that)?'
const signedIn = '(?:logged|signed|log|sign) ?(?:in|on)(?:to)?(?: to)?(?: (?:the |our )?portal)?'
const not = "(?: has| have| did| haven['’]?t| hasn['’]?t| didn['’]?t)*(?: not|n['’]t)?"
const end = '(?=[?.! ]*$)'
const deeds = 'deleted|removed|changed|edited|updated|modified|added|created'
const things =
  "((?:(?:a|an|any|the|our|some|most|all)(?: of the)? )*)((?!client of|clients of|this\\b|that\\b|it\\b|them\\b|those\\b|these\\b|they\\b)[a-z][a-z -]*?)(?:['’]s)?"

/** The noun of the one who acts, as the list of people calls them. */
const noun = '$1'

const ways = (...all: readonly string[]): RegExp => new RegExp(all.join('|'), 'gi')

/** Who was here, and who did what in the portal: the list of people, and the audit log, as they are asked for. */
export const meantOfAccounts: Otherwise = [
  // Whoever has not signed in since a day was here last before it.
  [ways(`^${who}(?=.*(?:not|n['’]t))${not} ${signedIn} since (.+?)${end}`), `${noun} last seen before $2`],
  [
    ways(
      `^${who}(?=.*(?:not|n['’]t))${not} ${signedIn} (?:for|in|within|over|during)(?: the)?(?: (?:last|past|more than|over|at least))? (\\d+|two|three|four|six) (day|week|month)s?${end}`,
    ),
    `${noun} last seen older than $2 $3s`,
  ],
  [
    ways(`^${who}(?=.*(?:not|n['’]t))${not} ${signedIn} (this (?:month|week|year|quarter))${end}`),
    `${noun} last seen before $2`,
  ],
  [/^who last seen /gi, 'users last seen '],
  [
    ways(
      `^(?:what(?:['’]?s| is) )?(?:the )?(e-?mail|role|user type)(?: address)? (?:of|for) ([A-Z]\\w+ [A-Z]\\w+)${end}`,
    ),
    'user $1 of $2',
  ],
  // A client is a record there, and not whose entries are told.
  [
    ways(
      `^who (?:has |have )?(deleted|removed|edited|updated|modified|added|created) (?:a|an|the|any|our) (?:client|dealer|store|account)((?: (?:this|last|in|since|on|during|today|yesterday|between)\\b.*?)?)${end}`,
    ),
    'audit log $1 client record$2',
  ],
  // Who did something to a record stands in the log.
  [
    ways(
      `^who (?:has |have )?(${deeds}) (?:the )?most ([a-z][a-z -]*?)((?: (?:this|last|in|since|on|during|today|yesterday)\\b.*?)?)${end}`,
    ),
    'number of audit log entries $1 $2$3 by person highest first',
  ],
  [
    ways(
      `^who (?:has |have )?(?!changed (?:the |my |our |their )?budgets?\\b)(${deeds}) ${things}((?: (?:of|for|at|on|from|to) .+?)?)((?: (?:this|last|in|since|during|today|yesterday|between)\\b.*?)?)${end}`,
    ),
    'audit log $1 $3$4$5',
  ],
  [
    ways(
      `^what (?:was|were|has been|have been|got) (${deeds})((?: (?:for|at|on|by) .+?)?)((?: (?:this|last|in|since|during|today|yesterday|between)\\b.*?)?)${end}`,
    ),
    'audit log $1$2$3',
  ],
  [
    ways(
      `^what (?:did|has|have) (\\w+ \\w+) (?:do|done) in the portal((?: (?:this|last|in|since|on|during|today|yesterday|between)\\b.*?)?)${end}`,
    ),
    'audit log of $1$2',
  ],
  ...['chang', 'edit', 'delet', 'remov', 'add', 'creat'].map((verb): readonly [RegExp, string] => [
    ways(
      `^what (?:did|has|have) (\\w+ \\w+) ${verb}(?:e|ed)?((?: (?:this|last|in|since|on|during|today|yesterday|between)\\b.*?)?)${end}`,
    ),
    `audit log ${verb}ed of $1$2`,
  ]),
]
