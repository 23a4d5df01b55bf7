import pg from 'pg'
import { codeOf, isDatabaseGone } from '../http/failures.ts'
import { reasonOf } from '../outside/reason-of.ts'
import { log } from '../log.ts'
import type { DatabaseContext } from './context.ts'
import { openDatabase, type Database, type Db } from './database.ts'
import { writesOf, type Writer } from './own-writes.ts'
import { ReplicaLag } from './replica-lag.ts'
import { areShared } from './shared-connections.ts'

/** Why the database itself answered what the replica could have. */
export type Passed = 'away' | 'behind' | 'own write' | 'failed'

/** What `DATABASE_REPLICA_URL` and its like decide. */
export interface ReplicaSettings {
  readonly url: string
  /** Seconds by which it may be behind and still be read. */
  readonly mostBehind: number
}

/** Where something may be read that need not be of this second. */
interface Aside {
  readonly db: Db
  /** The instant up to which everything is there. */
  readonly copiedAt: string
}

interface Options {
  readonly primary: Database
  readonly primaryUrl: string
  readonly settings: ReplicaSettings
  readonly poolSize: number
  readonly pooled: boolean
}

const checkedEvery = 1000

/**
 * A streaming replica of the database that reports are read from, while it is there, no more than a few seconds
 * behind, and has what its reader wrote. It is asked under the same role and row-level security; a server that is
 * not in recovery (a replica that was promoted, the primary itself) is never asked, so that nothing is ever written.
 */
export class Replica {
  readonly #options: Options
  readonly #copy: Database
  /** Two connections of its own, so that looking after it waits for nobody's query. */
  readonly #watched: { readonly primary: pg.Pool; readonly replica: pg.Pool }
  readonly #lag = new ReplicaLag()
  #timer: NodeJS.Timeout | undefined
  #checking: Promise<void> | null = null
  #identified = false
  #unusable: Passed | null = 'away'
  #said = false
  #tell: (from: 'replica' | Passed) => void = () => undefined

  private constructor(options: Options, copy: Database) {
    this.#options = options
    this.#copy = copy
    const watching = (connectionString: string): pg.Pool => {
      const pool = new pg.Pool({
        connectionString,
        max: 1,
        connectionTimeoutMillis: 2_000,
        query_timeout: 2_000,
        application_name: 'agency-portal replica',
      })
      pool.on('error', () => undefined)
      pool.on('connect', (client) => client.on('error', () => undefined))
      return pool
    }
    this.#watched = { primary: watching(options.primaryUrl), replica: watching(options.settings.url) }
  }

  /** Opens it, and looks after it every second. One that is away now may be there later. */
  static async open(options: Options): Promise<Replica> {
    const { settings, poolSize } = options
    const copy = await openDatabase({
      databaseUrl: settings.url,
      dataDir: '',
      poolSize,
      pooled: options.pooled,
      unchecked: true,
    })
    const replica = new Replica(options, copy)
    await replica.check()
    replica.#timer = setInterval(() => void replica.check(), checkedEvery).unref()
    return replica
  }

  /** Seconds by which it is behind at most; null while that is not known. */
  get behind(): number | null {
    return this.#lag.behind(Date.now())
  }

  /** Has somebody told of every read that it could have answered, and who did. */
  onRead(tell: (from: 'replica' | Passed) => void): void {
    this.#tell = tell
  }

