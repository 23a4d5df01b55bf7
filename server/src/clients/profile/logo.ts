import { dropFiles, presentFile, replaceFile } from '../../foundation/files/stored.ts'
import type { Db } from '../../foundation/database/database.ts'
import { operation } from '../../foundation/http/operation.ts'
import { notFound } from '../../foundation/http/refusal.ts'
import { writeClients } from './write-clients.ts'

/** What the logo of a client belongs to. */
export const logoSubject = 'client logo'

/**
 * Puts another logo in the place of the one that is there; null for none.
 *
 * @throws {Refusal} 404
 */
async function write(db: Db, tenantId: number, clientId: number, fileId: number | null): Promise<void> {
  const { numUpdatedRows } = await writeClients(db, tenantId, () =>
    db
      .updateTable('client')
      .set({ logo_file_id: fileId })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', clientId)
      .executeTakeFirst(),
  )
  if (numUpdatedRows === 0n) throw notFound('This client')
}

export const setLogo = operation('clients.setLogo', async (incoming) => {
  const { db, params, tenantId, actor, services, audit } = incoming
  await write(db, tenantId, params.id, null)
  const owner = { subject: logoSubject, subjectId: params.id, clientId: params.id }
  const file = await replaceFile(incoming, owner, '')
  await write(db, tenantId, params.id, file.id)
  audit({
    subject: 'client',
    subjectId: params.id,
    clientId: params.id,
    changes: { logo: [null, file.name] },
  })
  return { logo: presentFile(file, tenantId, actor, services.addresses).address }
})

export const removeLogo = operation('clients.removeLogo', async ({ db, params, tenantId, audit }) => {
  await write(db, tenantId, params.id, null)
  await dropFiles(db, tenantId, { subject: logoSubject, subjectId: params.id })
  audit({ subject: 'client', subjectId: params.id, clientId: params.id, changes: { logo: ['a logo', null] } })
  return { logo: null }
})
