import { type } from '../../foundation/contract/type.ts'
import { optionalCategories } from './settings.ts'
import { storedFile } from '../assets/schemas.ts'
import { defineCalls } from '../../foundation/contract/call.ts'
import { byId, day, idText, line, nothing, page, paging, text } from '../../foundation/contract/schemas.ts'
import { administrators, anyone, employees, taskToolUsers } from '../../foundation/policy/rules-of-calls.ts'

const status = type("'queued' | 'sent' | 'failed' | 'kept'")
const category = type('1 <= string <= 100')

/** A message of the outbox, without its body. */
const mailInList = type({
  id: 'number',
  category: 'string',
  to: 'string[]',
  subject: 'string',
  status,
  attempts: 'number',
  lastError: 'string | null',
  /** Its body opens something: nobody is shown it, and it is not sent twice. */
  confidential: 'boolean',
  clientId: 'number | null',
  createdAt: 'string',
  sentAt: 'string | null',
  can: { queue: 'boolean' },
})

const openMail = mailInList.and({ text: 'string | null' })

const filters = {
  'status?': status,
  'category?': category,
  'from?': day,
  'to?': day,
} as const

const counts = {
  queued: 'number',
  sent: 'number',
  failed: 'number',
  kept: 'number',
  total: 'number',
} as const

const hour = '0 <= number.integer <= 23'
const quietHours = type({ '+': 'reject', from: hour, until: hour })

/** Text of one line that a header can hold. */
const mailSettings = type({
  senderName: 'string',
  replyTo: 'string',
  signature: 'string',
  off: 'string[]',
  quiet: quietHours.or('null'),
  opens: 'boolean',
})

/** The outbox (Email notifications): what the portal sent, or will, or could not. */
export const mailCalls = defineCalls({
  'mail.list': {
    method: 'GET',
    path: '/notifications/email',
    summary: 'Messages of the outbox, newest first, paged; those about accounts for administrators.',
    allow: employees,
    query: type({ '+': 'reject', ...paging, ...filters, 'clientId?': idText }),
    response: page(mailInList),
  },
  'mail.stats': {
    method: 'GET',
    path: '/notifications/email/stats',
    summary: 'How many messages there are by status, and whether a mail server is set up.',
    allow: employees,
    query: type({ '+': 'reject', 'from?': day, 'to?': day }),
    response: type({ ...counts, mailServer: 'boolean' }),
  },
  'mail.categoryStats': {
    method: 'GET',
    path: '/notifications/email/category-stats',
    summary: 'How many messages there are by category and status.',
    allow: employees,
    query: type({ '+': 'reject', 'from?': day, 'to?': day }),
    response: type({ category: 'string', label: 'string', ...counts }).array(),
  },
  'mail.coffeeReport': {
    method: 'GET',
    path: '/notifications/email/coffee-report',
    summary: "The morning's look at the mail: what became of yesterday's and today's, and what failed.",
    allow: employees,
    response: type({
      from: 'string',
      ...counts,
      failures: mailInList.array(),
    }),
  },
  'mail.byCategory': {
    method: 'GET',
    path: '/notifications/email/get-by-category',
    summary: 'Messages of one category, or of all, newest first, paged.',
    allow: employees,
    query: type({ '+': 'reject', ...paging, 'category?': category }),
    response: page(mailInList),
  },
  'mail.search': {
    method: 'POST',
    path: '/notifications/email/search',
    summary: 'Messages whose subject or recipient holds a text, newest first, paged.',
    allow: employees,
    reads: true,
    body: type({
      '+': 'reject',
      'search?': 'string <= 200',
      ...filters,
      'page?': '1 <= number.integer <= 1000000',
      'pageSize?': '1 <= number.integer <= 200',
    }),
    response: page(mailInList),
  },
  'mail.get': {
    method: 'GET',
    path: '/notifications/email/{id}',
    summary: 'One message with its text; null where it is confidential.',
    allow: employees,
    params: byId,
    response: openMail,
  },
  'mail.attachments': {
    method: 'GET',
    path: '/notifications/email/{id}/attachments',
    summary: 'The files that go with a message.',
    allow: employees,
    params: byId,
    response: storedFile.array(),
  },
  'mail.queue': {
    method: 'POST',
    path: '/notifications/email/{id}/queue',
    summary: 'Sends a message again; never a confidential one.',
    allow: employees,
    params: byId,
    body: nothing,
    response: mailInList,
  },
  'mail.settings': {
    method: 'GET',
    path: '/notifications/email-settings',
    summary:
      'Who mail comes from, where answers go, what stands below it, which kinds stay in the outbox, in which hours nothing goes out, and whether opens and clicks are kept.',
    allow: employees,
    response: mailSettings,
  },
  'mail.setSettings': {
    method: 'PUT',
    path: '/notifications/email-settings',
    summary:
      'Changes how mail looks, what is sent and when; what is not named stays. Mail about accounts is always sent, and at once.',
    allow: administrators,
    body: type({
      '+': 'reject',
      'senderName?': line.and('string <= 100'),
      'replyTo?': line,
      'signature?': 'string <= 2000',
      'off?': type.enumerated(...optionalCategories).array(),
      /** Kinds that are switched on or off; others stay as they are. */
      'switched?': type({
        '+': 'reject',
        category: type.enumerated(...optionalCategories),
        on: 'boolean',
      }).array(),
      'quiet?': quietHours.or('null'),
      'opens?': 'boolean',
    }),
    response: mailSettings,
  },
  'mailEvents.receive': {
    method: 'POST',
    path: '/webhook/mail-events',
    atRoot: true,
    summary:
      'Takes what the provider of the mail server tells of messages: a list of events in the published shape of SendGrid, signed with ECDSA (`X-Twilio-Email-Event-Webhook-Signature` and `-Timestamp`). An event counts once, however often it comes.',
    allow: anyone,
    perMinute: 3000,
    mostBytes: 2 * 1024 * 1024,
    body: type({ '+': 'reject', signature: 'string', timestamp: 'string', payload: 'string' }),
    response: type({
      /** Events that were new and of messages of the portal. */
      kept: 'number',
      /** Events that were known already, or of messages of others. */
      left: 'number',
    }),
  },
  'mailEvents.receiveSes': {
    method: 'POST',
    path: '/webhook/mail-events/ses',
    atRoot: true,
    summary:
      'Takes what Amazon SES tells of messages through a topic of SNS, as that posts it (plain text): a notification or the confirmation of a subscription, signed by a certificate of Amazon’s. An event counts once, however often it comes.',
    allow: anyone,
    perMinute: 3000,
    mostBytes: 512 * 1024,
    body: type({ '+': 'reject', payload: 'string' }),
    response: type({ kept: 'number', left: 'number' }),
  },
  'mail.sendInternal': {
    method: 'POST',
    path: '/notifications/email-internal',
    summary: "Sends a note to the agency's own administrators.",
    allow: taskToolUsers,
    perMinute: 10,
    body: type({ '+': 'reject', email: { '+': 'reject', subject: line.and('string >= 1'), text } }),
    response: type({ id: 'number' }),
  },
})
