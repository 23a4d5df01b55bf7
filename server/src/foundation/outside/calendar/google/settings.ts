import { readFileSync } from 'node:fs'
import { type } from '@portal/core/foundation/contract/type'
import { safeAddress, SettingsError, wholeNumber } from '../../../environment.ts'
import type { ProviderClient } from '../../openid/provider.ts'

/** How Google's calendars are read: by a service account, by what users grant themselves, or both. */
export interface GoogleCalendarSettings {
  readonly account: ServiceAccount | null
  /** The portal's own OAuth client, by which users let it read their calendar; null where they cannot. */
  readonly client: ProviderClient | null
  /** The API, without a slash at its end. */
  readonly url: string
  /** Milliseconds for one answer. */
  readonly patience: number
}

/** The service account that reads the agency's Google calendars (domain-wide delegation). */
export interface ServiceAccount {
  /** Its address, `client_email` of the key. */
  readonly email: string
  /** Its private key, PKCS 8 in PEM. */
  readonly privateKey: string
  /** Where it gets its tokens, `token_uri` of the key. */
  readonly tokenUrl: string
  /** Slug of the tenant whose people have these calendars; null for the one that has no parent. */
  readonly tenant: string | null
}

/** The API of Google's own. */
const googleCalendarUrl = 'https://www.googleapis.com/calendar/v3'

const serviceAccountKey = type('string.json.parse').to({
  client_email: 'string',
  private_key: 'string',
  'token_uri?': 'string',
})

/**
 * What the environment says of Google Calendar; null where it says nothing.
 * @throws {SettingsError} that names the variable and says what to do
 */
export function googleCalendarSettings(env: NodeJS.ProcessEnv): GoogleCalendarSettings | null {
  const account = serviceAccount(env)
  const client = ownClient(env)
  if (!account && !client) return null
  const url = env['GOOGLE_CALENDAR_URL'] || googleCalendarUrl
  if (!safeAddress.test(url)) throw new SettingsError('GOOGLE_CALENDAR_URL must be an https address.')
  return {
    account,
    client,
    url: url.replace(/\/+$/, ''),
    patience: wholeNumber(env, 'GOOGLE_CALENDAR_TIMEOUT', 8, 1, 120) * 1000,
  }
}

/** The key of a service account is given as JSON, or as the path of the file that Google gave. */
function serviceAccount(env: NodeJS.ProcessEnv): ServiceAccount | null {
  const given = env['GOOGLE_CALENDAR_KEY']
  if (!given) return null
  const key = serviceAccountKey(given.trim().startsWith('{') ? given : fileNamed(given))
  if (key instanceof type.errors)
    throw new SettingsError(
      'GOOGLE_CALENDAR_KEY must be the JSON key of a Google service account, or the path of its file.',
    )
  const tokenUrl = key.token_uri ?? 'https://oauth2.googleapis.com/token'
  if (!safeAddress.test(tokenUrl))
    throw new SettingsError('token_uri in GOOGLE_CALENDAR_KEY must be an https address.')
  return {
    email: key.client_email,
    privateKey: key.private_key,
    tokenUrl,
    tenant: env['GOOGLE_CALENDAR_TENANT'] || null,
  }
}

function ownClient(env: NodeJS.ProcessEnv): ProviderClient | null {
  const [clientId, clientSecret] = [env['GOOGLE_CALENDAR_CLIENT_ID'], env['GOOGLE_CALENDAR_CLIENT_SECRET']]
  if (!clientId && !clientSecret) return null
  if (!clientId || !clientSecret)
    throw new SettingsError(
      `${clientId ? 'GOOGLE_CALENDAR_CLIENT_SECRET' : 'GOOGLE_CALENDAR_CLIENT_ID'} is not set. Set both, or neither to let nobody connect a calendar.`,
    )
  const issuer = env['GOOGLE_ISSUER'] || 'https://accounts.google.com'
  if (!URL.canParse(issuer))
    throw new SettingsError('GOOGLE_ISSUER must be an address, such as https://accounts.google.com.')
  return { issuer, clientId, clientSecret }
}

function fileNamed(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    throw new SettingsError(`GOOGLE_CALENDAR_KEY names the file ${path}, which cannot be read.`)
  }
}
