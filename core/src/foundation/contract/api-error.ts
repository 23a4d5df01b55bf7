/**
 * What a failed call throws, whatever failed: the server's sentence, the
 * fields it concerns, or that the server could not be reached.
 */
export class ApiError extends Error {
  /** HTTP status; 0 when no answer came. */
  readonly status: number
  /** The server's stable code, `network` without an answer, `unreadable` for an answer that is not ours. */
  readonly code: string
  /** Sentence by field name. */
  readonly fields: Readonly<Record<string, string>>
  /** Whether `message` is the server's own and not one made here. */
  readonly fromServer: boolean
  /** Whether the call would have changed something: somebody pressed a button for it. */
  readonly ofWrite: boolean

  constructor(
    status: number,
    code: string,
    message: string,
    fields: Readonly<Record<string, string>> = {},
    fromServer = false,
    ofWrite = false,
  ) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.code = code
    this.fields = fields
    this.fromServer = fromServer
    this.ofWrite = ofWrite
  }
}

/** The default error toast. */
export const defaultErrorMessage =
  'There was an error processing your request. Please refresh this page and try again.'
/** What a press says that the server refuses, where the server itself says nothing for a person. */
const forbiddenMessage = 'You do not have access to this. Nothing was saved.'
/** The default success toast. */
export const defaultSuccessMessage = 'Your request is successfully processed.'

/** The code of a call whose person was asked to sign in again and did not. */
export const notSignedIn = 'not-signed-in'

/** Texts of errors that are neither shown nor reported. */
const ignored = [
  /ResizeObserver loop/i,
  /\babort(ed)?\b/i,
  /duplicate navigation|navigation duplicated/i,
  /status code 403|HTTP 403/i,
]

/**
 * What a toast says of an error: the server's
 * message for 400, 422 and 500 and for a 403 of a press, nothing for a 403 of
 * a background call, a 401 and ignored patterns, the default text otherwise.
 * @returns null when nothing is to be said
 */
export function messageFor(error: unknown): string | null {
  if (error instanceof ApiError) {
    // Who only looks is told so: everything on the screen says that it could be saved.
    if (error.code === 'read-only' || error.code === 'password-due') return error.message
    // Refreshing the page would lose what was typed in a widget.
    if (error.code === notSignedIn) return error.message
    // The sign-in page says why one is there; what led to it is no error of its own.
    if (error.status === 401 || error.code === 'aborted') return null
    if (error.status === 403) return error.ofWrite ? refusedSentence(error) : null
    if (error.fromServer && [400, 422, 500].includes(error.status) && error.message !== '')
      return error.message
    // A conflict, a full disk, a wait: the server's sentence says what to do, which the default text cannot.
    if (error.fromServer && [409, 412, 413, 415, 429, 503, 507].includes(error.status)) return error.message
    return defaultErrorMessage
  }
  const text = error instanceof Error ? `${error.name} ${error.message}` : String(error)
  return ignored.some((pattern) => pattern.test(text)) ? null : defaultErrorMessage
}

/** A press that is refused says so; a background call that is refused does not. */
const refusedSentence = ({ fromServer, message }: ApiError): string =>
  fromServer && !ignored.some((pattern) => pattern.test(message)) ? message : forbiddenMessage

/** Whether an error matches a pattern that is neither toasted nor reported. */
export const isIgnored = (error: unknown): boolean => messageFor(error) === null
