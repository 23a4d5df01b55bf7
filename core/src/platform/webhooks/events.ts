/** What a value of a payload is. An `amount` is dollars, and in no payload of an endpoint that does not get them. */
export type PayloadKind = 'id' | 'text' | 'date' | 'flag' | 'amount'

export interface PayloadField {
  readonly kind: PayloadKind
  /** Null where there is none. */
  readonly optional?: true
  readonly says: string
}

/** Something that happens in the portal and that other programs can be told of. */
export interface WebhookEvent {
  readonly title: string
  /** When exactly it is sent. */
  readonly sentence: string
  readonly data: Readonly<Record<string, PayloadField>>
}

const client = {
  clientId: { kind: 'id', says: 'The client.' },
  clientName: { kind: 'text', says: 'Its name.' },
} as const

/** Every event by its name, with all that its payload holds: what is not here is never sent. */
export const webhookEvents = {
  'budget.changed': {
    title: 'Budget changed',
    sentence: 'A budget was added, changed or deleted.',
    data: {
      budgetId: { kind: 'id', says: 'The budget.' },
      ...client,
      service: { kind: 'text', says: 'What it pays for.' },
      change: { kind: 'text', says: '`added`, `changed` or `deleted`.' },
      startsAt: { kind: 'date', says: 'Its first day.' },
      endsAt: { kind: 'date', optional: true, says: 'Its last day; null while it goes on.' },
      amountBefore: {
        kind: 'amount',
        optional: true,
        says: 'What was invoiced a month; null for a new one.',
      },
      amount: {
        kind: 'amount',
        optional: true,
        says: 'What is invoiced a month; null for one that is deleted.',
      },
    },
  },
  'invoice.approved': {
    title: 'Invoice approved',
    sentence: 'An invoice was approved and got its number.',
    data: {
      invoiceId: { kind: 'id', says: 'The invoice.' },
      number: { kind: 'text', says: 'Its number.' },
      month: { kind: 'date', says: 'The first day of the month that it is of.' },
      billedTo: { kind: 'text', says: 'Who pays it.' },
      clientId: { kind: 'id', optional: true, says: 'The client; null where a parent organization pays.' },
      dueOn: { kind: 'date', says: 'When it is due.' },
      total: { kind: 'amount', says: 'With tax.' },
    },
  },
  'lead.arrived': {
    title: 'Lead arrived',
    sentence: "A lead arrived at a client's address and counts: no repeated one, none of the blacklist.",
    data: {
      leadId: { kind: 'id', says: 'The lead that arrived.' },
      ...client,
      source: { kind: 'text', says: 'Where it comes from.' },
      receivedAt: { kind: 'date', says: 'The day on which it was asked.' },
      vehicle: { kind: 'text', says: 'The vehicle that is wanted; empty where it does not say.' },
    },
  },
  'activity.logged': {
    title: 'Activity logged',
    sentence: 'Somebody logged an activity for a client.',
    data: {
      activityId: { kind: 'id', says: 'The activity.' },
      ...client,
      type: { kind: 'text', says: 'Its type.' },
      category: { kind: 'text', says: 'Its category.' },
      loggedAt: { kind: 'date', says: 'The day that it is about.' },
      isExternal: { kind: 'flag', says: 'Whether the client sees it.' },
      loggedBy: { kind: 'text', says: 'Who logged it.' },
    },
  },
  'request.answered': {
    title: 'Request answered',
    sentence: 'Somebody commented on a support request that another one filed.',
    data: {
      issueKey: { kind: 'text', says: 'The request.' },
      title: { kind: 'text', says: 'What it is called.' },
      status: { kind: 'text', says: 'Its status.' },
      answeredBy: { kind: 'text', says: 'Who commented. What was said is not sent.' },
    },
  },
} as const satisfies Readonly<Record<string, WebhookEvent>>

export type WebhookEventName = keyof typeof webhookEvents

/** In the order in which they are offered. */
export const webhookEventNames = Object.keys(webhookEvents) as readonly WebhookEventName[]

/** The event that an administrator sends to try an endpoint. */
export const testEvent = 'portal.test'

interface ValueOf {
  id: number
  text: string
  date: string
  flag: boolean
  amount: number
}
type Data<E extends WebhookEventName> = (typeof webhookEvents)[E]['data']

/** What is told of an event. */
export type WebhookData<E extends WebhookEventName> = {
  readonly [K in keyof Data<E>]: Data<E>[K] extends { kind: infer P extends PayloadKind; optional: true }
    ? ValueOf[P] | null
    : Data<E>[K] extends { kind: infer P extends PayloadKind }
      ? ValueOf[P]
      : never
}

/** What of an event is sent: the declared fields only, amounts where they are wanted. */
export function payloadOf<E extends WebhookEventName>(
  event: E,
  data: WebhookData<E>,
  withAmounts: boolean,
): Readonly<Record<string, unknown>> {
  const fields: Readonly<Record<string, PayloadField>> = webhookEvents[event].data
  return Object.fromEntries(
    Object.entries(data).filter(
      ([name]) => fields[name] !== undefined && (withAmounts || fields[name].kind !== 'amount'),
    ),
  )
}

/** Seconds after which a delivery that failed is tried again, one after the other: about three days in all. */
export const waits: readonly number[] = [5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400]

/** Days for which every delivery to an endpoint fails before it is disabled. */
export const failingDays = 5

/** Days for which what was delivered is kept. */
export const deliveryDays = 30

/** Hours for which a secret that was replaced still signs. */
export const oldSecretHours = 24

/** Endpoints of one tenant. */
export const mostEndpoints = 25

/** How far a delivery has come. */
export const deliveryStates = ['Waiting', 'Delivered', 'Failed'] as const
