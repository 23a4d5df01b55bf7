import { randomBytes } from 'node:crypto'
import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type } from 'arktype'
import { defaultAssistantName } from '@portal/core/assistant/constants'
import { defaultInternalMarker } from '@portal/core/support/constants'
import { apps, isLink, linksIn, type AppLinks } from '@portal/core/links/links'
import type { ChatSourceSettings } from './outside/chat/settings.ts'
import { googleCalendarUrl, type GoogleCalendarSettings } from './outside/calendar/google/settings.ts'
import type { TaskIqSettings } from './outside/tasks/taskiq/settings.ts'
import type { JiraSettings } from './outside/tracker/jira/settings.ts'

/** Everything the environment decides, read once at start. Names: `README.md`, Environment. */
export interface Settings {
  readonly port: number
  readonly host: string
  readonly dataDir: string
  readonly databaseUrl: string | null
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
  /** Whether the AI chat is offered at all. */
  readonly chatEnabled: boolean
  /** Users for whom the AI chat is open whatever their role (decision Q85). */
  readonly chatUsers: readonly number[]
  /** What the assistant is called (decision Q62). */
  readonly assistantName: string
  /** Who answers in the chat; null for the portal itself. */
  readonly chatSource: ChatSourceSettings | null
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
  /** What a comment on a support request carries that stays within the team (decision Q58). */
  readonly internalMarker: string
  /** Where the agency's other applications are, for tenants that do not say otherwise. */
  readonly appLinks: AppLinks
  /** Users for whom the note generator is open whatever their role (decision Q85). */
  readonly assistantUsers: readonly number[]
  /** Users for whom an e-mail is sent when somebody acts as them (decisions Q19, Q85). */
  readonly impersonationAlertUsers: readonly number[]
  /** Where errors of browsers are reported to beside the log; null for nowhere. */
  readonly errorReportingUrl: string | null
}

/** A setting that keeps the server from starting; the message names the variable and what to do. */
export class SettingsError extends Error {}

/**
 * Reads the settings.
 * @throws {SettingsError} when a value cannot be used, or a secret is missing in production
 */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const production = env['NODE_ENV'] === 'production'
  const dataDir = usableDirectory(resolve(env['DATA_DIR'] ?? '.data'))
  return {
    port: wholeNumber(env, 'PORT', 4000, 0, 65_535),
    host: env['HOST'] ?? '127.0.0.1',
    dataDir,
    databaseUrl: databaseUrl(env),
    production,
    seedDemo: production ? false : env['SEED_DEMO'] !== 'false',
    secret: readSecret(env, production, dataDir),
    requestsPerMinute: wholeNumber(env, 'REQUESTS_PER_MINUTE', 1200, 1, 10_000_000),
    redisUrl: redisUrl(env),
    poolSize: wholeNumber(env, 'DATABASE_POOL', 10, 1, 500),
    chatEnabled: env['CHAT_ENABLED'] !== 'false',
    chatUsers: idList(env, 'CHAT_USERS'),
    assistantName: assistantName(env),
    chatSource: chatSource(env),
    google: google(env),
    smtpUrl: smtpUrl(env),
    publicUrl: publicUrl(env),
    mailFrom: env['MAIL_FROM'] || 'Agency Portal <portal@localhost>',
    jira: jiraSettings(env),
    taskIq: taskIqSettings(env),
    googleCalendar: googleCalendarSettings(env),
    internalMarker: env['SUPPORT_INTERNAL_MARKER'] || defaultInternalMarker,
    appLinks: appLinks(env),
    assistantUsers: idList(env, 'ASSISTANT_USERS'),
    impersonationAlertUsers: idList(env, 'IMPERSONATION_ALERT_USERS'),
    errorReportingUrl: errorReportingUrl(env),
  }
}

/** The data directory, made when it is not there yet. */
function usableDirectory(directory: string): string {
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 })
    accessSync(directory, constants.W_OK | constants.X_OK)
    return directory
  } catch (error) {
    const why = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    throw new SettingsError(
      `The data directory ${directory} cannot be used (${why}). Set DATA_DIR to a directory that this account may write to.`,
    )
  }
}

function databaseUrl(env: NodeJS.ProcessEnv): string | null {
  const url = env['DATABASE_URL'] || null
  if (url !== null && !/^postgres(ql)?:\/\//.test(url)) {
    throw new SettingsError(
      'DATABASE_URL must be an address of the form postgres://user:password@host:port/database.',
    )
  }
  return url
}

