import { type } from '../../../foundation/contract/type.ts'
import { defineCalls } from '../../../foundation/contract/call.ts'
import { day, flagText, id, idText, line, text } from '../../../foundation/contract/schemas.ts'
import { employees } from '../../../foundation/policy/rules-of-calls.ts'
import { addressesIn } from '../../../foundation/rules/email.ts'
import { reportMailFiles, reportMailMessageLength, reportMailRecipients } from './mail.ts'

const named = type({ id: 'number', name: 'string' })
const namedClient = type({ id: 'number', name: 'string', slug: 'string' })

/** Activities of one type, in the month to date and in the same stretch of the month before. */
const countOfType = type({ id: 'number', name: 'string', activities: 'number', previous: 'number' })

const counts = {
  /** From the first of the month to the day asked for. */
  activities: 'number',
  /** In the same stretch of the month before. */
  previous: 'number',
  types: countOfType.array(),
  /** The last one up to that day, whenever it was. */
  lastLoggedAt: 'string | null',
  daysSince: 'number | null',
} as const

/** Addresses of a form: `recipients[i]`, or one field with JSON or what people write. */
const addresses = type('string[] | string <= 10000').pipe((raw, ctx): string[] => {
  if (typeof raw !== 'string') return raw.map((address) => address.trim())
  const listed = raw.trim().startsWith('[') ? fromJson(raw) : [...addressesIn(raw)]
  return listed ?? (ctx.error('a list of e-mail addresses'), [])
})

function fromJson(raw: string): string[] | null {
  try {
    const value: unknown = JSON.parse(raw)
    return Array.isArray(value) && value.every((one) => typeof one === 'string') ? value : null
  } catch {
    return null
  }
}

const message = text.narrow(
  (value, ctx) =>
    value.length <= reportMailMessageLength || ctx.mustBe(`at most ${reportMailMessageLength} characters`),
)

/** What an activity report by mail is about. */
const report = {
  'startDate?': day,
  'endDate?': day,
  'subject?': line,
  'message?': message,
} as const

export const activityReportCalls = defineCalls({
  'activityReports.userPerformance': {
    method: 'GET',
    path: '/activityReports/userPerformance',
    summary:
      'Per person: activities by type in the month up to a day (today, unless it says) against the same stretch of the month before, and which of their clients have none of theirs yet.',
    allow: employees,
    query: type({ '+': 'reject', 'date?': day, 'typeId?': idText }),
    response: type({
      user: type({ id: 'number', fullName: 'string' }),
      departments: named.array(),
      ...counts,
      /** Clients with an activity of this person. */
      clients: 'number',
      /** Active clients whose team the person is on. */
      ownClients: 'number',
      /** Those of them without an activity of this person in the month. */
      untouched: namedClient.array(),
    }).array(),
  },
  'activityReports.clientReport': {
    method: 'GET',
    path: '/activityReports/clientReport',
    summary:
      'Per client: activities by type in the month up to a day (today, unless it says) against the same stretch of the month before, the last one and the days since.',
    allow: employees,
    query: type({ '+': 'reject', 'date?': day, 'excludeNonProgramClients?': flagText }),
    response: type({
      client: namedClient,
      group: named.or('null'),
      managers: type({ id: 'number', fullName: 'string' }).array(),
      /** The agency runs something for it: a budget that has begun and not ended on that day. */
      program: 'boolean',
      ...counts,
      /** Activities of other stores of the group in the month that name this one as related. */
      related: 'number',
    }).array(),
  },
  'activityReports.previewMail': {
    method: 'POST',
    path: '/activityReports/preview-activity-email',
    summary: 'The message that an activity report would be, and who of its recipients is not of the agency.',
    allow: employees,
    reads: true,
    body: type({
      '+': 'reject',
      clientId: id,
      'recipients?': type('string <= 320')
        .array()
        .atMostLength(reportMailRecipients * 2),
      ...report,
      'activityTypeId?': id,
      'includeInternal?': 'boolean',
      'attachFiles?': 'boolean',
    }),
    response: type({
      subject: 'string',
      /** A whole document for an `<iframe sandbox srcdoc>`. */
      html: 'string',
      activities: 'number',
      /** Internal activities of the period that stay out. */
      leftOut: 'number',
      /** Files of the activities that would go with it. */
      files: type({ name: 'string', size: 'number' }).array(),
      /** Recipients who are not employees of the agency. */
      outsiders: 'string[]',
      /** Why it cannot be sent as it is, or null. */
      problem: 'string | null',
    }),
  },
  'activityReports.sendMail': {
    method: 'POST',
    path: '/activityReports/send-activity-email',
    summary:
      "Sends a report of a client's activities by mail, with the files given. External activities only, unless every recipient is an employee of the agency and `includeInternal` says so.",
    allow: employees,
    perMinute: 20,
    body: type({
      '+': 'reject',
      clientId: idText,
      recipients: addresses,
      ...report,
      'activityTypeId?': idText,
      'includeInternal?': flagText,
      /** The files of the activities go along; otherwise the message links to them. */
      'attachFiles?': flagText,
    }),
    files: reportMailFiles,
    response: type({
      /** Of the message in the outbox. */
      id: 'number',
      recipients: 'string[]',
      activities: 'number',
      files: 'number',
    }),
  },
})
