import { type } from 'arktype'
import { defineCalls } from '../../foundation/contract/call.ts'
import { day, idText, paging } from '../../foundation/contract/schemas.ts'
import { employees } from '../../foundation/policy/rules-of-calls.ts'
import { aiUseKinds } from './kinds.ts'

const tokens = 'number | null' as const

/** A run of the note generator, or an answer in the chat that a model wrote. */
const aiUse = type({
  /** Unique over both kinds. */
  id: 'string',
  kind: type.enumerated(...aiUseKinds),
  user: { id: 'number', fullName: 'string' },
  client: type({ id: 'number', name: 'string', slug: 'string' }).or('null'),
  createdAt: 'string',
  /** The days that were asked for; null for the chat. */
  startDate: 'string | null',
  endDate: 'string | null',
  requestedChannels: 'string[]',
  /** The reports that became activities, as `search: technical`. */
  usedReports: 'string[]',
  /** Models that wrote; none where the portal did. */
  models: 'string[]',
  /** Null where no model wrote, or its endpoint did not say. */
  inputTokens: tokens,
  outputTokens: tokens,
  /** Notes of the model that were not shown: the portal's own stood in. */
  stoodIn: 'number',
})

/** Who used the AI, for what, and what a model took for it (Reporting). */
export const aiUsageCalls = defineCalls({
  'aiUsage.list': {
    method: 'GET',
    path: '/ai-usage-logs',
    summary: 'Runs of the note generator and chat answers of a model, newest first, with their tokens.',
    allow: employees,
    query: type({
      '+': 'reject',
      ...paging,
      'kind?': type.enumerated(...aiUseKinds),
      'userId?': idText,
      'clientId?': idText,
      /** Days of the agency on which it was used, both included. */
      'startDate?': day,
      'endDate?': day,
    }),
    response: type({
      rows: aiUse.array(),
      total: 'number',
      page: 'number',
      pageSize: 'number',
      /** Over all rows that the filter finds. */
      totals: {
        runs: 'number',
        used: 'number',
        answers: 'number',
        inputTokens: 'number',
        outputTokens: 'number',
      },
    }),
  },
})
