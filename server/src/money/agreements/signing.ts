import { sql } from 'kysely'
import { today } from '@portal/core/foundation/format'
import { pathOf } from '@portal/core/foundation/routes'
import { filledTerms } from '@portal/core/money/agreements/agreement'
import type { Db } from '../../foundation/database/database.ts'
import { operation, type Services } from '../../foundation/http/operation.ts'
import { conflict, invalid } from '../../foundation/http/refusal.ts'
import { portalAddress } from '../../platform/mail/portal-address.ts'
import { notify } from '../../platform/notifications/notify.ts'
import { locked, lockedAs } from './locked.ts'
import { agreementBy, documentHash, presentAgreement, stateOf, type AgreementRow } from './read.ts'
import { askToSign, signersOf, tellSigned } from './signers.ts'

const sendAgreement = operation(
  'agreements.send',
  async ({ db, tenantId, params, person, services, origin, audit }) => {
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
      { db, tenantId, services },
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
  async ({ db, tenantId, params, body, person, scope, origin, services, audit }) => {
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
      { db, tenantId, services },
      row,
      `${body.name} signed ${row.title} for ${row.client}. The agency signs next.`,
    )
    return presentAgreement(await agreementBy(db, tenantId, params, scope), person)
  },
)

const declineAgreement = operation(
  'agreements.decline',
  async ({ db, tenantId, params, body, person, scope, services, audit }) => {
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
      { db, tenantId, services },
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
  await notify(telling, [sent.sent_by], { text, path: pathOf('agreement.show', { slug: row.slug }) })
}

const countersign = operation(
  'agreements.countersign',
  async ({ db, tenantId, params, body, person, origin, services, audit }) => {
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
    await tellSigned(
      { db, tenantId, services },
      { row, portal: await portalAddress(services, tenantId, origin, db), by: person.id },
    )
    return presentAgreement(await agreementBy(db, tenantId, params), person)
  },
)

/** An agreement is sent, signed or declined by the client, and signed by the agency. */
export const signingOperations = {
  'agreements.send': sendAgreement,
  'agreements.sign': signAgreement,
  'agreements.decline': declineAgreement,
  'agreements.countersign': countersign,
}
