import { Kysely, PostgresDialect } from 'kysely'
import { LRUCache } from 'lru-cache'
import pg from 'pg'
import { SettingsError } from '../environment.ts'
import { committing } from './after-commit.ts'
import { settingsOf, type DatabaseContext } from './context.ts'
import { startEmbedded, type Embedded } from './embedded.ts'
import { applicationRole } from './role.ts'
import { areShared, forNodes, isSpread, queryIn, tellingOf } from './shared-connections.ts'
import type { Tables } from './tables.generated.ts'

/** A query builder bound to a context; inside `write` it is the transaction. */
export type Db = Kysely<Tables>

/** The one way to the data. */
export interface Database {
  /** Queries of a context, each on any free connection. */
  reading(context: DatabaseContext): Db
  /** One transaction: all of `work` or nothing. Use only the handle given to it. */
  write<T>(context: DatabaseContext, work: (db: Db) => Promise<T>): Promise<T>
  /** A connection as the owner of the tables, beyond every policy: migrations and seeding only. */
  asOwner<T>(work: (client: pg.ClientBase) => Promise<T>): Promise<T>
  readonly kind: 'embedded' | 'server'
  /** Has somebody told how long each caller waited for a connection, in seconds. */
  onWait(tell: (seconds: number) => void): void
  /** Connections of this process: open and lent out, open and idle, and callers that wait for one. */
  connections(): { readonly busy: number; readonly idle: number; readonly waiting: number }
  stop(): Promise<void>
}

const ownerless = ''

/**
 * A report whose plan looks dear would be compiled anew each time that it is asked, which takes longer than all of the
 * report (PostgreSQL's documentation, "Just-in-Time Compilation").
 */
const plannedPlainly = 'set jit = off; '

/** Dates stay the text that the database sends; building Date objects costs four times the query of a large list. */
const asText = (value: string): string => value
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    if (oid === 1082) return asText
    if (oid === 1184 || oid === 1114) return isoInstant
    if (oid === 20) return Number
    return format === undefined ? pg.types.getTypeParser(oid) : pg.types.getTypeParser(oid, format as 'text')
  }) as pg.CustomTypesConfig['getTypeParser'],
}

/** `2026-11-21 03:42:28.12+00` as `2026-11-21T03:42:28.12Z`; connections run in UTC. */
const isoInstant = (text: string): string =>
  `${text.slice(0, 10)}T${text.slice(11).replace(/\+00(:00)?$/, '')}Z`

/**
 * Opens the database: PostgreSQL at `databaseUrl`, or the embedded one in `dataDir`.
 * @throws {DirectoryInUse} when another process holds the embedded database
 * @throws {SettingsError} when the address leads through a pooler that nothing was said of
 */
export async function openDatabase(options: {
  readonly databaseUrl: string | null
  readonly dataDir: string
  readonly poolSize: number
  /** Whether `databaseUrl` leads through a pooler that lends its connections by the transaction. */
  readonly pooled?: boolean
  /** Whoever opens it finds out itself whether its connections are shared, before anybody asks. */
  readonly unchecked?: true
}): Promise<Database> {
  const embedded = options.databaseUrl === null ? await startEmbedded(options.dataDir) : null
  // A database that is away is told of by whatever asks it first.
  if (
    options.databaseUrl !== null &&
    options.pooled !== true &&
    options.unchecked !== true &&
    (await areShared(options.databaseUrl).catch(() => false))
  )
    throw new SettingsError(
      'DATABASE_URL leads through a pooler that lends its connections by the transaction: set DATABASE_POOLER=transaction, or people could read what was asked for others.',
    )
  const config: pg.PoolConfig = {
    ...(embedded
      ? {
          host: embedded.socketDirectory,
          user: 'postgres',
          database: 'postgres',
          max: 1,
          idleTimeoutMillis: 0,
        }
      : { connectionString: options.databaseUrl ?? '', max: options.poolSize }),
    types,
    connectionTimeoutMillis: embedded ? 60_000 : 5_000,
    application_name: 'agency-portal',
  }
  return new PooledDatabase(new pg.Pool(config), embedded, options.pooled === true)
}

class PooledDatabase implements Database {
  readonly kind: 'embedded' | 'server'
  readonly #pool: pg.Pool
  readonly #embedded: Embedded | null
  /** Connections are lent by the transaction: nothing may be set on one for longer. */
  readonly #shared: boolean
  /** Over several nodes, each of which is told what a transaction may see; unknown until a connection was asked. */
  #spread: boolean | undefined
  readonly #contexts = new LRUCache<string, Db>({ max: 500 })
  /** What each connection was last told it may see. */
  readonly #told = new WeakMap<pg.ClientBase, string>()
  readonly #names = new Map<string, string>()
  /** Whose queries are prepared, or told their context. */
  readonly #changed = new WeakSet<pg.ClientBase>()
  #tellWait: (seconds: number) => void = () => undefined

