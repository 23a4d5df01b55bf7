import type { Never } from './never-told.ts'

const went =
  '(?:rose|grew|increased|improved|went up|are up|is up|went down|are down|is down|fell|dropped|declined|decreased|shrank|sank)'

/** What no answer tells because nothing of it is kept, or because only half of it would be told. */
export const neverKept: readonly Never[] = [
  {
    asks: new RegExp(`\\b${went}\\b.*\\b(?:and|but|while|yet|although|though|whereas)\\b.*\\b${went}\\b`),
    part: new RegExp(
      `\\b${went}(?: \\u0002)?,? (?:and|but|while|yet|although|though|whereas)\\b.*\\b${went}\\b`,
    ),
    firm: true,
    because: 'I narrow by one figure that rose or fell at a time.',
  },
  {
    asks: /^(?:and )?(?:what(?: ?s| is) )?(?:the |their |our |its )?(?:group|dealer group)(?: ?s)? (?:avg|average|mean)$/,
    firm: true,
    because:
      'I tell no average of a group: *compared with other dealers* holds a figure against all clients.',
  },
  {
    asks: /\bmake(?:s)? (?:up )?(?:the|that|this|most of the|all the) difference\b/,
    firm: true,
    because:
      'I order stores by a figure, or by how it rose or fell in percent, and not by what of a change is theirs.',
  },
  // A form whose name holds a time: where it is known by that name, no time is read in it.
  {
    asks: /\bform (?:(?:called|named) )?(?:how|what|why|who|when|which|tell) (?:\S+ ){0,4}\u0002/,
    part: /\bform\b/,
  },
  {
    asks: /\b(?:what(?: ?s| is)|which(?: is)?|tell me) (?:the )?roles? of \u0001,? (?:and|or) .+/,
    part: /\b(?:and|or) .+/,
    firm: true,
    because: 'Ask for the role and the department one after the other.',
  },
]
