import { sql } from 'kysely'
import type { Given } from '@portal/core/calls'
import { centsFromDollars } from '@portal/core/foundation/format/money'
import { termProblem } from '@portal/core/money/agreements/agreement'
import type { Db } from '../../foundation/database/database.ts'
import { operation } from '../../foundation/http/operation.ts'
import { invalid, stale } from '../../foundation/http/refusal.ts'
import { changesOf } from '../../platform/audit/changes.ts'
import { lockedAs, newSlug } from './locked.ts'
import { agreementBy, presentAgreement, type AgreementRow } from './read.ts'

type Written = Given<'agreements.update', 'body'>

/** @throws {Refusal} 422 for services that are not there, or amounts that are none */
async function check(db: Db, tenantId: number, body: Written): Promise<void> {
  const errors: Record<string, string> = {}
  const late = termProblem(body.startsAt, body.months)
  if (late !== null) errors['startsAt'] = late
  if (body.terms.trim() === '') errors['terms'] = 'Field is required'
  const { rows } = await sql<{ id: number }>`
    select id from service where tenant_id = ${tenantId} and active and id = any (${body.services.map(({ serviceId }) => serviceId)}::integer[])`.execute(
    db,
  )
  body.services.forEach(({ serviceId, amount }, at) => {
    if (!rows.some(({ id }) => id === serviceId))
      errors[`services.${at}.serviceId`] = 'This service does not exist or is not active.'
    if (amount <= 0) errors[`services.${at}.amount`] = 'Field must be a positive number'
  })
  if (Object.keys(errors).length > 0) throw invalid(errors)
}

async function writeServices(
  db: Db,
  tenantId: number,
  of: { readonly id: number; readonly clientId: number },
  services: Written['services'],
): Promise<void> {
  await db
    .deleteFrom('agreement_service')
    .where('tenant_id', '=', tenantId)
    .where('agreement_id', '=', of.id)
    .execute()
  if (services.length === 0) return
  await db
    .insertInto('agreement_service')
    .values(
      services.map(({ serviceId, budgetType, amount }, place) => ({
        tenant_id: tenantId,
        client_id: of.clientId,
        agreement_id: of.id,
        service_id: serviceId,
        budget_type: budgetType,
        amount_cents: centsFromDollars(amount),
        place,
        budget_id: null,
      })),
    )
    .execute()
}

const createAgreement = operation('agreements.create', async ({ db, tenantId, body, person, audit }) => {
  await check(db, tenantId, body)
  const client =
    await sql`select from client where tenant_id = ${tenantId} and id = ${body.clientId}`.execute(db)
  if (client.rows.length === 0) throw invalid({ clientId: 'This client does not exist.' })
  const { id } = await db
    .insertInto('agreement')
    .values({
      tenant_id: tenantId,
      slug: newSlug(),
      client_id: body.clientId,
      template_id: body.templateId ?? null,
      title: body.title,
      starts_at: body.startsAt,
      months: body.months,
      notice_days: body.noticeDays,
      terms: body.terms.trim(),
      created_by: person.id,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await writeServices(db, tenantId, { id, clientId: body.clientId }, body.services)
  const row = await agreementBy(db, tenantId, { id })
  audit({
    subject: 'agreement',
    subjectId: id,
    clientId: body.clientId,
    changes: changesOf(null, facts(row)),
  })
  return presentAgreement(row, person)
})

/** What is written in an agreement, for the audit. */
const facts = (row: AgreementRow): Readonly<Record<string, unknown>> => ({
  title: row.title,
  startsAt: row.starts_at,
  months: row.months,
  noticeDays: row.notice_days,
  terms: row.terms,
  services: (row.services ?? []).map(({ service, budgetType, cents }) => ({ service, budgetType, cents })),
})

const updateAgreement = operation(
  'agreements.update',
  async ({ db, tenantId, params, body, ifMatch, person, audit }) => {
    const before = await lockedAs(
      db,
      tenantId,
      params.id,
      'Draft',
      'This agreement was sent and does not change any more. Write a new one.',
    )
    if (ifMatch !== null && ifMatch !== before.version) throw stale()
    await check(db, tenantId, body)
    await sql`
    update agreement set title = ${body.title}, starts_at = ${body.startsAt}::date, months = ${body.months}, notice_days = ${body.noticeDays},
      terms = ${body.terms.trim()}, version = version + 1, updated_at = now()
    where tenant_id = ${tenantId} and id = ${params.id}`.execute(db)
    await writeServices(db, tenantId, { id: params.id, clientId: before.client_id }, body.services)
    const after = await agreementBy(db, tenantId, params)
    audit({
      subject: 'agreement',
      subjectId: params.id,
      clientId: before.client_id,
      changes: changesOf(facts(before), facts(after)),
    })
    return presentAgreement(after, person)
  },
)

/** An agreement is written, and changed until it is sent. */
export const writingOperations = {
  'agreements.create': createAgreement,
  'agreements.update': updateAgreement,
}
