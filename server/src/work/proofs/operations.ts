import { sql } from 'kysely'
import { addressList } from '@portal/core/foundation/rules'
import { today } from '@portal/core/foundation/format'
import { guestFields } from '@portal/core/work/proofs/fields'
import {
  isOpenToGuests,
  kindOfProof,
  longestCreative,
  sharedUntilOf,
  sharedUntilProblem,
} from '@portal/core/work/proofs/proofs'
import { dropFiles, storeFile } from '../../foundation/files/stored.ts'
import { asUpload, onlyFile, type Upload } from '../../foundation/files/upload.ts'
import { operation, type Incoming } from '../../foundation/http/operation.ts'
import { invalid, notFound, stale } from '../../foundation/http/refusal.ts'
import { refuseOwnAddress } from '../../platform/records/own-address.ts'
import { oneDocument } from './one-document.ts'
import { NoCreative, openArchive } from './open-archive.ts'
import {
  inScope,
  presentProof,
  proofById,
  proofForGuest,
  proofRows,
  proofSubject,
  sharedProof,
  wholeProof,
} from './proofs.ts'
import { saidOperations } from './said.ts'

const list = operation('proofs.list', async (incoming) => {
  const { db, tenantId, scope, actor, query } = incoming
  const page = query.page ?? 1
  const pageSize = query.pageSize ?? 50
  const typed = query.search?.trim().toLowerCase() ?? ''
  const where = sql<boolean>`${inScope(scope)}
    and (${query.state ?? null}::text is null or p.state = ${query.state ?? null})
    and (${query.clientId ?? null}::integer is null or p.client_id = ${query.clientId ?? null})
    and (${typed} = '' or position(${typed} in lower(p.name || ' ' || c.name)) > 0)`
  const [rows, count] = await Promise.all([
    proofRows(incoming, where, { limit: pageSize, offset: (page - 1) * pageSize }),
    sql<{ total: number }>`select count(*)::integer as total from proof p
      join client c on c.tenant_id = p.tenant_id and c.id = p.client_id
      where p.tenant_id = ${tenantId} and p.deleted_at is null and ${where}`.execute(db),
  ])
  return {
    rows: rows.map((row) => presentProof(row, actor)),
    total: count.rows[0]?.total ?? 0,
    page,
    pageSize,
  }
})

const get = operation('proofs.get', async (incoming) =>
  wholeProof(incoming, await proofById(incoming, incoming.params.id, incoming.scope)),
)

/** An HTML5 creative that came as a ZIP, as the one document that is shown. @throws {Refusal} 422 */
async function unpacked(upload: Upload, incoming: string): Promise<Upload> {
  try {
    const bytes = oneDocument(await openArchive(upload.path))
    const name = upload.name.replace(/(\.zip)?$/i, '.html')
    return await asUpload({ name, mediaType: 'text/html', bytes }, incoming)
  } catch (error) {
    if (error instanceof NoCreative) throw invalid({ file: error.message })
    throw error
  }
}

/** The creative as it is shown. @throws {Refusal} 422 for what no browser shows */
async function shownAs(upload: Upload, incoming: string): Promise<Upload> {
  const kind = kindOfProof({ mediaType: upload.mediaType, name: upload.name })
  if (kind === 'other')
    throw invalid({
      file: 'Choose a picture, a video, a PDF, an HTML file or a ZIP of an HTML5 creative: a browser shows no other kind.',
    })
  if ((kind === 'html' || kind === 'archive') && upload.size > longestCreative)
    throw invalid({ file: 'An HTML5 creative may have 5 MB.' })
  return kind === 'archive' ? unpacked(upload, incoming) : upload
}

type Keeping = Incoming<'proofs.create' | 'proofs.update'>

async function addVersion(
  incoming: Keeping,
  upload: Upload,
  proof: { readonly id: number; readonly clientId: number; readonly number: number; readonly note: string },
): Promise<void> {
  const { db, tenantId, person } = incoming
  const owner = { subject: proofSubject, subjectId: proof.id, clientId: proof.clientId }
  const shown = await shownAs(upload, incoming.services.files.incoming)
  const file = await storeFile(incoming, shown, owner, '')
  await sql`insert into proof_version (tenant_id, proof_id, number, client_id, file_id, note, created_by)
    values (${tenantId}, ${proof.id}, ${proof.number}, ${proof.clientId}, ${file.id}, ${proof.note}, ${person.id})`.execute(
    db,
  )
}

