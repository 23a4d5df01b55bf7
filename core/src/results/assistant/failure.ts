/** Why an answer did not come, as far as the one who asked can tell. */
export interface ChatFailure {
  readonly message?: string
  readonly code?: string
  readonly status?: number
}

/** What is shown in the place of an answer that did not come (chat failures). */
export const chatFailures = {
  default: "Sorry, I'm having trouble connecting right now. Please try again later.",
  empty:
    "I wasn't able to generate a response to your message. Please try asking your question again or rephrase it.",
  network: 'Network error: Unable to reach the chat service. Please check your connection.',
  blocked:
    'Connection blocked: This might be due to CORS restrictions in development. Please try again later or contact support.',
  notFound: 'Chat service not found. Please contact support.',
  unavailable: 'Chat service is temporarily unavailable. Please try again later.',
  ended: 'The connection to the assistant ended before its answer was complete.',
  defaultAgain: "Sorry, I'm still having trouble connecting. Please try again later.",
  emptyAgain:
    "I still wasn't able to generate a response. Please try rephrasing your question or asking something else.",
} as const

/** The stream ended in order and nothing was in it. */
export class EmptyReply extends Error {}

/** An answer broke off before its end; the message is the sentence for whoever asked. */
export class BrokenOff extends Error {}

/**
 * The sentence for a failure. A first attempt is told apart in this order: the
 * message Network Error, the code ERR_NETWORK or status 0, 404, 500 and above,
 * anything else. A failing retry has one sentence for them all. An answer that
 * broke off says itself why, and so does the portal where one asks too often.
 *
 * @param again whether it was a retry
 */
export function failureSentence(failure: unknown, again: boolean): string {
  if (failure instanceof EmptyReply) return again ? chatFailures.emptyAgain : chatFailures.empty
  if (failure instanceof BrokenOff && failure.message !== '') return failure.message
  const { message, code, status } = factsOf(failure)
  // The portal's own limit is no trouble: it says how long to wait.
  if (status === 429 && message) return message
  if (again) return chatFailures.defaultAgain
  if (message === 'Network Error') return chatFailures.network
  if (code === 'ERR_NETWORK' || status === 0) return chatFailures.blocked
  if (status === 404) return chatFailures.notFound
  if (status !== undefined && status >= 500) return chatFailures.unavailable
  return chatFailures.default
}

function factsOf(failure: unknown): ChatFailure {
  if (typeof failure !== 'object' || failure === null) return {}
  const { message, code, status } = failure as Readonly<Record<keyof ChatFailure, unknown>>
  return {
    ...(typeof message === 'string' ? { message } : {}),
    ...(typeof code === 'string' ? { code } : {}),
    ...(typeof status === 'number' ? { status } : {}),
  }
}
