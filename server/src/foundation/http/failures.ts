import { Refusal } from './refusal.ts'
import { isDiskFull, noSpace } from '../files/upload.ts'

/** What the default error toast says. */
const defaultMessage = 'There was an error processing your request. Please refresh this page and try again.'

/** Turns any error into a refusal with the right status; what is not foreseen becomes 500 and is logged. */
export function refusalOf(error: unknown, log: (error: unknown) => void): Refusal {
  if (error instanceof Refusal) return error
  if (isDiskFull(error)) return noSpace()
  if (isDatabaseGone(error)) return databaseGone()
  const code = codeOf(error)
  const known = frameworkRefusals[code]
  if (known) return known()
  if (code === '23505') return new Refusal('conflict', 'A record with the same name or code already exists.')
  if (code === '23503')
    return new Refusal(
      'conflict',
      'Other records depend on this one, or it refers to one that does not exist.',
    )
  if (code === '22021' || code === '22P05')
    return new Refusal('invalid', 'The text contains a character that cannot be stored.')
  if (code === '23514' || code === '22003' || code === '22008' || code === '22P02')
    return new Refusal('invalid', 'A value is outside what can be stored.')
  if (isCallersFault(error)) return new Refusal('malformed', 'The request could not be understood.')
  log(error)
  return new Refusal('server-error', defaultMessage)
}

/** Errors of the HTTP framework about a request that have no sentence of their own here. */
const isCallersFault = (error: unknown): boolean =>
  error instanceof Error &&
  'statusCode' in error &&
  typeof error.statusCode === 'number' &&
  error.statusCode >= 400 &&
  error.statusCode < 500

const malformed = (): Refusal => new Refusal('malformed', 'The request is not valid JSON.')

/** Errors that the HTTP framework raises before a call's own code runs. */
const frameworkRefusals: Readonly<Record<string, (() => Refusal) | undefined>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: malformed,
  FST_ERR_CTP_EMPTY_JSON_BODY: malformed,
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () =>
    new Refusal('malformed', 'The request arrived incomplete. Please try again.'),
  FST_ERR_CTP_BODY_TOO_LARGE: () => new Refusal('too-large', 'The request is too large.'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () =>
    new Refusal('unsupported-media', 'Send the request as application/json.'),
  FST_REQ_FILE_TOO_LARGE: () => new Refusal('too-large', 'A file is too large.'),
  FST_PROTO_VIOLATION: () =>
    new Refusal('malformed', 'A field of the request has a name that is not allowed.'),
  FST_INVALID_JSON_FIELD_ERROR: malformed,
  FST_MP_PREMATURE_CLOSE: () => new Refusal('malformed', 'The request arrived incomplete. Please try again.'),
  FST_FILES_LIMIT: () => new Refusal('too-large', 'There are too many files in one request.'),
  FST_FIELDS_LIMIT: () => new Refusal('too-large', 'There are too many fields in one request.'),
  FST_PARTS_LIMIT: () => new Refusal('too-large', 'There are too many parts in one request.'),
  FST_ERR_CTP_INVALID_TYPE: () => new Refusal('unsupported-media', 'Send the request as application/json.'),
  FST_INVALID_MULTIPART_CONTENT_TYPE: () =>
    new Refusal('unsupported-media', 'Send the request as multipart/form-data.'),
  FST_ERR_BAD_URL: () => new Refusal('malformed', 'The address is not valid.'),
  FST_ERR_MAX_PARAM_LENGTH: () => new Refusal('malformed', 'The address is not valid.'),
  ECONNRESET: () => new Refusal('malformed', 'The request arrived incomplete. Please try again.'),
  ERR_STREAM_PREMATURE_CLOSE: () =>
    new Refusal('malformed', 'The request arrived incomplete. Please try again.'),
}

/** What the parser of HTTP has against a request, by its code. */
export function unreadable(code: string): Refusal {
  if (code === 'HPE_HEADER_OVERFLOW')
    return new Refusal('too-large', 'The address and the headers of the request are too long together.')
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT')
    return new Refusal('malformed', 'The request did not arrive in time. Please try again.')
  return new Refusal('malformed', 'The request is not valid HTTP.')
}

const databaseGone = (): Refusal =>
  new Refusal(
    'unavailable',
    'The database cannot be reached at the moment. Please try again in a few seconds.',
    {
      headers: { 'retry-after': '5' },
    },
  )

/** Whether an error means that the database is away, rather than that it refused something. */
export function isDatabaseGone(error: unknown): boolean {
  const code = codeOf(error)
  if (/^(08...|57P0[1-5]|53300)$/.test(code)) return true
  if (!(error instanceof Error)) return false
  const onTheWay =
    'syscall' in error &&
    (error.syscall === 'connect' || error.syscall === 'read' || error.syscall === 'write')
  if (onTheWay && /^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/.test(code))
    return true
  return /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|Cannot use a pool|the database system is)/i.test(
    error.message,
  )
}

/** Whether a transaction failed only because another one was in its way. */
export const canBeRepeated = (error: unknown): boolean => ['40001', '40P01'].includes(codeOf(error))

export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

/**
 * The constraint that an error of the database is of. A node of a spread database tells it in the message alone, with the
 * number of its shard behind it.
 */
export function constraintOf(error: unknown): string {
  if (!(error instanceof Error)) return ''
  if ('constraint' in error && typeof error.constraint === 'string') return error.constraint
  return /constraint "(\w+?)(_\d{6,})?"/.exec(error.message)?.[1] ?? ''
}
