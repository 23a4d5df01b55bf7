import { defineCalls } from '../../foundation/contract/call.ts'
import { byId, nothing } from '../../foundation/contract/schemas.ts'
import { type } from '../../foundation/contract/type.ts'
import { employees, employeesWithRole } from '../../foundation/policy/rules-of-calls.ts'
import { overrideUpload } from './limits.ts'

const keepers = employeesWithRole('Developer')

const file = type({
  id: 'number',
  name: 'string',
  state: "'Checked' | 'Applied' | 'Taken Back'",
  lines: 'number',
  /** What is wrong with it, line by line; such a file is not applied. */
  problems: 'string[]',
  from: 'string | null',
  until: 'string | null',
  uploadedAt: 'string',
  uploadedBy: 'string',
  changedAt: 'string | null',
  /** Where it opens as it was uploaded; null where it was not kept. */
  address: 'string | null',
})

const figures = {
  impressions: 'number',
  clicks: 'number',
  /** Dollars. */
  spend: 'number',
  conversions: 'number',
} as const

export const overrideCalls = defineCalls({
  'overrideFiles.list': {
    method: 'POST',
    path: '/override-file/getByAttachableType',
    reads: true,
    summary: 'The files of corrections for Display & Video 360, the latest first.',
    allow: employees,
    body: nothing,
    response: file.array(),
  },
  'overrideFiles.upload': {
    method: 'POST',
    path: '/override-file/uploadAsset',
    summary:
      'Takes a file of corrections (Date, Insertion Order ID, Impressions, Clicks, Revenue, Conversions) and checks it. No figure changes yet.',
    allow: keepers,
    body: nothing,
    files: overrideUpload,
    response: file,
  },
  'overrideFiles.preview': {
    method: 'GET',
    path: '/override-file/{id}/preview',
    summary:
      'What a file changes, day by day and insertion order: the figures as they are, and as they would be. At most 500 lines.',
    allow: employees,
    params: byId,
    response: type({
      day: 'string',
      campaign: 'string',
      client: 'string',
      before: figures,
      after: figures,
    }).array(),
  },
  'overrideFiles.apply': {
    method: 'POST',
    path: '/override-file/{id}/apply',
    summary:
      'Makes the figures what the file says: what differs is added beside them, so that it can be taken back.',
    allow: keepers,
    params: byId,
    body: nothing,
    response: file,
  },
  'overrideFiles.takeBack': {
    method: 'POST',
    path: '/override-file/{id}/take-back',
    summary: 'Makes the figures what they were before the file was applied.',
    allow: keepers,
    params: byId,
    body: nothing,
    response: file,
  },
  'overrideFiles.remove': {
    method: 'DELETE',
    path: '/override-file/{id}',
    summary: 'Deletes a file that is not applied.',
    allow: keepers,
    params: byId,
    response: type({ id: 'number' }),
  },
})
