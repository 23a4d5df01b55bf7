import type { Otherwise } from './otherwise.ts'

/** How people ask for money, for what the portal does by itself, and for what lists hold. */
export const calledMoney: Otherwise = [
  // What a list holds is what can be chosen of it.
  [
    /^((?:what|which) .+?) (?:can|could|do|may|should) (?:i|we|you|people|one) (?:pick|choose|select)(?: (?:from|between|among))?$/gi,
    '$1',
  ],
  [/^((?:what|which) .+?) (?:are|is) (?:there )?to (?:pick|choose|select)(?: from)?$/gi, '$1'],
  [
    /\b(?:that|which|who) (?:want|wants|need|needs|require|requires|insist on|insists on|ask for|asks for) (?:an? )?(?:purchase order|po)(?: numbers?| #)?(?: on (?:the|their|its|our) invoices?)?\b/gi,
    'with a purchase order',
  ],
  [/\bnet[- ]?(\d+)(?: (?:payment )?terms?)?\b/gi, 'payment terms of $1 days'],
  [/\b(\d+)[- ]days? (?:payment )?terms\b/gi, 'payment terms of $1 days'],
  [
    /\b(?:do not|does not|don['’]?t|doesn['’]?t|not) (?:belong|belonging) to (?:any|an?) (?=parent|group|region|dealer group)/gi,
    'without a ',
  ],
  [
    /\b(?:belong|belongs|belonging) to (?:no|none of the) (?=parent|group|region|dealer group)/gi,
    'without a ',
  ],
  [
    /\bhow much (?:of )?(ai|the ai|the assistant|the chat|the chatbot) (?:are|do|did|is|have|does) (?:we|people|they|everybody|everyone|the agency)(?: all)? (?:using|use|used)\b/gi,
    'how many uses of ai',
  ],
  [/\b(tokens(?: read| written)?) (?:burned|burnt|used|spent|consumed|eaten)(?: up)?\b/gi, '$1'],
  [/\b(?:burn|use|consume|spend|eat) (?:the )?(most|fewest) (tokens)\b/gi, 'had the $1 $2'],
]