const create = operation('proofs.create', async (incoming) => {
  const { db, tenantId, body, files, person, audit } = incoming
  const upload = onlyFile(files)
  const there = await sql`select from client where tenant_id = ${tenantId} and id = ${body.clientId}`.execute(
    db,
  )
  if (there.rows.length === 0)
    throw invalid({ clientId: 'Client: this one does not exist or is no longer offered.' })
  const { rows } = await sql<{ id: number }>`
    insert into proof (tenant_id, client_id, name, description, due_at, created_by)
    values (${tenantId}, ${body.clientId}, ${body.name}, ${body.description?.trim() ?? ''}, ${body.dueAt ?? null}, ${person.id})
    returning id`.execute(db)
  const id = rows[0]?.id ?? 0
  await addVersion(incoming, upload, { id, clientId: body.clientId, number: 1, note: '' })
  audit({ subject: 'proof', subjectId: id, clientId: body.clientId, changes: { name: [null, body.name] } })
  return wholeProof(incoming, await proofById(incoming, id, 'all'))
})

const update = operation('proofs.update', async (incoming) => {
  const { db, tenantId, params, body, files, ifMatch, actor, audit } = incoming
  await sql`select from proof where tenant_id = ${tenantId} and id = ${params.id} for update`.execute(db)
  const before = await proofById(incoming, params.id, 'all')
  if (ifMatch !== null && ifMatch !== before.version) throw stale()
  const [upload] = files
  const number = before.version_number + (upload ? 1 : 0)
  if (upload) {
    await addVersion(incoming, upload, {
      id: params.id,
      clientId: before.client_id,
      number,
      note: body.note ?? '',
    })
  }
  const guests = (body.guests ?? before.guests).trim()
  const wrong = addressList(guests)
  if (wrong !== null) throw invalid({ guests: wrong })
  await refuseOwnAddress(db, actor, guestFields, body)
  const shared = body.shared ?? before.shared
  const wrongDay = body.sharedUntil === undefined ? null : sharedUntilProblem(body.sharedUntil, today())
  if (wrongDay !== null) throw invalid({ sharedUntil: wrongDay })
  const dueAt = body.dueAt === undefined ? before.due_at : body.dueAt === '' ? null : body.dueAt
  // What is shared anew works as long as anything that is shared now.
  const open = isOpenToGuests({ shared: before.shared, sharedUntil: before.shared_until }, today())
  const sharedUntil =
    body.sharedUntil ?? (body.shared === true && !open ? sharedUntilOf(today(), dueAt) : before.shared_until)
  await sql`update proof set name = ${body.name ?? before.name}, description = ${body.description ?? before.description},
      due_at = ${dueAt}, shared = ${shared}, shared_until = ${sharedUntil}, guests = ${guests}, version_number = ${number},
      ${upload ? sql`state = 'Waiting', decided_by = '', decided_at = null, decision = '',` : sql``}
      version = version + 1, updated_at = now()
    where tenant_id = ${tenantId} and id = ${params.id}`.execute(db)
  audit({
    subject: 'proof',
    subjectId: params.id,
    clientId: before.client_id,
    changes: {
      ...(body.name === undefined || body.name === before.name ? {} : { name: [before.name, body.name] }),
      ...(shared === before.shared ? {} : { shared: [before.shared, shared] }),
      ...(sharedUntil === before.shared_until ? {} : { sharedUntil: [before.shared_until, sharedUntil] }),
      ...(dueAt === before.due_at ? {} : { dueAt: [before.due_at, dueAt] }),
      ...(body.description === undefined || body.description === before.description
        ? {}
        : { description: [before.description, body.description] }),
      ...(guests === before.guests ? {} : { guests: [before.guests, guests] }),
      ...(upload ? { versionNumber: [before.version_number, number] } : {}),
    },
  })
  return wholeProof(incoming, await proofById(incoming, params.id, 'all'))
})

const remove = operation('proofs.remove', async ({ db, tenantId, params, audit }) => {
  const { rows } = await sql<{ name: string; client_id: number }>`
    update proof set deleted_at = now(), version = version + 1
    where tenant_id = ${tenantId} and id = ${params.id} and deleted_at is null returning name, client_id`.execute(
    db,
  )
  const [row] = rows
  if (!row) throw notFound('This proof')
  await dropFiles(db, tenantId, { subject: proofSubject, subjectId: params.id })
  audit({
    subject: 'proof',
    subjectId: params.id,
    clientId: row.client_id,
    changes: { name: [row.name, null] },
  })
  return { id: params.id }
})

const open = operation('proofs.open', async (incoming) =>
  proofForGuest(incoming, await sharedProof(incoming, incoming.params.publicId)),
)

export const proofOperations = {
  'proofs.list': list,
  'proofs.get': get,
  'proofs.create': create,
  'proofs.update': update,
  'proofs.remove': remove,
  'proofs.open': open,
  ...saidOperations,
}