  constructor(pool: pg.Pool, embedded: Embedded | null, shared: boolean) {
    this.#pool = pool
    this.#embedded = embedded
    this.#shared = shared
    if (embedded) this.#spread = false
    this.kind = embedded ? 'embedded' : 'server'
    // A connection that breaks while idle is dropped by the pool; the next query opens another.
    pool.on('error', () => undefined)
    // One that breaks while it is lent out fails the query that runs on it; without a listener it would end the process too.
    pool.on('connect', (client) => client.on('error', () => undefined))
  }

  reading(context: DatabaseContext): Db {
    const key = settingsOf(context).join('|')
    const known = this.#contexts.get(key)
    if (known) return known
    const db = new Kysely<Tables>({
      dialect: new PostgresDialect({
        pool: { options: {}, connect: () => this.#connect(key), end: async () => undefined },
      }),
    })
    this.#contexts.set(key, db)
    return db
  }

  write<T>(context: DatabaseContext, work: (db: Db) => Promise<T>): Promise<T> {
    const transaction = this.reading(context).transaction()
    return committing((within) => transaction.execute(within), work)
  }

  async asOwner<T>(work: (client: pg.ClientBase) => Promise<T>): Promise<T> {
    const client = await this.#lent()
    try {
      const told = this.#told.get(client)
      if (!this.#shared && told !== ownerless)
        await client.query(`${told === undefined ? plannedPlainly : ''}reset role`)
      this.#told.set(client, ownerless)
      return await work(client)
    } finally {
      client.release()
    }
  }

  connections() {
    const { totalCount, idleCount, waitingCount } = this.#pool
    return { busy: totalCount - idleCount, idle: idleCount, waiting: waitingCount }
  }

  onWait(tell: (seconds: number) => void): void {
    this.#tellWait = tell
  }

  /** A connection, once one is free. */
  async #lent(): Promise<pg.PoolClient> {
    const since = performance.now()
    const client = await this.#pool.connect()
    this.#tellWait((performance.now() - since) / 1000)
    return client
  }

  async stop(): Promise<void> {
    await this.#pool.end()
    await this.#embedded?.stop()
  }

  /** A connection that sees what `key` allows; it costs a round trip only when it saw something else before. */
  async #connect(key: string): Promise<pg.PoolClient> {
    const client = await this.#lent()
    try {
      this.#spread ??= await isSpread(client)
      const told = this.#told.get(client)
      if (this.#shared || this.#spread) {
        this.#told.set(client, key)
        this.#tellEach(client)
        return client
      }
      if (told === key) return client
      const [tenant, clients] = key.split('|')
      await client.query(
        `${told === undefined || told === ownerless ? `set role portal_app; set timezone = 'UTC'; ${plannedPlainly}` : ''}` +
          `select set_config('app.tenant', '${Number(tenant)}', false), set_config('app.clients', ${pg.escapeLiteral(clients ?? '0')}, false)`,
      )
      this.#told.set(client, key)
      this.#name(client)
      return client
    } catch (error) {
      client.release(true)
      throw error
    }
  }

  /** Makes the connection tell each transaction, and each statement outside of one, what it may see. */
  #tellEach(client: pg.PoolClient): void {
    if (this.#changed.has(client)) return
    this.#changed.add(client)
    const plain = client.query.bind(client) as (...args: unknown[]) => unknown
    let inTransaction = false
    const telling = (...args: unknown[]): unknown => {
      const [asked, values] = args
      const key = this.#told.get(client)
      if (key === undefined || key === ownerless || typeof asked !== 'string') return plain(...args)
      const [tenant = '', clients = '0'] = key.split('|')
      const told = [applicationRole, tenant, clients] as const
      const context = { told, isSpread: this.#spread === true }
      const text = context.isSpread ? forNodes(asked, tenant) : asked
      if (/^(begin|start transaction)\b/.test(text)) {
        inTransaction = true
        return plain(`${text}; ${tellingOf(context)}`)
      }
      if (!inTransaction) return queryIn(client, context, text, Array.isArray(values) ? values : [])
      if (text === 'commit' || text === 'rollback') inTransaction = false
      return plain(text, ...args.slice(1))
    }
    client.query = telling as typeof client.query
  }

  /** Gives each query text a prepared statement of its own on the connection. */
  #name(client: pg.PoolClient): void {
    if (this.#changed.has(client)) return
    this.#changed.add(client)
    const plain = client.query.bind(client) as (...args: unknown[]) => unknown
    const named = (...args: unknown[]): unknown => {
      const [text, values] = args
      if (typeof text !== 'string' || !Array.isArray(values)) return plain(...args)
      const name = this.#nameOf(text)
      return name === undefined ? plain(...args) : plain({ name, text, values })
    }
    client.query = named as typeof client.query
  }

  /**
   * undefined once there are many texts: a connection keeps every statement it
   * has prepared. Also for a limit that is a parameter: a plan kept for all its
   * values takes it for a tenth of the rows, and is 15 times slower at worst.
   * Planning any other statement anew costs a point read half its time.
   */
  #nameOf(text: string): string | undefined {
    const known = this.#names.get(text)
    if (known || this.#names.size >= 500 || text.length > 20_000 || /\b(limit|offset) \$\d/.test(text))
      return known
    const name = `p${this.#names.size}`
    this.#names.set(text, name)
    return name
  }
}
