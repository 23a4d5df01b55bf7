import { sql } from 'kysely'
import type { DayRange } from '@portal/core/foundation/format'
import type { NoteChannel } from '@portal/core/results/performance-notes/channels'
import { assistantUsageAction } from '@portal/core/foundation/policy/features'
import type { Db } from '../../foundation/database/database.ts'
import type { ModelSpent } from '../../foundation/outside/model-spent.ts'

/** A note that a model was asked for. */
export interface NoteUse {
  readonly tenantId: number
  readonly userId: number
  readonly clientId: number
  readonly channel: NoteChannel
  /** The days that were asked for. */
  readonly asked: DayRange
  /** Whether its note is the one that is shown. */
  readonly shown: boolean
}

/** Minutes within which a note belongs to a run that was recorded for the same question. */
const minutesOfRun = 15

/** Keeps what a model took for a note, with the latest run of the same person, client and days. */
export async function keepNoteUse(db: Db, use: NoteUse, spent: ModelSpent): Promise<void> {
  const { tenantId, userId, clientId, channel, asked, shown } = use
  const run = db
    .selectFrom('usage_record')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('action', '=', assistantUsageAction)
    .where('client_id', '=', clientId)
    .where(sql<boolean>`log ->> 'Start Date' = ${asked.start} and log ->> 'End Date' = ${asked.end}`)
    .where(sql<boolean>`log -> 'Requested Channels' ? ${channel}`)
    .where(sql<boolean>`created_at > now() - make_interval(mins => ${minutesOfRun})`)
    .orderBy('id', 'desc')
    .limit(1)
    .select('id')
  await db
    .insertInto('model_use')
    .values({
      ...rowOf(spent),
      tenant_id: tenantId,
      kind: 'notes',
      user_id: userId,
      client_id: clientId,
      usage_id: run,
      channel,
      starts_on: asked.start,
      ends_on: asked.end,
      shown,
    })
    .execute()
}

/** Keeps what a model took for an answer in the chat. What was said stays in the chat. */
export async function keepChatUse(
  db: Db,
  { tenantId, userId }: { readonly tenantId: number; readonly userId: number },
  spent: ModelSpent,
): Promise<void> {
  await db
    .insertInto('model_use')
    .values({ ...rowOf(spent), tenant_id: tenantId, kind: 'chat', user_id: userId })
    .execute()
}

const rowOf = ({ model, inputTokens, outputTokens }: ModelSpent) => ({
  model,
  input_tokens: inputTokens,
  output_tokens: outputTokens,
})
