import { sql, type SqlBool } from 'kysely'
import type { Given } from '@portal/core/calls'
import { centsFromDollars } from '@portal/core/foundation/format/money'
import { today } from '@portal/core/foundation/format'
import { pathOf } from '@portal/core/foundation/routes'
import { filledTerms, termProblem } from '@portal/core/money/agreements/agreement'
import type { Db } from '../../foundation/database/database.ts'
import { operation, Ready, type Services } from '../../foundation/http/operation.ts'
import { conflict, invalid, notFound, stale } from '../../foundation/http/refusal.ts'
import { changesOf } from '../../platform/audit/changes.ts'
import { portalAddress } from '../../platform/mail/portal-address.ts'
import { notify } from '../../platform/notifications/notify.ts'
import { paperLook } from '../invoicing/papers.ts'
import { becomesOperations } from './becomes.ts'
import { locked, lockedAs, newSlug } from './locked.ts'
import { agreementPdf } from './pdf.ts'
import { questionnaireOperations } from './questionnaires.ts'
import {
  agreementBy,
  agreementRows,
  documentHash,
  presentAgreement,
  presentInList,
  seenBy,
  stateOf,
  type AgreementRow,
} from './read.ts'
import { askToSign, signersOf } from './signers.ts'

type Written = Given<'agreements.update', 'body'>

const listAgreements = operation('agreements.list', async ({ db, tenantId }) =>
  (await agreementRows(db, sql<SqlBool>`a.tenant_id = ${tenantId}`)).map(presentInList),
)

const agreementsOfClient = operation('agreements.ofClient', async ({ db, tenantId, params, scope }) =>
  (
    await agreementRows(
      db,
      sql<SqlBool>`a.tenant_id = ${tenantId} and a.client_id = ${params.id} and ${seenBy(scope)}`,
    )
  ).map(presentInList),
)

const getAgreement = operation('agreements.get', async ({ db, tenantId, params, scope, person }) =>
  presentAgreement(await agreementBy(db, tenantId, params, scope), person),
)

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

const sendAgreement = operation(
  'agreements.send',
  async ({ db, tenantId, params, person, services, origin, audit, afterCommit }) => {
    const row = await locked(db, tenantId, params.id)
    const again = stateOf(row) === 'Expired'
    if (row.status !== 'Draft' && !again) throw conflict('This agreement was sent already.')
    if ((row.services ?? []).length === 0) throw conflict('Add the services first that are agreed.')
    const signers = await signersOf(db, tenantId, row.client_id)
    if (signers.length === 0)
      throw conflict(
        `${row.client} has no user of its own who could sign. Add one under Users, on the team of the client.`,
      )
    const terms = again ? row.terms : await termsAsSent(db, tenantId, row)
    const hash = documentHash({ ...row, terms })
    await sql`update agreement set status = 'Sent', terms = ${terms}, document_hash = ${hash}, sent_at = now(), sent_by = ${person.id},
      reminders = 0, reminded_on = null, version = version + 1, updated_at = now()
    where tenant_id = ${tenantId} and id = ${params.id}`.execute(db)
    audit({
      subject: 'agreement',
      subjectId: row.id,
      clientId: row.client_id,
      changes: { status: [again ? 'Expired' : 'Draft', 'Sent'], document: [row.document_hash, hash] },
    })
    await askToSign(
      { db, tenantId, services, afterCommit },
      {
        row,
        signers,
        portal: await portalAddress(services, tenantId, origin, db),
        sentOn: today(),
        reminder: false,
        by: person.id,
      },
    )
    return presentAgreement(await agreementBy(db, tenantId, params), person)
  },
)

/** What stands for facts becomes them: what is sent says the same for ever. */
async function termsAsSent(db: Db, tenantId: number, row: AgreementRow): Promise<string> {
  const tenant = await db
    .selectFrom('tenant')
    .where('id', '=', tenantId)
    .select('name')
    .executeTakeFirstOrThrow()
  return filledTerms(row.terms, {
    client: row.client,
    agency: tenant.name,
    startsAt: row.starts_at,
    months: row.months,
    noticeDays: row.notice_days,
  })
}

