import { sql, type RawBuilder } from 'kysely'
import type { Answer } from '@portal/core/calls'
import type { Actor } from '@portal/core/foundation/policy/actor'
import { isPerson } from '@portal/core/foundation/policy/actor'
import { isEmployee } from '@portal/core/foundation/policy/user-types'
import type { Scope } from '@portal/core/foundation/policy/rule'
import { formatDay, today } from '@portal/core/foundation/format'
import { isOpenToGuests, type ProofState } from '@portal/core/work/proofs/proofs'
import type { Db } from '../../foundation/database/database.ts'
import type { FileAddresses } from '../../foundation/files/addresses.ts'
import { presentFile, type FileRow } from '../../foundation/files/stored.ts'
import { conflict, notFound } from '../../foundation/http/refusal.ts'
import { creativeSubject } from '../../platform/assets/serve.ts'

/** The subject of the files of proofs. */
export const proofSubject = creativeSubject

interface Row {
  readonly id: number
  readonly public_id: string
  readonly client_id: number
  readonly client_name: string
  readonly client_slug: string
  readonly name: string
  readonly description: string
  readonly due_at: string | null
  readonly shared: boolean
  readonly shared_until: string | null
  readonly guests: string
  readonly state: ProofState
  readonly decided_by: string
  readonly decided_at: string | null
  readonly decision: string
  readonly version_number: number
  readonly open_pins: number
  readonly created_by: number | null
  readonly created_by_name: string | null
  readonly created_at: string
  readonly updated_at: string
  readonly version: number
}

/** Whose request it is and what of it these reads need. */
export interface Reading {
  readonly db: Db
  readonly tenantId: number
  readonly actor: Actor
  readonly services: { readonly addresses: FileAddresses }
}

/** Proofs of clients in a scope; before they are shared they are the agency's alone. */
export const inScope = (scope: Exclude<Scope, 'none'>): RawBuilder<boolean> =>
  scope === 'all'
    ? sql<boolean>`true`
    : sql<boolean>`(p.shared and p.client_id = any (${scope.of === 'client' ? scope.ids : []}::integer[]))`

/** Proofs that are not removed and that a condition on `p` finds. */
export async function proofRows(
  { db, tenantId }: Pick<Reading, 'db' | 'tenantId'>,
  where: RawBuilder<boolean>,
  { limit, offset }: { readonly limit: number; readonly offset: number } = { limit: 1, offset: 0 },
): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`
    select p.id, p.public_id, p.client_id, c.name as client_name, c.slug as client_slug, p.name, p.description,
      p.due_at, p.shared, p.shared_until, p.guests, p.state, p.decided_by, p.decided_at, p.decision, p.version_number,
      (select count(*)::integer from proof_pin n where n.tenant_id = p.tenant_id and n.proof_id = p.id and not n.resolved) as open_pins,
      p.created_by, u.first_name || ' ' || u.last_name as created_by_name, p.created_at, p.updated_at, p.version
    from proof p join client c on c.tenant_id = p.tenant_id and c.id = p.client_id
      left join user_account u on u.tenant_id = p.tenant_id and u.id = p.created_by
    where p.tenant_id = ${tenantId} and p.deleted_at is null and ${where}
    order by p.state <> 'Waiting', p.due_at nulls last, p.id desc limit ${limit} offset ${offset}`.execute(db)
  return rows
}

/** @throws {Refusal} 404 */
export async function proofById(
  reading: Pick<Reading, 'db' | 'tenantId'>,
  id: number,
  scope: Exclude<Scope, 'none'>,
): Promise<Row> {
  const [row] = await proofRows(reading, sql<boolean>`p.id = ${id} and ${inScope(scope)}`)
  if (!row) throw notFound('This proof')
  return row
}

