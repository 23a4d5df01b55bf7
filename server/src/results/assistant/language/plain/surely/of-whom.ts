import type { Otherwise } from '../otherwise.ts'
import { makes } from '../../makes.ts'
import { clients, end, watch } from './parts-said.ts'

const make = [...makes].join('|')

/** What somebody of a team that is no account manager is called. */
const specialist = '(?:specialist|person|manager|strategist|rep|lead)s?'

/** Whose something is, and what is kept of nobody, in words that a rule would take for something else. */
export const meantOfWhom: Otherwise = [
  // Whoever is responsible for a store manages it; its onboarding has owners of its own.
  [
    new RegExp(
      `^onboarding[:,]? who(?:['’]?s| is| are)? (?:responsible for|in charge of|on|doing|handling|looking after) (?:which|what|each|every) (?:client|store|dealer|account)s?${end}`,
      'gi',
    ),
    'not done onboarding tasks by client and owner',
  ],
  [
    new RegExp(
      `^who(?:['’]?s| is| are)? (?:responsible for|in charge of|looking after|looks after|assigned to|has|have|got|handles|handling|runs|owns|covers|takes care of) (?:which|what|each|every) (?:client|store|dealer|account|dealership)s?${end}`,
      'gi',
    ),
    'who manages which store',
  ],
  // A store has no address of its own: its people have.
  [
    new RegExp(
      `\\b(${clients}) (?:(?:that |which |who )?(?:have no|has no|having no|don['’]?t have|do not have)|with no|without|missing|lacking)(?: an| any| a)? (?:contact )?e-?mail(?: address(?:es)?)?s?(?: (?:on file|listed|in the system|for anyone|of anybody))*${end}`,
      'gi',
    ),
    '$1 without a contact with an email',
  ],
  [
    new RegExp(
      `\\b(${clients}) (?:without|with no)(?: an| any)? contacts? with(?: an| any)? e-?mail(?: address(?:es)?)?s?${end}`,
      'gi',
    ),
    '$1 without a contact with an email',
  ],
  // A make of those that were told is their brand, and names no store.
  [
    new RegExp(
      `^((?:and |so )*(?:how many|which|what|any|are any|is any|are there any)(?: ones)? of )(?:them|those|these)((?: (?:is|are|for|sell|at))*)(?: an?)? (${make})s?${end}`,
      'gi',
    ),
    '$1them$2 $3 stores',
  ],
  [
    new RegExp(
      `^(?:what(?:['’]?s| is| was) |show )?(?:the )?(?:last|latest|most recent) (?:log ?in|sign ?in)s? (?:of|for|by) (?!all\\b|my\\b|our\\b|the\\b|each\\b|every)(.+?)${end}`,
      'gi',
    ),
    'when did $1 last log in',
  ],
  // Whoever signs in logs nothing: a store has users who do.
  [
    new RegExp(
      `^when (?:did|was|has) (?:anyone|anybody|someone|somebody|the (?:people|users)|users) (?:from|at|of|over at) (.+?) (?:last )?(?:log(?:ged)?|sign(?:ed)?) ?in(?:to the portal)?(?: last)?${end}`,
      'gi',
    ),
    'when were client users of $1 last here',
  ],
  [
    new RegExp(
      `^when did ((?:the )?(?:[\\w.&-]+ )*(?:${make})(?: [\\w.&-]+)*?) last (?:log|sign) ?in(?:to the portal)?${end}`,
      'gi',
    ),
    'when were client users of $1 last here',
  ],
  [
    new RegExp(
      `^(?:and )?when (?:did|have|has|were|was) (?:they|he|she|any of them|each|each of them|(?:anyone|anybody|somebody|someone) there) last (?:log(?:ged)? |sign(?:ed)? |been )?(?:in|here|on)(?:to)?(?: the portal)?${end}`,
      'gi',
    ),
    'when were they last here',
  ],
  [
    new RegExp(`\\b(how many )((?:${make}) )?(${clients}) (?:are )?on ${watch}${end}`, 'gi'),
    (_, many = '', of = '', who = '') =>
      `${many}watching watchlist entries${of === '' ? '' : ` of ${of}${who}`}`,
  ],
  [/\baverage (?:client )?tenures? (?=(?:by|per|of each)\b)/gi, 'average tenure of clients '],
  [
    /^which onboardings? (?:has|have) (?:the )?(most|fewest|least) (?:open |overdue )?(?:tasks|steps)(?: (?:open|left))?(?=[?.! ]*$)/gi,
    'which client has the $1 open onboarding tasks',
  ],
  [
    /^(?:the )?(seo|sem|social|programmatic|accounting|account management) (?:team|department) (?:members|people)(?=[?.! ]*$)/gi,
    'people in the $1 department',
  ],
  // What changed at a store is no change of its feed.
  [
    /^(?:the |all |any |show |list )*changes (?:to|at|on|for) (?!my\b|our\b|the\b|all\b|it\b|that\b|budgets?\b|feeds?\b|campaigns?\b|spend\b|those\b|them\b)(?=(?:\w+ )*(?:today|yesterday|this|last|since)\b)/gi,
    'what changed at ',
  ],
  [
    new RegExp(
      `^(?:which|what) (?:of (?:my|our) )?(${clients}) (?:(?:have|did|has) i not|(?:haven|didn|hasn)['’]?t i) (?:visit(?:ed)?|been to)\\b`,
      'gi',
    ),
    'my $1 without an on-site visit interaction',
  ],
  // A team of a store is no department.
  [
    new RegExp(
      `^who(?:['’]?s| is| are)?(?: all| else)? (?:on|in) (?:the )?((?:[\\w.&-]+ )*(?:${make})(?: (?!team\\b|account\\b)[\\w.&-]+)*)(?:['’]s)? (?:team|account)${end}`,
      'gi',
    ),
    'team of $1',
  ],
  [
    new RegExp(
      `^(?:which |what )?(?:account managers?|ams?) (?:has|have|with|got) (?:the )?(lowest|highest)(?: am)? report cards?(?: score)?${end}`,
      'gi',
    ),
    (_, which = '') => `which am has the ${/low/i.test(which) ? 'worst' : 'best'} report card`,
  ],
  [
    new RegExp(
      `^(?:which|what) (?:oem|manufacturer|make|brand)s? (?:is|does) (.+?) (?:under|with|in|of|belong to|fall under|part of|sell|carry)${end}`,
      'gi',
    ),
    'what brands does $1 sell',
  ],
  [
    new RegExp(
      `^(?:the |what is the |what['’]?s the )?(?:oem|manufacturer|make) (?:of|for) (?=(?:[\\w.&-]+ )*(?:${make})\\b)(.+?)${end}`,
      'gi',
    ),
    'what brands does $1 sell',
  ],
  // How many a plan holds is no piece of a time.
  [
    new RegExp(
      `^((?:which |what |how many |show |list |the )*)(blog post|blog)s? (?:(?:written|done|published) )?(?:for|of|at) ((?:(?!with |that |by )\\S+ ){1,6}?)(?=(?:this|last|next) (?:week|month|quarter|year)${end})`,
      'gi',
    ),
    '$1$2 deliverables of $3due ',
  ],
  // How much somebody has to do is told person by person already.
  [
    /^(?:the )?(?:workload|bandwidth|capacity|load) (?:by|per|of each|for each) (?:account manager|am)s?(?=[?.! ]*$)/gi,
    'account management bandwidth',
  ],
  [
    new RegExp(
      `^(?:the )?(seo|sem|social|premium) (?:team )?(?:workload|bandwidth|capacity|load) (?:by|per|of each|for each) (?:${specialist}|people)${end}`,
      'gi',
    ),
    '$1 bandwidth',
  ],
  [
    new RegExp(
      `^(?:how many|number of) ${clients} (?:are there )?(?:per|by|for each|does each|do we have per) (seo|sem|social|premium) ${specialist}(?: (?:have|has|handle|handles|carry|carries))?${end}`,
      'gi',
    ),
    '$1 bandwidth stores',
  ],
  [
    new RegExp(
      `^(?:which |what |who is the )?(seo|sem|social|premium) ${specialist} (?:with|has|have|handles|carries) (?:the )?(most|fewest|least) ${clients}${end}`,
      'gi',
    ),
    '$1 bandwidth with the $2 stores',
  ],
]
