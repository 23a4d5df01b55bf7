import type { Otherwise } from '../otherwise.ts'
import { month } from './parts-said.ts'

/** A month or a quarter, of a year where it says so. */
const stretch = `(?:${month}|q[1-4])(?: \\d{4})?`

/** How clients, months and weeks stand, said in a word or in a sentence of its own. */
export const meantOfStanding: Otherwise = [
  // What moved between two months is what the later one is beside the earlier.
  [
    new RegExp(
      `\\b(jumps?|changes?|drops?|rises?|increases?|decreases?|growth|swings?|declines?|moves?|dips?|falls?)\\b([^,?.!]*?),? (?:between|from) (${stretch}) (?:and|to) (${stretch})(?=[?.!, ]|$)`,
      'gi',
    ),
    '$1$2 in $4 compared with $3',
  ],
  [
    /\b(?:the )?(?:healthiest|best health|strongest health)(?: (?:book|portfolio|set|group|list|roster)(?: of)?(?= (?:clients|stores|dealers|accounts|business)\b))?/gi,
    'highest health of',
  ],
  [
    /\b(?:the )?(?:least healthy|unhealthiest|sickest|worst health|weakest health)(?: (?:book|portfolio|set|group|list|roster)(?: of)?(?= (?:clients|stores|dealers|accounts|business)\b))?/gi,
    'lowest health of',
  ],
  [/\b((?:highest|lowest) health of)(?: of)+\b/gi, '$1'],
  [/\b((?:highest|lowest) health) of(?= (?:scores?|right|now|this|last|by|per|on)\b|[?.! ]*$)/gi, '$1'],
  [/\b((?:highest|lowest) health of) business\b/gi, '$1 clients'],
  // How health went is told by its weeks.
  [
    /^how (?:has|did|is|have)(?: the)? health (?:score )?(?:of|for|at) (.+?) (?:changed?|moved?|developed?|gone|going|evolved?|trended?|trending|looked?)(?: over time)?(?=(?: (?:since|over|in|during|from|lately)\b.*)?[?.! ]*$)/gi,
    'weekly health of $1',
  ],
  [
    /^how (?:has|did|is|have) (.+?)(?:['’]s?)(?: client)? health(?: score)? (?:changed?|moved?|developed?|gone|going|evolved?|trended?|trending|looked?)(?: over time)?(?=(?: (?:since|over|in|during|from|lately)\b.*)?[?.! ]*$)/gi,
    'weekly health of $1',
  ],
  [/\b(weekly health of .+?) over (?=(?:the )?(?:last|past)\b)/gi, '$1 in '],
  [
    /^(?:whose|which (?:of my |of our )?(clients?|stores?)(?:['’]s?)?) health(?: score)? (?:has |have )?(?:fell|fallen|dropped|declined|went down|gone down|got worse|gotten worse) the most(?=[?.! ]*$)/gi,
    'lowest health change by client',
  ],
  [
    /^(?:whose|which (?:of my |of our )?(clients?|stores?)(?:['’]s?)?) health(?: score)? (?:has |have )?(?:rose|risen|improved|went up|gone up|got better|gotten better) the most(?=[?.! ]*$)/gi,
    'highest health change by client',
  ],
  [
    /^(?:whose|which (my |of my |our )?(?:clients?|stores?)(?:['’]s?)?) health(?: score)?(?: has| have| is| are)? (?:fell|fallen|dropped|dropping|declined|declining|down|went down|gone down|got worse|getting worse)(?=[?.! ]*$)/gi,
    'clients with a health change under 0',
  ],
  // Whether a month is ready is said by what is left to do in it.
  [
    /^(?:is|are) (?:everything|all|we|all of it|all invoices|the invoices|the books)(?: (?:for|of|in) (.+?))? (?:all )?(?:ready|set|good|done)(?: to go)? (?:to be (?:invoiced|billed)|for (?:invoicing|billing)|to (?:invoice|bill|run invoices|run invoicing))(?: (?:for|in) (.+?))?(?=[?.! ]*$)/gi,
    'invoicing month $1 $2',
  ],
  [
    /^(?:what(?:['’]s| is)|anything|is anything|is there anything) (?:still )?(?:missing|left|open|to do|in the way|blocking|holding up)(?: us)?(?: (?:to do|from))? (?:before|until|so that|to|for) (?:we (?:can )?(?:invoice|bill|run invoicing|close)|invoicing|billing|closing)(?: (?:of|for))? (.+?)(?=[?.! ]*$)/gi,
    'invoicing month $1',
  ],
]
