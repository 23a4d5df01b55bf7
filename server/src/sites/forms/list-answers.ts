import { sql } from 'kysely'
import type { Answer } from '@portal/core/calls'
import type { ColumnFacts } from '@portal/core/foundation/contract/column'
import { answerColumns, askedEver } from '@portal/core/sites/forms/answer-columns'
import { questionsOf, type Answers, type FormDefinition } from '@portal/core/sites/forms/definition'
import type { Db } from '../../foundation/database/database.ts'
import { operation } from '../../foundation/http/operation.ts'
import { filesOfAnswers } from './form-files.ts'
import { formById, removedQuestions, type FormRow } from './form-rows.ts'
import { worded } from './worded.ts'

export const listAnswers = operation(
  'forms.answers',
  async ({ db, tenantId, params, query, person, services }) => {
    await formById(db, tenantId, params.id)
    const page = query.page ?? 1
    const pageSize = query.pageSize ?? 50
    const typed = query.search?.trim().toLowerCase() ?? ''
    const where = sql<boolean>`a.tenant_id = ${tenantId} and a.form_id = ${params.id}
    and (${query.version ?? null}::integer is null or a.version_number = ${query.version ?? null})
    and (${typed} = '' or position(${typed} in lower(a.answers::text)) > 0)`
    const [rows, count] = await Promise.all([
      sql<{
        id: number
        created_at: string
        version_number: number
        answers: Answers
        became: string
        became_id: number | null
        definition: FormDefinition
        client_id: number | null
        client: string | null
        slug: string | null
        answered_by: string | null
      }>`
      select a.id, a.created_at, a.version_number, a.answers, a.became, a.became_id, v.definition, c.id as client_id, c.name as client, c.slug,
        u.first_name || ' ' || u.last_name as answered_by
      from form_answer a left join user_account u on u.tenant_id = a.tenant_id and u.id = a.answered_by left join client c on c.tenant_id = a.tenant_id and c.id = a.client_id join form_version v on v.tenant_id = a.tenant_id and v.form_id = a.form_id and v.number = a.version_number
      where ${where} order by a.id desc limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(db),
      sql<{ total: number }>`select count(*)::integer as total from form_answer a where ${where}`.execute(db),
    ])
    const files = await filesOfAnswers(
      db,
      tenantId,
      rows.rows.map(({ id }) => id),
    )
    const addressOf = (id: string): { name: string; address: string }[] => {
      const file = files.get(id)
      return file
        ? [
            {
              name: file.name,
              address: services.addresses.signed({ tenantId, publicId: id, name: file.name }, person),
            },
          ]
        : []
    }
    return {
      rows: rows.rows.map(
        ({ id, created_at, version_number, answers, became, became_id, definition, ...of }) => ({
          id,
          at: created_at,
          versionNumber: version_number,
          words: worded(definition, answers, files).map(({ ids, ...words }) => ({
            ...words,
            files: ids.flatMap(addressOf),
          })),
          became,
          answeredBy: of.answered_by ?? '',
          taskId: became === 'Task' ? became_id : null,
          Client:
            of.client_id === null ? null : { id: of.client_id, name: of.client ?? '', slug: of.slug ?? '' },
          interactionOf: became === 'Interaction' && of.slug !== null ? { slug: of.slug } : null,
          contactOf: became.endsWith('Contact') && of.slug !== null ? { slug: of.slug } : null,
        }),
      ),
      total: count.rows[0]?.total ?? 0,
      page,
      pageSize,
    }
  },
)

/** The columns of the answers to a form, for its files. @throws {Refusal} 404 */
export async function columnsOfAnswers(
  db: Db,
  tenantId: number,
  formId: number,
): Promise<readonly ColumnFacts<never>[]> {
  const form = await formById(db, tenantId, formId)
  return answerColumns({
    definition: form.definition,
    removed: await removedQuestions(db, tenantId, form),
  })
}

type Counts = NonNullable<Answer<'forms.get'>['counts']>

/** Kinds whose answers are counted. */
const counted: readonly string[] = ['Choice', 'Several', 'Rating', 'Yes or No']

const saidOf: Readonly<Record<string, string>> = { true: 'Yes', false: 'No' }

/** How often each choice was taken, over every answer of every version. */
export async function countsOf(db: Db, tenantId: number, form: FormRow): Promise<Counts> {
  const asked = askedEver({
    definition: form.definition,
    removed: await removedQuestions(db, tenantId, form),
  }).filter(({ kind }) => counted.includes(kind))
  const { rows } = await sql<{ id: string; choice: string; count: number }>`
    select e.key as id, c.choice, count(*)::integer as count
    from form_answer a cross join lateral jsonb_each(a.answers) e
      cross join lateral jsonb_array_elements_text(
        case when jsonb_typeof(e.value) = 'array' then e.value else jsonb_build_array(e.value) end) as c (choice)
    where a.tenant_id = ${tenantId} and a.form_id = ${form.id} and e.key = any(${asked.map(({ id }) => id)}::text[])
    group by 1, 2 order by count(*) desc, 2`.execute(db)
  const offered = new Map(questionsOf(form.definition).map(({ id, choices }) => [id, choices]))
  return asked.map(({ id, label, kind }) => {
    const found = rows.filter((row) => row.id === id)
    const said = (choice: string): string => (kind === 'Yes or No' ? (saidOf[choice] ?? choice) : choice)
    const counts = new Map(found.map(({ choice, count }) => [said(choice), count]))
    const places =
      kind === 'Rating'
        ? ['5', '4', '3', '2', '1']
        : kind === 'Yes or No'
          ? ['Yes', 'No']
          : (offered.get(id) ?? [])
    // What earlier versions offered and this one does not is counted too.
    const all = [...new Set([...places, ...counts.keys()])]
    return { id, label, counts: all.map((choice) => ({ choice, count: counts.get(choice) ?? 0 })) }
  })
}
