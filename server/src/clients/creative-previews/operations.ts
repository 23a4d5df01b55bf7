import { sql, type RawBuilder } from 'kysely'
import { creativePreviews } from '@portal/core/clients/creative-previews/creative-previews'
import { formatDay, today } from '@portal/core/foundation/format'
import type { Db } from '../../foundation/database/database.ts'
import { dropFiles, replaceFile } from '../../foundation/files/stored.ts'
import { operation, Ready } from '../../foundation/http/operation.ts'
import { notFound } from '../../foundation/http/refusal.ts'
import { Html, html } from '../../platform/mail/html.ts'
import { removeRecord } from '../../platform/records/write-records.ts'

/** The subject of a creative's picture or film. */
export const creativeFileSubject = 'creative preview'

interface Kept {
  readonly id: number
  readonly client_id: number
  readonly client: string
  readonly name: string
  readonly expires_on: string
  readonly public_id: string | null
  readonly file_name: string | null
  readonly media_type: string | null
}

/** The preview that a condition on `p` finds. */
async function kept(db: Db, tenantId: number, where: RawBuilder<boolean>): Promise<Kept | undefined> {
  const { rows } = await sql<Kept>`
    select p.id, p.client_id, c.name as client, p.name, p.expires_on, f.public_id, f.name as file_name, f.media_type
    from creative_preview p join client c on c.tenant_id = p.tenant_id and c.id = p.client_id
      left join file f on f.tenant_id = p.tenant_id and f.id = p.file_id and f.deleted_at is null
    where p.tenant_id = ${tenantId} and p.deleted_at is null and ${where}`.execute(db)
  return rows[0]
}

const setFile = operation('creativePreviews.setFile', async (incoming) => {
  const { db, tenantId, params, audit } = incoming
  const preview = await kept(db, tenantId, sql<boolean>`p.id = ${params.id}`)
  if (!preview) throw notFound('This creative preview')
  const owner = { subject: creativeFileSubject, subjectId: params.id, clientId: preview.client_id }
  const file = await replaceFile(incoming, owner, preview.name)
  await sql`update creative_preview set file_id = ${file.id}, file_name = ${file.name}, version = version + 1, updated_at = now()
    where tenant_id = ${tenantId} and id = ${params.id}`.execute(db)
  audit({
    subject: 'creative preview',
    subjectId: params.id,
    clientId: preview.client_id,
    changes: { creative: [preview.file_name, file.name] },
  })
  return { id: params.id }
})

const style = new Html(
  '<style>body{margin:0;padding:24px;font:15px/1.5 system-ui,sans-serif;color:#202124;background:#f1f3f4}main{max-width:1200px;margin:auto}h1{font-size:20px;margin:0}p{margin:4px 0 20px;color:#5f6368}img,video{max-width:100%;background:#fff;box-shadow:0 1px 3px #0003}</style>',
)

const page = (title: string, sentence: string, content: Html): string =>
  `<!doctype html>${
    html`<html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        ${style}
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          <p>${sentence}</p>
          ${content}
        </main>
      </body>
    </html>`.text
  }`

const document = (status: number, body: string): Ready =>
  new Ready(
    status,
    {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'content-security-policy':
        "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    },
    body,
  )

const shown = operation('creativePreviews.shown', async ({ db, tenantId, params, actor, services }) => {
  const preview = await kept(
    db,
    tenantId,
    sql<boolean>`p.share_number = ${params.shareNumber} and p.expires_on >= ${today()}::date`,
  )
  if (!preview || preview.public_id === null || preview.file_name === null)
    return document(
      404,
      page(
        'This preview is not open',
        'It may be over or deleted. Please ask the person who sent you the address.',
        html``,
      ),
    )
  const { name, client, expires_on: until, public_id: publicId, file_name: fileName } = preview
  const address = services.addresses.signed({ tenantId, publicId, name: fileName }, actor)
  const creative =
    preview.media_type === 'video/mp4'
      ? html`<video src="${address}" controls></video>`
      : html`<img src="${address}" alt="${name}" />`
  return document(
    200,
    page(
      name,
      `A programmatic creative for ${client}. This address is open until ${formatDay(until)}.`,
      creative,
    ),
  )
})

/** A preview takes its creative with it. */
const remove = operation('creativePreviews.remove', async (incoming) => {
  const { db, tenantId, params } = incoming
  await removeRecord(creativePreviews, { ...incoming, query: {}, body: {} })
  await dropFiles(db, tenantId, { subject: creativeFileSubject, subjectId: params.id })
  return { id: params.id }
})

export const creativePreviewOperations = {
  'creativePreviews.remove': remove,
  'creativePreviews.setFile': setFile,
  'creativePreviews.shown': shown,
}
