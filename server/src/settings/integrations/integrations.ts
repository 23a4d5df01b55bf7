import { createConnection } from 'node:net'
import { connect as connectTls } from 'node:tls'
import { sql } from 'kysely'
import type { IntegrationState } from '@portal/core/settings/integrations/states'
import type { Database, Db } from '../../foundation/database/database.ts'
import type { Settings } from '../../foundation/settings.ts'
import { Refusal } from '../../foundation/http/refusal.ts'
import { GoogleKeywords } from '../../foundation/outside/keywords/google-keywords.ts'
import { reasonInWords } from '../../foundation/outside/reason-of.ts'
import { listen, type Heard } from './listen.ts'

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
}

/** An outside system. */
interface System {
  readonly key: string
  readonly name: string
  readonly purpose: string
  /** What happens while it is not configured, and how that is changed. */
  readonly without: string
  /** Asks it something that changes nothing; null while it is not configured. @throws when it refuses or is gone */
  readonly ask: ((signal: AbortSignal) => Promise<void>) | null
  /** Of the address that the portal's own work calls; null where that is no HTTP. */
  readonly origin: string | null
  /** Those calls are in the name of a person, whom the system may refuse. */
  readonly ofPeople?: true
}

/** A system that answered, and said no. */
class Refused extends Error {}

/** What a status says no with, in a sentence; null where it does not. */
function refusalIn(status: number): string | null {
  if (status === 401 || status === 403) return `It does not accept the portal’s credentials (${status}).`
  if (status === 429) return 'It has been asked too often and wants a pause (429).'
  return status >= 500 ? `It answers with an error (${status}).` : null
}

/** An address that answers at all; what it says no to is told. */
const overHttp =
  (address: string, headers: Readonly<Record<string, string>> = {}) =>
  async (signal: AbortSignal): Promise<void> => {
    const response = await fetch(address, { signal, headers, redirect: 'manual' })
    await response.body?.cancel()
    const refused = refusalIn(response.status)
    if (refused !== null) throw new Refused(refused)
  }

/** An address where somebody answers, whatever: asked without the credentials of any person. */
const reachable =
  (address: string) =>
  async (signal: AbortSignal): Promise<void> => {
    const response = await fetch(address, { signal, redirect: 'manual' })
    await response.body?.cancel()
    if (response.status >= 500) throw new Refused(`It answers with an error (${response.status}).`)
  }

/** A port that takes connections; SMTP and Redis are asked in their own words. */
const overSocket =
  (url: URL, port: number, secure: boolean, question: string | null) =>
  (signal: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      const at = { host: url.hostname, port: Number(url.port) || port }
      const socket = secure ? connectTls({ ...at, servername: url.hostname }) : createConnection(at)
      const give = (error?: Error): void => {
        socket.destroy()
        if (error) reject(error)
        else resolve()
      }
      signal.addEventListener('abort', () => give(new Error('It does not answer.')))
      socket.on('error', give)
      socket.on(secure ? 'secureConnect' : 'connect', () => {
        if (question) socket.write(question)
      })
      socket.once('data', (answer: Buffer) => {
        const text = answer.toString('latin1', 0, 200)
        // SMTP greets with 220; Redis answers PONG, or that one has to sign in first.
        if (/^(220|\+PONG|-NOAUTH)/.test(text)) give()
        else give(new Refused(`It says: ${text.split(/\r?\n/, 1)[0] ?? ''}`))
      })
    })

/** What a system says no with is told in its own words. */
const asRefused = (error: unknown): never => {
  throw error instanceof Refusal ? new Refused(error.message) : error
}

const basic = (user: string, password: string): string =>
  `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`

const originOf = (address: string | null | undefined): string | null =>
  address && URL.canParse(address) ? new URL(address).origin : null

