import { readFileSync } from 'node:fs'
import { type } from 'arktype'
import { safeAddress, SettingsError, wholeNumber } from '../../../environment.ts'

/** The service account that reads the agency's Google calendars (domain-wide delegation). */
export interface GoogleCalendarSettings {
  /** Its address, `client_email` of the key. */
  readonly account: string
  /** Its private key, PKCS 8 in PEM. */
  readonly privateKey: string
  /** Where it gets its tokens, `token_uri` of the key. */
  readonly tokenUrl: string
  /** The API, without a slash at its end. */
  readonly url: string
  /** Slug of the tenant whose people have these calendars; null for the one that has no parent. */
  readonly tenant: string | null
  /** Milliseconds for one answer. */
  readonly patience: number
}

/** The API of Google's own. */
const googleCalendarUrl = 'https://www.googleapis.com/calendar/v3'

const serviceAccountKey = type('string.json.parse').to({
  client_email: 'string',
  private_key: 'string',
  'token_uri?': 'string',
})

/**
 * The key of a service account is given as JSON, or as the path of the file that Google gave.
 * @throws {SettingsError} that names the variable and says what to do
 */
export function googleCalendarSettings(env: NodeJS.ProcessEnv): GoogleCalendarSettings | null {
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
