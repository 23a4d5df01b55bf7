import { type } from '../../foundation/contract/type.ts'
import { defineCalls } from '../../foundation/contract/call.ts'
import { byId, day, nothing } from '../../foundation/contract/schemas.ts'
import { employees, employeesWithRole } from '../../foundation/policy/rules-of-calls.ts'
import { programFiles } from './files.ts'
import { casings } from './names.ts'
import { sheetLimits } from './sheet.ts'

/** A program by its code, as it stands in addresses. */
const code = type('1 <= string <= 255')
const ofProgram = type({ '+': 'reject', program: code })

/** Bulk updates reach many stores at once. */
const bulk = employeesWithRole('Developer')

const named = type({ id: 'number', name: 'string' })
const part = type({
  id: 'number',
  name: 'string',
  kind: "'A choice' | 'The fund' | 'The dealer code' | 'A month' | 'A number' | 'Text'",
  values: type({ code: 'string', meaning: 'string' }).array(),
  needed: 'boolean',
  hint: 'string',
})

/** How a program speaks of its budgets. */
const face = type({ budgets: 'string', allotted: 'string', committed: 'string | null', days: 'boolean' })

const programFile = type({
  id: 'number',
  file: type.enumerated(...programFiles),
  day: 'string',
  lines: 'number',
  bytes: 'number',
  sha256: 'string',
  madeAt: 'string',
})

const sheetFacts = {
  id: 'number',
  program: named,
  month: 'string',
  fileName: 'string',
  state: "'Checked' | 'Applied' | 'Undone'",
  by: type({ id: 'number', fullName: 'string' }),
  createdAt: 'string',
  appliedAt: 'string | null',
  undoneAt: 'string | null',
  stores: 'number',
  can: type({ apply: 'boolean', undo: 'boolean' }),
} as const

/** How many cells it changes, and how many of them cannot stand. */
const countedSheet = type({ ...sheetFacts, cells: 'number', problems: 'number' })

const sheet = type({
  ...sheetFacts,
  cells: type({
    clientId: 'number',
    client: 'string',
    column: 'string',
    before: 'string',
    after: 'string',
  }).array(),
  problems: type({ line: 'number', column: 'string', sentence: 'string' }).array(),
})

export const manufacturerCalls = defineCalls({
  'oemSchemes.get': {
    method: 'GET',
    path: '/oem/schemes',
    summary: 'How a program names its campaigns: its parts in order, with what each may hold.',
    allow: employees,
    query: ofProgram,
    response: type({
      id: 'number',
      name: 'string',
      code: 'string',
      separator: 'string',
      casing: type.enumerated(...casings),
      longest: 'number',
      parts: part.array(),
      funds: named.array(),
      face,
    }),
  },
  'oemHub.get': {
    method: 'GET',
    path: '/oem/hub',
    summary: 'Every program with its stores, what fails there, and the money of the month.',
    allow: employees,
    response: type({
      month: 'string',
      programs: type({
        id: 'number',
        name: 'string',
        code: 'string',
        stores: 'number',
        failing: 'number',
        allotted: 'number',
        spent: 'number',
        funds: type({ code: 'string', name: 'string' }).array(),
        budgets: 'string',
        files: type.enumerated(...programFiles).array(),
        fileOfToday: 'string | null',
        openClaims: 'number',
        nextDeadline: 'string | null',
      }).array(),
    }),
  },
  'oemFiles.list': {
    method: 'GET',
    path: '/oem/files',
    summary: 'The files that were made for a program, the latest first; each is kept for 90 days.',
    allow: employees,
    query: type({ '+': 'reject', program: code, file: type.enumerated(...programFiles) }),
    response: programFile.array(),
  },
  'oemFiles.make': {
    method: 'POST',
    path: '/oem/files',
    summary:
      'Makes a program’s file of a day, or of the month of a day; one that was made before stays as it is.',
    allow: employees,
    body: type({ '+': 'reject', program: code, file: type.enumerated(...programFiles), day }),
    response: programFile,
  },
  'oemFiles.content': {
    method: 'GET',
    path: '/oem/files/{id}/content',
    summary: 'A file of a program, a day’s as CSV and a month’s as XLSX: the same bytes at every download.',
    allow: employees,
    params: byId,
    answers: 'file',
  },
  'oemSheets.current': {
    method: 'GET',
    path: '/oem/sheets/current',
    summary: 'What stands of the stores of a program, and their budgets of a month, as a sheet to change.',
    allow: bulk,
    query: type({ '+': 'reject', program: code, month: day }),
    answers: 'file',
  },
  'oemSheets.list': {
    method: 'GET',
    path: '/oem/sheets',
    summary: 'The sheets that were handed in for a program, the latest first.',
    allow: bulk,
    query: ofProgram,
    response: countedSheet.array(),
  },
  'oemSheets.get': {
    method: 'GET',
    path: '/oem/sheets/{id}',
    summary: 'A sheet with what it changes, cell by cell, and what is wrong with it.',
    allow: bulk,
    params: byId,
    response: sheet,
  },
  'oemSheets.check': {
    method: 'POST',
    path: '/oem/sheets',
    summary: 'Compares a sheet with what stands, cell by cell; nothing is changed yet.',
    allow: bulk,
    body: type({ '+': 'reject', program: code, month: day }),
    files: sheetLimits,
    response: sheet,
  },
  'oemSheets.apply': {
    method: 'POST',
    path: '/oem/sheets/{id}/apply',
    summary: 'Makes every change of a checked sheet, or none where something has changed since.',
    allow: bulk,
    params: byId,
    body: nothing,
    response: sheet,
  },
  'oemSheets.undo': {
    method: 'POST',
    path: '/oem/sheets/{id}/undo',
    summary: 'Takes back what a sheet changed, within a day; cells that were changed again since stay.',
    allow: bulk,
    params: byId,
    body: nothing,
    response: sheet,
  },
})
