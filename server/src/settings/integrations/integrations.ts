import { sql } from 'kysely'
import type { IntegrationState } from '@portal/core/settings/integrations/states'
import type { Database, Db } from '../../foundation/database/database.ts'
import type { Settings } from '../../foundation/settings.ts'
import { reasonInWords } from '../../foundation/outside/reason-of.ts'
import { listen, type Heard } from './listen.ts'
import { refusalIn, refusalOf, Refused, systemsOf, type System } from './systems.ts'

declare module '../../foundation/services.ts' {
  interface Services {
    /** The outside systems of this installation, and how they were when they were last tried. */
    readonly integrations: Integrations
  }
}

/** How the last call to a system went. */
interface Tried {
  readonly state: IntegrationState
  readonly words: string
  readonly at: string
  readonly took: number | null
  /** It only takes the place of what was known before: a system that nobody has tried, and that never failed, stays so. */
  readonly usual?: true
}

const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(1)

/** What an answer, or none, means. */
async function tried(
  ask: (signal: AbortSignal) => Promise<void>,
  { patience, slow }: Limits,
): Promise<Tried> {
  const at = new Date().toISOString()
  const began = performance.now()
  try {
    await ask(AbortSignal.timeout(patience))
  } catch (error) {
    return error instanceof Refused
      ? { state: 'Refusing', words: error.message, at, took: Math.round(performance.now() - began) }
      : { state: 'Gone', words: `It cannot be reached: ${reasonInWords(error)}`, at, took: null }
  }
  return answered(Math.round(performance.now() - began), slow, at)
}

const answered = (took: number, slow: number, at: string): Tried =>
  took > slow
    ? { state: 'Slow', words: `It took ${seconds(took)} seconds to answer.`, at, took }
    : { state: 'Working', words: 'It answers.', at, took }

/** What a call means that the portal made for its own work. */
function meant({ status, took, error }: Heard, ofPeople: boolean, slow: number): Tried {
  const at = new Date().toISOString()
  if (status === null)
    return { state: 'Gone', words: `It cannot be reached: ${reasonInWords(error)}`, at, took: null }
  const refused = refusalIn(status)
  // A person whose own access was refused says nothing of the system.
  if (refused !== null && !(ofPeople && status < 429)) return { state: 'Refusing', words: refused, at, took }
  return answered(took, slow, at)
}

/** What a call means that goes by no HTTP. */
function toldOf(error: unknown, took: number | null, slow: number): Tried {
  const at = new Date().toISOString()
  const refused = error === null ? undefined : refusalOf(error)
  if (refused === null)
    return { state: 'Gone', words: `It cannot be reached: ${reasonInWords(error)}`, at, took: null }
  if (refused !== undefined) return { state: 'Refusing', words: refused, at, took }
  const went =
    took === null ? ({ state: 'Working', words: 'It answers.', at, took } as const) : answered(took, slow, at)
  return error === null ? { ...went, usual: true } : went
}

interface Limits {
  /** Milliseconds after which a system that does not answer is gone. */
  readonly patience: number
  /** Milliseconds after which an answer is slow. */
  readonly slow: number
}

/** How often what was heard is kept, in milliseconds. */
const keptEvery = 5_000

/**
 * The outside systems of this installation: how the last call of each went, whether somebody tried it or the portal
 * made it for its own work. It is kept in the database, so that every process knows, and one that starts anew.
 */
export class Integrations {
  readonly #systems: readonly System[]
  readonly #database: Pick<Database, 'asOwner'>
  readonly #limits: Limits
  readonly #last = new Map<string, Tried>()
  readonly #unkept = new Set<string>()
  readonly #stop: () => void

  constructor(
    settings: Settings,
    database: Pick<Database, 'asOwner'>,
    limits: Limits = { patience: 8_000, slow: 2_000 },
  ) {
    this.#systems = systemsOf(settings)
    this.#database = database
    this.#limits = limits
    const deaf = listen((heard) => this.#hear(heard))
    const timer = setInterval(() => void this.#keep().catch(() => undefined), keptEvery)
    timer.unref()
    this.#stop = () => {
      deaf()
      clearInterval(timer)
    }
  }

  /** Keeps what was heard, and hears no more. */
  async stop(): Promise<void> {
    this.#stop()
    await this.#keep().catch(() => undefined)
  }

  /** Every system, as its last call went in any process. */
  async list(db: Db, tenantId: number) {
    const { rows } = await sql<Tried & { system: string }>`
      select system, state, words, at, took from outside_call where tenant_id = ${tenantId}`.execute(db)
    const kept = new Map(rows.map(({ system, ...call }) => [system, call]))
    return this.#systems.map((system) => this.#present(system, kept.get(system.key)))
  }

  /** @returns null for a key that no system has */
  async try(key: string) {
    const system = this.#systems.find((one) => one.key === key)
    if (!system) return null
    if (system.ask) {
      this.#note(key, await tried(system.ask, this.#limits))
      await this.#keep()
    }
    return this.#present(system)
  }

  /**
   * Hears of a call that goes by no HTTP: to the mail server, or to Redis.
   * @param error null where it answered
   * @param took milliseconds; null where nothing was waited for
   */
  told(key: 'smtp' | 'redis', error: unknown, took: number | null): void {
    this.#note(key, toldOf(error, took, this.#limits.slow))
  }

  #hear(heard: Heard): void {
    for (const { key, origin, ofPeople = false } of this.#systems)
      if (origin === heard.origin) this.#note(key, meant(heard, ofPeople, this.#limits.slow))
  }

  #note(key: string, call: Tried): void {
    this.#last.set(key, call)
    this.#unkept.add(key)
  }

  async #keep(): Promise<void> {
    const calls = [...this.#unkept].flatMap((system) => {
      const call = this.#last.get(system)
      return call ? [{ system, ...call }] : []
    })
    this.#unkept.clear()
    if (calls.length === 0) return
    await this.#database.asOwner((client) =>
      client.query(
        `with known as materialized (select tenant_id, system from outside_call)
         insert into outside_call (tenant_id, system, at, state, words, took)
         select t.id, c.system, c.at, c.state, c.words, c.took from tenant t
           cross join jsonb_to_recordset($1::jsonb) as c (system text, at timestamptz, state text, words text, took integer, usual boolean)
         where c.usual is not true or exists (select from known k where k.tenant_id = t.id and k.system = c.system)
         on conflict (tenant_id, system) do update
           set at = excluded.at, state = excluded.state, words = excluded.words, took = excluded.took
           where outside_call.at <= excluded.at`,
        [JSON.stringify(calls)],
      ),
    )
  }

  #present({ key, name, purpose, without, ask }: System, kept?: Tried) {
    const heard = this.#last.get(key)
    const own = heard?.usual && !kept ? undefined : heard
    const last = own && kept && Date.parse(own.at) < Date.parse(kept.at) ? kept : (own ?? kept)
    const state: IntegrationState = ask === null ? 'Not configured' : (last?.state ?? 'Not tried yet')
    return {
      key,
      name,
      purpose,
      state,
      words: ask === null ? without : (last?.words ?? 'Try it to see whether it answers.'),
      triable: ask !== null,
      triedAt: ask === null ? null : (last?.at ?? null),
      took: ask === null ? null : (last?.took ?? null),
    }
  }
}
