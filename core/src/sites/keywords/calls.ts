import { type } from '../../foundation/contract/type.ts'
import { defineCalls } from '../../foundation/contract/call.ts'
import { id } from '../../foundation/contract/schemas.ts'
import { mayPlanKeywords } from '../../foundation/policy/features.ts'
import { onlyWhen, ownClients } from '../../foundation/policy/rules-of-calls.ts'
import { intents } from './ideas.ts'

export const keywordCalls = defineCalls({
  'keywords.ideas': {
    method: 'POST',
    path: '/keywords/ideas',
    summary:
      'Ideas for terms of search ads by what people want: from words, and from the vehicles and the city of a client. How often a term is searched is not known here.',
    allow: onlyWhen(ownClients, 'these only with the keyword planner', mayPlanKeywords),
    reads: true,
    body: type({ '+': 'reject', seed: 'string <= 5000', clientId: id.or('null') }),
    response: type({
      ideas: type({ term: 'string', intent: type.enumerated(...intents), from: 'string' }).array(),
      negatives: 'string[]',
    }),
  },
})
