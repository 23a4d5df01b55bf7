import type { IncomingHttpHeaders } from 'node:http'
import { sql } from 'kysely'
import { operation } from '../../../foundation/http/operation.ts'
import { forbidden, invalid, notFound } from '../../../foundation/http/refusal.ts'
import { mailSettingsOf } from '../mail-settings.ts'
import { isSigned, type Signed } from './signature.ts'

/** Where the provider sends events, as the router has it. */
export const mailEventsRoute = '/webhook/mail-events'

const one = (value: string | readonly string[] | undefined): string =>
  typeof value === 'string' ? value : ''

/** A request of the provider as what was signed: it is parsed after it is known who wrote it. */
export const signedBody = (payload: string, headers: IncomingHttpHeaders): Signed => ({
  signature: one(headers['x-twilio-email-event-webhook-signature']),
  timestamp: one(headers['x-twilio-email-event-webhook-timestamp']),
  payload,
})

/** What the provider calls an event, and what it is here. */
const kinds: Readonly<Record<string, string>> = {
  delivered: 'delivered',
  deferred: 'deferred',
  bounce: 'bounced',
  dropped: 'dropped',
  spamreport: 'complained',
  open: 'opened',
  click: 'clicked',
  unsubscribe: 'unsubscribed',
  group_unsubscribe: 'unsubscribed',
}

/** What a reader did with a message: kept where the agency counts it. */
const ofReaders: ReadonlySet<string> = new Set(['opened', 'clicked'])

/** Events of one request that are read; the provider sends a thousand at most. */
const mostEvents = 5000

interface Event {
  readonly tenant: number
  readonly email: number
  readonly key: string
  readonly kind: string
  readonly recipient: string
  readonly reason: string
  readonly at: number
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 500) : '')

/** An event of a message of ours: its Message-ID begins with tenant and number. Null for any other. */
function eventOf(raw: unknown): Event | null {
  const of = new Map<string, unknown>(typeof raw === 'object' && raw !== null ? Object.entries(raw) : [])
  const [, tenant, email] = /^<?(\d{1,9})\.(\d{1,9})@/.exec(textOf(of.get('smtp-id'))) ?? []
  const kind = kinds[textOf(of.get('event'))]
  const key = textOf(of.get('sg_event_id'))
  const at = of.get('timestamp')
  if (
    tenant === undefined ||
    email === undefined ||
    kind === undefined ||
    key === '' ||
    typeof at !== 'number'
  )
    return null
  return {
    tenant: Number(tenant),
    email: Number(email),
    key,
    kind,
    recipient: textOf(of.get('email')),
    reason: textOf(of.get('reason')),
    at,
  }
}

/** Keeps signed events of messages that the tenant of this address sent, opens and clicks where it counts them. One that is known already, a replay too, changes nothing. */
export const receiveMailEvents = operation('mailEvents.receive', async ({ db, tenantId, body, services }) => {
  const key = services.settings.mailEventsKey
  if (key === null) throw notFound('This address')
  if (!isSigned(key, body)) throw forbidden('The signature is not the provider’s.')
  let read: unknown
  try {
    read = JSON.parse(body.payload)
  } catch {
    throw invalid({ payload: 'Send a list of events as JSON.' })
  }
  if (!Array.isArray(read) || read.length > mostEvents)
    throw invalid({ payload: `Send a list of at most ${mostEvents} events.` })
  const events = read.flatMap((raw: unknown) => eventOf(raw) ?? [])
  const { opens } = await mailSettingsOf(db, tenantId)
  const own = events.filter(({ tenant, kind }) => tenant === tenantId && (opens || !ofReaders.has(kind)))
  const { numAffectedRows } = await sql`
    insert into email_event (tenant_id, email_id, event_key, kind, recipient, reason, happened_at)
    select ${tenantId}::integer, n.email, n.key, n.kind, n.recipient, n.reason, to_timestamp(n.at)
    from jsonb_to_recordset(${JSON.stringify(own)}::jsonb) as n (email integer, key text, kind text, recipient text, reason text, at float8)
      join email_notification e on e.tenant_id = ${tenantId} and e.id = n.email
    order by n.key on conflict do nothing`.execute(db)
  const kept = Number(numAffectedRows ?? 0)
  return { kept, left: read.length - kept }
})