function redisUrl(env: NodeJS.ProcessEnv): string | null {
  const url = env['REDIS_URL'] || null
  if (url !== null && !/^rediss?:\/\//.test(url))
    throw new SettingsError('REDIS_URL must be an address of the form redis://user:password@host:port.')
  return url
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

function smtpUrl(env: NodeJS.ProcessEnv): string | null {
  const url = env['SMTP_URL'] || null
  if (url !== null && !/^smtps?:\/\//.test(url)) {
    throw new SettingsError('SMTP_URL must be an address of the form smtp://user:password@host:port.')
  }
  return url
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

/** A webhook comes before a model; without either the portal answers itself. */
function chatSource(env: NodeJS.ProcessEnv): ChatSourceSettings | null {
  const patience = wholeNumber(env, 'CHAT_TIMEOUT', 60, 1, 600) * 1000
  const webhook = env['CHAT_WEBHOOK_URL']
  if (webhook) {
    if (!isWebAddress(webhook))
      throw new SettingsError(
        'CHAT_WEBHOOK_URL must be an address of the form https://n8n.example/webhook/id.',
      )
    return { kind: 'webhook', url: webhook, patience }
  }
  const [baseUrl, model] = [env['AI_BASE_URL'], env['AI_MODEL']]
  const apiKey = env['AI_API_KEY'] || null
  if (!baseUrl && !model && !apiKey) return null
  if (!baseUrl || !model)
    throw new SettingsError(
      `${baseUrl ? 'AI_MODEL' : 'AI_BASE_URL'} is not set. A model needs AI_BASE_URL and AI_MODEL; without them the portal answers in the chat itself.`,
    )
  if (!isWebAddress(baseUrl))
    throw new SettingsError('AI_BASE_URL must be an address of the form https://api.example.com/v1.')
  return { kind: 'model', baseUrl: baseUrl.replace(/\/$/, ''), apiKey, model, patience }
}

const isWebAddress = (text: string): boolean => /^https?:\/\/[^@\s]+$/.test(text) && URL.canParse(text)

/** All three or none: half of them would file requests in the wrong place. */
function jiraSettings(env: NodeJS.ProcessEnv): JiraSettings | null {
  const [url, email, token] = [env['JIRA_URL'], env['JIRA_EMAIL'], env['JIRA_TOKEN']]
  if (!url && !email && !token) return null
  const missing = Object.entries({ JIRA_URL: url, JIRA_EMAIL: email, JIRA_TOKEN: token }).find(
    ([, value]) => !value,
  )
  if (missing || !url || !email || !token)
    throw new SettingsError(
      `${missing?.[0]} is not set. Support requests in Jira need JIRA_URL, JIRA_EMAIL and JIRA_TOKEN; without all three they stay in the portal.`,
    )
  // The token travels in every request: in the clear only to this machine itself.
  if (!/^(https:\/\/[^/?#@\s]+|http:\/\/(localhost|127\.0\.0\.1)(:\d+)?)\/?$/.test(url))
    throw new SettingsError(
      'JIRA_URL must be the address of a Jira site, of the form https://agency.atlassian.net.',
    )
  return {
    url: url.replace(/\/$/, ''),
    email,
    token,
    tenant: env['JIRA_TENANT'] || null,
    patience: wholeNumber(env, 'JIRA_TIMEOUT', 10, 1, 120) * 1000,
  }
}

/** An address to which secrets travel: in the clear only to this machine itself. */
const safeAddress = /^(https:\/\/[^/?#@\s]+|http:\/\/(localhost|127\.0\.0\.1)(:\d+)?)(\/[^?#\s]*)?$/

function taskIqSettings(env: NodeJS.ProcessEnv): TaskIqSettings | null {
  const url = env['TASKIQ_URL']
  if (!url) return null
  const appUrl = env['TASKIQ_APP_URL'] || url
  for (const [name, address] of Object.entries({ TASKIQ_URL: url, TASKIQ_APP_URL: appUrl }))
    if (!safeAddress.test(address))
      throw new SettingsError(`${name} must be an address of the form https://tasks.example.com.`)
  return {
    url: url.replace(/\/+$/, ''),
    appUrl: appUrl.replace(/\/+$/, ''),
    patience: wholeNumber(env, 'TASKIQ_TIMEOUT', 8, 1, 120) * 1000,
  }
}

const serviceAccountKey = type('string.json.parse').to({
  client_email: 'string',
  private_key: 'string',
  'token_uri?': 'string',
})

/** The key of a service account, as JSON or as the path of the file that Google gave. */
function googleCalendarSettings(env: NodeJS.ProcessEnv): GoogleCalendarSettings | null {
  const given = env['GOOGLE_CALENDAR_KEY']
  if (!given) return null
  const key = serviceAccountKey(given.trim().startsWith('{') ? given : fileNamed(given))
  if (key instanceof type.errors)
    throw new SettingsError(
      'GOOGLE_CALENDAR_KEY must be the JSON key of a Google service account, or the path of its file.',
    )
  const url = env['GOOGLE_CALENDAR_URL'] || googleCalendarUrl
  const tokenUrl = key.token_uri ?? 'https://oauth2.googleapis.com/token'
  if (!safeAddress.test(url) || !safeAddress.test(tokenUrl))
    throw new SettingsError('GOOGLE_CALENDAR_URL and token_uri of the key must be https addresses.')
  return {
    account: key.client_email,
    privateKey: key.private_key,
    tokenUrl,
    url: url.replace(/\/+$/, ''),
    tenant: env['GOOGLE_CALENDAR_TENANT'] || null,
    patience: wholeNumber(env, 'GOOGLE_CALENDAR_TIMEOUT', 8, 1, 120) * 1000,
  }
}

function fileNamed(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    throw new SettingsError(`GOOGLE_CALENDAR_KEY names the file ${path}, which cannot be read.`)
  }
}

function publicUrl(env: NodeJS.ProcessEnv): string | null {
  const url = env['PUBLIC_URL'] || null
  if (url !== null && !/^https?:\/\/[^/?#\s]+\/?$/.test(url))
    throw new SettingsError('PUBLIC_URL must be an address of the form https://portal.example.com.')
  return url
}

function errorReportingUrl(env: NodeJS.ProcessEnv): string | null {
  const url = env['ERROR_REPORTING_URL'] || null
  if (url !== null && !/^https?:\/\/[^/?#\s]+/.test(url))
    throw new SettingsError(
      'ERROR_REPORTING_URL must be an address of the form https://errors.example.com/portal.',
    )
  return url
}

function wholeNumber(
  env: NodeJS.ProcessEnv,
  name: string,
  fallback: number,
  least: number,
  most: number,
): number {
  const raw = env[name]
  if (raw === undefined || raw === '') return fallback
  const value = Number(raw)
  if (!Number.isInteger(value) || value < least || value > most) {
    throw new SettingsError(`${name} must be a whole number from ${least} to ${most}; it is "${raw}".`)
  }
  return value
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
