import type { Database } from '../database/database.ts'

/** What the database knows of a stored file. */
export interface KnownFile {
  readonly key: string
  readonly size: number
  /** Hexadecimal. */
  readonly sha256: string
  /** Whether it was removed so long ago that its bytes may go. */
  readonly longGone: boolean
}

/** Of some keys, those that the database knows. */
export type KnownFiles = (keys: readonly string[]) => Promise<readonly KnownFile[]>

/** Days for which the bytes of a removed file are kept, in case it was removed by mistake. */
const keptAfterRemoval = 30

/** Asks the database itself. */
export const knownTo =
  (database: Pick<Database, 'asOwner'>): KnownFiles =>
  async (keys) => {
    const { rows } = await database.asOwner((client) =>
      client.query<{ key: string; size: string; sha256: string; long_gone: boolean }>(
        `select storage_key as key, min(size) as size, min(sha256) as sha256,
           bool_and(deleted_at is not null and deleted_at < now() - make_interval(days => $2)) as long_gone
         from file where storage_key = any ($1::text[]) group by storage_key`,
        [keys, keptAfterRemoval],
      ),
    )
    return rows.map(({ key, size, sha256, long_gone }) => ({
      key,
      size: Number(size),
      sha256,
      longGone: long_gone,
    }))
  }

/** Keys of files that were removed long ago, but not so long that their bytes must have gone. */
export async function lately(database: Pick<Database, 'asOwner'>, days: number): Promise<readonly string[]> {
  const { rows } = await database.asOwner((client) =>
    client.query<{ key: string }>(
      `select storage_key as key from file
       where deleted_at < now() - make_interval(days => $1) and deleted_at > now() - make_interval(days => $1 + $2)`,
      [keptAfterRemoval, days],
    ),
  )
  return rows.map(({ key }) => key)
}
