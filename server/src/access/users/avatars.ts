import { sql } from 'kysely'
import { mayChangeProfile } from '@portal/core/foundation/policy/managing-users'
import { wholeTenant } from '../../foundation/database/context.ts'
import { dropFiles, replaceFile } from '../../foundation/files/stored.ts'
import { operation, Ready, type Incoming } from '../../foundation/http/operation.ts'
import { forbidden, notFound } from '../../foundation/http/refusal.ts'

/** What the file of a picture belongs to. */
const subject = 'avatar'

const endings: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
}

/**
 * Holds the account whose picture is about to change, and answers the picture it has.
 * @throws {Refusal} 404, or 403 for the picture of someone who stands higher
 */
async function hold({
  db,
  tenantId,
  person,
  id,
}: Pick<Incoming<'users.setAvatar'>, 'db' | 'tenantId' | 'person'> & { id: number }): Promise<string | null> {
  const account = await db
    .selectFrom('user_account as u')
    .where('u.tenant_id', '=', tenantId)
    .where('u.id', '=', id)
    .select([
      'u.avatar',
      sql<
        string[]
      >`(select coalesce(json_agg(r.role), '[]') from user_role r where r.tenant_id = u.tenant_id and r.user_id = u.id)`.as(
        'roles',
      ),
    ])
    .forUpdate()
    .executeTakeFirst()
  if (!account) throw notFound('This user')
  if (!mayChangeProfile(person, { id, tenantId, roles: account.roles }))
    throw forbidden('You cannot change the picture of someone who stands above you.')
  return account.avatar
}

async function write(
  { db, tenantId }: Pick<Incoming<'users.setAvatar'>, 'db' | 'tenantId'>,
  id: number,
  avatar: string | null,
): Promise<void> {
  await db
    .updateTable('user_account')
    .set({ avatar, version: sql<number>`version + 1`, updated_at: sql<string>`now()` })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute()
}

const setAvatar = operation('users.setAvatar', async (incoming) => {
  const { params, tenantId, audit } = incoming
  const before = await hold({ ...incoming, person: incoming.person, id: params.id })
  const file = await replaceFile(incoming, { subject, subjectId: params.id }, '')
  const avatar = `${tenantId}-${file.public_id}.${endings[file.media_type] ?? 'png'}`
  await write(incoming, params.id, avatar)
  audit({ subject: 'user', subjectId: params.id, changes: { avatar: [before, avatar] } })
  return { avatar }
})

const removeAvatar = operation('users.removeAvatar', async (incoming) => {
  const { db, tenantId, params, audit } = incoming
  const before = await hold({ ...incoming, person: incoming.person, id: params.id })
  await dropFiles(db, tenantId, { subject, subjectId: params.id })
  await write(incoming, params.id, null)
  audit({ subject: 'user', subjectId: params.id, changes: { avatar: [before, null] } })
  return { avatar: null }
})

/**
 * The bytes of a picture. An image in a page carries no token, so the name is
 * the proof: it holds 122 random bits, is told only to whoever may see the
 * user, and works no longer once the picture is replaced.
 */
const serveAvatar = operation('users.avatar', async ({ params, services, ifNoneMatch }) => {
  const [, tenant, publicId] = /^(\d+)-([0-9a-f-]{36})\./.exec(params.avatar) ?? []
  const tenantId = Number(tenant)
  const file = await services.database
    .reading(wholeTenant(tenantId))
    .selectFrom('file')
    .where('tenant_id', '=', tenantId)
    .where('public_id', '=', publicId ?? '')
    .where('subject', '=', subject)
    .where('subject_id', '=', params.userId)
    .where('deleted_at', 'is', null)
    .select(['media_type', 'sha256', 'size', 'storage_key'])
    .executeTakeFirst()
  if (!file) throw notFound('This picture')
  const etag = `"${file.sha256.slice(0, 32)}"`
  const headers = {
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'private, max-age=86400',
    etag,
  }
  if (ifNoneMatch === etag) return new Ready(304, headers, null)
  const bytes = await services.files.open(file.storage_key, undefined, file.sha256)
  if (bytes === null) throw notFound('This picture')
  return new Ready(
    200,
    { ...headers, 'content-type': file.media_type, 'content-length': String(file.size) },
    bytes,
  )
})

export const avatarOperations = {
  'users.setAvatar': setAvatar,
  'users.removeAvatar': removeAvatar,
  'users.avatar': serveAvatar,
}
