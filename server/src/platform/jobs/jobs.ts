import { CompiledQuery } from 'kysely'
import pg from 'pg'
import { PgBoss, type Db as BossDb } from 'pg-boss'
import { agencyTimeZone } from '@portal/core/foundation/format'
import { afterCommitOf } from '../../foundation/database/after-commit.ts'
import type { Database, Db } from '../../foundation/database/database.ts'
import { requestId, underRequest } from '../../foundation/log.ts'
import { isDatabaseGone } from '../../foundation/http/failures.ts'
import { noteMail } from '../../foundation/http/mail-in-answer.ts'
import type { Services } from '../../foundation/http/operation.ts'
import type { JobKind } from './job.ts'
import { beat, putBack, silence } from './left-behind.ts'
import { wakesToCome } from './wakes-to-come.ts'

declare module '../../foundation/services.ts' {
  interface Services {
    readonly jobs: Jobs
  }
}

/** The queue: work that survives a restart, is retried, and is done once even by several servers. */
export interface Jobs {
  /** Begins to work. */
  begin(services: Services): Promise<void>
  /**
   * Puts work on the queue in the caller's own transaction: it is done only if
   * that is committed, and begins at once then, or at its moment.
   * @param when the moment before which it must not begin
   */
  enqueue<D extends object>(db: Db, kind: JobKind<D>, data: D, when?: Date): Promise<void>
  /** Looks for work of a kind now rather than at the next turn; what is enqueued here is looked for by itself. */
  wake(kind: Pick<JobKind, 'name'>): void
  /** Work that is not done, of all processes, by kind and state. */
  counts(): Promise<readonly JobCount[]>
  /** Work under way that takes long looks at it, and throws to be tried again by the next process. */
  readonly stopping: AbortSignal
  stop(): Promise<void>
}

/** How much work of a kind is in a state: `created`, `retry`, `active` or `failed`. */
export interface JobCount {
  readonly kind: string
  readonly state: string
  readonly count: number
  /** Seconds since the oldest of it was due; 0 where none is due, or it is under way. */
  readonly late: number
}

/** Seconds between two looks at a queue that nobody woke. */
const turn = 15
/** Seconds between two looks for work whose process is gone; with `silence` it is taken up within 15. */
const lookForLeft = 3
/** Seconds that work under way is given to end when the server stops. */
const patience = 10

interface Opening {
  /** Whether work that comes round is begun by this process; what is enqueued is done by each. */
  readonly byTheClock: boolean
  /** Told of every attempt that failed. */
  failed(error: unknown, kind: string): void
  /** Told how long each attempt took, in seconds. */
  took(kind: string, seconds: number): void
}

/**
 * Opens the queue. Nothing is worked on before `begin`.
 */
export async function openJobs(
  database: Database,
  kinds: readonly JobKind<never>[],
  { byTheClock, failed, took }: Opening,
): Promise<Jobs> {
  const boss = new PgBoss({
    db: ownerOf(database),
    backend: database.kind === 'embedded' ? 'pglite' : 'postgres',
    schedule: byTheClock,
    monitorVacuum: false,
    reindex: false,
  })
  boss.on('error', (error) => failed(error, 'queue'))
  await boss.start()
  await database.asOwner((client) => client.query(mayEnqueue))
  for (const kind of kinds) {
    if (kind.givenUp) await boss.createQueue(givenUpOf(kind), sayingSo)
    await boss.createQueue(kind.name)
  }
  const workers = new Map<string, string>()
  const toCome = wakesToCome()
  const stopping = new AbortController()
  const wake = (kind: string): void => {
    const worker = workers.get(kind)
    if (worker !== undefined) boss.notifyWorker(worker)
  }
  // One for each kind, so that a transaction which leaves a thousand of it has it looked for once.
  const wakers = new Map(kinds.map(({ name }) => [name, () => wake(name)]))
  const takeUp = async (which: 'all' | 'silent'): Promise<void> => {
    try {
      for (const kind of await putBack(database, which)) wake(kind)
    } catch (error) {
      if (!isDatabaseGone(error)) failed(error, 'queue')
    }
  }
  let taking: Promise<void> = Promise.resolve()
  let looking: NodeJS.Timeout | undefined
  return {
    stopping: stopping.signal,
    async begin(services) {
      // The embedded database has this one process: what is under way there was left by an earlier one.
      await takeUp(database.kind === 'embedded' ? 'all' : 'silent')
      for (const kind of kinds) {
        workers.set(kind.name, await workOn(boss, kind, services, { byTheClock, failed, took }))
        const { givenUp } = kind
        if (givenUp)
          await workThrough(boss, givenUpOf(kind), (data) => givenUp.call(kind, data, services), {
            failed,
            took,
          })
      }
      looking = setInterval(() => {
        taking = taking.then(() => takeUp('silent'))
      }, lookForLeft * 1000)
      looking.unref()
    },
    async enqueue(db, kind, data, when) {
      if (kind.mails) noteMail()
      await boss.send(
        kind.name,
        { ...data, ...askedBy() },
        {
          ...options(kind),
          ...(when ? { startAfter: when } : {}),
          db: {
            executeSql: async (text, values) => ({
              rows: (await db.executeQuery(CompiledQuery.raw(text, values ?? []))).rows,
            }),
          },
        },
      )
      const waker = wakers.get(kind.name)
      if (waker) afterCommitOf(db, when ? () => toCome.at(when, waker) : waker)
    },
    wake: (kind) => wake(kind.name),
    counts: () =>
      database.asOwner(async (client) => {
        const { rows } = await client.query<JobCount>(
          `select name as kind, state::text as state, count(*)::integer as count,
             coalesce(max(extract(epoch from now() - start_after)) filter (where state in ('created', 'retry') and start_after < now()), 0)::float as late
           from pgboss.job where state in ('created', 'retry', 'active', 'failed') group by 1, 2`,
        )
        return rows
      }),
    async stop() {
      stopping.abort()
      clearInterval(looking)
      toCome.stop()
      await taking
      await boss.stop({ graceful: true, timeout: patience * 1000, close: false })
    },
  }
}

