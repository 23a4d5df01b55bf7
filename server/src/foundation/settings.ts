import { randomBytes, type KeyObject } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { defaultAssistantName } from '@portal/core/results/assistant/constants'
import { defaultInternalMarker } from '@portal/core/work/support/constants'
import { apps, isLink, linksIn, type AppLinks } from '@portal/core/settings/links/links'
import { p256Key } from './p256-key.ts'
import { directoryIn, usableDirectory } from './data-directory.ts'
import { addressIn, SettingsError, wholeNumber } from './environment.ts'
import { trustedProxies } from './trusted-proxies.ts'
import { callRailSettings, type CallRailSettings } from './outside/callrail/callrail.ts'
import type { ReplicaSettings } from './database/replica.ts'
import { findChromium } from './outside/pictures/page-pictures.ts'
import { googleAdsSettings, type GoogleAdsSettings } from './outside/keywords/settings.ts'
import { fileSettings, type FileSettings } from './files/bucket-settings.ts'
import { chatSource, type ChatSourceSettings } from './outside/chat/settings.ts'
import { noteSettings, type NoteSettings } from './outside/notes/settings.ts'
import { googleCalendarSettings, type GoogleCalendarSettings } from './outside/calendar/google/settings.ts'
import { taskIqSettings, type TaskIqSettings } from './outside/tasks/taskiq/settings.ts'
import { jiraSettings, type JiraSettings } from './outside/tracker/jira/settings.ts'

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]

/** Everything the environment decides, read once at start. Names: `README.md`, Environment. */
export interface Settings {
  readonly port: number
  readonly host: string
  readonly dataDir: string
  readonly databaseUrl: string | null
  /** A copy of that server from which reports may be read; null for none. */
  readonly replica: ReplicaSettings | null
  /** Where uploaded files lie. */
  readonly files: FileSettings
  readonly production: boolean
  readonly seedDemo: boolean
  /** Key of the access tokens, 32 bytes or more. */
  readonly secret: Uint8Array
  /** Requests a minute and actor before 429. */
  readonly requestsPerMinute: number
  /** Through which several processes tell each other what happens; null for one process. */
  readonly redisUrl: string | null
  /** Connections to PostgreSQL; the embedded database has one. */
  readonly poolSize: number
  /** Whether `databaseUrl` leads through a pooler that lends its connections by the transaction. */
  readonly pooled: boolean
  /** Whether the AI chat is offered at all. */
  readonly chatEnabled: boolean
  /** Users for whom the AI chat is open whatever their role. */
  readonly chatUsers: readonly number[]
  /** What the assistant is called. */
  readonly assistantName: string
  /** Who answers in the chat; null for the portal itself. */
  readonly chatSource: ChatSourceSettings | null
  /** Who writes performance notes. */
  readonly notes: NoteSettings
  /** Sign-in with Google, or with another OpenID provider; null where it is not set up. */
  readonly google: {
    readonly issuer: string
    readonly clientId: string
    readonly clientSecret: string
  } | null
  /** Address of the mail server; without one mail is kept in the outbox. */
  readonly smtpUrl: string | null
  /** Where the portal is reached, for links in mail; null: at the host that a person uses. */
  readonly publicUrl: string | null
  /** The sender of the portal's mail. */
  readonly mailFrom: string
  /** Where support requests live; null for our own tables. */
  readonly jira: JiraSettings | null
  /** Where tasks live; null for our own tables. */
  readonly taskIq: TaskIqSettings | null
  /** Where people's calendars are; null for our own table. */
  readonly googleCalendar: GoogleCalendarSettings | null
  /** What a comment on a support request carries that stays within the team. */
  readonly internalMarker: string
  /** Where the agency's other applications are, for tenants that do not say otherwise. */
  readonly appLinks: AppLinks
  /** Users for whom the note generator is open whatever their role. */
  readonly assistantUsers: readonly number[]
  /** Users for whom an e-mail is sent when somebody acts as them. */
  readonly impersonationAlertUsers: readonly number[]
  /** Whether this process begins what comes round by the clock; false where another process does. */
  readonly scheduledWork: boolean
  /** Seconds that a process goes on answering after SIGTERM, so that a balancer sees that it is not ready. */
  readonly drainSeconds: number
  /** What whoever reads `/metrics` must bring; null: only programs on this machine may. */
  readonly metricsToken: string | null
  /** What the provider of the mail server signs its events with; null: none are taken. */
  readonly mailEventsKey: KeyObject | null
  /** Topics of Amazon SNS by which SES tells of mail; none where nothing is taken from it. */
  readonly sesTopics: readonly string[]
  /** Where errors of browsers are reported to beside the log; null for nowhere. */
  readonly errorReportingUrl: string | null
  /** The browser that takes pictures of pages; null where none is installed. */
  readonly chromium: string | null
  /**
   * Whether a proxy stands before the server, whose word on addresses, protocol and host counts: whoever asks, or those
   * at some addresses, in networks (`10.0.0.0/8`) or of a kind (`loopback`, `linklocal`, `uniquelocal`), with commas between.
   */
  readonly trustProxy: boolean | string
  /** The least of what goes to the log. */
  readonly logLevel: LogLevel
  /** `host:port` inside of the own network that may be asked although others give the address. */
  readonly innerHosts: readonly string[]
  /** A file of address ranges, by which sessions know their place; null for none. */
  readonly addressPlaces: string | null
  /** CallRail's account; null where no key is configured. */
  readonly callRail: CallRailSettings | null
  /** Google Ads' keyword planning; null where no developer token is configured. */
  readonly googleAds: GoogleAdsSettings | null
}

