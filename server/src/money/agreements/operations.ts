import { sql, type SqlBool } from 'kysely'
import { expiresOn } from '@portal/core/money/agreements/agreement'
import { operation, Ready } from '../../foundation/http/operation.ts'
import { notFound } from '../../foundation/http/refusal.ts'
import { paperLook } from '../../platform/paper/paper-look.ts'
import { becomesOperations } from './becomes.ts'
import { agreementPdf } from './pdf.ts'
import { questionnaireOperations } from './questionnaires.ts'
import { agreementBy, agreementRows, presentAgreement, presentInList, seenBy, stateOf } from './read.ts'
import { signingOperations } from './signing.ts'
import { writingOperations } from './writing.ts'

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

/** The first that has to be signed comes first. */
const agreementsToSign = operation('agreements.toSign', async ({ db, tenantId, scope }) =>
  (
    await agreementRows(
      db,
      sql<SqlBool>`a.tenant_id = ${tenantId} and a.status = 'Sent' and ${seenBy(scope)}`,
    )
  )
    .filter((row) => stateOf(row) === 'Sent')
    .map(({ slug, title, client, client_slug, sent_on }) => ({
      slug,
      title,
      client: { name: client, slug: client_slug },
      expiresAt: sent_on === null ? null : expiresOn(sent_on),
    }))
    .toSorted((one, other) => (one.expiresAt ?? '').localeCompare(other.expiresAt ?? '')),
)

const getAgreement = operation('agreements.get', async ({ db, tenantId, params, scope, person }) =>
  presentAgreement(await agreementBy(db, tenantId, params, scope), person),
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
  'agreements.toSign': agreementsToSign,
  'agreements.get': getAgreement,
  ...writingOperations,
  ...signingOperations,
  ...becomesOperations,
  'agreements.pdf': pdfOfAgreement,
  ...questionnaireOperations,
}
