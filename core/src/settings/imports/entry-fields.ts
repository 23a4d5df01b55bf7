import type { Field } from '../../foundation/contract/field.ts'
import type { Resource } from '../../foundation/contract/resource.ts'
import { formatDateTime, instantOf } from '../../foundation/format/time.ts'
import type { ImportField } from './import-field.ts'

/** Entries of a list that one file brings in at most: each is written as if somebody had typed it. */
export const mostEntries = 2000

/** Which list a file is of, and whether its entries are of one client that it need not name. */
export interface FileOfEntries {
  readonly list: Resource
  readonly ofOneClient: boolean
}

/**
 * The columns that a file of entries can have, as the export of the list names
 * them: references by name, a choice by its word. What the portal works out
 * itself and what is secret is in no file.
 */
export const entryFields = ({ list, ofOneClient }: FileOfEntries): Readonly<Record<string, ImportField>> => ({
  ...(list.ofClient && !ofOneClient
    ? {
        clientId: {
          field: { label: 'Client', kind: 'text', required: true },
          names: ['Client Name', 'Dealer Code', 'Dealer', 'Dealership', 'Store'],
        },
      }
    : {}),
  ...Object.fromEntries(
    Object.entries(list.fields)
      .filter(([, { kind, computed }]) => kind !== 'secret' && kind !== 'records' && !computed)
      .map(([name, field]) => [
        name,
        { field: inFile(field), names: [...(field.alsoCalled ?? []), ...(field.namesInFiles ?? [])] },
      ]),
  ),
})

/** A field as a cell of a file holds it. */
function inFile(field: Field): Field {
  const { label, required, emptyAs } = field
  const said = {
    label,
    ...(required ? { required } : {}),
    ...(emptyAs === undefined ? {} : { emptyAs }),
  } as const
  if (field.numbered) return { ...said, kind: 'choice', choices: Object.values(field.numbered) }
  if (field.kind === 'record') return { ...said, kind: 'text' }
  if (field.kind === 'instant')
    return {
      ...said,
      kind: 'text',
      check: (text) =>
        instantIn(text ?? '') === null ? 'Field must be a date and time such as 11/20/2026 9:30 AM' : null,
    }
  return { ...field, ...said }
}

/** A point in time as exports write it, `11/20/2026 9:30 AM CST`, or as ISO 8601; null for anything else. */
export function instantIn(text: string): string | null {
  const [, month, day, year, hour = '', minute, half] =
    /^(\d{1,2})\/(\d{1,2})\/(\d{4}),? (\d{1,2}):(\d{2}) ?([AP]M)(?: [A-Z]{2,4})?$/i.exec(text.trim()) ?? []
  if (month === undefined || day === undefined)
    return /^\d{4}-\d\d-\d\dT/.test(text) && !Number.isNaN(Date.parse(text))
      ? new Date(text).toISOString()
      : null
  const hours = (Number(hour) % 12) + (half?.toUpperCase() === 'PM' ? 12 : 0)
  try {
    return instantOf(
      `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
      `${String(hours).padStart(2, '0')}:${minute}`,
    )
  } catch {
    return null
  }
}

/** Whether a point in time is the one that a file says, to the minute. */
export const sameMinute = (stored: string, written: string): boolean =>
  formatDateTime(stored) === formatDateTime(written)