/**
 * Reads the settings.
 * @throws {SettingsError} when a value cannot be used, or a secret is missing in production
 */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const production = env['NODE_ENV'] === 'production'
  const dataDir = usableDirectory(directoryIn(env))
  return {
    port: wholeNumber(env, 'PORT', 4000, 0, 65_535),
    host: env['HOST'] ?? '127.0.0.1',
    dataDir,
    databaseUrl: databaseUrl(env, 'DATABASE_URL'),
    replica: replica(env),
    files: fileSettings(env),
    production,
    seedDemo: production ? false : env['SEED_DEMO'] !== 'false',
    secret: readSecret(env, production, dataDir),
    requestsPerMinute: wholeNumber(env, 'REQUESTS_PER_MINUTE', 1200, 1, 10_000_000),
    redisUrl: addressIn(env, 'REDIS_URL', /^rediss?:\/\//, 'redis://user:password@host:port'),
    poolSize: wholeNumber(env, 'DATABASE_POOL', 10, 1, 500),
    pooled: isPooled(env),
    chatEnabled: env['CHAT_ENABLED'] !== 'false',
    chatUsers: idList(env, 'CHAT_USERS'),
    assistantName: assistantName(env),
    chatSource: chatSource(env),
    notes: noteSettings(env),
    google: google(env),
    smtpUrl: addressIn(env, 'SMTP_URL', /^smtps?:\/\//, 'smtp://user:password@host:port'),
    publicUrl: addressIn(env, 'PUBLIC_URL', /^https?:\/\/[^/?#\s]+\/?$/, 'https://portal.example.com'),
    mailFrom: env['MAIL_FROM'] || 'Agency Portal <portal@localhost>',
    jira: jiraSettings(env),
    taskIq: taskIqSettings(env),
    googleCalendar: googleCalendarSettings(env),
    internalMarker: env['SUPPORT_INTERNAL_MARKER'] || defaultInternalMarker,
    appLinks: appLinks(env),
    assistantUsers: idList(env, 'ASSISTANT_USERS'),
    impersonationAlertUsers: idList(env, 'IMPERSONATION_ALERT_USERS'),
    scheduledWork: env['SCHEDULED_WORK'] !== 'false',
    drainSeconds: wholeNumber(env, 'DRAIN_SECONDS', 0, 0, 300),
    metricsToken: metricsToken(env),
    mailEventsKey: mailEventsKey(env),
    sesTopics: (env['SES_TOPICS'] ?? '').split(/[\s,]+/).filter((one) => one !== ''),
    errorReportingUrl: addressIn(
      env,
      'ERROR_REPORTING_URL',
      /^https?:\/\/[^/?#\s]+/,
      'https://errors.example.com/portal',
    ),
    callRail: callRailSettings(env),
    googleAds: googleAdsSettings(env),
    addressPlaces: env['ADDRESS_PLACES'] || null,
    chromium: findChromium(env['CHROMIUM_PATH']),
    trustProxy: trustedProxies(env),
    logLevel: logLevel(env),
    innerHosts: (env['INNER_HOSTS'] ?? '').split(/[\s,]+/).filter((one) => one !== ''),
  }
}

/** @throws {SettingsError} when it is no key */
function mailEventsKey(env: NodeJS.ProcessEnv): KeyObject | null {
  const text = env['MAIL_EVENTS_KEY'] || null
  if (text === null) return null
  const key = p256Key(text)
  if (key === null)
    throw new SettingsError(
      'MAIL_EVENTS_KEY must be the verification key that the provider shows for its signed events.',
    )
  return key
}

/** @throws {SettingsError} for a word that is no level */
function logLevel(env: NodeJS.ProcessEnv): LogLevel {
  const word = env['LOG_LEVEL'] || 'warn'
  const level = logLevels.find((one) => one === word)
  if (level === undefined) throw new SettingsError(`LOG_LEVEL must be one of ${logLevels.join(', ')}.`)
  return level
}

/** @throws {SettingsError} when it could be guessed */
function metricsToken(env: NodeJS.ProcessEnv): string | null {
  const token = env['METRICS_TOKEN'] || null
  if (token !== null && token.length < 20)
    throw new SettingsError('METRICS_TOKEN must have at least 20 characters (openssl rand -hex 20).')
  return token
}

const databaseUrl = (env: NodeJS.ProcessEnv, name: string): string | null =>
  addressIn(env, name, /^postgres(ql)?:\/\//, 'postgres://user:password@host:port/database')

/** @throws {SettingsError} for an address that is none, and for a replica of the embedded database */
function replica(env: NodeJS.ProcessEnv): ReplicaSettings | null {
  const url = databaseUrl(env, 'DATABASE_REPLICA_URL')
  if (url === null) return null
  if (databaseUrl(env, 'DATABASE_URL') === null)
    throw new SettingsError('DATABASE_REPLICA_URL needs DATABASE_URL: the embedded database has no replica.')
  return { url, mostBehind: wholeNumber(env, 'DATABASE_REPLICA_LAG', 10, 2, 3600) }
}

/** @throws {SettingsError} for a word that is none of the two */
function isPooled(env: NodeJS.ProcessEnv): boolean {
  const pooler = env['DATABASE_POOLER'] || 'none'
  if (pooler !== 'none' && pooler !== 'transaction')
    throw new SettingsError(
      'DATABASE_POOLER must be transaction, for a pooler that lends its connections by the transaction, or be left out.',
    )
  return pooler === 'transaction'
}

function google(env: NodeJS.ProcessEnv): Settings['google'] {
  const [clientId, clientSecret] = [env['GOOGLE_CLIENT_ID'], env['GOOGLE_CLIENT_SECRET']]
  if (!clientId && !clientSecret) return null
  if (!clientId || !clientSecret)
    throw new SettingsError(
      `${clientId ? 'GOOGLE_CLIENT_SECRET' : 'GOOGLE_CLIENT_ID'} is not set. Set both, or neither to leave out sign-in with Google.`,
    )
  const issuer = env['GOOGLE_ISSUER'] || 'https://accounts.google.com'
  if (!URL.canParse(issuer))
    throw new SettingsError('GOOGLE_ISSUER must be an address, such as https://accounts.google.com.')
  return { issuer, clientId, clientSecret }
}

/** `mystery-shop=https://… intranet=https://…` */
function appLinks(env: NodeJS.ProcessEnv): AppLinks {
  const parts = (env['APP_LINKS'] ?? '').split(/\s+/).filter(Boolean)
  const given = parts.map((part) => {
    const at = part.indexOf('=')
    const [key, link] = [part.slice(0, at), part.slice(at + 1)]
    if (!apps.some((app) => app.key === key) || !isLink(link)) {
      throw new SettingsError(
        `APP_LINKS must be name=address pairs separated by spaces, the names of ${apps.map((app) => app.key).join(', ')}; "${part}" is none.`,
      )
    }
    return [key, link]
  })
  return linksIn(Object.fromEntries(given))
}

function assistantName(env: NodeJS.ProcessEnv): string {
  const name = env['ASSISTANT_NAME']?.trim() || defaultAssistantName
  if (name.length > 30) throw new SettingsError('ASSISTANT_NAME must have at most 30 characters.')
  return name
}

function idList(env: NodeJS.ProcessEnv, name: string): readonly number[] {
  const parts = (env[name] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  const ids = parts.map(Number)
  if (!ids.every(Number.isInteger)) throw new SettingsError(`${name} must be user ids separated by commas.`)
  return ids
}

/** Production takes the key from the environment; otherwise one is made once and kept beside the data. */
function readSecret(env: NodeJS.ProcessEnv, production: boolean, dataDir: string): Uint8Array {
  const given = env['SESSION_SECRET']
  if (given) {
    if (given.length < 32) throw new SettingsError('SESSION_SECRET must have at least 32 characters.')
    return new TextEncoder().encode(given)
  }
  if (production) {
    throw new SettingsError(
      'SESSION_SECRET is not set. Set it to a random text of at least 32 characters and start again.',
    )
  }
  const file = join(dataDir, 'session-secret')
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  if (!existsSync(file)) writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600 })
  return new TextEncoder().encode(readFileSync(file, 'utf8'))
}
