import { sql, type RawBuilder } from 'kysely'
import { adPreviews } from '@portal/core/clients/ad-previews/ad-previews'
import { completeUrl } from '@portal/core/foundation/rules/url'
import type { Db } from '../../foundation/database/database.ts'
import { dropFiles, replaceFile } from '../../foundation/files/stored.ts'
import { operation } from '../../foundation/http/operation.ts'
import { notFound } from '../../foundation/http/refusal.ts'
import { removeRecord } from '../../platform/records/write-records.ts'
import { adFormats, composePreview } from '../../platform/assets/ad-preview.ts'

/** The subject of an ad's picture. */
export const adPictureSubject = 'ad preview'

interface Kept {
  readonly client_id: number
  readonly client: string
  readonly name: string
  readonly page_name: string
  readonly headline: string
  readonly text: string
  readonly description: string
  readonly call_to_action: string
  readonly link: string
  readonly is_open: boolean
  readonly public_id: string | null
  readonly file_name: string | null
}

/** The ad that a condition on `a` finds. */
async function kept(db: Db, tenantId: number, where: RawBuilder<boolean>): Promise<Kept | undefined> {
  const { rows } = await sql<Kept>`
    select a.client_id, c.name as client, a.name, a.page_name, a.headline, a.text, a.description, a.call_to_action, a.link, a.is_open,
      f.public_id, f.name as file_name
    from ad_preview a join client c on c.tenant_id = a.tenant_id and c.id = a.client_id
      left join file f on f.tenant_id = a.tenant_id and f.id = a.picture_file_id and f.deleted_at is null
    where a.tenant_id = ${tenantId} and a.deleted_at is null and ${where}`.execute(db)
  return rows[0]
}

const setPicture = operation('adPreviews.setPicture', async (incoming) => {
  const { db, tenantId, params, audit } = incoming
  const ad = await kept(db, tenantId, sql<boolean>`a.id = ${params.id}`)
  if (!ad) throw notFound('This ad preview')
  const owner = { subject: adPictureSubject, subjectId: params.id, clientId: ad.client_id }
  const file = await replaceFile(incoming, owner, ad.name)
  await sql`update ad_preview set picture_file_id = ${file.id}, version = version + 1, updated_at = now()
    where tenant_id = ${tenantId} and id = ${params.id}`.execute(db)
  audit({
    subject: 'ad preview',
    subjectId: params.id,
    clientId: ad.client_id,
    changes: { picture: [ad.file_name, file.name] },
  })
  return { id: params.id }
})

const shown = operation('adPreviews.shown', async ({ db, tenantId, params, actor, services }) => {
  const ad = await kept(db, tenantId, sql<boolean>`a.share_number = ${params.shareNumber}`)
  const link = ad && completeUrl(ad.link)
  if (!ad?.is_open || !link) throw notFound('This ad preview')
  const picture =
    ad.public_id === null || ad.file_name === null
      ? null
      : services.addresses.signed({ tenantId, publicId: ad.public_id, name: ad.file_name }, actor)
  const payload = {
    headline: ad.headline,
    text: ad.text,
    description: ad.description,
    link,
    pageName: ad.page_name || ad.client,
    callToAction: ad.call_to_action,
  }
  return {
    name: ad.name,
    client: ad.client,
    previews: adFormats.map((format) => composePreview(format, payload, new URL(link), picture)),
  }
})

/** An ad takes its picture with it. */
const remove = operation('adPreviews.remove', async (incoming) => {
  const { db, tenantId, params } = incoming
  await removeRecord(adPreviews, { ...incoming, query: {}, body: {} })
  await dropFiles(db, tenantId, { subject: adPictureSubject, subjectId: params.id })
  return { id: params.id }
})

export const adPreviewOperations = {
  'adPreviews.remove': remove,
  'adPreviews.setPicture': setPicture,
  'adPreviews.shown': shown,
}
