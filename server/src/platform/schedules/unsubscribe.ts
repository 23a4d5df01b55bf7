import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { wholeTenant } from '../../foundation/database/context.ts'
import { networkOf } from '../../foundation/http/network-of.ts'
import { perMinute } from '../../foundation/http/rate-limit.ts'
import type { Services } from '../../foundation/services.ts'
import { html, type Html } from '../mail/html.ts'
import { notify } from '../notifications/notify.ts'

/** Where a mail's reader leaves its list; the rest of the address is known to that reader alone. */
const path = '/unsubscribe'

/** The route of it, whose forms are read as text. */
export const unsubscribeRoute = `${path}/:token`

/** The address by which one reader leaves one report, for the mail and its `List-Unsubscribe` (RFC 8058). */
export const unsubscribeAddress = (portal: string, token: string): string => `${portal}${path}/${token}`

const visits = perMinute('unsubscribe', 60)

interface Reader {
  readonly schedule_id: number
  readonly address: string
  readonly left: boolean
  readonly report: string
  readonly owner: number
}

/**
 * Serves the way off a list without a sign-in: a POST takes the reader off, once or again, as a mail program does it
 * in one step; a GET shows what it is about and changes nothing; a second press brings the report back.
 */
export function mountUnsubscribe(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { token: string } }>(unsubscribeRoute, async (request, reply) => {
    const { reader } = await readerOf(services, request, request.params.token)
    return show(reply, reader ? await offering(services, reader) : unknown, reader ? 200 : 404)
  })
  app.post<{ Params: { token: string } }>(unsubscribeRoute, async (request, reply) => {
    const { tenantId, reader } = await readerOf(services, request, request.params.token)
    if (!reader || tenantId === null) return show(reply, unknown, 404)
    const left = !comesBack(request.body)
    if (left !== reader.left) await change(services, tenantId, reader, left)
    return show(reply, await offering(services, { ...reader, left }), 200)
  })
}

/** The body of a form as its fields. */
export const readUnsubscribeForm = (text: string): unknown => Object.fromEntries(new URLSearchParams(text))

const comesBack = (body: unknown): boolean => typeof body === 'object' && body !== null && 'again' in body

async function readerOf(
  services: Services,
  request: FastifyRequest,
  token: string,
): Promise<{ readonly tenantId: number | null; readonly reader: Reader | null }> {
  await services.limits.take(visits, networkOf(request.ip))
  const tenant = await services.tenants.byHost(request.host)
  if (!tenant) return { tenantId: null, reader: null }
  const { rows } = await sql<Reader>`
    select r.schedule_id, r.address, r.left_at is not null as left, s.report, s.created_by as owner
    from report_reader r join report_schedule s on s.tenant_id = r.tenant_id and s.id = r.schedule_id
    where r.tenant_id = ${tenant.id} and r.token = ${token}`.execute(
    services.database.reading(wholeTenant(tenant.id)),
  )
  return { tenantId: tenant.id, reader: rows[0] ?? null }
}

const titleOf = ({ reportSources }: Services, name: string): string =>
  reportSources.find(({ report }) => report.name === name)?.report.title ?? 'This report'

/** Notes that a reader left or came back, and rings the bell of whoever set the report up. */
async function change(services: Services, tenantId: number, reader: Reader, left: boolean): Promise<void> {
  await services.database.write(wholeTenant(tenantId), async (db) => {
    const { numAffectedRows } = await sql`
      update report_reader set left_at = ${left ? sql`now()` : sql`null`}
      where tenant_id = ${tenantId} and schedule_id = ${reader.schedule_id} and address = ${reader.address}
        and (left_at is not null) <> ${left}`.execute(db)
    if (Number(numAffectedRows ?? 0) === 0) return
    await notify({ db, tenantId, services }, [reader.owner], {
      text: `${reader.address} ${left ? 'has unsubscribed from' : 'gets again'} ${titleOf(services, reader.report)}.`,
      path: '/reporting/schedules',
    })
  })
}

const unknown = html`<h1>This report does not come any more</h1>
  <p>Nothing else has to be done.</p>`

async function offering(services: Services, { address, left, report }: Reader): Promise<Html> {
  const title = titleOf(services, report)
  return left
    ? html`<h1>You have unsubscribed</h1>
        <p>${title} does not come to ${address} any more.</p>
        <form method="post">
          <input type="hidden" name="again" value="1" /><button>Send it to me again</button>
        </form>`
    : html`<h1>Unsubscribe?</h1>
        <p>${title} comes to ${address} by mail.</p>
        <form method="post">
          <input type="hidden" name="List-Unsubscribe" value="One-Click" /><button>Unsubscribe</button>
        </form>`
}

const style =
  'body{margin:0;min-height:100vh;display:grid;place-items:center;background:Canvas;color:CanvasText;font:16px/1.5 system-ui,sans-serif;color-scheme:light dark}main{max-width:28rem;margin:1rem;padding:2rem;border:1px solid color-mix(in srgb,CanvasText 20%,Canvas);border-radius:12px}h1{margin:0 0 .5rem;font-size:1.375rem}p{margin:0 0 1.5rem;overflow-wrap:anywhere}button{font:inherit;padding:.5rem 1rem;border:1px solid currentcolor;border-radius:8px;background:none;color:inherit;cursor:pointer}'

const show = (reply: FastifyReply, { text }: Html, status: number): FastifyReply =>
  reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('x-robots-tag', 'noindex')
    .header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    )
    .send(
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Mail of reports</title><style>${style}</style></head><body><main>${text}</main></body></html>`,
    )
