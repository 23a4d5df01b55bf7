import { moneyShownTo } from '@portal/core/results/metrics/investment'
import { noteFor } from '@portal/core/results/performance-notes/variants'
import { wholeTenant } from '../../foundation/database/context.ts'
import type { Database } from '../../foundation/database/database.ts'
import { operation } from '../../foundation/http/operation.ts'
import type { ModelSpent } from '../../foundation/outside/model-spent.ts'
import { keepNoteUse, type NoteUse } from '../../access/usage/keep-model-use.ts'
import { askedRange } from './asked-range.ts'
import { checkMayUse } from './may-use.ts'
import { noteClient } from './note-client.ts'
import { readFacts } from './read-facts.ts'
import { log } from '../../foundation/log.ts'

/** The notes of a channel in a period; none where it has no figures. */
export const listNotes = operation('performanceNotes.list', async (incoming) => {
  const { db, tenantId, person, actor, query, services } = incoming
  checkMayUse(person, services)
  const client = await noteClient(db, tenantId, query.client_id)
  const asked = askedRange(query)
  const money = moneyShownTo(actor)
  const facts = await readFacts(db, client, query.channel, asked, money)
  if (facts.now === null) return []
  const { html, writtenBy, spent } = await services.notes.writer.write(facts)
  if (spent !== null) {
    const use = { tenantId, userId: person.id, clientId: client.id, channel: query.channel, asked }
    await keep(services.database, { ...use, shown: writtenBy === 'model' }, spent)
  }
  return [
    {
      channel: query.channel,
      period: facts.current,
      previousPeriod: facts.previous,
      report: { html: noteFor(html, money) },
      writtenBy,
    },
  ]
})

/** A note whose cost cannot be kept is a note all the same. */
async function keep(database: Database, use: NoteUse, spent: ModelSpent): Promise<void> {
  try {
    await database.write(wholeTenant(use.tenantId), (db) => keepNoteUse(db, use, spent))
  } catch (error) {
    log.error({ err: error }, 'keeping what a note took')
  }
}
