/** What the network says by a code, in words. */
const words: Readonly<Record<string, string>> = {
  ENOTFOUND: 'its name leads nowhere',
  EAI_AGAIN: 'its name could not be looked up',
  ECONNREFUSED: 'nothing answers there',
  ECONNRESET: 'the connection was cut',
  EPIPE: 'the connection was cut',
  ETIMEDOUT: 'it did not answer in time',
  EHOSTUNREACH: 'there is no way to it',
  ENETUNREACH: 'there is no way to it',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is not trusted',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'its certificate is not trusted',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another name',
}

const wordsOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? words[error.code] : undefined

/** What an error says, in one line of a reasonable length for the log: with its cause, as `fetch` hides what happened there. */
export function reasonOf(error: unknown): string {
  const text =
    error instanceof Error
      ? error.cause instanceof Error
        ? `${error.message} (${error.cause.message})`
        : error.message
      : String(error)
  return text.replace(/\s+/g, ' ').trim().slice(0, 300)
}

/** The same for people: why another system did not answer, as the end of a sentence without its period. */
export const reasonInWords = (error: unknown): string =>
  wordsOf(error) ?? (error instanceof Error ? wordsOf(error.cause) : undefined) ?? reasonOf(error)
