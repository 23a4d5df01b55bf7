import { type } from '../../foundation/contract/type.ts'
import { defineCalls } from '../../foundation/contract/call.ts'
import { byId, idText, page, paging } from '../../foundation/contract/schemas.ts'
import { anyone, employees } from '../../foundation/policy/rules-of-calls.ts'

const kind = type("'clients' | 'budgets' | 'metrics' | 'figures' | 'payments' | 'entries'")

/** A row that cannot be taken: line in the file, column, the reason. */
const badRow = type({
  line: 'number',
  column: 'string | null',
  message: 'string',
  /** What stands there; null for the row as a whole. */
  cell: 'string | null',
})

/** What a file of figures or names holds of one platform in one channel. */
const filePart = type({
  /** As screens call them. */
  platform: 'string',
  channel: 'string',
  rows: 'number',
  /** The first and the last day, and how many days there are; none for a file of names. */
  firstDay: 'string | null',
  lastDay: 'string | null',
  days: 'number',
  impressions: 'number',
  clicks: 'number',
  /** Dollars. */
  spend: 'number',
  conversions: 'number',
})

/** What somebody must agree to before the file is written. */
const importWarning = type({
  id: "'no-spend' | 'double-counting' | 'above-ceiling' | 'same-name'",
  message: 'string',
})

/** What becomes of a row of a file of clients or payments, in words. */
const plannedRow = type({
  line: 'number',
  name: 'string',
  what: "'New' | 'Changed'",
  /** Of a new one what it has; of one that is there what it had and what it gets. Empty texts stand for nothing. */
  changes: type({ field: 'string', before: 'string | null', after: 'string' }).array(),
})

const importRun = type({
  id: 'number',
  kind,
  fileName: 'string',
  status: "'reading' | 'checked' | 'writing' | 'done' | 'refused' | 'failed' | 'canceled'",
  /** The client of a file of figures that names none. */
  clientId: 'number | null',
  /** Of which list the entries are, by the area of its calls; null for other files. */
  list: 'string | null',
  /** Field of ours, or null, by column of the file; in the file's order. */
  columns: type({ '[string]': 'string | null' }),
  rowsTotal: 'number',
  rowsDone: 'number',
  message: 'string | null',
  /** The first rows as they were understood, by field. */
  preview: type({ '[string]': 'string' }).array(),
  /** In the order of the file, the first thousand. */
  badRows: badRow.array(),
  badRowCount: 'number',
  /** Of daily figures, by platform and channel; empty for other files. */
  parts: filePart.array(),
  warnings: importWarning.array(),
  /** Of a file of clients or payments, what writing it does, the first two hundred rows; empty for other files. */
  planned: plannedRow.array(),
  /** Groups that there were not before. */
  newGroups: 'string[]',
  created: 'number',
  updated: 'number',
  unchanged: 'number',
  /** Dollars that the new payments of a file add up to; null for other files, and for those from before this was told. */
  amount: 'number | null',
  /** Who chose the file; null where that account is gone. */
  by: 'string | null',
  createdAt: 'string',
  finishedAt: 'string | null',
})

export const importCalls = defineCalls({
  'imports.start': {
    method: 'POST',
    path: '/imports',
    summary:
      'Reads and checks a CSV or XLSX file of clients, budgets, figures, payments or entries of a list, each for whoever may bring it in; nothing is written yet.',
    allow: employees,
    /** `clientId` is the client of a file of figures or entries that names none; `list` the area of the entries. */
    body: type({ '+': 'reject', kind, 'clientId?': idText, 'list?': 'string <= 60' }),
    files: { each: 200 * 1024 * 1024, count: 1, read: true },
    response: importRun,
  },
  'imports.get': {
    method: 'GET',
    path: '/imports/{id}',
    summary: 'How far an import is, and what it found.',
    allow: employees,
    params: byId,
    response: importRun,
  },
  'imports.list': {
    method: 'GET',
    path: '/imports',
    summary: "Imports of the kinds that one may bring in, newest first; of entries of lists one's own.",
    allow: employees,
    query: type({ '+': 'reject', ...paging }),
    response: page(importRun),
  },
  'imports.setColumns': {
    method: 'PUT',
    path: '/imports/{id}/columns',
    summary: 'Matches columns of the file to fields by hand, and checks the file again.',
    allow: employees,
    params: byId,
    body: type({ '+': 'reject', columns: type({ '[string]': 'string | null' }) }),
    response: importRun,
  },
  'imports.apply': {
    method: 'POST',
    path: '/imports/{id}/apply',
    summary: 'Writes a checked import: all of its rows or none. `accepted` names every warning that it has.',
    allow: employees,
    params: byId,
    body: type({ '+': 'reject', 'accepted?': type('string <= 40').array().atMostLength(10) }),
    response: importRun,
  },
  'imports.cancel': {
    method: 'POST',
    path: '/imports/{id}/cancel',
    summary: 'Drops an import that has not been written.',
    allow: employees,
    params: byId,
    body: type({ '+': 'reject' }),
    response: importRun,
  },
  'imports.operatorSession': {
    method: 'POST',
    path: '/imports/operator-session',
    summary:
      "Signs in the import command on the server's own machine, with the one-time key in its data directory.",
    allow: anyone,
    perMinute: 60,
    body: type({ '+': 'reject', key: 'string <= 200', 'email?': 'string <= 255' }),
    response: type({ accessToken: 'string', expiresIn: 'number', email: 'string' }),
  },
})
