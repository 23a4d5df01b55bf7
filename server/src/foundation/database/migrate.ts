import { readdirSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { Kysely, PostgresAdapter, PostgresDialect, sql } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'
import pg from 'pg'
import { log } from '../log.ts'
import { grantRights, prepareRole } from './application-role.ts'
import type { Database } from './database.ts'
import { hasSpreadTables, migrateOnNodes } from './nodes/migrate-on-nodes.ts'
import { numberApart } from './nodes/place-tables.ts'

const folder = new URL('./migrations/', import.meta.url)

/** By their numbers, however many digits these have: `992-…` before `1000-…`. */
const byNumber = (one: string, other: string): number =>
  Number.parseInt(one, 10) - Number.parseInt(other, 10) || (one < other ? -1 : Number(one > other))

/**
 * The SQL of every migration by the name of its file, `151-tactics`: in the
 * order of their numbers in a new database. A name never changes once it is released.
 *
 * @throws when a file of the folder exports no text: a mistake in it, found at start
 */
async function readMigrations(): Promise<Readonly<Record<string, string>>> {
  const files = readdirSync(folder).filter((file) => /^\d{3,}-.*\.ts$/.test(file))
  const read = files.toSorted(byNumber).map(async (file): Promise<[string, string]> => {
    const exported: Readonly<Record<string, unknown>> = await import(new URL(file, folder).href)
    const [text] = Object.values(exported)
    if (typeof text !== 'string') throw new Error(`The migration ${file} exports no SQL.`)
    return [file.replace(/\.ts$/, ''), text]
  })
  return Object.fromEntries(await Promise.all(read))
}

/** The steps of this release, in their order. */
export const migrations = await readMigrations()

/** Of the number that a name begins with: 3 of `992-…`. */
const digitsOf = (name: string): number => name.indexOf('-')

/** How long a step waits for a table that others use, and how often it is begun anew: while it waits, they wait behind it. */
export interface Patience {
  /** Milliseconds. */
  readonly lockTimeout: number
  readonly tries: number
}

/** The lock of releases before this one too, which a rolling upgrade starts beside it. */
const migrationLock = '3853314791062309107'

/**
 * The migrator's own lock belongs to a connection and is given back outside of the transaction. Behind a pooler that
 * lends its connections by the transaction another connection is asked to give it back, and whoever starts next waits
 * for the first one, which nobody uses. `migrate` takes a lock that ends with its transaction.
 */
class WithoutLockOfConnection extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    const nothing = async (): Promise<void> => undefined
    return Object.assign(new PostgresAdapter(), {
      acquireMigrationLock: nothing,
      releaseMigrationLock: nothing,
    })
  }
}

/** PostgreSQL's code for a lock that was not to be had in time. */
const lockNotAvailable = '55P03'

/**
 * Brings the database to the newest schema, and the application's role to the rights it needs there. Two servers that start at once apply each step once.
 * Steps of a later release, which another process has applied, are left alone. Where tables lie on several nodes, new ones are given to them.
 * @param steps those of another release, by their names
 * @returns the names of the steps applied now
 * @throws {SettingsError} when the owner may not act as the application's role
 * @throws the database's error; a step that fails leaves nothing behind
 */
export async function migrate(
  database: Database,
  { lockTimeout, tries }: Patience = { lockTimeout: 10_000, tries: 6 },
  steps: Readonly<Record<string, string>> = migrations,
): Promise<readonly string[]> {
  const lengths = [...new Set(Object.keys(steps).map(digitsOf))].toSorted((one, other) => one - other)
  return database.asOwner(async (client) => {
    await prepareRole(client)
    const onNodes = await hasSpreadTables(client)
    const pool = {
      options: {},
      connect: async () => ({ query: client.query.bind(client), release: () => undefined }),
      end: async () => undefined,
    }
    const kysely = new Kysely<unknown>({ dialect: new WithoutLockOfConnection({ pool }) })
    /** Those up to a number of digits: the migrator puts names in the order of letters, in which 1000 is before 992. */
    const upTo = (digits: number) => ({
      getMigrations: async () =>
        Object.fromEntries([
          ...(await appliedIn(client)).map((name): [string, Migration] => [
            name,
            { up: async () => undefined },
          ]),
          ...Object.entries(steps)
            .filter(([name]) => digitsOf(name) <= digits)
            .map(([name, text]): [string, Migration] => [
              name,
              {
                up: async (db) => {
                  await sql.raw(`set local lock_timeout = ${lockTimeout}`).execute(db)
                  if (onNodes) await migrateOnNodes(client, text)
                  else await sql.raw(text).execute(db)
                },
              },
            ]),
        ]),
    })
    const bringUp = (): Promise<readonly string[]> =>
      kysely.transaction().execute(async (db) => {
        await sql.raw(`select pg_advisory_xact_lock(${migrationLock})`).execute(db)
        const applied: string[] = []
        const there = new Set(await appliedIn(client))
        for (const digits of lengths) {
          // To find nothing to do the migrator reads every column of the database twice.
          const names = Object.keys(steps).filter((name) => digitsOf(name) <= digits)
          if (names.every((name) => there.has(name))) continue
          // Steps of different areas do not build on each other and may arrive in any order.
          const migrator = new Migrator({ allowUnorderedMigrations: true, db, provider: upTo(digits) })
          const { error, results = [] } = await migrator.migrateToLatest()
          if (error !== undefined) throw error
          for (const { status, migrationName } of results)
            if (status === 'Success') applied.push(migrationName)
        }
        return applied
      })
    for (let tried = 1; ; tried++) {
      try {
        const applied = await bringUp()
        if (onNodes) await numberApart(client)
        await grantRights(client)
        return applied
      } catch (error) {
        const waited = error instanceof pg.DatabaseError && error.code === lockNotAvailable
        if (!waited || tried >= tries) throw error
        log.warn({ err: error }, 'A migration waited too long for a table that is in use, and is begun anew')
        await pause(lockTimeout / 5)
      }
    }
  })
}

/** Names of the steps that the database has; none before the first. */
async function appliedIn(client: pg.ClientBase): Promise<readonly string[]> {
  const { rows: there } = await client.query<{ found: boolean }>(
    "select to_regclass('kysely_migration') is not null as found",
  )
  if (there[0]?.found !== true) return []
  const { rows } = await client.query<{ name: string }>('select name from kysely_migration')
  return rows.map(({ name }) => name)
}

/** Whether every migration is applied. */
export async function isMigrated(database: Database): Promise<boolean> {
  return database.asOwner(async (client) => {
    const found = await client.query<{ name: string }>('select name from kysely_migration')
    const applied = new Set(found.rows.map((row) => row.name))
    return Object.keys(migrations).every((name) => applied.has(name))
  })
}
