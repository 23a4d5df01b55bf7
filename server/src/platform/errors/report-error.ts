import { isPerson } from '@portal/core/foundation/policy/actor'
import { operation } from '../../foundation/http/operation.ts'
import { sendReport, type ErrorReport } from '../../foundation/outside/error-reports/send-report.ts'
import { log } from '../../foundation/log.ts'

/** Writes an error of a browser into the log, one line, and hands it to the service where there is one. */
const reportError = operation('errors.report', async ({ actor, body, origin, services }) => {
  const report: ErrorReport = {
    ...body,
    tenantId: actor.tenantId,
    userId: isPerson(actor) ? actor.id : null,
    browser: origin.userAgent.slice(0, 300),
    at: new Date().toISOString(),
  }
  services.monitoring.browserErrors.inc({ kind: body.status === undefined ? 'script' : 'call' })
  log.error({ report }, 'A browser met an error')
  const { errorReportingUrl } = services.settings
  if (errorReportingUrl !== null) void sendReport(errorReportingUrl, report)
  return { reported: true as const }
})

export const errorOperations = { 'errors.report': reportError }