const signAgreement = operation(
  'agreements.sign',
  async ({ db, tenantId, params, body, person, scope, origin, services, audit, afterCommit }) => {
    await agreementBy(db, tenantId, params, scope)
    const row = await lockedAs(
      db,
      tenantId,
      params.id,
      'Sent',
      'This agreement does not wait for a signature any more.',
    )
    if (stateOf(row) === 'Expired')
      throw conflict('This agreement was not signed in time. Ask the agency to send it again.')
    if (row.document_hash !== body.documentHash || documentHash(row) !== row.document_hash)
      throw conflict('This is not the agreement that was sent. Reload it and read it again before you sign.')
    await sql`update agreement set status = 'Signed', signer_name = ${body.name}, signed_by = ${person.id}, signed_at = now(),
      signer_address = ${origin.ip}, signer_agent = ${origin.userAgent.slice(0, 400)}, version = version + 1, updated_at = now()
    where tenant_id = ${tenantId} and id = ${params.id}`.execute(db)
    audit({
      subject: 'agreement',
      subjectId: row.id,
      clientId: row.client_id,
      changes: { status: ['Sent', 'Signed'], name: [null, body.name], document: body.documentHash },
    })
    await tellAuthor(
      { db, tenantId, services, afterCommit },
      row,
      `${body.name} signed ${row.title} for ${row.client}. The agency signs next.`,
    )
    return presentAgreement(await agreementBy(db, tenantId, params, scope), person)
  },
)

const declineAgreement = operation(
  'agreements.decline',
  async ({ db, tenantId, params, body, person, scope, services, audit, afterCommit }) => {
    await agreementBy(db, tenantId, params, scope)
    const row = await lockedAs(
      db,
      tenantId,
      params.id,
      'Sent',
      'This agreement does not wait for a signature any more.',
    )
    if (body.reason.trim() === '') throw invalid({ reason: 'Field is required' })
    await sql`update agreement set status = 'Declined', decline_reason = ${body.reason.trim()}, version = version + 1, updated_at = now()
    where tenant_id = ${tenantId} and id = ${params.id}`.execute(db)
    audit({
      subject: 'agreement',
      subjectId: row.id,
      clientId: row.client_id,
      changes: { status: ['Sent', 'Declined'], reason: body.reason.trim() },
    })
    await tellAuthor(
      { db, tenantId, services, afterCommit },
      row,
      `${row.client} declined ${row.title}: ${body.reason.trim()}`,
    )
    return presentAgreement(await agreementBy(db, tenantId, params, scope), person)
  },
)

interface Telling {
  readonly db: Db
  readonly tenantId: number
  readonly services: Services
  afterCommit(work: () => void): void
}

/** Tells whoever sent an agreement what became of it. */
async function tellAuthor(telling: Telling, row: AgreementRow, text: string): Promise<void> {
  const sent = await telling.db
    .selectFrom('agreement')
    .where('tenant_id', '=', telling.tenantId)
    .where('id', '=', row.id)
    .select('sent_by')
    .executeTakeFirst()
  if (sent?.sent_by == null) return
  telling.afterCommit(
    await notify(telling, [sent.sent_by], { text, path: pathOf('agreement.show', { slug: row.slug }) }),
  )
}

const countersign = operation(
  'agreements.countersign',
  async ({ db, tenantId, params, body, person, origin, audit }) => {
    const row = await lockedAs(
      db,
      tenantId,
      params.id,
      'Signed',
      'The client signs first; then the agency does, once.',
    )
    await sql`update agreement set status = 'Active', countersigner_name = ${body.name}, countersigned_by = ${person.id}, countersigned_at = now(),
      countersigner_address = ${origin.ip}, version = version + 1, updated_at = now()
    where tenant_id = ${tenantId} and id = ${params.id}`.execute(db)
    audit({
      subject: 'agreement',
      subjectId: row.id,
      clientId: row.client_id,
      changes: { status: ['Signed', 'Active'], name: [null, body.name] },
    })
    return presentAgreement(await agreementBy(db, tenantId, params), person)
  },
)

const pdfOfAgreement = operation('agreements.pdf', async ({ db, tenantId, params, scope, services }) => {
  const row = await agreementBy(db, tenantId, params, scope)
  if (row.document_hash === null && scope !== 'all') throw notFound('This agreement')
  const bytes = await agreementPdf(row, await paperLook(db, tenantId, services.files))
  const name = `${row.title} ${row.client}`.replace(/[^\w -]/g, '').slice(0, 100)
  return new Ready(
    200,
    {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${name}.pdf"`,
      'cache-control': 'no-store',
    },
    bytes,
  )
})

export const agreementOperations = {
  'agreements.list': listAgreements,
  'agreements.ofClient': agreementsOfClient,
  'agreements.get': getAgreement,
  'agreements.create': createAgreement,
  'agreements.update': updateAgreement,
  'agreements.send': sendAgreement,
  'agreements.sign': signAgreement,
  'agreements.decline': declineAgreement,
  'agreements.countersign': countersign,
  ...becomesOperations,
  'agreements.pdf': pdfOfAgreement,
  ...questionnaireOperations,
}
