import { createConnection } from 'node:net'
import { connect as connectTls } from 'node:tls'
import type { IntegrationState } from '@portal/core/settings/integrations/states'
import type { Settings } from '../../foundation/settings.ts'
import { Refusal } from '../../foundation/http/refusal.ts'
import { GoogleKeywords } from '../../foundation/outside/keywords/google-keywords.ts'
import { reasonInWords } from '../../foundation/outside/reason-of.ts'

declare module '../../foundation/services.ts' {
  interface Services {
    /** The outside systems of this installation, and how they were when they were last tried. */
    readonly integrations: Integrations
  }
}

/** Milliseconds after which a system that does not answer is gone. */
const patience = 8_000
/** Milliseconds after which an answer is slow. */
const slow = 2_000

/** How a system was when it was tried. */
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
}

/** A system that answered, and said no. */
class Refused extends Error {}

/** An address that answers at all; what it says no to is told. */
const overHttp =
  (address: string, headers: Readonly<Record<string, string>> = {}) =>
  async (signal: AbortSignal): Promise<void> => {
    const response = await fetch(address, { signal, headers, redirect: 'manual' })
    await response.body?.cancel()
    const { status } = response
    if (status === 401 || status === 403)
      throw new Refused(`It does not accept the portal’s credentials (${status}).`)
    if (status === 429) throw new Refused('It has been asked too often and wants a pause (429).')
    if (status >= 500) throw new Refused(`It answers with an error (${status}).`)
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
  } = settings
  const smtp = smtpUrl === null ? null : new URL(smtpUrl)
  const redis = redisUrl === null ? null : new URL(redisUrl)
  return [
    {
      key: 'smtp',
      name: 'Mail server',
      purpose: 'Sends what stands in the outbox.',
      without: 'Mail stays in the outbox.',
      ask: smtp && overSocket(smtp, smtp.protocol === 'smtps:' ? 465 : 587, smtp.protocol === 'smtps:', null),
    },
    {
      key: 'jira',
      name: 'Jira Cloud',
      purpose: 'Support requests live there.',
      without: 'Support requests live in the portal.',
      ask:
        jira && overHttp(`${jira.url}/rest/api/3/myself`, { authorization: basic(jira.email, jira.token) }),
    },
    {
      key: 'taskiq',
      name: 'TaskIQ',
      purpose: 'Tasks live there.',
      without: 'The portal’s own task tool is used.',
      ask: taskIq && reachable(taskIq.url),
    },
    {
      key: 'google-calendar',
      name: 'Google Calendar',
      purpose: 'Today’s events in Your Day.',
      without: 'The portal’s own calendar is shown.',
      ask: googleCalendar && reachable(googleCalendar.url),
    },
    {
      key: 'openid',
      name: 'Sign-in with Google',
      purpose: 'People sign in with their own account.',
      without: 'People sign in with a password.',
      ask: google && overHttp(`${google.issuer.replace(/\/$/, '')}/.well-known/openid-configuration`),
    },
    {
      key: 'assistant',
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
      name: 'Summary webhook',
      purpose: 'Sums up performance notes for account managers.',
      without: 'The portal sums up by itself.',
      ask: notes.summaryUrl === null ? null : reachable(new URL(notes.summaryUrl).origin),
    },
    {
      key: 'callrail',
      name: 'CallRail',
      purpose: 'Companies, trackers and calls of the clients.',
      without: 'Nothing is read.',
      ask:
        callRail && overHttp(`${callRail.url}/v3/a.json`, { authorization: `Token token="${callRail.key}"` }),
    },
    {
      key: 'google-ads',
      name: 'Google Ads keyword planning',
      purpose: 'Searches, competition and bids in the keyword planner.',
      without: 'Keyword ideas come from the trade’s vocabulary, without volumes.',
      ask: googleAds && (() => new GoogleKeywords(googleAds).check().catch(asRefused)),
    },
    {
      key: 'redis',
      name: 'Redis',
      purpose: 'Several processes of the portal hear of each other.',
      without: 'One process serves everybody.',
      ask: redis && overSocket(redis, 6379, redis.protocol === 'rediss:', 'PING\r\n'),
    },
    {
      key: 'error-reports',
      name: 'Error reports',
      purpose: 'Errors of browsers are told there.',
      without: 'They stand in the server’s log.',
      ask: errorReportingUrl === null ? null : reachable(new URL(errorReportingUrl).origin),
    },
  ]
}

/** What an answer, or none, means. */
async function tried(ask: (signal: AbortSignal) => Promise<void>): Promise<Tried> {
  const at = new Date().toISOString()
  const began = performance.now()
  try {
    await ask(AbortSignal.timeout(patience))
  } catch (error) {
    return error instanceof Refused
      ? { state: 'Refusing', words: error.message, at, took: Math.round(performance.now() - began) }
      : { state: 'Gone', words: `It cannot be reached: ${reasonInWords(error)}`, at, took: null }
  }
  const took = Math.round(performance.now() - began)
  return took > slow
    ? { state: 'Slow', words: `It took ${(took / 1000).toFixed(1)} seconds to answer.`, at, took }
    : { state: 'Working', words: 'It answers.', at, took }
}

/** The outside systems of this installation. What was found when one was tried is kept until the process ends. */
export class Integrations {
  readonly #systems: readonly System[]
  readonly #tried = new Map<string, Tried>()

  constructor(settings: Settings) {
    this.#systems = systemsOf(settings)
  }

  list() {
    return this.#systems.map((system) => this.#present(system))
  }

  /** @returns null for a key that no system has */
  async try(key: string) {
    const system = this.#systems.find((one) => one.key === key)
    if (!system) return null
    if (system.ask) this.#tried.set(key, await tried(system.ask))
    return this.#present(system)
  }

  #present({ key, name, purpose, without, ask }: System) {
    const last = this.#tried.get(key)
    const state: IntegrationState = ask === null ? 'Not configured' : (last?.state ?? 'Not tried yet')
    return {
      key,
      name,
      purpose,
      state,
      words: ask === null ? without : (last?.words ?? 'Try it to see whether it answers.'),
      triable: ask !== null,
      triedAt: last?.at ?? null,
      took: last?.took ?? null,
    }
  }
}
