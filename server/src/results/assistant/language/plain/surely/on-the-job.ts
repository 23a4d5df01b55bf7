import type { Otherwise } from '../otherwise.ts'
import { end, times } from './parts-said.ts'

/** What staff ask of their clients and their work in words that a rule would take for something else. */
export const meantOnTheJob: Otherwise = [
  // How a link is made is no list of them.
  [
    /^(?:how|where) (?:do|can|would|should) (?:i|we) (?:give|send|share|make|get)(?: .+?)? (?:a |an |the )?guest link(?: (?:to|for|with) .+)?(?=[?.! ]*$)/gi,
    'where do i create a guest link',
  ],
  // What ends in so many days does so between now and then.
  [
    /\b(due|expir(?:e|es|ing)|end(?:s|ing)?|renew(?:s|ing|als?)?|run(?:s|ning)? out|launch(?:es|ing)|start(?:s|ing)|coming (?:up|due)|rotat(?:e|ing)) (?:up )?in(?: the)? (\d+|two|three|four|five|six|ten) (day|week|month)s?(?! (?:or|ago|after|before|of|from)\b)(?=[?.,! ]|$)/gi,
    '$1 within $2 $3s',
  ],
  // What is due on a day and what is late are two lists: nothing is both.
  [
    /\b((?:my |our |the |open |all )*)(tasks|deliverables|onboarding tasks|strategies) (?:that are |which are )?due ((?:today|tomorrow|(?:this|next) (?:week|month))) (?:and|or|plus|&) (?:the )?(overdue|late|past due)(?: ones)?(?=[?.! ]*$)/gi,
    '$1$2 due $3 and $1$4 $2',
  ],
  [
    /\b((?:my |our |the |open |all )*)(overdue|late|past due) (?:and|or|plus|&) due ((?:today|tomorrow|(?:this|next) (?:week|month))) (tasks|deliverables|onboarding tasks|strategies)(?=[?.! ]*$)/gi,
    '$1$2 $4 and $1$4 due $3',
  ],
  [
    /^who(?:['’]?s| is| are| else is)?(?: all)? (?:on|assigned to) the (?:account|team) (?:of|for|at) (?=\S)/gi,
    'team of ',
  ],
  [
    new RegExp(
      `^what (?:does|do|has|have|must) (?:the )?(?:client|dealer|store|dealership) (?:still )?(?:has |have |need |needs |got )?(?:still )?to do(?: still)? (?:for|at) (.+?)${end}`,
      'gi',
    ),
    'open onboarding tasks of $1 the client does',
  ],
  // What is still open at a store is work for it.
  [
    /^((?:show |list |what are |give me )*)(?:the )?(.+?)['’]s open items(?=[?.! ]*$)/gi,
    '$1open tasks of $2',
  ],
  [/\bopen items (?=(?:of|for|at|with) )/gi, 'open tasks '],
  [
    new RegExp(
      `^(?:which |what |all |list |show )*(?:users|people|employees|staff|colleagues) (?:that |who |have |has )*(?:logged|signed) ?(?:in|on)(?: to the portal|to the portal)? (?=(?:${times})[?.! ]*$)`,
      'gi',
    ),
    'who has signed in ',
  ],
  [/\b(deliverables|content) due (?=(?:for|at) (?!me\b|us\b|my\b|our\b|the\b)[a-z])/gi, 'open deliverables '],
  [/^(?:and )?who(?:['’]?s| is| are) watching (?=(?:them|it|those|these)[?.! ]*$)/gi, 'who has '],
  // Whoever follows up speaks with somebody; what is to be followed up is a note.
  [
    /^(?:did|has|have) (?:anybody|anyone|somebody|someone|we|you|they) (?:followed|follow|following) ?up (?:with|on) (.+?)(?: yet| already| lately)?(?=[?.! ]*$)/gi,
    'when was the last interaction with $1',
  ],
  // Which of two somebody is stands with them.
  [
    /^is (.+?) (?:already |still |now |currently )*(?:a |an |our )?(?:active )?(?:client|customer|prospect|lead) or (?:just |still |only )*(?:a |an )?(?:active )?(?:client|customer|prospect|lead)(?=[?.! ]*$)/gi,
    'is $1 a client',
  ],
  [/^((?:is|are) .+? still (?:with us|with the agency|ours)) or .+$/gi, '$1'],
  // Of rows before, or of nothing.
  [
    /^(?:and )?since when (?:has|have|is|are|was|were) (?:it|that|this|they|things)(?: been)?(?: like (?:that|this)| so| that way| the case)?(?=[?.! ]*$)/gi,
    'since when',
  ],
  [
    /^(?:and |so )?what(?:['’]?s| is) (?:holding|slowing) (?:it|them|this|that|things) (?:up|down|back)(?=[?.! ]*$)/gi,
    "what's still missing",
  ],
  [/\b(has|have) (?:nobody|no one|noone) assigned as (?:an? |their |its |the )?(?=\w)/gi, '$1 no '],
  // Whoever did it, and not whose clients it was done for.
  [/\bdid (?:each|every) (?:account managers?|ams?) (?=(?:log|make|do|write|have)\b)/gi, 'did each manager '],
  [
    /\b(calls|interactions|activities|notes|meetings)( (?:logged|made|done|written|had)) by (?:each|every) (?:account manager|am|manager)\b/gi,
    '$1$2 by each employee',
  ],
  // What brings in most of something has most of it.
  [
    /\bbrings? in the (most|highest|least|lowest|biggest) (?=(?:fees?|fee revenue|margin|leads|conversions|clicks|calls|sales)\b)/gi,
    'has the $1 ',
  ],
  [
    /^(?:how many )?(?:lost|canceled|cancelled) (?:clients|stores|dealers|accounts)((?: (?:this|last) (?:year|quarter|month)| in \w+(?: \d{4})?)?) by reason(?=[?.! ]*$)/gi,
    'cancellations$1 by reason',
  ],
  [/,? and (?:whose are they|who (?:owns|has) (?:them|those|each))(?=[?.! ]*$)/gi, ' by owner'],
  [/^((?:my |our |all |the |show )*)priority tasks(?=[?.! ]*$)/gi, '$1high priority tasks'],
  [/^what(?:['’]?s| is) due(?: for me)?(?=[?.! ]*$)/gi, 'my open tasks'],
  [/^what(?:['’]?s| is) next(?: for me)?(?=[?.! ]*$)/gi, 'what should i do next'],
]