/** The systems that the environment can name, in the order in which they matter. */
function systemsOf(settings: Settings): readonly System[] {
  const {
    smtpUrl,
    jira,
    taskIq,
    googleCalendar,
    google,
    chatSource,
    notes,
    redisUrl,
    errorReportingUrl,
    callRail,
    googleAds,
    files: { bucket },
  } = settings
  const storage = bucket && (bucket.endpoint ?? `https://s3.${bucket.region}.amazonaws.com`)
  const smtp = smtpUrl === null ? null : new URL(smtpUrl)
  const redis = redisUrl === null ? null : new URL(redisUrl)
  return [
    {
      key: 'smtp',
      origin: null,
      name: 'Mail server',
      purpose: 'Sends what stands in the outbox.',
      without: 'Mail stays in the outbox.',
      ask: smtp && overSocket(smtp, smtp.protocol === 'smtps:' ? 465 : 587, smtp.protocol === 'smtps:', null),
    },
    {
      key: 'jira',
      origin: originOf(jira?.url),
      name: 'Jira Cloud',
      purpose: 'Support requests live there.',
      without: 'Support requests live in the portal.',
      ask:
        jira && overHttp(`${jira.url}/rest/api/3/myself`, { authorization: basic(jira.email, jira.token) }),
    },
    {
      key: 'taskiq',
      origin: originOf(taskIq?.url),
      ofPeople: true,
      name: 'TaskIQ',
      purpose: 'Tasks live there.',
      without: 'The portal’s own task tool is used.',
      ask: taskIq && reachable(taskIq.url),
    },
    {
      key: 'google-calendar',
      origin: originOf(googleCalendar?.url),
      ofPeople: true,
      name: 'Google Calendar',
      purpose: 'Today’s events in Your Day.',
      without: 'The portal’s own calendar is shown.',
      ask: googleCalendar && reachable(googleCalendar.url),
    },
    {
      key: 'openid',
      origin: originOf(google?.issuer),
      name: 'Sign-in with Google',
      purpose: 'People sign in with their own account.',
      without: 'People sign in with a password.',
      ask: google && overHttp(`${google.issuer.replace(/\/$/, '')}/.well-known/openid-configuration`),
    },
    {
      key: 'assistant',
      origin: originOf(chatSource && (chatSource.kind === 'webhook' ? chatSource.url : chatSource.baseUrl)),
      name: 'Assistant',
      purpose: 'Answers in the chat.',
      without: 'The portal answers by itself.',
      ask:
        chatSource &&
        (chatSource.kind === 'webhook'
          ? reachable(new URL(chatSource.url).origin)
          : overHttp(
              `${chatSource.baseUrl}/models`,
              chatSource.apiKey === null ? {} : { authorization: `Bearer ${chatSource.apiKey}` },
            )),
    },
    {
      key: 'notes',
      origin: originOf(notes.summaryUrl),
      name: 'Summary webhook',
      purpose: 'Sums up performance notes for account managers.',
      without: 'The portal sums up by itself.',
      ask: notes.summaryUrl === null ? null : reachable(new URL(notes.summaryUrl).origin),
    },
    {
      key: 'callrail',
      origin: originOf(callRail?.url),
      name: 'CallRail',
      purpose: 'Companies, trackers and calls of the clients.',
      without: 'Calls are those of its call logs that are imported.',
      ask:
        callRail && overHttp(`${callRail.url}/v3/a.json`, { authorization: `Token token="${callRail.key}"` }),
    },
    {
      key: 'google-ads',
      origin: originOf(googleAds?.url),
      name: 'Google Ads keyword planning',
      purpose: 'Searches, competition and bids in the keyword planner.',
      without: 'Keyword ideas come from the trade’s vocabulary, without volumes.',
      ask: googleAds && (() => new GoogleKeywords(googleAds).check().catch(asRefused)),
    },
    {
      key: 'object-storage',
      origin: originOf(storage),
      name: 'Object storage',
      purpose: 'Keeps the bytes of files.',
      without: 'Files lie on the disk of the server.',
      ask: storage === null ? null : reachable(storage),
    },
    {
      key: 'redis',
      origin: null,
      name: 'Redis',
      purpose: 'Several processes of the portal hear of each other.',
      without: 'One process serves everybody.',
      ask: redis && overSocket(redis, 6379, redis.protocol === 'rediss:', 'PING\r\n'),
    },
    {
      key: 'error-reports',
      origin: originOf(errorReportingUrl),
      name: 'Error reports',
      purpose: 'Errors of browsers are told there.',
      without: 'They stand in the server’s log.',
      ask: errorReportingUrl === null ? null : reachable(new URL(errorReportingUrl).origin),
    },
  ]
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
        `insert into outside_call (tenant_id, system, at, state, words, took)
         select t.id, c.system, c.at, c.state, c.words, c.took from tenant t
           cross join jsonb_to_recordset($1::jsonb) as c (system text, at timestamptz, state text, words text, took integer)
         on conflict (tenant_id, system) do update
           set at = excluded.at, state = excluded.state, words = excluded.words, took = excluded.took
           where outside_call.at <= excluded.at`,
        [JSON.stringify(calls)],
      ),
    )
  }

  #present({ key, name, purpose, without, ask }: System, kept?: Tried) {
    const own = this.#last.get(key)
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
