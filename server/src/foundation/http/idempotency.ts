import { createHmac } from 'node:crypto'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../database/database.ts'
import { countingOf, type Writer } from '../database/own-writes.ts'
import { takenByNodes } from '../database/taken-by-nodes.ts'
import type { Upload } from '../files/upload.ts'
import { Refusal } from './refusal.ts'
import type { Doer } from './doer.ts'
import type { AuditNote } from './operation.ts'

/**
 * A write that is repeated with the same `Idempotency-Key` is answered from
 * the first one's answer, so that a retry after a lost connection never
 * doubles anything (draft-ietf-httpapi-idempotency-key-header).
 */
export interface Attempt {
  readonly tenantId: number
  /** Who: a key means something only together with its sender. */
  readonly actor: string
  readonly key: string
  readonly call: string
  readonly requestHash: string
}

/** Days for which an answer is kept. */
export const keptForDays = 2

/**
 * The hash under which a repeated request must arrive. It is keyed with the
 * server's secret: a body may hold a password, and a plain hash of a short
 * text can be guessed by whoever reads the database.
 */
export function requestHash(
  serverSecret: Uint8Array,
  request: readonly unknown[],
  files: readonly Upload[],
): string {
  const content = JSON.stringify([...request, files.map((file) => [file.field, file.name, file.sha256])])
  return createHmac('sha256', serverSecret).update(content).digest('base64url')
}

/**
 * The answer of an earlier attempt with this key, or null.
 * @throws {Refusal} 422 when the key was used for another request
 */
export async function earlierAnswer(
  db: Db,
  attempt: Attempt,
): Promise<{ status: number; answer: string } | null> {
  const row = await db
    .selectFrom('idempotency_key')
    .where('tenant_id', '=', attempt.tenantId)
    .where('actor', '=', attempt.actor)
    .where('key', '=', attempt.key)
    .select(['call', 'request_hash', 'status', 'answer'])
    .executeTakeFirst()
  if (!row) return null
  if (row.call !== attempt.call || row.request_hash !== attempt.requestHash) {
    throw new Refusal(
      'key-reused',
      'This Idempotency-Key was already used for another request. Use a new key for a new request.',
    )
  }
  return { status: row.status, answer: row.answer }
}

/** What somebody did, for the audit log. */
export interface Done {
  readonly doer: Doer
  readonly notes: readonly AuditNote[]
}

/** Writes the audit entries of what several callers did in one transaction. */
export async function recordAll(db: Db, tenantId: number, done: readonly Done[]): Promise<void> {
  if (done.length > 0) await audited(tenantId, done).execute(db)
}

/** The statement that writes audit entries. */
const audited = (tenantId: number, done: readonly Done[]): RawBuilder<unknown> => sql`
  insert into audit_entry (tenant_id, call, user_id, impersonated_by, via, ip, subject, subject_id, client_id, changes)
  select ${tenantId}::integer, e.call, e.user_id, e.impersonated_by, e.via, e.ip, e.subject, e.subject_id, e.client_id, e.changes
  from json_to_recordset(${JSON.stringify(
    done.flatMap(({ doer, notes }) =>
      notes.map((note) => ({
        call: doer.call,
        user_id: doer.userId,
        impersonated_by: doer.impersonatedBy,
        via: doer.via,
        ip: doer.ip,
        subject: note.subject,
        subject_id: note.subjectId ?? null,
        client_id: note.clientId ?? null,
        changes: note.changes ?? null,
      })),
    ),
  )}::json) as e (call text, user_id integer, impersonated_by integer, via text, ip text, subject text, subject_id integer,
    client_id integer, changes jsonb)
  ${takenByNodes}`

/**
 * Writes the audit entries and the idempotency record at the end of a
 * transaction, in one statement. A second attempt that ran beside this one
 * fails on the key, is rolled back and answered from the first.
 *
 * @param writer whose writes are counted; null where no replica is read
 */
export async function record(
  db: Db,
  doer: Doer,
  notes: readonly AuditNote[],
  attempt: Attempt | null,
  answer: { status: number; text: string },
  writer: Writer | null = null,
): Promise<void> {
  const audit = audited(doer.tenantId, [{ doer, notes }])
  const counted = writer === null ? sql`` : sql`, counted as (${countingOf(writer)})`
  if (!attempt) {
    await (writer === null ? audit : sql`with audited as (${audit})${counted} select`).execute(db)
    return
  }
  await sql`
    with audited as (${audit})${counted}
    insert into idempotency_key (tenant_id, actor, key, call, request_hash, status, answer)
    values (${attempt.tenantId}, ${attempt.actor}, ${attempt.key}, ${attempt.call}, ${attempt.requestHash}, ${answer.status}, ${answer.text})`.execute(
    db,
  )
}
