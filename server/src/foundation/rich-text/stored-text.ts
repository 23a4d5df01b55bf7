import { sql } from 'kysely'
import type { Actor } from '@portal/core/foundation/policy/actor'
import type { Db } from '../database/database.ts'
import { invalid } from '../http/refusal.ts'
import type { FileAddresses } from '../files/addresses.ts'
import { cleanHtml, filesNamedIn, hasTooManyTags, withPictureAddresses, type Picture } from './clean-html.ts'

/** The subject of pictures that were put into a text. */
export const pictureSubject = 'picture in a text'

/**
 * What is stored of an editor's HTML: cleaned, and showing only pictures that
 * were uploaded through the editor in this tenant.
 *
 * @param field that the text came in, for the sentence when it is refused
 * @throws {Refusal} 422 for what no editor makes
 */
export async function textToStore(db: Db, tenantId: number, html: string, field: string): Promise<string> {
  if (hasTooManyTags(html))
    throw invalid({ [field]: 'Field has too much formatting. Paste it as plain text.' })
  const ids = filesNamedIn(html)
  const rows =
    ids.length === 0
      ? []
      : await db
          .selectFrom('file')
          .where('tenant_id', '=', tenantId)
          .where('subject', '=', pictureSubject)
          .where(sql<boolean>`public_id = any (${ids}::uuid[])`)
          .where('deleted_at', 'is', null)
          .select(['public_id', 'name'])
          .execute()
  const pictures = new Map(
    rows.map((row): [string, Picture] => [row.public_id, { publicId: row.public_id, name: row.name }]),
  )
  return cleanHtml(html, (publicId) => pictures.get(publicId) ?? null)
}

/** A stored text as its reader gets it: pictures under addresses that work for the reader. */
export const textForReader = (
  html: string,
  tenantId: number,
  reader: Actor,
  addresses: FileAddresses,
): string =>
  withPictureAddresses(html, ({ publicId, name }) => addresses.signed({ tenantId, publicId, name }, reader))
