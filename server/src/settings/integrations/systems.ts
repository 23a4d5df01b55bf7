import { createConnection } from 'node:net'
import { connect as connectTls } from 'node:tls'
import type { Settings } from '../../foundation/settings.ts'
import { Refusal } from '../../foundation/http/refusal.ts'
import { GoogleKeywords } from '../../foundation/outside/keywords/google-keywords.ts'

/** An outside system. */
export interface System {
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
export class Refused extends Error {}

/** What a status says no with, in a sentence; null where it does not. */
export function refusalIn(status: number): string | null {
  if (status === 401 || status === 403) return `It does not accept the portal’s credentials (${status}).`
  if (status === 429) return 'It has been asked too often and wants a pause (429).'
  return status >= 500 ? `It answers with an error (${status}).` : null
}

/**
 * What a mail server or Redis says no with, in a sentence; null where it did not answer, undefined where it answers and
 * only took this one message not: its address was wrong, say.
 */
export function refusalOf(error: unknown): string | null | undefined {
  if (!(error instanceof Error)) return null
  if (/^(WRONGPASS|NOAUTH|NOPERM)\b/.test(error.message))
    return 'It does not accept the portal’s credentials.'
  if (!('responseCode' in error) || typeof error.responseCode !== 'number') return null
  const code = error.responseCode
  if ('code' in error && error.code === 'EAUTH')
    return `It does not accept the portal’s credentials (${code}).`
  return code < 500 ? `It takes nothing at the moment (${code}).` : undefined
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
export function systemsOf(settings: Settings): readonly System[] {
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
