import { sql } from 'kysely'
import { calls } from '@portal/core/calls'
import { afterCommitOf, type AfterCommit } from '../../../foundation/database/after-commit.ts'
import type { Db } from '../../../foundation/database/database.ts'
import { recordAll } from '../../../foundation/http/idempotency.ts'
import type { AuditNote } from '../../../foundation/http/operation.ts'
import { Refusal } from '../../../foundation/http/refusal.ts'
import type { Findings } from '../findings.ts'
import { Overtaken, type Job } from '../job.ts'
import type { Create, Update } from '../plan.ts'
import { TurnedBad } from '../turned-bad.ts'
import type { Asker } from './asker.ts'

type Entry = Create | Update

/** Takes back what was tried. */
class Tried extends Error {}

/**
 * Writes every entry and takes it back, so that whatever a call of the list
 * would refuse is known before anything stays: each refusal is a bad row.
 */
export async function tryEntries(job: Job, entries: readonly Entry[], findings: Findings): Promise<void> {
  try {
    await job.write(async (db) => {
      for (const entry of entries) {
        await sql`savepoint tried`.execute(db)
        try {
          await writeEntry(db, job, entry, [])
          await sql`release savepoint tried`.execute(db)
        } catch (error) {
          if (!(error instanceof Refusal)) throw error
          await sql`rollback to savepoint tried`.execute(db)
          refused(findings, entry, error)
        }
      }
      throw new Tried()
    })
  } catch (error) {
    if (!(error instanceof Tried)) throw error
  }
}

/**
 * Writes every entry as if whoever asked had typed it, with an entry of the
 * audit log each.
 *
 * @throws {TurnedBad} when one is refused meanwhile: then none stays
 */
export async function writeEntries(
  db: Db,
  job: Job,
  entries: readonly Entry[],
  findings: Findings,
): Promise<void> {
  const notes: AuditNote[] = []
  for (const entry of entries) {
    try {
      await writeEntry(db, job, entry, notes)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      if (error.status === 412 || error.status === 404) throw new Overtaken()
      refused(findings, entry, error)
      throw new TurnedBad(findings.result)
    }
  }
  const { doer } = askerOf(job)
  await recordAll(db, job.run.tenantId, [{ doer: { ...doer, via: 'import' }, notes }])
}

function refused(findings: Findings, { line }: Entry, { problem }: Refusal): void {
  const errors = Object.entries(problem.errors ?? {})
  if (errors.length === 0) findings.badField(line, null, problem.message)
  for (const [field, sentence] of errors.slice(0, 1)) findings.badField(line, field, sentence)
}

function askerOf({ asker }: Job): Asker {
  if (!asker) throw new Error('Entries are written in the name of somebody.')
  return asker
}

async function writeEntry(db: Db, job: Job, entry: Entry, notes: AuditNote[]): Promise<void> {
  const { operations, actor, person, services, origin, doer } = askerOf(job)
  const isUpdate = 'version' in entry
  const name = `${job.run.list ?? ''}.${isUpdate ? 'update' : 'create'}`
  const operation = operations[name]
  const rule = Object.entries(calls).find(([call]) => call === name)?.[1].allow
  const scope = rule?.scope(actor) ?? 'none'
  if (typeof operation !== 'function' || scope === 'none') throw new Error(`${name} writes no entries.`)
  await operation({
    params: isUpdate ? { id: entry.id } : undefined,
    query: {},
    body: entry.set,
    files: [],
    actor,
    person,
    tenantId: job.run.tenantId,
    scope,
    db,
    services,
    ifMatch: isUpdate ? entry.version : null,
    idempotencyKey: null,
    ifNoneMatch: null,
    range: null,
    origin,
    doer,
    audit: (note: AuditNote) => void notes.push(note),
    afterCommit: (work: AfterCommit) => afterCommitOf(db, work),
    afterRollback: () => undefined,
    setCookie: () => undefined,
  })
}
