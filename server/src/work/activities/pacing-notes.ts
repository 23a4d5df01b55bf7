import { sql } from 'kysely'
import { required } from '@portal/core/foundation/rules'
import type { Db } from '../../foundation/database/database.ts'
import { operation } from '../../foundation/http/operation.ts'
import { forbidden, invalid, notFound } from '../../foundation/http/refusal.ts'

const notes = (db: Db, tenantId: number) =>
  db
    .selectFrom('pacing_note')
    .innerJoin('user_account', (join) =>
      join
        .onRef('user_account.tenant_id', '=', 'pacing_note.tenant_id')
        .onRef('user_account.id', '=', 'pacing_note.user_id'),
    )
    .where('pacing_note.tenant_id', '=', tenantId)
    .select([
      'pacing_note.id',
      'pacing_note.section_id',
      'pacing_note.client_id',
      'pacing_note.user_id',
      sql<string>`user_account.first_name || ' ' || user_account.last_name`.as('user_name'),
      'pacing_note.month',
      'pacing_note.note',
      'pacing_note.created_at',
    ])

type Row = Awaited<ReturnType<ReturnType<typeof notes>['executeTakeFirstOrThrow']>>

const present = (row: Row) => ({
  id: row.id,
  sectionId: row.section_id,
  clientId: row.client_id,
  userId: row.user_id,
  user: { id: row.user_id, fullName: row.user_name },
  month: row.month,
  note: row.note,
  createdAt: row.created_at,
})

export const pacingNotesOfClient = operation(
  'pacingNotes.ofClient',
  async ({ db, tenantId, params, query }) => {
    let found = notes(db, tenantId).where('pacing_note.client_id', '=', params.id)
    if (query.month !== undefined) found = found.where('pacing_note.month', '=', query.month)
    if (query.sectionId !== undefined) found = found.where('pacing_note.section_id', '=', query.sectionId)
    return (await found.orderBy('pacing_note.id', 'desc').limit(1000).execute()).map(present)
  },
)

/** Notes that one answer holds at most: some hundred clients with a few notes each. */
const mostNotes = 5000

/** What was noted of all clients in a month: what the pacing dashboard shows beside the amounts. */
export const pacingNotesOfMonth = operation('pacingNotes.ofMonth', async ({ db, tenantId, query }) => {
  let found = notes(db, tenantId).where('pacing_note.month', '=', query.month)
  if (query.sectionId !== undefined) found = found.where('pacing_note.section_id', '=', query.sectionId)
  return (await found.orderBy('pacing_note.id', 'desc').limit(mostNotes).execute()).map(present)
})

/** Adds what was logged to the pacing report too, as plain text. */
export const createPacingNote = operation(
  'pacingNotes.create',
  async ({ db, tenantId, body, person, audit }) => {
    if (body.userId !== person.id) throw forbidden('A note is written in your own name.')
    const empty = required(body.note.trim())
    if (empty !== null) throw invalid({ note: empty })
    if (!body.month.endsWith('-01')) throw invalid({ month: 'The month must be given by its first day.' })
    const client = await db
      .selectFrom('client')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', body.clientId)
      .select('id')
      .executeTakeFirst()
    if (!client) throw notFound('This client')
    const { id } = await db
      .insertInto('pacing_note')
      .values({
        tenant_id: tenantId,
        client_id: body.clientId,
        user_id: person.id,
        section_id: body.sectionId,
        month: body.month,
        note: body.note.trim(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    audit({
      subject: 'pacing note',
      subjectId: id,
      clientId: body.clientId,
      changes: { note: [null, body.note.trim()] },
    })
    return present(await notes(db, tenantId).where('pacing_note.id', '=', id).executeTakeFirstOrThrow())
  },
)
