import type { Field } from '@portal/core/foundation/contract/field'
import { formatMonth } from '@portal/core/foundation/format'
import { formatPhone } from '@portal/core/foundation/format/phone'
import { titleField, type Resource } from '@portal/core/foundation/contract/resource'
import { entryValue } from '@portal/core/platform/records/entry-value'
import { Badge } from '@portal/ui/badge'
import { formatValue, type CellValue } from '@portal/ui/data-table'
import type { ReactNode } from 'react'
import type { ListColumn } from '../list/index.ts'
import { ownName, type KeptRow } from './kept-row.ts'
import styles from './records.module.css'
import { SecretCell } from './secret-cell.tsx'

const kinds: Readonly<Record<string, NonNullable<ListColumn<KeptRow>['kind']>>> = {
  money: 'money',
  percent: 'percent',
  number: 'number',
  integer: 'number',
  date: 'date',
}

const widths: Readonly<Record<string, number>> = {
  text: 180,
  email: 220,
  phone: 150,
  url: 200,
  secret: 220,
  record: 180,
  choice: 164,
  flag: 84,
  color: 116,
  instant: 184,
  longText: 280,
}

/** What is of no use cut. */
const toldWhole = ['phone', 'instant', 'color']

/** Px that a letter takes, and what stands beside the words of a cell: its padding, and the edges of a badge. */
const letter = 7.2
const besideWords = 44

/** A choice is as wide as the longest of what is chosen from, a person as a name is, anything else as its kind. */
function widthOf({ kind, choices, numbered, of, tones, wholeMonth }: Field): number {
  if (kind === 'choice' && choices && !numbered)
    return Math.ceil(Math.max(...choices.map(({ length }) => length)) * letter) + (tones ? besideWords : 24)
  if (kind === 'record' && of === 'users') return 156
  if (wholeMonth) return 132
  return widths[numbered ? 'choice' : kind] ?? 104
}

/** Long texts and secrets have no order. */
const unordered = ['secret', 'longText', 'records']

/** How a field is drawn where its value alone does not say enough; undefined where it does. */
function cellOf(resource: Resource, name: string, field: Field): ((row: KeptRow) => ReactNode) | undefined {
  const text = (row: KeptRow): string | null => {
    const value = row[name]
    return typeof value === 'string' && value !== '' ? value : null
  }
  const link = (hrefOf: (value: string) => string, elsewhere = false, shown = (value: string) => value) =>
    function Linked(row: KeptRow): ReactNode {
      const value = text(row)
      if (value === null) return '–'
      return (
        <a
          className={styles.link}
          href={hrefOf(value)}
          {...(elsewhere ? { target: '_blank', rel: 'noreferrer' } : {})}
        >
          {shown(value)}
        </a>
      )
    }
  switch (field.kind) {
    case 'email':
      return link((value) => `mailto:${value}`)
    case 'phone':
      return link((value) => `tel:${value.replaceAll(/[^\d+]/g, '')}`, false, formatPhone)
    case 'url':
      return link(
        (value) => value,
        true,
        (value) =>
          value.startsWith('/') ? 'Stored file' : value.replaceAll(/^https?:\/\/(www\.)?|\/$/g, ''),
      )
    case 'secret':
      return (row) => <SecretCell resource={resource} row={row} label={field.label} />
    case 'color':
      return (row) =>
        text(row) && (
          <span className={styles.colored}>
            <span className={styles.swatch} style={{ background: text(row) ?? undefined }} />
            {text(row)}
          </span>
        )
    case 'record':
      // Whose both are, the row or its place says already.
      return resource.ofClient ? (row) => ownName(row, name) ?? field.emptyAs ?? '–' : undefined
    case 'date':
      return field.wholeMonth ? (row) => formatMonth(text(row) ?? '') : undefined
    case 'choice':
      return field.tones
        ? (row) => text(row) && <Badge tone={field.tones?.[text(row) ?? ''] ?? 'neutral'}>{text(row)}</Badge>
        : undefined
    default:
      return undefined
  }
}

/** A field of a kept list as a column of its table. */
export function fieldColumn(resource: Resource, name: string, field: Field): ListColumn<KeptRow> {
  const isTitle = name === titleField(resource)
  const kind = field.numbered ? undefined : kinds[field.kind]
  const { emptyAs, reads } = field
  const value = (row: KeptRow): CellValue => entryValue(field, name, row)
  // A word is no day and no amount: it is shown in the place of one, and never formatted as one.
  const named =
    kind && emptyAs !== undefined
      ? (row: KeptRow): ReactNode => (value(row) === null ? emptyAs : formatValue(kind, value(row)))
      : undefined
  const cell = reads ?? cellOf(resource, name, field) ?? named
  // What an entry is called is read whole, or as much of it as there is room for.
  const width = Math.max(isTitle ? 200 : 0, widthOf(field))
  return {
    id: name,
    label: field.label,
    value: kind ? value : (row) => value(row) ?? emptyAs ?? null,
    sortable: !unordered.includes(field.kind) && !(resource.ofClient && field.kind === 'record'),
    ...(kind ? { kind } : {}),
    ...(cell ? { cell } : {}),
    ...(isTitle ? { grow: true } : {}),
    width,
    ...(toldWhole.includes(field.kind) || field.tones ? { firm: true } : {}),
    ...(field.kind === 'longText' ? { extra: true } : {}),
  }
}
