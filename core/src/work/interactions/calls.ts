import { type } from '../../foundation/contract/type.ts'
import { idsText, labels } from '../activities/calls.ts'
import { storedFile } from '../../platform/assets/schemas.ts'
import { defineCalls } from '../../foundation/contract/call.ts'
import {
  byId,
  day,
  flagText,
  html,
  id,
  idText,
  page,
  paging,
  text,
} from '../../foundation/contract/schemas.ts'
import { employees, ownClients } from '../../foundation/policy/rules-of-calls.ts'
import { attachmentLimits, longestParagraph, mostCustomFields } from './constants.ts'
import { interactionLoggers } from './policy.ts'
import { customFieldType } from './settings/calls.ts'

const can = { update: 'boolean', remove: 'boolean' } as const
const named = type({ id: 'number', name: 'string' })
const person = type({ id: 'number', fullName: 'string' })

const data = type('string | boolean | number[] | null')

/** The value of a custom field, with what the field is called now; `users` names the chosen people. */
const additionalField = type({
  interactionCustomFieldId: 'number',
  data,
  name: 'string',
  type: customFieldType,
  users: person.array(),
})

/** An attachment; of the interaction as a whole, or of one of its custom fields. */
const attachment = storedFile.merge({ interactionCustomFieldId: 'number | null' })

/** A logged interaction. `publishedAt` is a day of the agency's clock. */
const interaction = type({
  id: 'number',
  clientId: 'number',
  client: { id: 'number', name: 'string', slug: 'string' },
  interactionTypeId: 'number',
  interactionType: named,
  userId: 'number',
  user: person,
  onBehalfOf: 'number | null',
  onBehalfOfUser: person.or('null'),
  body: 'string',
  publishedAt: 'string',
  isPublic: 'boolean',
  associatedStoreIds: 'number[]',
  associatedStores: named.array(),
  interactionAdditionalFields: additionalField.array(),
  attachments: attachment.array(),
  createdAt: 'string',
  version: 'number',
  can,
})

const sentValues = type({
  '+': 'reject',
  interactionCustomFieldId: id,
  data: type(`string <= ${longestParagraph}`)
    .narrow((value, ctx) => !value.includes('\u0000') || ctx.mustBe('text without null characters'))
    .or('boolean | null')
    .or(type('0 <= number.integer <= 2147483647').array().atMostLength(200)),
}).array()

/** Values of custom fields, as JSON in a form field. */
const additionalFieldsText = type('string <= 400000').pipe((raw, ctx) => {
  let given: unknown
  try {
    given = JSON.parse(raw)
  } catch {
    return ctx.error('JSON')
  }
  const parsed = sentValues(given)
  if (parsed instanceof type.errors) return ctx.error('a list of interactionCustomFieldId and data')
  const ids = new Set(parsed.map((value) => value.interactionCustomFieldId))
  return parsed.length > mostCustomFields || ids.size < parsed.length
    ? ctx.error('a list that names each custom field once')
    : parsed
})

const noneText = type("'' | 'null'").pipe(() => null)

/** What the form sends. An absent `isPublic` is yes. */
const interactionForm = {
  interactionTypeId: idText,
  publishedAt: day,
  body: html,
  'isPublic?': flagText,
  'onBehalfOf?': idText.or(noneText),
  'userId?': idText,
  'associatedStoreIds?': idsText,
  'interactionAdditionalFields?': additionalFieldsText,
  /** Description of the attachment at the same place. */
  'label?': labels,
} as const

/** On an update: the earlier attachments that stay (all, when left out), and their descriptions. */
const keptAttachments = { 'keep?': idsText, 'keepLabel?': labels } as const

/** Why it is corrected, where it looked wrong: it is kept with the interaction. */
const correction = { 'reason?': text } as const

const period = { 'startDate?': day, 'endDate?': day } as const

