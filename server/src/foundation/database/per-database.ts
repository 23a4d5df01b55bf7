import type { Database } from './database.ts'

/**
 * What a server keeps in memory: a server has one database, a process may run several servers, and none may be answered
 * with what another one kept.
 *
 * @param make makes what is kept, when it is first asked for
 * @returns what belongs to a database
 */
export function perDatabase<T>(make: () => T): (database: Database) => T {
  const kept = new WeakMap<Database, { readonly it: T }>()
  return (database) => {
    const held = kept.get(database) ?? { it: make() }
    kept.set(database, held)
    return held.it
  }
}
