import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Answer } from '@portal/core/calls'
import {
  keyOfTemplateQuestion,
  percentDone,
  sectionsOf,
  type Answers,
  type QuestionSection,
  type TemplateQuestion,
} from '@portal/core/money/agreements/questionnaire'
import { changesOf } from '../../platform/audit/changes.ts'
import type { Db } from '../../foundation/database/database.ts'
import { operation } from '../../foundation/http/operation.ts'
import { invalid, notFound, stale } from '../../foundation/http/refusal.ts'

type Listed = Answer<'agreementQuestionnaires.list'>[number]
type Questionnaire = Answer<'agreementQuestionnaires.get'>

/** The stored answers to the questions that there are. */
const answersOf = (stored: unknown): Answers =>
  Object.fromEntries(
    Object.entries(typeof stored === 'object' && stored !== null ? stored : {}).flatMap(([key, value]) =>
      typeof value === 'string' || typeof value === 'boolean' ? [[key, value] as const] : [],
    ),
  )

interface OwnQuestion extends TemplateQuestion {
  readonly templateId: number
  readonly asked: boolean
}

/** The questions of templates, in their order; retired ones too, which stay where they were answered. */
async function ownQuestions(
  db: Db,
  tenantId: number,
  templates: readonly number[],
): Promise<readonly OwnQuestion[]> {
  const { rows } = await sql<OwnQuestion>`
    select id, template_id as "templateId", name, section, kind, choices, needed, active and deleted_at is null as asked
    from agreement_template_question
    where tenant_id = ${tenantId} and template_id = any (${templates}::integer[])
    order by "order", id`.execute(db)
  return rows
}

interface Found {
  readonly listed: Listed
  readonly sections: readonly QuestionSection[]
}

async function questionnaires(db: Db, tenantId: number, where: RawBuilder<SqlBool>): Promise<Found[]> {
  const { rows } = await sql<{
    id: number
    title: string
    client_id: number | null
    client: string | null
    slug: string | null
    template_id: number | null
    template: string | null
    answers: unknown
    version: number
    updated_at: string
    by: string
  }>`
    select q.id, q.title, q.client_id, c.name as client, c.slug, q.template_id, t.name as template, q.answers, q.version, q.updated_at, coalesce(u.first_name || ' ' || u.last_name, '') as by
    from agreement_questionnaire q
      left join client c on c.tenant_id = q.tenant_id and c.id = q.client_id
      left join agreement_template t on t.tenant_id = q.tenant_id and t.id = q.template_id
      left join user_account u on u.tenant_id = q.tenant_id and u.id = q.updated_by
    where q.tenant_id = ${tenantId} and ${where} order by q.updated_at desc, q.id desc limit 500`.execute(db)
  const templates = [...new Set(rows.flatMap(({ template_id: id }) => id ?? []))]
  const own = templates.length === 0 ? [] : await ownQuestions(db, tenantId, templates)
  return rows.map((row) => {
    const answers = answersOf(row.answers)
    const sections = sectionsOf(
      own.filter(
        ({ id, templateId, asked }) =>
          templateId === row.template_id && (asked || keyOfTemplateQuestion(id) in answers),
      ),
      row.template ?? '',
    )
    const listed = {
      id: row.id,
      client:
        row.client_id === null ? null : { id: row.client_id, name: row.client ?? '', slug: row.slug ?? '' },
      title: row.title,
      template: row.template_id === null ? null : { id: row.template_id, name: row.template ?? '' },
      answers: { ...answers },
      percent: percentDone(answers, sections),
      updatedAt: row.updated_at,
      updatedBy: row.by,
      version: row.version,
    }
    return { listed, sections }
  })
}

async function one(db: Db, tenantId: number, id: number): Promise<Questionnaire> {
  const [found] = await questionnaires(db, tenantId, sql<SqlBool>`q.id = ${id}`)
  if (!found) throw notFound('This questionnaire')
  const sections = found.sections.map(({ title, questions }) => ({
    title,
    questions: questions.map(({ choices, ...question }) => ({
      ...question,
      ...(choices ? { choices: [...choices] } : {}),
    })),
  }))
  return { ...found.listed, sections }
}

export const questionnaireOperations = {
  'agreementQuestionnaires.list': operation('agreementQuestionnaires.list', async ({ db, tenantId }) =>
    (await questionnaires(db, tenantId, sql<SqlBool>`true`)).map(({ listed }) => listed),
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
      if (body.templateId != null) {
        const template = await sql`select from agreement_template
          where tenant_id = ${tenantId} and id = ${body.templateId} and active and deleted_at is null`.execute(
          db,
        )
        if (template.rows.length === 0)
          throw invalid({ templateId: 'This template does not exist or is not active.' })
      }
      const { id } = await db
        .insertInto('agreement_questionnaire')
        .values({
          tenant_id: tenantId,
          client_id: body.clientId ?? null,
          template_id: body.templateId ?? null,
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
      const asked = before.sections.flatMap(({ questions }) => questions.map(({ key }) => key))
      const unknown = Object.keys(body.answers).find((key) => !asked.includes(key))
      if (unknown !== undefined) throw invalid({ answers: `${unknown} is no question of the questionnaire.` })
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
