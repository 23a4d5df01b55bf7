import { readlinkSync } from 'node:fs'
import { hostname } from 'node:os'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import { wholeTenant } from '../../foundation/database/context.ts'
import type { Database, Db } from '../../foundation/database/database.ts'
import type { Asker } from './entries/asker.ts'
import type { Run } from './run.ts'

/** Rows that are staged, checked or written in one short transaction; other requests go between two of them. */
export const sliceSize = 1000

/** Rows of figures that are kept at once: they are many and small. */
export const figuresAtOnce = 2500

/**
 * Whose process numbers these are: two containers on one host may share its name, but not these. Empty where
 * the system does not tell.
 */
const namespace = ((): string => {
  try {
    return readlinkSync('/proc/self/ns/pid')
  } catch {
    return ''
  }
})()

/** The machine on which this process can see others by their numbers. */
export const machine = `${hostname()} ${namespace}`

/** This process, as the runs that it works on name it. */
export const worker = `${machine}|${process.pid}`

/** Somebody dropped the import. */
export class Canceled extends Error {}
/** The server is being stopped. */
export class Stopped extends Error {}
/** What was planned no longer fits what is stored. */
export class Overtaken extends Error {}

/** One import being worked on: its database in its tenant, its progress, and whether it should go on. */
export class Job {
  readonly run: Run
  readonly database: Database
  readonly #stopping: AbortSignal

  /** Who asked for this step; null where it is only settled. */
  readonly asker: Asker | null

  constructor(run: Run, database: Database, stopping: AbortSignal, asker: Asker | null = null) {
    this.run = run
    this.database = database
    this.asker = asker
    this.#stopping = stopping
  }

  get db(): Db {
    return this.database.reading(wholeTenant(this.run.tenantId))
  }

  write<T>(work: (db: Db) => Promise<T>): Promise<T> {
    return this.database.write(wholeTenant(this.run.tenantId), work)
  }

  /**
   * As `write`, for rows that only serve the import, with its progress: the disk need not have them when it
   * ends. A database that stops before the import's own end, which does wait for the disk, fails the import.
   *
   * @throws {Canceled | Stopped} when it should not go on
   */
  async keep(
    set: { readonly done?: number; readonly total?: number },
    work: (db: Db) => Promise<void>,
  ): Promise<void> {
    if (this.#stopping.aborted) throw new Stopped()
    await this.write(async (db) => {
      await sql`set local synchronous_commit = off`.execute(db)
      await work(db)
      await this.#tell(db, set)
    })
    await nextTurn()
  }

  /**
   * As `write`, for statements over many rows: each is planned for what the tables hold now. A plan
   * that is kept from when they were empty would compare every row with every other.
   */
  bulk<T>(work: (db: Db) => Promise<T>): Promise<T> {
    return this.write(async (db) => {
      await sql`set local plan_cache_mode = force_custom_plan`.execute(db)
      return work(db)
    })
  }

  /**
   * Tells how far the import is and lets others have their turn.
   * @throws {Canceled | Stopped} when it should not go on
   */
  async progress(set: { readonly done?: number; readonly total?: number }): Promise<void> {
    if (this.#stopping.aborted) throw new Stopped()
    await this.#tell(this.db, set)
    await nextTurn()
  }

  async #tell(db: Db, set: { readonly done?: number; readonly total?: number }): Promise<void> {
    const row = await db
      .updateTable('import_run')
      .set({
        ...(set.done === undefined ? {} : { rows_done: set.done }),
        ...(set.total === undefined ? {} : { rows_total: set.total }),
        worked_by: worker,
        worked_at: sql<string>`now()`,
      })
      .where('tenant_id', '=', this.run.tenantId)
      .where('id', '=', this.run.id)
      .where('status', 'in', ['reading', 'writing'])
      .returning('cancel_requested')
      .executeTakeFirst()
    if (!row || row.cancel_requested) throw new Canceled()
  }
}
