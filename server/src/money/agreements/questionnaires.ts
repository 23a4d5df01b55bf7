import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Answer } from '@portal/core/calls'
import { percentDone, questions, type Answers } from '@portal/core/money/agreements/questionnaire'
import { changesOf } from '../../platform/audit/changes.ts'
import type { Db } from '../../foundation/database/database.ts'
import { operation } from '../../foundation/http/operation.ts'
import { invalid, notFound, stale } from '../../foundation/http/refusal.ts'

type Questionnaire = Answer<'agreementQuestionnaires.get'>

/** The stored answers to the questions that there are. */
const answersOf = (stored: unknown): Answers =>
  Object.fromEntries(
    Object.entries(typeof stored === 'object' && stored !== null ? stored : {}).flatMap(([key, value]) =>
      typeof value === 'string' || typeof value === 'boolean' ? [[key, value] as const] : [],
    ),
  )

async function questionnaires(db: Db, where: RawBuilder<SqlBool>): Promise<Questionnaire[]> {
  const { rows } = await sql<{
    id: number
    title: string
    client_id: number | null
    client: string | null
    slug: string | null
    answers: unknown
    version: number
    updated_at: string
    by: string
  }>`
    select q.id, q.title, q.client_id, c.name as client, c.slug, q.answers, q.version, q.updated_at, coalesce(u.first_name || ' ' || u.last_name, '') as by
    from agreement_questionnaire q
      left join client c on c.tenant_id = q.tenant_id and c.id = q.client_id
      left join user_account u on u.tenant_id = q.tenant_id and u.id = q.updated_by
    where ${where} order by q.updated_at desc, q.id desc limit 500`.execute(db)
  return rows.map((row) => {
    const answers = answersOf(row.answers)
    return {
      id: row.id,
      client:
        row.client_id === null ? null : { id: row.client_id, name: row.client ?? '', slug: row.slug ?? '' },
      title: row.title,
      answers: { ...answers },
      percent: percentDone(answers),
      updatedAt: row.updated_at,
      updatedBy: row.by,
      version: row.version,
    }
  })
}

async function one(db: Db, tenantId: number, id: number): Promise<Questionnaire> {
  const [found] = await questionnaires(db, sql<SqlBool>`q.tenant_id = ${tenantId} and q.id = ${id}`)
  if (!found) throw notFound('This questionnaire')
  return found
}

export const questionnaireOperations = {
  'agreementQuestionnaires.list': operation('agreementQuestionnaires.list', async ({ db, tenantId }) =>
    questionnaires(db, sql<SqlBool>`q.tenant_id = ${tenantId}`),
  ),
  'agreementQuestionnaires.get': operation('agreementQuestionnaires.get', async ({ db, tenantId, params }) =>
    one(db, tenantId, params.id),
  ),
  'agreementQuestionnaires.create': operation(
    'agreementQuestionnaires.create',
    async ({ db, tenantId, body, person, audit }) => {
      if (body.clientId != null) {
        const client =
          await sql`select from client where tenant_id = ${tenantId} and id = ${body.clientId}`.execute(db)
        if (client.rows.length === 0) throw invalid({ clientId: 'This client does not exist.' })
      }
      const { id } = await db
        .insertInto('agreement_questionnaire')
        .values({
          tenant_id: tenantId,
          client_id: body.clientId ?? null,
          title: body.title,
          updated_by: person.id,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      audit({
        subject: 'agreement questionnaire',
        subjectId: id,
        ...(body.clientId == null ? {} : { clientId: body.clientId }),
        changes: { title: [null, body.title] },
      })
      return one(db, tenantId, id)
    },
  ),
  'agreementQuestionnaires.save': operation(
    'agreementQuestionnaires.save',
    async ({ db, tenantId, params, body, ifMatch, person, audit }) => {
      const unknown = Object.keys(body.answers).find(
        (key) => !questions.some((question) => question.key === key),
      )
      if (unknown !== undefined) throw invalid({ answers: `${unknown} is no question of the questionnaire.` })
      const locked = await db
        .selectFrom('agreement_questionnaire')
        .where('tenant_id', '=', tenantId)
        .where('id', '=', params.id)
        .select('version')
        .forUpdate()
        .executeTakeFirst()
      if (!locked) throw notFound('This questionnaire')
      if (ifMatch !== null && ifMatch !== locked.version) throw stale()
      const before = await one(db, tenantId, params.id)
      await db
        .updateTable('agreement_questionnaire')
        .set({
          answers: JSON.stringify(body.answers),
          version: sql<number>`version + 1`,
          updated_at: sql<string>`now()`,
          updated_by: person.id,
        })
        .where('tenant_id', '=', tenantId)
        .where('id', '=', params.id)
        .execute()
      const after = await one(db, tenantId, params.id)
      audit({
        subject: 'agreement questionnaire',
        subjectId: params.id,
        ...(after.client ? { clientId: after.client.id } : {}),
        changes: changesOf(before.answers, after.answers),
      })
      return after
    },
  ),
}
