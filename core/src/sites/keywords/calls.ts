import { type } from '../../foundation/contract/type.ts'
import { defineCalls } from '../../foundation/contract/call.ts'
import { id } from '../../foundation/contract/schemas.ts'
import { mayPlanKeywords } from '../../foundation/policy/features.ts'
import { onlyWhen, ownClients } from '../../foundation/policy/rules-of-calls.ts'
import { intents } from './intent-of.ts'
import { searchLanguageNames, searchPlaceNames } from './where-and-language.ts'

export const keywordCalls = defineCalls({
  'keywords.ideas': {
    method: 'POST',
    path: '/keywords/ideas',
    summary:
      'Ideas for terms of search ads by what people want: from words, and from the vehicles, the city and the past searches of a client. Searches a month, competition and bids stand beside them where Google Ads is connected and answers; `google` says whether it does.',
    allow: onlyWhen(ownClients, 'these only with the keyword planner', mayPlanKeywords),
    reads: true,
    body: type({
      '+': 'reject',
      seed: 'string <= 5000',
      clientId: id.or('null'),
      'site?': 'string <= 500',
      /** Cities beside the client’s, by commas. */
      'cities?': 'string <= 500',
      /** Where Google counts searches, and in which language: the United States, in English, where absent. */
      'place?': type.enumerated(...searchPlaceNames),
      'language?': type.enumerated(...searchLanguageNames),
    }),
    response: type({
      ideas: type({
        term: 'string',
        intent: type.enumerated(...intents),
        from: 'string',
        searches: 'number | null',
        competition: "'Low' | 'Medium' | 'High' | null",
        bidLow: 'number | null',
        bidHigh: 'number | null',
        /** How often the client’s site was shown for it and clicked in half a year, as Search Console told. */
        shown: 'number | null',
        clicked: 'number | null',
      }).array(),
      negatives: 'string[]',
      /** Whether Google measured them; a sentence where it is connected and did not. */
      google: type({ state: "'Measured' | 'Not connected' | 'Failed'", words: 'string' }),
    }),
  },
})
