import { sql } from 'kysely'
import { attachmentLabel } from '@portal/core/work/activities/rules'
import { mayRemoveFile, removeFileSentence } from '@portal/core/work/activities/policy'
import { isEmployee } from '@portal/core/foundation/policy/user-types'
import { presentFile, storeFile } from '../../foundation/files/stored.ts'
import { onlyFile } from '../../foundation/files/upload.ts'
import { operation } from '../../foundation/http/operation.ts'
import { forbidden, invalid, notFound } from '../../foundation/http/refusal.ts'
import { pictureSubject } from '../../foundation/rich-text/stored-text.ts'
import { facebookAds } from './facebook-ads.ts'
import { openAttachment } from './open-attachment.ts'
import { serveFile } from './serve.ts'

const upload = operation('assets.upload', async (incoming) => {
  const { body, tenantId, actor, services, audit } = incoming
  const file = onlyFile(incoming.files)
  const label = (Array.isArray(body.label) ? body.label[0] : body.label)?.trim() ?? ''
  const sentence = label === '' ? null : attachmentLabel(label)
  if (sentence !== null) throw invalid({ label: sentence })
  const row = await storeFile(incoming, file, { subject: 'asset' }, label)
  audit({ subject: 'file', subjectId: row.id, changes: { name: [null, row.name] } })
  return presentFile(row, tenantId, actor, services.addresses)
})

const uploadFromEditor = operation('assets.uploadFromEditor', async (incoming) => {
  const { tenantId, actor, services, audit } = incoming
  const row = await storeFile(incoming, onlyFile(incoming.files), { subject: pictureSubject }, '')
  audit({ subject: 'file', subjectId: row.id, changes: { name: [null, row.name] } })
  return presentFile(row, tenantId, actor, services.addresses)
})

/** Removes a file; its bytes stay a month, in case it was a mistake. */
const remove = operation('assets.remove', async ({ params, db, tenantId, person, audit }) => {
  const file = await db
    .selectFrom('file')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', params.id)
    .where('deleted_at', 'is', null)
    .select(['name', 'created_by', 'client_id'])
    .forUpdate()
    .executeTakeFirst()
  if (!file) throw notFound('This file')
  if (!mayRemoveFile(person, { createdBy: file.created_by }))
    throw isEmployee(person) ? forbidden(removeFileSentence) : notFound('This file')
  await db
    .updateTable('file')
    .set({ deleted_at: sql<string>`now()` })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', params.id)
    .execute()
  audit({
    subject: 'file',
    subjectId: params.id,
    ...(file.client_id === null ? {} : { clientId: file.client_id }),
    changes: { name: [file.name, null] },
  })
  return { id: params.id }
})

export const assetOperations = {
  'assets.upload': upload,
  'assets.uploadFromEditor': uploadFromEditor,
  'assets.remove': remove,
  'assets.open': openAttachment,
  'assets.serve': serveFile,
  'assets.facebookAds': facebookAds,
}
