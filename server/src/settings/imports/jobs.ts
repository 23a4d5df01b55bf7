import { rm } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { wholeTenant } from '../../foundation/database/context.ts'
import type { Database } from '../../foundation/database/database.ts'
import { countGrownTables } from '../../foundation/database/statistics.ts'
import { codeOf } from '../../foundation/http/failures.ts'
import { apply } from './apply.ts'
import { TurnedBad, Unseen } from './turned-bad.ts'
import { askerOf, type Asking, type RecordCalls } from './entries/asker.ts'
import { check, refusal } from './check.ts'
import { Canceled, Job, Overtaken, Stopped } from './job.ts'
import { Unreadable } from '../../foundation/spreadsheets/read/unreadable.ts'
import { readIn, type IncomingFile } from './read-in.ts'
import { recover, stillWorkingOn } from './recover.ts'
import type { Run, RunResult, RunStatus } from './run.ts'
import { startOver, unpack, unstage } from './staging.ts'
import type { SendLater } from './tell-of-budgets.ts'
import { undo, unmark } from './undo.ts'
import { log } from '../../foundation/log.ts'

declare module '../../foundation/services.ts' {
  interface Services {
    readonly imports: ImportJobs
  }
}

/** Milliseconds between two looks for imports whose process has gone. */
const lookEvery = 30_000

const sentences = {
  stopped:
    'The server was stopped while this import was under way. Nothing was written; import the file again.',
  overtaken:
    'Somebody changed one of the same records at the same moment. Nothing was written; import the file again.',
  unseen:
    'What the file would do is not what you saw: records changed since it was checked. Nothing was written. Look below, and apply it again.',
  forgotten: 'The file was checked and not imported within seven days.',
  broken: 'Something went wrong on our side. Nothing was written; please import the file again.',
} as const

/** The imports that run in this process, one after the other: they share the machine with everyone else's work. */
class ImportJobs {
  readonly #database: Database
  readonly #stopping = new AbortController()
  readonly #waiting = new Map<number, Run>()
  readonly #timer: NodeJS.Timeout
  readonly #ring: (tenantId: number, userId: number) => void
  readonly #sendLater: SendLater
  readonly #operations: RecordCalls
  #last: Promise<void>
  #tidying: Promise<void> = Promise.resolve()

  /**
   * @param ring tells a user's open portals that there is something new
   * @param sendLater has programs told of budgets
   * @param operations the server's answers to calls, by name: entries of lists are written by them
   */
  constructor(
    database: Database,
    ring: (tenantId: number, userId: number) => void,
    sendLater: SendLater,
    operations: RecordCalls,
  ) {
    this.#operations = operations
    this.#sendLater = sendLater
    this.#database = database
    this.#ring = ring
    // Imports that an earlier process left are settled before a new one begins.
    this.#last = this.#recover('all')
    this.#timer = setInterval(() => void this.#recover('abandoned'), lookEvery)
    this.#timer.unref()
  }

