import { operation } from '../http/operation.ts'
import { askedRange } from './asked-range.ts'
import { checkMayUse } from './may-use.ts'
import { noteClient } from './note-client.ts'
import { readFacts } from './read-facts.ts'

/** The notes of a channel in a period (shell section 7); none where it has no figures. */
export const listNotes = operation('performanceNotes.list', async (incoming) => {
  const { db, tenantId, person, query, services } = incoming
  checkMayUse(person, services)
  const client = await noteClient(db, tenantId, query.client_id)
  const asked = askedRange(query)
  const facts = await readFacts(db, client, query.channel, asked)
  if (facts.now === null) return []
  const { html, writtenBy } = await services.notes.writer.write(facts)
  return [
    {
      channel: query.channel,
      period: facts.current,
      previousPeriod: facts.previous,
      report: { html },
      writtenBy,
    },
  ]
})
