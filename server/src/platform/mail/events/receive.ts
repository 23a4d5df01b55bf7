import type { IncomingHttpHeaders } from 'node:http'
import { operation } from '../../../foundation/http/operation.ts'
import { forbidden, invalid, notFound } from '../../../foundation/http/refusal.ts'
import { keepEvents, messageOf, textOf, type MailEvent } from './keep-events.ts'
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

/** Events of one request that are read; the provider sends a thousand at most. */
const mostEvents = 5000

/** An event of a message of ours; null for any other. */
function eventOf(raw: unknown): MailEvent | null {
  const of = new Map<string, unknown>(typeof raw === 'object' && raw !== null ? Object.entries(raw) : [])
  const message = messageOf(textOf(of.get('smtp-id')))
  const kind = kinds[textOf(of.get('event'))]
  const key = textOf(of.get('sg_event_id'))
  const at = of.get('timestamp')
  if (message === null || kind === undefined || key === '' || typeof at !== 'number') return null
  return { ...message, key, kind, recipient: textOf(of.get('email')), reason: textOf(of.get('reason')), at }
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
  const kept = await keepEvents(
    db,
    tenantId,
    read.flatMap((raw: unknown) => eventOf(raw) ?? []),
  )
  return { kept, left: read.length - kept }
})
