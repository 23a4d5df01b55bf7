import { sql } from 'kysely'
import type { CameEvent } from './events.ts'
import { wholeTenant } from '../../foundation/database/context.ts'
import type { Database } from '../../foundation/database/database.ts'
import { Refusal } from '../../foundation/http/refusal.ts'
import { rollUp } from './roll-up.ts'

declare module '../../foundation/services.ts' {
  interface Services {
    /** Keeps what dealers' pages report. */
    readonly siteEvents: SiteEventStore
  }
}

/** Events that wait for their turn at most; beyond them a page is asked to come again. */
const mostWaiting = 50_000
/** Events of one row. */
const mostAtOnce = 1_000
/** Milliseconds until events are counted in visits, and how many times as long as the last count took at least. */
const soon = 2_000
const rest = 4

interface Batch {
  readonly events: readonly CameEvent[]
  readonly fulfil: () => void
  readonly reject: (error: unknown) => void
}

/**
 * Writes what arrives while the statement before runs in the next one: one at a time, so that thousands of
 * events a second take one connection. Who hands over a batch is told when it is in the database, not before.
 * They lie there as they came, and are counted some thousand at a time with rests between, so that nobody waits
 * for the counting: what arrives faster than it is counted is counted later.
 */
export class SiteEventStore {
  readonly #database: Database
  readonly #waiting = new Map<number, Batch[]>()
  readonly #timers = new Map<number, NodeJS.Timeout>()
  readonly #failed: (error: unknown) => void
  #count = 0
  #writing = false
  #lastTook = 0

  /** @param failed is told what went wrong when nobody waits for it */
  constructor(database: Database, failed: (error: unknown) => void) {
    this.#database = database
    this.#failed = failed
  }

  /** What is not counted yet is counted by the clock. */
  stop(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer)
    this.#timers.clear()
  }

  /** @throws {Refusal} 503 where more waits than can be written, or the database's error */
  async keep(tenantId: number, events: readonly CameEvent[]): Promise<void> {
    if (this.#count + events.length > mostWaiting)
      throw new Refusal('unavailable', 'Too much arrives at once. Please send it again in a minute.')
    this.#count += events.length
    const kept = new Promise<void>((fulfil, reject) => {
      const batches = this.#waiting.get(tenantId) ?? []
      this.#waiting.set(tenantId, [...batches, { events, fulfil, reject }])
    })
    if (!this.#writing) void this.#writeAll()
    return kept
  }

  async #writeAll(): Promise<void> {
    this.#writing = true
    for (let next = this.#take(); next; next = this.#take()) {
      const { tenantId, batches } = next
      const events = batches.flatMap((batch) => batch.events)
      try {
        await write(this.#database, tenantId, events)
        for (const { fulfil } of batches) fulfil()
        this.#countSoon(tenantId)
      } catch (error) {
        for (const { reject } of batches) reject(error)
      }
      this.#count -= events.length
    }
    this.#writing = false
  }

  /** A visit is to be seen while somebody tries the snippet, not five minutes later. */
  #countSoon(tenantId: number, more = false): void {
    if (this.#timers.has(tenantId)) return
    const timer = setTimeout(
      () => {
        const began = performance.now()
        this.#database
          .write(wholeTenant(tenantId), async (db) => rollUp(db, tenantId))
          .catch((error: unknown) => {
            this.#failed(error)
            return false
          })
          .then((more) => {
            this.#lastTook = performance.now() - began
            // Whoever stopped meanwhile took every timer away, and wants no other one.
            if (this.#timers.delete(tenantId) && more) this.#countSoon(tenantId, true)
          })
          .catch(this.#failed)
      },
      Math.max(more ? 0 : soon, rest * this.#lastTook),
    )
    this.#timers.set(tenantId, timer.unref())
  }

  #take(): { tenantId: number; batches: readonly Batch[] } | null {
    const [found] = this.#waiting
    if (!found) return null
    const [tenantId, batches] = found
    let length = 0
    const fits = batches.findIndex(({ events }) => (length += events.length) > mostAtOnce)
    const taken = fits <= 0 ? batches.slice(0, fits === 0 ? 1 : undefined) : batches.slice(0, fits)
    const left = batches.slice(taken.length)
    this.#waiting.delete(tenantId)
    // Behind the others: no tenant waits for all of another's.
    if (left.length > 0) this.#waiting.set(tenantId, left)
    return { tenantId, batches: taken }
  }
}

async function write(database: Database, tenantId: number, events: readonly CameEvent[]): Promise<void> {
  await sql`insert into site_batch (tenant_id, events, length)
    values (${tenantId}, ${JSON.stringify(events)}::json, ${events.length})`.execute(
    database.reading(wholeTenant(tenantId)),
  )
}
