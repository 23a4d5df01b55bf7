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
export const googleCalendarUrl = 'https://www.googleapis.com/calendar/v3'
