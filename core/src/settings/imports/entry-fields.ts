import { namesOfContacts } from '../../clients/contacts/contact-file.ts'
import type { Field } from '../../foundation/contract/field.ts'
import type { Resource } from '../../foundation/contract/resource.ts'
import { isDay } from '../../foundation/format/dates.ts'
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
        {
          field: inFile(field),
          names: [
            ...(field.alsoCalled ?? []),
            ...(field.namesInFiles ?? []),
            ...(namesByList[list.area]?.[name] ?? []),
          ],
        },
      ]),
  ),
})

/**
 * What files call columns of a list besides, where that is more than its declaration should carry: every screen with a
 * list loads the declarations of all.
 */
const namesByList: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  contacts: namesOfContacts,
}

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

const american = /^(\d{1,2})\/(\d{1,2})\/(\d{4}),? (0?[1-9]|1[0-2]):([0-5]\d) ?([AP])M(?: (C[SD]?T))?$/i
const iso = /^(\d{4}-\d\d-\d\d)[T ](\d{1,2}:\d\d)(:\d\d(?:\.\d+)?)?(Z|[+-]\d\d:?\d\d)?$/i

/**
 * A point in time as exports write it, `11/20/2026 9:30 AM CST`, or as ISO 8601, with a space for its T too; null for anything else. Without a zone it
 * is of the agency's clock, wherever the server stands.
 */
export function instantIn(cell: string): string | null {
  const text = cell.trim()
  const [, isoDay = '', clock = '', seconds = '', offset] = iso.exec(text) ?? []
  const time = clock.padStart(5, '0')
  const written = `${isoDay}T${time}${seconds}${offset ?? 'Z'}`
  if (isDay(isoDay) && !Number.isNaN(Date.parse(written)))
    return offset === undefined ? instantOf(isoDay, time) : new Date(written).toISOString()
  const [, month = '', date = '', year, hour, minute, half = '', zone] = american.exec(text) ?? []
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  if (!isDay(day)) return null
  const hours = (Number(hour) % 12) + (half.toUpperCase() === 'P' ? 12 : 0)
  const at = instantOf(day, `${String(hours).padStart(2, '0')}:${minute}`)
  // An hour that comes twice in a night of autumn says by its zone which of both it is.
  const later = new Date(Date.parse(at) + 3_600_000)
  const inZone = formatDateTime(at).replace(/C[SD]T$/, zone?.toUpperCase() ?? '')
  return formatDateTime(later) === inZone ? later.toISOString() : at
}

/** Whether a point in time is the one that a file says, to the minute. */
export const sameMinute = (stored: string, written: string): boolean =>
  formatDateTime(stored) === formatDateTime(written)
