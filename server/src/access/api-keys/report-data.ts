import { createHash } from 'node:crypto'
import type { User } from '@portal/core/foundation/policy/actor'
import { mostExportRows } from '@portal/core/platform/exports/exportable'
import { operation, Ready } from '../../foundation/http/operation.ts'
import { unauthenticated } from '../../foundation/http/authenticate.ts'
import { forbidden } from '../../foundation/http/refusal.ts'
import type { Services } from '../../foundation/services.ts'
import { fileOf } from '../../platform/reports/download-report.ts'
import { readReport } from '../../platform/reports/read-report.ts'
import { queryOf, reportNamed, requestOf } from '../../platform/schedules/ask-report.ts'
import { openKey } from './keys.ts'

/** Seconds for which a spreadsheet may keep what it was answered. */
const freshFor = 300

/**
 * What a key to one report answers, in the rights that its person has now.
 * @throws {Refusal} 403 for a key to calls, or where its person may no longer read the report
 */
async function contentOf(
  person: User,
  format: 'csv' | 'json',
  services: Services,
): Promise<{ readonly mediaType: string; readonly bytes: Buffer }> {
  const asked = person.key?.report
  if (!asked)
    throw forbidden('This key is for calls of the API. Make one for the report: “Use in other tools” there.')
  const source = reportNamed(services, asked.name)
  const request = await requestOf(
    source,
    { person, clientId: asked.clientId, query: queryOf(source.report, asked.query) },
    services,
  )
  if (format === 'csv') return fileOf(source, request, 'csv')
  const answer = await readReport(source, {
    ...request,
    query: { ...request.query, page: 1, pageSize: mostExportRows },
  })
  return { mediaType: 'application/json; charset=utf-8', bytes: Buffer.from(JSON.stringify(answer)) }
}

/** `GET /api/report-data`: the key names the report, the client and the filters. */
export const readReportData = operation(
  'reportData.read',
  async ({ query, actor, services, ifNoneMatch }) => {
    const person =
      query.key !== undefined
        ? (await openKey(query.key, services)).person
        : actor.kind === 'user' && actor.key
          ? actor
          : null
    if (!person)
      throw unauthenticated(
        'Send the key of a report: in the address as key=…, or as Authorization: Bearer ….',
      )
    const { mediaType, bytes } = await contentOf(person, query.format ?? 'csv', services)
    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 32)}"`
    const headers = { etag, 'cache-control': `private, max-age=${freshFor}` }
    if (ifNoneMatch?.split(',').some((one) => one.trim().replace(/^W\//, '') === etag))
      return new Ready(304, headers, null)
    return new Ready(200, { ...headers, 'content-type': mediaType }, bytes)
  },
)
