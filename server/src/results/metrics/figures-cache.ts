import { sql, type RawBuilder } from 'kysely'
import { perDatabase } from '../../foundation/database/per-database.ts'
import type { Db } from '../../foundation/database/database.ts'

/** Clients and days that all kept answers hold together, one at least for each; about a kilobyte each. */
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
   * @param version of the figures, read before them: a change in between makes the answer look too old, never too new
   * @param copiedAt of when the replica was that it is read from; null where it is as of now
   * @param fresh as though nothing were known (`breakCache`)
   */
  async answer<T extends object>(
    key: string,
    version: string,
    fresh: boolean,
    weightOf: (value: T) => number,
    work: () => Promise<T>,
    copiedAt: string | null = null,
  ): Promise<Dated<T>> {
    const known = fresh ? null : this.known<T>(key, version)
    return known ?? this.keep(key, version, weightOf, await work(), copiedAt)
  }

  /** What `keep` was given under this key, while it counts. */
  known<T extends object>(key: string, version: string): Dated<T> | null {
    const kept = this.#kept.get(key)
    if (!kept || kept.version !== version || Date.now() - kept.madeAt >= keptFor) return null
    this.#kept.delete(key)
    this.#kept.set(key, kept)
    // Only values of one kind are kept under a key.
    return { value: kept.value as T, madeAt: new Date(kept.madeAt).toISOString() }
  }

  keep<T extends object>(
    key: string,
    version: string,
    weightOf: (value: T) => number,
    value: T,
    copiedAt: string | null = null,
  ): Dated<T> {
    const madeAt = copiedAt === null ? Date.now() : Date.parse(copiedAt)
    // One that holds nothing is kept by its question all the same.
    const weight = Math.max(1, weightOf(value))
    this.#drop(key)
    this.#kept.set(key, { version, madeAt, weight, value })
    this.#weight += weight
    for (const oldest of this.#kept.keys()) {
      if (this.#weight <= mostKept) break
      this.#drop(oldest)
    }
    return { value, madeAt: new Date(madeAt).toISOString() }
  }

  /** How many answers are kept. */
  get size(): number {
    return this.#kept.size
  }

  #drop(key: string): void {
    this.#weight -= this.#kept.get(key)?.weight ?? 0
    this.#kept.delete(key)
  }
}

/** The version of a tenant's figures as a column, for a statement that reads more. */
export const versionSql = (tenantId: number): RawBuilder<unknown> => sql`
  coalesce((select version from list_version where tenant_id = ${tenantId} and list = 'metrics'), 0)::text as version`

/** The version of a tenant's figures: another one after any change of them. */
export async function figuresVersion(db: Db, tenantId: number): Promise<string> {
  const { rows } = await sql<{ version: string }>`select ${versionSql(tenantId)}`.execute(db)
  return rows[0]?.version ?? '0'
}

/** The cache of a server. */
export const figuresCache = perDatabase(() => new FiguresCache())