  /** Reads and checks a file, which is removed afterwards. */
  read(run: Run, file: IncomingFile, asking: Asking): void {
    this.#enqueue(run, asking, async (job) => {
      try {
        const { job: read, figures } = await readIn(job, file, this.#stopping.signal)
        await check(read, figures)
      } finally {
        await rm(file.path, { force: true })
      }
    })
  }

  /** Checks the staged rows again, after the columns were matched by hand. */
  recheck(run: Run, asking: Asking): void {
    this.#enqueue(run, asking, async (job) => {
      await unpack(job)
      await check(job)
    })
  }

  /** Writes a checked import in the name of a user. */
  apply(run: Run, asking: Asking): void {
    this.#enqueue(run, asking, async (job) => {
      try {
        for (const told of await apply(job, asking.person.id, this.#sendLater)) this.#ring(run.tenantId, told)
        this.#tidy(run)
      } catch (error) {
        if (!(error instanceof Unseen)) throw error
        await undo(this.#database, run)
        await startOver(job)
        await check(job, null, sentences.unseen)
      }
    })
  }

  /** Removes the rows of an import that was dropped. */
  drop(run: Run): void {
    this.#enqueue(run, null, () => unstage(this.#database, run))
  }

  /** Ends what runs as a failed import, and waits until it is settled. */
  async stop(): Promise<void> {
    clearInterval(this.#timer)
    this.#stopping.abort()
    await this.#last
    await this.#tidying
  }

  #enqueue(run: Run, asking: Asking | null, work: (job: Job) => Promise<void>): void {
    const asker = asking && { ...askerOf(asking), operations: this.#operations }
    this.#waiting.set(run.id, run)
    this.#last = this.#last.then(async () => {
      const job = new Job(run, this.#database, this.#stopping.signal, asker)
      try {
        if (this.#stopping.signal.aborted) throw new Stopped()
        await work(job)
      } catch (error) {
        await this.#settle(job, error)
      } finally {
        this.#waiting.delete(run.id)
      }
    })
  }

  /** Once the records are there, beside the imports that follow; what is not done is done by the next start. */
  #tidy(run: Tidied): void {
    this.#tidying = this.#tidying.then(async () => {
      try {
        await countGrownTables(this.#database)
        await unmark(this.#database, run, this.#stopping.signal)
        await unstage(this.#database, run, this.#stopping.signal)
      } catch (error) {
        log.error({ err: error }, 'Tidying up after an import failed and is repeated at the next start')
      }
    })
  }

  /** Takes back what an import that did not end well has written, and says so in its run. */
  async #settle(job: Job, error: unknown): Promise<void> {
    const end = endOf(error)
    if (end.message === sentences.broken) log.error({ err: error }, 'An import failed')
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      try {
        await undo(this.#database, job.run)
        await close(this.#database, job.run, end)
        if (end.status !== 'refused') await unstage(this.#database, job.run)
        return
      } catch (failure) {
        if (attempt === 5 || this.#stopping.signal.aborted)
          log.error({ err: failure }, 'An import could not be settled; the next start does it')
        else await pause(1000 * attempt)
        if (this.#stopping.signal.aborted) return
      }
    }
  }

  async #recover(which: 'all' | 'abandoned'): Promise<void> {
    try {
      await stillWorkingOn(this.#database, [...this.#waiting.values()])
      for (const run of await recover(this.#database, which)) {
        if (run.status === 'done') {
          this.#tidy(run)
          continue
        }
        await undo(this.#database, run)
        const end = abandonedEnd(run.status)
        if (end) await close(this.#database, run, end)
        await unstage(this.#database, run)
      }
    } catch (error) {
      log.error({ err: error }, 'Imports of an earlier process could not be settled yet')
    }
  }
}

type Tidied = Pick<Run, 'id' | 'tenantId'> & Partial<Pick<Run, 'rowsTotal'>>

interface End {
  readonly status: RunStatus
  readonly message: string | null
  readonly result: RunResult | null
}

function endOf(error: unknown): End {
  if (error instanceof TurnedBad)
    return { status: 'refused', message: refusal(error.result.badRowCount), result: error.result }
  if (error instanceof Unreadable) return { status: 'refused', message: error.message, result: null }
  if (error instanceof Canceled) return { status: 'canceled', message: null, result: null }
  if (error instanceof Stopped) return { status: 'failed', message: sentences.stopped, result: null }
  const overtaken =
    error instanceof Overtaken || ['23505', '23503', '40001', '40P01'].includes(String(codeOf(error)))
  return { status: 'failed', message: overtaken ? sentences.overtaken : sentences.broken, result: null }
}

async function close(
  database: Database,
  run: { readonly tenantId: number; readonly id: number },
  { status, message, result }: End,
): Promise<void> {
  await database
    .reading(wholeTenant(run.tenantId))
    .updateTable('import_run')
    .set({
      status,
      message,
      finished_at: sql<string>`now()`,
      result: result === null ? null : JSON.stringify(result),
    })
    .where('tenant_id', '=', run.tenantId)
    .where('id', '=', run.id)
    .where('status', 'in', ['reading', 'writing', 'checked'])
    .execute()
}

/** How an import ends on which nobody works any more; null when it has ended. */
function abandonedEnd(status: RunStatus): End | null {
  if (status === 'reading' || status === 'writing')
    return { status: 'failed', message: sentences.stopped, result: null }
  return status === 'checked' ? { status: 'canceled', message: sentences.forgotten, result: null } : null
}

/** Takes up what earlier processes left, and then whatever is asked for. */
export const startImportJobs = (
  database: Database,
  ring: (tenantId: number, userId: number) => void,
  sendLater: SendLater,
  operations: RecordCalls,
): ImportJobs => new ImportJobs(database, ring, sendLater, operations)
