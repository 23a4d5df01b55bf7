import { outsideFirst } from '../../../foundation/http/operation.ts'
import { forbidden, invalid, notFound, Refusal } from '../../../foundation/http/refusal.ts'
import type { Services } from '../../../foundation/services.ts'
import { keepEvents } from './keep-events.ts'
import { sesEvents } from './ses.ts'
import { isCertificateOfSns, isOfSns, isSignedBy, snsMessage, type SnsMessage } from './sns.ts'

/** Where Amazon's notification service posts, as the router has it. */
export const sesEventsRoute = '/webhook/mail-events/ses'

/** It posts JSON as plain text; it is parsed after it is known who wrote it. */
export const sesBody = (text: string): { readonly payload: string } => ({ payload: text })

/** Certificates by their address; there are few, and none ever changes. */
const certificates = new Map<string, string>()
const mostCertificates = 20

/** @throws {Refusal} 503 where it cannot be had */
async function certificateAt(address: string, { fetcher }: Pick<Services, 'fetcher'>): Promise<string> {
  const known = certificates.get(address)
  if (known !== undefined) return known
  const { status, body } = await fetcher.ask(address, { mostBytes: 64 * 1024 }).catch(() => ({
    status: 0,
    body: Buffer.alloc(0),
  }))
  if (status !== 200) throw new Refusal('unavailable', 'The certificate cannot be had. Send it again later.')
  if (certificates.size >= mostCertificates) certificates.clear()
  const pem = body.toString('utf8')
  certificates.set(address, pem)
  return pem
}

/** @throws {Refusal} 503 where the service does not take it */
async function confirm({ SubscribeURL: address = '' }: SnsMessage, { fetcher }: Pick<Services, 'fetcher'>) {
  if (!isOfSns(address)) throw invalid({ payload: 'The address to confirm at is not Amazon’s.' })
  const { status } = await fetcher.ask(address, { cut: true, mostBytes: 4096 }).catch(() => ({ status: 0 }))
  if (status !== 200)
    throw new Refusal('unavailable', 'The subscription could not be confirmed. Send it again later.')
}

/**
 * Keeps events of SES that come through a topic of the agency's own, signed by a certificate of Amazon's; a
 * subscription to that topic is confirmed.
 */
export const receiveSesEvents = outsideFirst('mailEvents.receiveSes', async ({ body, services }) => {
  const { sesTopics } = services.settings
  if (sesTopics.length === 0) throw notFound('This address')
  const message = snsMessage(body.payload)
  if (!message) throw invalid({ payload: 'Send a message as Amazon SNS posts it.' })
  if (!sesTopics.includes(message.TopicArn)) throw forbidden('This topic is not the agency’s.')
  if (!isCertificateOfSns(message.SigningCertURL))
    throw forbidden('The certificate is not at an address of Amazon’s.')
  if (!isSignedBy(await certificateAt(message.SigningCertURL, services), message))
    throw forbidden('The signature is not Amazon’s.')
  if (message.Type === 'SubscriptionConfirmation') await confirm(message, services)
  const events = message.Type === 'Notification' ? sesEvents(message.Message, message.MessageId) : []
  return async ({ db, tenantId }) => {
    const kept = await keepEvents(db, tenantId, events)
    return { kept, left: events.length - kept }
  }
})
