import { sql } from 'kysely'
import { Arrivals } from './arrivals.ts'
import type { CameEvent } from './events.ts'
import { wholeTenant } from '../../foundation/database/context.ts'
import type { Database } from '../../foundation/database/database.ts'
import { Gatherer } from '../../platform/gathered/gatherer.ts'
import { eventsOfBatch, nextTurn, rollUp, turns } from './roll-up.ts'

declare module '../../foundation/services.ts' {
  interface Services {
    /** Keeps what dealers' pages report. */
    readonly siteEvents: SiteEventStore
  }
}

/** Events that wait for their turn at most; beyond them a page is asked to come again. */
const mostWaiting = 50_000
/** Events of one statement. */
const mostAtOnce = 1_000
/** Milliseconds from one writing to the next: a commit is for all beacons of that time. */
const pace = 20
/** Milliseconds until events are counted in visits. */
const soon = 2_000
/** How many times as long as a turn took nothing is counted after it. */
const rest = 4
/** The same in the embedded database while events pour in: everybody waits for a turn there, and this few do. */
const longRest = 250
/** Events a second from which they pour in, and seconds of which they are told. */
const pouring = 500
const watched = 2

/**
 * Keeps what dealers' pages report, as it came and in few statements. It is counted in turns of some 10 ms
 * with rests between, so that nobody waits for the counting: what arrives faster than it is counted is counted later.
 */
export class SiteEventStore {
  readonly #database: Database
  readonly #gatherer: Gatherer<readonly CameEvent[], true>
  readonly #timers = new Map<number, NodeJS.Timeout>()
  readonly #failed: (error: unknown) => void
  readonly #arrivals = new Arrivals(watched)
  #lastTook = 0
  /** Events of the next turn. */
  #turn: number = turns.first

  /** @param failed is told what went wrong when nobody waits for it */
  constructor(database: Database, failed: (error: unknown) => void) {
    this.#database = database
    this.#failed = failed
    this.#gatherer = new Gatherer(
      async (tenantId, pieces) => {
        await write(database, tenantId, pieces.flat())
        this.#countSoon(tenantId)
        return pieces.map(() => true)
      },
      { mostWaiting, mostAtOnce, pace, weigh: (events) => events.length },
    )
  }

  /** What is not counted yet is counted by the clock. */
  stop(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer)
    this.#timers.clear()
  }

  /** Answers when they are in the database. @throws {Refusal} 503 where more waits than can be written, or the database's error */
  async keep(tenantId: number, events: readonly CameEvent[]): Promise<void> {
    this.#arrivals.add(events.length)
    await this.#gatherer.take(tenantId, events)
  }

  /** Milliseconds in which nothing is to be counted after a turn, by how long it took. */
  restAfter(took: number): number {
    const long = this.#database.kind === 'embedded' && this.#arrivals.perSecond > pouring
    return (long ? longRest : rest) * took
  }

  /** A visit is to be seen while somebody tries the snippet, not five minutes later. */
  #countSoon(tenantId: number, more = false): void {
    if (this.#timers.has(tenantId)) return
    const timer = setTimeout(
      () => {
        const began = performance.now()
        this.#database
          .write(wholeTenant(tenantId), async (db) => rollUp(db, tenantId, this.#turn))
          .catch((error: unknown) => {
            this.#failed(error)
            return false
          })
          .then((more) => {
            this.#lastTook = performance.now() - began
            this.#turn = nextTurn(this.#turn, this.#lastTook)
            // Whoever stopped meanwhile took every timer away, and wants no other one.
            if (this.#timers.delete(tenantId) && more) this.#countSoon(tenantId, true)
          })
          .catch(this.#failed)
      },
      Math.max(more ? 0 : soon, this.restAfter(this.#lastTook)),
    )
    this.#timers.set(tenantId, timer.unref())
  }
}

/** In rows of as many events as are counted at least: a row is counted whole. */
async function write(database: Database, tenantId: number, events: readonly CameEvent[]): Promise<void> {
  const batches = Array.from({ length: Math.ceil(events.length / eventsOfBatch) }, (_, at) =>
    events.slice(at * eventsOfBatch, (at + 1) * eventsOfBatch),
  )
  const rows = batches.map(
    (batch) => sql`(${tenantId}::integer, ${JSON.stringify(batch)}::json, ${batch.length}::integer)`,
  )
  await sql`insert into site_batch (tenant_id, events, length) values ${sql.join(rows)}`.execute(
    database.reading(wholeTenant(tenantId)),
  )
}