  /**
   * Does a read that may be some seconds old: at the replica, or at the database itself where the replica is away, too
   * far behind, lacks what this reader wrote, or breaks in the middle.
   * @param reader null for nobody in particular, who wrote nothing
   * @param work may run twice
   */
  async read<T>(
    context: DatabaseContext,
    reader: Writer | null,
    work: (db: Db, copiedAt: string | null) => Promise<T>,
  ): Promise<{ readonly value: T; readonly copiedAt: string | null }> {
    const found = await this.#asideOf(context, reader)
    if (typeof found !== 'string') {
      try {
        const value = await work(found.db, found.copiedAt)
        this.#tell('replica')
        return { value, copiedAt: found.copiedAt }
      } catch (error) {
        if (!isReplicas(error)) throw error
        log.warn({ err: error }, 'A read of the replica broke off, and the primary answered')
        this.#tell('failed')
        if (isDatabaseGone(error)) this.#say('away', reasonOf(error))
      }
    } else this.#tell(found)
    return { value: await work(this.#options.primary.reading(context), null), copiedAt: null }
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer)
    await this.#checking
    await Promise.allSettled([this.#watched.primary.end(), this.#watched.replica.end(), this.#copy.stop()])
  }

  async #asideOf(context: DatabaseContext, reader: Writer | null): Promise<Aside | Passed> {
    const behind = this.behind
    if (this.#unusable !== null) return this.#unusable
    if (behind === null || behind > this.#options.settings.mostBehind) return 'behind'
    const copiedAt = new Date(Date.now() - behind * 1000).toISOString()
    const db = this.#copy.reading(context)
    if (reader === null) return { db, copiedAt }
    try {
      const [wrote, there] = await Promise.all([
        writesOf(this.#options.primary.reading(context), reader),
        writesOf(db, reader),
      ])
      return there >= wrote ? { db, copiedAt } : 'own write'
    } catch (error) {
      if (!isReplicas(error)) throw error
      this.#say('away', reasonOf(error))
      return 'away'
    }
  }

  /** Looks how far behind it is, now; whoever asks meanwhile gets the same look. */
  check(): Promise<void> {
    this.#checking ??= this.#look().finally(() => {
      this.#checking = null
    })
    return this.#checking
  }

  async #look(): Promise<void> {
    const { primary, replica } = this.#watched
    const at = Date.now()
    try {
      await this.#identify()
      const [written, replayed] = await Promise.all([
        lsnOf(primary, 'select pg_current_wal_lsn() as lsn'),
        lsnOf(replica, 'select case when pg_is_in_recovery() then pg_last_wal_replay_lsn() end as lsn'),
      ])
      if (written === null) return
      if (replayed === null) {
        this.#identified = false
        throw new Error('it is no replica, or none any more')
      }
      this.#lag.note(at, written, replayed)
      const behind = this.behind
      const { mostBehind } = this.#options.settings
      if (behind === null || behind > mostBehind) this.#say('behind', `more than ${mostBehind} s behind`)
      else this.#say(null, '')
    } catch (error) {
      this.#say('away', reasonOf(error))
    }
  }

  /** Once it is there: that it holds this database, and that its connections are lent as was said. */
  async #identify(): Promise<void> {
    if (this.#identified) return
    const { primary, replica } = this.#watched
    const identity =
      'select (select system_identifier from pg_control_system()), oid from pg_database where datname = current_database()'
    const [own, other] = await Promise.all([primary.query(identity), replica.query(identity)])
    if (JSON.stringify(own.rows) !== JSON.stringify(other.rows))
      throw new Error('it is a copy of another database')
    if (!this.#options.pooled && (await areShared(this.#options.settings.url)))
      throw new Error(
        'it is behind a pooler that lends its connections by the transaction: DATABASE_POOLER=transaction',
      )
    this.#identified = true
  }

  #say(unusable: Passed | null, why: string): void {
    if (this.#said && this.#unusable === unusable) return
    this.#said = true
    this.#unusable = unusable
    if (unusable === null) log.warn('Reports that may be some seconds old are read from the replica')
    else log.warn({ why }, 'Reports are read from the primary: the replica is not used')
  }
}

/** Errors that are the replica's own: it is gone, its query was in the way of what it replays, or was told to write. */
const isReplicas = (error: unknown): boolean =>
  isDatabaseGone(error) || ['40001', '40P01', '25006'].includes(codeOf(error))

async function lsnOf(pool: pg.Pool, query: string): Promise<bigint | null> {
  const { rows } = await pool.query<{ readonly lsn: string | null }>(query)
  const [high, low] = (rows[0]?.lsn ?? '').split('/')
  return high && low ? (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`) : null
}
