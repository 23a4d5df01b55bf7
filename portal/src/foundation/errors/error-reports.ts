import { ApiError, isIgnored } from '@portal/core/foundation/contract/api-error'

/** Reports of one page at most: what breaks again and again is known after the first time. */
const most = 20

const told = new Set<string>()

/** Whether an error is worth reporting: not a refusal, a 401 least of all, and none of the patterns that mean nothing. */
const isReported = (error: unknown): boolean =>
  error instanceof ApiError ? error.status >= 500 : !isIgnored(error)

/**
 * Hands an error to those who keep the portal running, once each.
 * @param call the call that it is the answer of, if it is one
 * @param requestId under which the server's log tells of that call
 */
export function report(error: unknown, call?: string, requestId?: string): void {
  const message = (error instanceof Error ? error.message : String(error)).slice(0, 1000) || 'No message'
  const key = `${call ?? ''} ${message}`
  if (!isReported(error) || told.has(key) || told.size >= most) return
  told.add(key)
  const facts = {
    message,
    // Where the token of a link may stand, the query is left out.
    page: location.pathname.slice(0, 500),
    ...(error instanceof Error && error.stack && !call ? { stack: error.stack.slice(0, 8000) } : {}),
    ...(error instanceof ApiError ? { status: error.status } : {}),
    ...(call === undefined ? {} : { call }),
    ...(requestId === undefined ? {} : { requestId }),
  }
  // By itself: a failure of this call is not one to report.
  void fetch('/api/error-reports', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(facts),
    keepalive: true,
  }).catch(() => undefined)
}
