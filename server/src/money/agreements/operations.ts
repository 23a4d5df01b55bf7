import { sql, type SqlBool } from 'kysely'
import { operation, Ready } from '../../foundation/http/operation.ts'
import { notFound } from '../../foundation/http/refusal.ts'
import { paperLook } from '../../platform/paper/paper-look.ts'
import { becomesOperations } from './becomes.ts'
import { agreementPdf } from './pdf.ts'
import { questionnaireOperations } from './questionnaires.ts'
import { agreementBy, agreementRows, presentAgreement, presentInList, seenBy } from './read.ts'
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
  'agreements.get': getAgreement,
  ...writingOperations,
  ...signingOperations,
  ...becomesOperations,
  'agreements.pdf': pdfOfAgreement,
  ...questionnaireOperations,
}