const interactionFilters = {
  ...paging,
  ...period,
  'interactionTypeId?': idText,
  'userId?': idText,
} as const

/** A period in the body of a call that asks for several clients or users. */
const many = id.array().atLeastLength(1).atMostLength(1000)

/** How many interactions a client, or a user, had in a period; `minutes` adds up all durations. */
const counted = {
  interactions: 'number',
  minutes: 'number',
  lastPublishedAt: 'string',
  types: type({ id: 'number', name: 'string', interactions: 'number' }).array(),
} as const
const clientReportRow = type({
  client: { id: 'number', name: 'string', slug: 'string' },
  ...counted,
})
const userReportRow = type({ user: person, clients: 'number', ...counted })

export const interactionCalls = defineCalls({
  'interactions.get': {
    method: 'GET',
    path: '/interactions/{id}',
    summary: 'One interaction with its values and attachments.',
    allow: ownClients,
    params: byId,
    response: interaction,
  },
  'interactions.ofClient': {
    method: 'GET',
    path: '/interactions/by-client/{id}',
    summary: "A client's interactions, newest first, filtered and paged.",
    allow: ownClients,
    client: 'id',
    params: byId,
    query: type({ '+': 'reject', ...interactionFilters }),
    response: page(interaction),
  },
  'interactions.byClients': {
    method: 'POST',
    path: '/interactions/by-clients',
    summary: 'Interactions of several clients in a period, newest first, 1,000 at most.',
    allow: ownClients,
    reads: true,
    body: type({ '+': 'reject', clientIds: many, ...period }),
    response: interaction.array(),
  },
  'interactions.byIds': {
    method: 'POST',
    path: '/interactions/by-ids',
    summary: 'Interactions by their ids; those that one may not see are left out.',
    allow: ownClients,
    reads: true,
    body: type({ '+': 'reject', ids: many }),
    response: interaction.array(),
  },
  'interactions.byUsers': {
    method: 'POST',
    path: '/interactions/by-users',
    summary: 'Interactions that several users logged in a period, newest first, 1,000 at most.',
    allow: employees,
    reads: true,
    body: type({ '+': 'reject', userIds: many, ...period }),
    response: interaction.array(),
  },
  'interactions.activityReport': {
    method: 'GET',
    path: '/interactions/activity-report',
    summary: 'How many interactions each client had in a period, by type, and how long they took.',
    allow: employees,
    query: type({ '+': 'reject', ...period, 'interactionTypeId?': idText, 'userId?': idText }),
    response: clientReportRow.array(),
  },
  'interactions.userPerformanceReport': {
    method: 'GET',
    path: '/interactions/user-performance-report',
    summary: 'How many interactions each user logged in a period, by type, and how long they took.',
    allow: employees,
    query: type({ '+': 'reject', ...period, 'interactionTypeId?': idText }),
    response: userReportRow.array(),
  },
  'interactions.create': {
    method: 'POST',
    path: '/interactions',
    summary: 'Logs an interaction with a client, with custom values and attachments.',
    allow: interactionLoggers,
    body: type({ '+': 'reject', clientId: idText, ...interactionForm }),
    files: attachmentLimits,
    response: interaction,
  },
  'interactions.update': {
    method: 'POST',
    path: '/interactions/{id}',
    summary:
      'Changes an interaction. New attachments are added; `keep` lists the earlier ones that stay (all, when it is left out), `keepLabel[i]` their descriptions.',
    allow: interactionLoggers,
    params: byId,
    body: type({
      '+': 'reject',
      'id?': idText,
      'clientId?': idText,
      ...interactionForm,
      ...keptAttachments,
      ...correction,
    }),
    files: attachmentLimits,
    response: interaction,
  },
  'interactions.remove': {
    method: 'DELETE',
    path: '/interactions/{id}',
    summary: 'Deletes an interaction.',
    allow: interactionLoggers,
    params: byId,
    response: type({ id: 'number' }),
  },
})
