import type { Type } from 'arktype'
import { type } from '../../foundation/contract/type.ts'
import { defineCalls } from '../../foundation/contract/call.ts'
import { byId, line } from '../../foundation/contract/schemas.ts'
import { inPortal } from '../../foundation/policy/rules-of-calls.ts'
import { exportableLists } from './exportable.ts'

/** A list by the name of its call, or any report. */
const exportable = type
  .enumerated(...exportableLists)
  .or(type(/^reports\.[a-zA-Z]{1,60}$/) as unknown as Type<`reports.${string}`>)
const column = type(/^[a-zA-Z][a-zA-Z0-9]{0,39}$/)
const fields = type({ '[string]': 'string <= 200' })

/** A list being written into a file for the person who asked. */
const exportRun = type({
  id: 'number',
  name: 'string',
  format: "'csv' | 'xlsx'",
  status: "'waiting' | 'running' | 'done' | 'failed' | 'canceled' | 'expired'",
  rowsTotal: 'number',
  rowsDone: 'number',
  message: 'string | null',
  /** Of the file, when it is ready; good for its reader for some hours. */
  address: 'string | null',
  createdAt: 'string',
  finishedAt: 'string | null',
  /** When the file goes. */
  expiresAt: 'string | null',
})

export const exportCalls = defineCalls({
  'exports.start': {
    method: 'POST',
    path: '/exports',
    summary:
      "Begins to write everything that a list's query finds into a file, with the caller's own rights.",
    allow: inPortal,
    perMinute: 30,
    body: type({
      '+': 'reject',
      list: exportable,
      'params?': fields,
      'query?': fields,
      columns: column.array().atLeastLength(1).atMostLength(100),
      format: "'csv' | 'xlsx'",
      name: line,
    }),
    response: exportRun,
  },
  'exports.list': {
    method: 'GET',
    path: '/exports',
    summary: "The caller's exports of the last days, newest first.",
    allow: inPortal,
    response: exportRun.array(),
  },
  'exports.cancel': {
    method: 'POST',
    path: '/exports/{id}/cancel',
    summary: 'Stops an export that is under way.',
    allow: inPortal,
    params: byId,
    body: type({ '+': 'reject' }),
    response: exportRun,
  },
  'exports.dismiss': {
    method: 'DELETE',
    path: '/exports/{id}',
    summary: 'Puts a finished export away, its file too.',
    allow: inPortal,
    params: byId,
    response: type({ id: 'number' }),
  },
})
