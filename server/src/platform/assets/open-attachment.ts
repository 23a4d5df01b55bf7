import { sql } from 'kysely'
import { isPerson } from '@portal/core/foundation/policy/actor'
import { presentFile } from '../../foundation/files/stored.ts'
import { unauthenticated } from '../../foundation/http/authenticate.ts'
import { operation } from '../../foundation/http/operation.ts'
import { notFound } from '../../foundation/http/refusal.ts'
import { uploader } from './may-open.ts'

const isId = (text: string): boolean => /^[1-9]\d{0,8}$/.test(text)
const isPublicId = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)

/** A stored file for whoever may see what it belongs to; anything else is not there. */
export const openAttachment = operation('assets.open', async ({ db, tenantId, params, actor, services }) => {
  if (!isPerson(actor)) throw unauthenticated()
  if (!isId(params.id) && !isPublicId(params.id)) throw notFound('This file')
  const file = await db
    .selectFrom('file')
    .where('tenant_id', '=', tenantId)
    .where(
      isId(params.id)
        ? sql<boolean>`id = ${Number(params.id)}`
        : sql<boolean>`public_id = ${params.id}::uuid`,
    )
    .where('deleted_at', 'is', null)
    .selectAll()
    .executeTakeFirst()
  if (!file) throw notFound('This file')
  const may = services.mayOpen[file.subject ?? ''] ?? uploader
  if (!(await may({ db, tenantId, reader: actor, file }))) throw notFound('This file')
  return presentFile(file, tenantId, actor, services.addresses)
})
