import { messageOf, textOf, type MailEvent } from './keep-events.ts'

/** What SES calls an event, what it is here, where its details stand, and where in them the recipients. */
const kinds: Readonly<Record<string, { readonly kind: string; readonly in: string; readonly to?: string }>> =
  {
    Delivery: { kind: 'delivered', in: 'delivery', to: 'recipients' },
    DeliveryDelay: { kind: 'deferred', in: 'deliveryDelay', to: 'delayedRecipients' },
    Bounce: { kind: 'bounced', in: 'bounce', to: 'bouncedRecipients' },
    Complaint: { kind: 'complained', in: 'complaint', to: 'complainedRecipients' },
    Reject: { kind: 'dropped', in: 'reject' },
    'Rendering Failure': { kind: 'dropped', in: 'failure' },
    Open: { kind: 'opened', in: 'open' },
    Click: { kind: 'clicked', in: 'click' },
    Subscription: { kind: 'unsubscribed', in: 'subscription' },
  }

type Fields = ReadonlyMap<string, unknown>
const fieldsOf = (value: unknown): Fields =>
  new Map(typeof value === 'object' && value !== null ? Object.entries(value) : [])
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** The id that the portal gave a message; SES sends it on under another of its own, and tells both. */
function messageIdOf(mail: Fields): string {
  const common = textOf(fieldsOf(mail.get('commonHeaders')).get('messageId'))
  if (common !== '') return common
  const header = listOf(mail.get('headers'))
    .map(fieldsOf)
    .find((one) => textOf(one.get('name')).toLowerCase() === 'message-id')
  return textOf(header?.get('value'))
}

const recipientOf = (value: unknown): { readonly recipient: string; readonly reason: string } =>
  typeof value === 'string'
    ? { recipient: value.slice(0, 500), reason: '' }
    : {
        recipient: textOf(fieldsOf(value).get('emailAddress')),
        reason: textOf(fieldsOf(value).get('diagnosticCode')),
      }

/**
 * An event of SES, one for each of its recipients, in the shape of event publishing or of notifications.
 * @param key of the notification that brought it
 * @returns none for what is of no message of ours, or of no kind that is counted
 */
export function sesEvents(message: string, key: string): readonly MailEvent[] {
  let read: unknown
  try {
    read = JSON.parse(message)
  } catch {
    return []
  }
  const event = fieldsOf(read)
  const of = kinds[textOf(event.get('eventType')) || textOf(event.get('notificationType'))]
  const mail = fieldsOf(event.get('mail'))
  const ours = messageOf(messageIdOf(mail))
  if (!of || ours === null) return []
  const details = fieldsOf(event.get(of.in))
  const at = Date.parse(textOf(details.get('timestamp')) || textOf(mail.get('timestamp'))) / 1000
  if (Number.isNaN(at)) return []
  const named = listOf(of.to === undefined ? null : details.get(of.to))
  const reason = textOf(details.get('reason')) || textOf(details.get('errorMessage'))
  return (named.length > 0 ? named : listOf(mail.get('destination'))).map((one, place): MailEvent => {
    const to = recipientOf(one)
    return { ...ours, key: `${key}-${place}`, kind: of.kind, ...to, reason: to.reason || reason, at }
  })
}
