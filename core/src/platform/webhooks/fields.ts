import { defineFields, type Field } from '../../foundation/contract/field.ts'
import { webhookEvents, type WebhookEventName } from './events.ts'

/** What an administrator says of an endpoint; each event is a box of its own. */
export const webhookFields = defineFields({
  name: { label: 'Name', kind: 'text', required: true, hint: 'Which program listens: Data warehouse, Slack' },
  url: {
    label: 'Address',
    kind: 'url',
    required: true,
    hint: 'https://…, on the open web. What it answers with 200 to 299 within ten seconds has arrived.',
  },
  withAmounts: {
    label: 'With amounts',
    kind: 'flag',
    hint: 'Amounts of budgets and invoices. Without it the payload says what happened, and no money.',
  },
})

const box = (name: WebhookEventName) =>
  ({ label: webhookEvents[name].title, kind: 'flag', hint: webhookEvents[name].sentence }) as const

/** A box for each event, by its name. */
export const eventFields = {
  'budget.changed': box('budget.changed'),
  'invoice.approved': box('invoice.approved'),
  'lead.arrived': box('lead.arrived'),
  'activity.logged': box('activity.logged'),
  'request.answered': box('request.answered'),
} satisfies Readonly<Record<WebhookEventName, Field>>
