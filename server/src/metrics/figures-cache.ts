import { sql } from 'kysely'
import type { Database, Db } from '../database/database.ts'

/** Clients and days that all kept answers hold together; about a kilobyte each. */
const mostKept = 40_000
const keptFor = 5 * 60_000

interface Kept {
  readonly version: string
  readonly madeAt: number
  readonly weight: number
  readonly value: unknown
}

/** An answer with the instant it was worked out. */
export interface Dated<T> {
  readonly value: T
  readonly madeAt: string
}

/**
 * Answers worked out before. One counts as long as no figure of the tenant has
 * changed since, in whichever process, and for five minutes at most; the least
 * recently used go first.
 */
export class FiguresCache {
  readonly #kept = new Map<string, Kept>()
  #weight = 0

  /**
   * @param key everything the answer depends on besides the figures: the tenant, the clients that the asker sees, the question
   * @param fresh work it out anew even where it is known (`breakCache`)
   */
  async answer<T extends object>(
    db: Db,
    tenantId: number,
    key: string,
    fresh: boolean,
    weightOf: (value: T) => number,
    work: () => Promise<T>,
  ): Promise<Dated<T>> {
    // Read before the figures are: a change in between makes the answer look too old, never too new.
    const version = await versionOf(db, tenantId)
    const kept = this.#kept.get(key)
    if (kept && !fresh && kept.version === version && Date.now() - kept.madeAt < keptFor) {
      this.#kept.delete(key)
      this.#kept.set(key, kept)
      // Only `work` of the same key fills this entry.
      return { value: kept.value as T, madeAt: new Date(kept.madeAt).toISOString() }
    }
    const value = await work()
    const madeAt = Date.now()
    this.#drop(key)
    this.#kept.set(key, { version, madeAt, weight: weightOf(value), value })
    this.#weight += weightOf(value)
    for (const oldest of this.#kept.keys()) {
      if (this.#weight <= mostKept) break
      this.#drop(oldest)
    }
    return { value, madeAt: new Date(madeAt).toISOString() }
  }

  #drop(key: string): void {
    this.#weight -= this.#kept.get(key)?.weight ?? 0
    this.#kept.delete(key)
  }
}

async function versionOf(db: Db, tenantId: number): Promise<string> {
  const { rows } = await sql<{ version: string }>`
    select version::text as version from list_version where tenant_id = ${tenantId} and list = 'metrics'`.execute(
    db,
  )
  return rows[0]?.version ?? '0'
}

const caches = new WeakMap<Database, FiguresCache>()

/** The cache of a server, which has one database. */
export function figuresCache(database: Database): FiguresCache {
  const known = caches.get(database)
  if (known) return known
  const made = new FiguresCache()
  caches.set(database, made)
  return made
}
