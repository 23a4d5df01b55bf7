import { formatDateTime, formatDay } from '@portal/core/foundation/format'
import type { ReactElement } from 'react'
import { fieldWords } from './audit-words.ts'
import styles from './audit.module.css'

interface Change {
  readonly field: string
  /** undefined where only one value was noted. */
  readonly before?: unknown
  readonly after: unknown
}

const isNothing = (value: unknown): value is null | undefined | '' =>
  value === null || value === undefined || value === ''

/** A pair is before and after; anything else was noted as it is. What was empty and stayed so is left out. */
const changesIn = (changes: unknown): readonly Change[] =>
  typeof changes === 'object' && changes !== null && !Array.isArray(changes)
    ? Object.entries(changes).flatMap(([field, value]: [string, unknown]): Change[] => {
        if (!Array.isArray(value) || value.length !== 2) return [{ field, after: value }]
        const [before, after] = value as [unknown, unknown]
        return isNothing(before) && isNothing(after) ? [] : [{ field, before, after }]
      })
    : []

/** A text as it reads: days and moments as everywhere in the portal. */
const textOf = (value: string): string => {
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return formatDay(value)
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)) return formatDateTime(value)
  return value
}

/** A value as it reads: nothing as a dash, several one after the other, parts by their names. */
const wordsOf = (value: unknown): string => {
  if (isNothing(value)) return '–'
  if (typeof value === 'string') return textOf(value)
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value)) return value.map(wordsOf).join(', ') || '–'
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([field, part]) => `${fieldWords(field)} ${wordsOf(part)}`)
      .join(', ')
  return JSON.stringify(value)
}

/** One line of changes, for the table and for files. */
export const changesAsText = (changes: unknown): string =>
  changesIn(changes)
    .map(({ field, before, after }) =>
      before === undefined
        ? `${fieldWords(field)}: ${wordsOf(after)}`
        : `${fieldWords(field)}: ${wordsOf(before)} → ${wordsOf(after)}`,
    )
    .join('; ')

/** What an entry changed, field by field. */
export function Changes({ of }: { readonly of: unknown }): ReactElement {
  const changes = changesIn(of)
  if (changes.length === 0) return <p className={styles.soft}>No fields were noted.</p>
  return (
    <table className={styles.changes}>
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">Before</th>
          <th scope="col">After</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, before, after }) => (
          <tr key={field}>
            <th scope="row">{fieldWords(field)}</th>
            <td>{before === undefined ? '' : wordsOf(before)}</td>
            <td>{wordsOf(after)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
