import { summaryWebhook } from '@portal/core/results/performance-notes/constants'
import { operation } from '../../foundation/http/operation.ts'
import { notFound } from '../../foundation/http/refusal.ts'
import { cleanHtml } from '../../foundation/rich-text/clean-html.ts'
import { askedRange } from './asked-range.ts'
import { checkMayUse } from './may-use.ts'
import { noteClient } from './note-client.ts'
import { readFacts } from './read-facts.ts'

/** The account manager's summary of some channels. */
export const summarize = operation('performanceNotes.summary', async (incoming) => {
  const { db, tenantId, person, params, query, services } = incoming
  checkMayUse(person, services)
  const { summaries } = services.notes
  if (params.id !== summaryWebhook && params.id !== summaries.id) throw notFound('This webhook')
  const client = await noteClient(db, tenantId, query.client_id)
  const range = askedRange(query)
  const output = await summaries.summarize({
    clientId: client.id,
    range,
    channels: query.channels,
    facts: () =>
      Promise.all(query.channels.map(async (channel) => readFacts(db, client, channel, range, 'spend'))),
  })
  return { output: cleanHtml(output, () => null) }
})