/** The proof that is shared at an address. @throws {Refusal} 404, 409 once its last day is over */
export async function sharedProof(reading: Pick<Reading, 'db' | 'tenantId'>, publicId: string): Promise<Row> {
  const [row] = await proofRows(reading, sql<boolean>`p.public_id = ${publicId} and p.shared`)
  if (!row) throw notFound('This proof')
  const { shared, shared_until: sharedUntil } = row
  if (sharedUntil !== null && !isOpenToGuests({ shared, sharedUntil }, today()))
    throw conflict(
      `This link worked until ${formatDay(sharedUntil)}. Please ask the person who sent it to you to open it again.`,
    )
  return row
}

/** A proof as its list shows it to whoever asks. */
export const presentProof = (row: Row, actor: Actor): Answer<'proofs.list'>['rows'][number] => ({
  id: row.id,
  publicId: row.public_id,
  clientId: row.client_id,
  Client: { id: row.client_id, name: row.client_name, slug: row.client_slug },
  name: row.name,
  description: row.description,
  dueAt: row.due_at,
  shared: row.shared,
  sharedUntil: row.shared_until,
  // Who else is asked is the agency's to know.
  guests: isPerson(actor) && isEmployee(actor) ? row.guests : '',
  state: row.state,
  decidedBy: row.decided_by,
  decidedAt: row.decided_at,
  decision: row.decision,
  versionNumber: row.version_number,
  openPins: row.open_pins,
  createdBy: row.created_by_name,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  version: row.version,
  can: { update: isPerson(actor) && isEmployee(actor) },
})

interface VersionRow {
  readonly number: number
  readonly note: string
  readonly created_at: string
  readonly file: FileRow
  readonly state: ProofState | null
  readonly decided_by: string
  readonly decided_at: string | null
  readonly decision: string
}

const decisionOf = ({
  state,
  decided_by: by,
  decided_at: at,
  decision: words,
}: Omit<VersionRow, 'number' | 'note' | 'created_at' | 'file'>) =>
  state === null || at === null ? null : { state, by, at, words }

/** Versions with addresses that work for the reader, and what was said. */
async function partsOf({ db, tenantId, actor, services }: Reading, proofId: number) {
  const [versions, pins] = await Promise.all([
    sql<VersionRow>`
      select v.number, v.note, v.created_at, v.state, v.decided_by, v.decided_at, v.decision, json_build_object('id', f.id, 'public_id', f.public_id, 'name', f.name,
        'media_type', f.media_type, 'size', f.size, 'label', f.label) as file
      from proof_version v join file f on f.tenant_id = v.tenant_id and f.id = v.file_id
      where v.tenant_id = ${tenantId} and v.proof_id = ${proofId} order by v.number desc`.execute(db),
    sql<{
      id: number
      version_number: number
      page: number
      x: number
      y: number
      moment: number | null
      body: string
      author: string
      by_guest: boolean
      resolved: boolean
      created_at: string
    }>`select id, version_number, page, x, y, moment, body, author, by_guest, resolved, created_at from proof_pin
      where tenant_id = ${tenantId} and proof_id = ${proofId} order by id`.execute(db),
  ])
  return {
    versions: versions.rows.map(({ number, note, created_at, file, ...decided }) => ({
      number,
      note,
      at: created_at,
      file: presentFile(file, tenantId, actor, services.addresses),
      decision: decisionOf(decided),
    })),
    pins: pins.rows.map(({ version_number, by_guest, created_at, ...pin }) => ({
      ...pin,
      versionNumber: version_number,
      byGuest: by_guest,
      at: created_at,
    })),
  }
}

/** A proof with its versions, pins and decisions. */
export const wholeProof = async (reading: Reading, row: Row): Promise<Answer<'proofs.get'>> => ({
  ...presentProof(row, reading.actor),
  ...(await partsOf(reading, row.id)),
})

/** A proof as a guest sees it: nothing of the agency beside it. */
export async function proofForGuest(reading: Reading, row: Row): Promise<Answer<'proofs.open'>> {
  const { name, description, dueAt, state, decidedBy, decidedAt, decision, versionNumber } = presentProof(
    row,
    reading.actor,
  )
  const parts = await partsOf(reading, row.id)
  return { name, description, dueAt, state, decidedBy, decidedAt, decision, versionNumber, ...parts }
}