/** Work is put on the queue in the transactions of calls, which run as this role. */
const mayEnqueue = `
grant usage on schema pgboss to portal_app;
grant select, insert, update on all tables in schema pgboss to portal_app;
grant execute on all functions in schema pgboss to portal_app;
`

/** Starts the worker of a kind, and its clock if it has one; answers the worker's id. */
async function workOn(
  boss: PgBoss,
  kind: JobKind<never>,
  services: Services,
  { byTheClock, failed, took }: Opening,
): Promise<string> {
  if (byTheClock && kind.every !== undefined) {
    await boss.schedule(kind.name, kind.every, {}, { tz: agencyTimeZone, ...options(kind) })
  }
  return workThrough(boss, kind.name, (data) => kind.run(data, services), { failed, took })
}

/** Where work goes of which no attempt is left. */
const givenUpOf = ({ name }: Pick<JobKind, 'name'>): string => `${name}.given-up`

/** Saying so is short, and waits for a database that was away. */
const sayingSo = {
  retryLimit: 10,
  retryDelay: 15,
  retryBackoff: true,
  expireInSeconds: 60,
  heartbeatSeconds: silence,
}

/** Does what lies in a queue, one after the other; answers the worker's id. */
async function workThrough(
  boss: PgBoss,
  queue: string,
  work: (data: never) => Promise<void>,
  { failed, took }: Pick<Opening, 'failed' | 'took'>,
): Promise<string> {
  let worker: string | null = null
  worker = await boss.work<Left>(
    queue,
    { pollingIntervalSeconds: turn, batchSize: 1, heartbeatRefreshSeconds: beat },
    async ([job]) => {
      if (!job) return
      const since = performance.now()
      try {
        const { requestId: id = job.id, ...data } = job.data
        // What was put on the queue for a kind is what it is given.
        await underRequest(id, () => work(data as never))
      } catch (error) {
        failed(error, queue)
        throw error
      } finally {
        took(queue, (performance.now() - since) / 1000)
        // More may wait behind it: only an empty queue is left alone for a turn.
        if (worker !== null) boss.notifyWorker(worker)
      }
    },
  )
  return worker
}

/** What lies on the queue beside the data of a kind: whose request left it. */
interface Left {
  readonly requestId?: string
}

const askedBy = (): Left => {
  const id = requestId()
  return id === null ? {} : { requestId: id }
}

const options = (kind: Pick<JobKind, 'name' | 'retries' | 'limit' | 'givenUp'>) => ({
  retryLimit: kind.retries.most,
  retryDelay: kind.retries.firstWait,
  retryBackoff: true,
  expireInSeconds: kind.limit,
  heartbeatSeconds: silence,
  ...(kind.givenUp ? { deadLetter: givenUpOf(kind) } : {}),
})

/** The queue's own tables belong to the owner; it expects dates as the driver makes them, not as text. */
const ownerOf = (database: Database): BossDb => ({
  executeSql: (text, values) =>
    database.asOwner(async (client) => {
      try {
        // Several statements at once answer several results, which the declared type does not know.
        const answer: unknown = await client.query({ text, ...(values ? { values } : {}), types: pg.types })
        const results = Array.isArray(answer) ? answer : [answer]
        return { rows: results.flatMap((result: pg.QueryResult) => result.rows ?? []) }
      } catch (error) {
        // Its statements open transactions of their own; the connection goes back to the pool without one.
        await client.query('rollback').catch(() => undefined)
        throw error
      }
    }),
})
