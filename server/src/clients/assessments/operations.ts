import { sql } from 'kysely'
import type { Answer } from '@portal/core/calls'
import { quarterName, quarterOf, scoreOf, unanswered } from '@portal/core/clients/assessments/score'
import { counted, today } from '@portal/core/foundation/format'
import type { Db } from '../../foundation/database/database.ts'
import { operation } from '../../foundation/http/operation.ts'
import { conflict, invalid, notFound, stale } from '../../foundation/http/refusal.ts'

type Sheet = Answer<'assessments.sheet'>

interface Row {
  readonly id: number
  readonly version: number
  readonly client_id: number
  readonly name: string
  readonly starts_at: string
  readonly state: Sheet['state']
  readonly score: string | null
  readonly change: string | null
}

const number = (value: string | null): number | null => (value === null ? null : Number(value))

/** @throws {Refusal} 404 */
async function sheetOf(db: Db, tenantId: number, id: number): Promise<{ row: Row; sheet: Sheet }> {
  const [found, answers] = await Promise.all([
    sql<Row>`select id, version, client_id, name, starts_at, state, score, change from assessment
      where tenant_id = ${tenantId} and id = ${id} and deleted_at is null`.execute(db),
    sql<{
      id: number
      section: string
      question: string
      weight: number
      rating: number | null
      is_apart: boolean
      note: string
      before: number | null
    }>`select w.id, w.section, w.question, w.weight, w.rating, w.is_apart, w.note, (
        select b.rating from assessment_answer b join assessment p on p.tenant_id = b.tenant_id and p.id = b.assessment_id
        where b.tenant_id = w.tenant_id and b.client_id = w.client_id and b.question = w.question and not b.is_apart
          and p.deleted_at is null and p.starts_at < a.starts_at order by p.starts_at desc limit 1) as before
      from assessment_answer w join assessment a on a.tenant_id = w.tenant_id and a.id = w.assessment_id
      where w.tenant_id = ${tenantId} and w.assessment_id = ${id} order by w.place, w.id`.execute(db),
  ])
  const [row] = found.rows
  if (!row) throw notFound('This assessment')
  return {
    row,
    sheet: {
      id: row.id,
      version: row.version,
      clientId: row.client_id,
      name: row.name,
      state: row.state,
      score: number(row.score),
      change: number(row.change),
      answers: answers.rows.map(({ is_apart: isApart, ...answer }) => ({ ...answer, isApart })),
    },
  }
}

const sheet = operation(
  'assessments.sheet',
  async ({ db, tenantId, params }) => (await sheetOf(db, tenantId, params.id)).sheet,
)

const begin = operation('assessments.begin', async ({ db, tenantId, params, person, audit }) => {
  const quarter = quarterOf(today())
  const { rows: there } = await sql<{ id: number }>`select id from assessment
    where tenant_id = ${tenantId} and client_id = ${params.id} and starts_at = ${quarter}::date and deleted_at is null`.execute(
    db,
  )
  if (there[0]) return { id: there[0].id }
  const { rows: questions } = await sql`select from assessment_question
    where tenant_id = ${tenantId} and active and deleted_at is null limit 1`.execute(db)
  if (questions.length === 0)
    throw invalid({
      '': 'The template has no questions yet. A director adds them under Clients, Assessments.',
    })
  const { rows } = await sql<{ id: number }>`
    with made as (
      insert into assessment (tenant_id, client_id, name, starts_at, assessor_id)
      values (${tenantId}, ${params.id}, ${quarterName(quarter)}, ${quarter}::date, ${person.id}) returning id
    ), asked as (
      insert into assessment_answer (tenant_id, client_id, assessment_id, place, section, question, weight)
      select ${tenantId}, ${params.id}, made.id, row_number() over (order by q."order", q.id), q.section, q.name, q.weight
      from assessment_question q, made where q.tenant_id = ${tenantId} and q.active and q.deleted_at is null
    ) select id from made`.execute(db)
  const id = rows[0]?.id ?? 0
  audit({
    subject: 'assessment',
    subjectId: id,
    clientId: params.id,
    changes: { name: [null, quarterName(quarter)] },
  })
  return { id }
})

const answer = operation('assessments.answer', async ({ db, tenantId, params, body, ifMatch, audit }) => {
  // One at a time: who comes second is told that it has changed.
  await sql`select from assessment where tenant_id = ${tenantId} and id = ${params.id} for update`.execute(db)
  const { row, sheet: before } = await sheetOf(db, tenantId, params.id)
  if (ifMatch !== null && ifMatch !== row.version) throw stale()
  const { answers = [], done } = body
  if (before.state === 'Done' && done !== false)
    throw conflict('This assessment is done. Open it again to change it.')
  const known = new Set(before.answers.map(({ id }) => id))
  if (answers.some(({ id }) => !known.has(id)))
    throw invalid({ answers: 'One of the questions is not of this assessment.' })
  await sql`update assessment_answer w set rating = g.rating, is_apart = g."isApart", note = g.note
    from jsonb_to_recordset(${JSON.stringify(answers)}::jsonb) as g (id integer, rating integer, "isApart" boolean, note text)
    where w.tenant_id = ${tenantId} and w.assessment_id = ${params.id} and w.id = g.id`.execute(db)
  const { sheet: now } = await sheetOf(db, tenantId, params.id)
  const open = unanswered(now.answers)
  if (done && open > 0)
    throw invalid({
      answers: `${counted(open, 'question waits', 'questions wait')} for an answer. Rate it, or say that it does not apply.`,
    })
  const state = done === undefined ? before.state : done ? 'Done' : 'Under Way'
  const score = scoreOf(now.answers)
  await sql`update assessment a set score = ${score}, state = ${state}, version = version + 1, updated_at = now(),
      done_at = case when ${state} = 'Done' then coalesce(done_at, ${today()}::date) end,
      change = ${score}::numeric - (select p.score from assessment p where p.tenant_id = a.tenant_id
        and p.client_id = a.client_id and p.deleted_at is null and p.state = 'Done' and p.starts_at < a.starts_at
        order by p.starts_at desc limit 1)
    where a.tenant_id = ${tenantId} and a.id = ${params.id}`.execute(db)
  audit({
    subject: 'assessment',
    subjectId: params.id,
    clientId: row.client_id,
    changes: { state: [before.state, state], score: [before.score, score] },
  })
  return (await sheetOf(db, tenantId, params.id)).sheet
})

export const assessmentOperations = {
  'assessments.begin': begin,
  'assessments.sheet': sheet,
  'assessments.answer': answer,
}
