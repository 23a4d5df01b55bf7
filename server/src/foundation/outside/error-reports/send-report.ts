import type { Given } from '@portal/core/calls'

/** An error of a browser, with where and for whom. */
export type ErrorReport = Given<'errors.report', 'body'> & {
  readonly tenantId: number | null
  readonly userId: number | null
  readonly browser: string
  readonly at: string
}

/** Milliseconds that the service has; nobody waits for it. */
const patience = 3000

/** Posts a report as JSON to the error-reporting service. A service that is away costs the report, nothing else. */
export async function sendReport(url: string, report: ErrorReport): Promise<void> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(report),
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    })
    await response.body?.cancel()
  } catch {
    // It stands in the log.
  }
}
