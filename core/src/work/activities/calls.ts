import { type } from '../../foundation/contract/type.ts'
import { defineCalls } from '../../foundation/contract/call.ts'
import {
  byId,
  day,
  flagText,
  html,
  idText,
  instant,
  page,
  paging,
} from '../../foundation/contract/schemas.ts'
import { storedFile } from '../../platform/assets/schemas.ts'
import { employees, ownClients, ownUserOrEmployee } from '../../foundation/policy/rules-of-calls.ts'
import { attachmentLimits } from './constants.ts'

/** Where a record stands in its list; smaller comes first. */
export const place = type('-1000000 <= number.integer <= 1000000')

/** A logged activity. `loggedAt` is UTC with `+00:00`. */
export const activity = type({
  id: 'number',
  clientId: 'number',
  client: { id: 'number', name: 'string', slug: 'string' },
  typeId: 'number',
  type: { id: 'number', name: 'string' },
  categoryId: 'number',
  category: { id: 'number', name: 'string' },
  userId: 'number',
  user: { id: 'number', fullName: 'string' },
  body: 'string',
  loggedAt: 'string',
  isExternal: 'boolean',
  associatedIds: 'number[]',
  attachments: storedFile.array(),
  version: 'number',
  can: { update: 'boolean', remove: 'boolean' },
})

/** Ids in a form field: a JSON list, or numbers separated by commas. */
export const idsText = type('string <= 20000').pipe((raw, ctx) => {
  const parts = raw.trim().startsWith('[')
    ? safeList(raw)
    : raw.split(',').filter((part) => part.trim() !== '')
  const ids = parts?.map(Number)
  return ids?.every((one) => Number.isInteger(one) && one > 0 && one <= 2_147_483_647)
    ? ids
    : ctx.error('a list of ids')
})

function safeList(raw: string): unknown[] | null {
  try {
    const value: unknown = JSON.parse(raw)
    return Array.isArray(value) ? value : null
  } catch {
    return null
  }
}

/** Descriptions as `label[i]`; a form that has none may send an empty list as JSON. */
export const labels = type("string[] | '[]'")
  .pipe((given) => (given === '[]' ? [] : given))
  .narrow(
    (given, ctx) => given.length <= attachmentLimits.count || ctx.mustBe('one description an attachment'),
  )

const activityForm = {
  typeId: idText,
  categoryId: idText,
  body: html,
  loggedAt: instant,
  'isExternal?': flagText,
  'associatedIds?': idsText,
  /** Description of the attachment at the same place. */
  'label?': labels,
  /** Files of the caller's draft that become attachments, and their descriptions. */
  'draftFiles?': idsText,
  'draftLabel?': labels,
} as const

const period = {
  'activityTypeId?': idText,
  'startDate?': day,
  'endDate?': day,
} as const

export const activityCalls = defineCalls({
  'users.activities': {
    method: 'GET',
    path: '/user/{id}/activities',
    summary: 'Activities that the user logged in a period, newest first, 1,000 at most.',
    allow: ownUserOrEmployee,
    user: 'id',
    params: byId,
    query: type({ '+': 'reject', 'startDate?': day, 'endDate?': day }),
    response: activity.array(),
  },
  'activities.ofClient': {
    method: 'GET',
    path: '/clients/{id}/activities',
    summary: "A client's activities of a period, newest first, 1,000 at most.",
    allow: ownClients,
    client: 'id',
    params: byId,
    query: type({ '+': 'reject', ...period }),
    response: activity.array(),
  },
  'activities.ofClientPaged': {
    method: 'GET',
    path: '/clients/{id}/paginated-activities',
    summary: "A client's activities, filtered and paged.",
    allow: ownClients,
    client: 'id',
    params: byId,
    query: type({
      '+': 'reject',
      ...paging,
      ...period,
      /** Only what the client itself is shown, for whoever asks. */
      'externalOnly?': flagText,
    }),
    response: page(activity),
  },
  'activities.ofUser': {
    method: 'GET',
    path: '/activities/user-activities/{userId}',
    summary: 'Activities that a user logged in a period, newest first, 1,000 at most.',
    allow: employees,
    params: type({ '+': 'reject', userId: idText }),
    query: type({ '+': 'reject', 'startDate?': day, 'endDate?': day }),
    response: activity.array(),
  },
  'activities.get': {
    method: 'GET',
    path: '/activities/{id}',
    summary: 'One activity.',
    allow: employees,
    params: byId,
    response: activity,
  },
  'activities.create': {
    method: 'POST',
    path: '/activities',
    summary: 'Logs an activity, with attachments.',
    allow: employees,
    body: type({ '+': 'reject', clientId: idText, ...activityForm }),
    files: attachmentLimits,
    response: activity,
  },
  'activities.update': {
    method: 'POST',
    path: '/activities/update',
    summary:
      'Changes an activity. New attachments are added; `keep` lists the earlier ones that stay (all, when it is left out), `keepLabel[i]` their descriptions.',
    allow: employees,
    body: type({
      '+': 'reject',
      id: idText,
      'clientId?': idText,
      ...activityForm,
      'keep?': idsText,
      'keepLabel?': labels,
    }),
    files: attachmentLimits,
    response: activity,
  },
  'activities.remove': {
    method: 'DELETE',
    path: '/activities/{id}',
    summary: 'Deletes an activity.',
    allow: employees,
    params: byId,
    response: type({ id: 'number' }),
  },
})
