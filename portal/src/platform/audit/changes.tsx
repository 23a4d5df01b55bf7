import type { ReactElement } from 'react'
import styles from './audit.module.css'

interface Change {
  readonly field: string
  /** undefined where only one value was noted. */
  readonly before?: unknown
  readonly after: unknown
}

/** A pair is before and after; anything else was noted as it is. */
const changesIn = (changes: unknown): readonly Change[] =>
  typeof changes === 'object' && changes !== null && !Array.isArray(changes)
    ? Object.entries(changes).map(([field, value]: [string, unknown]) =>
        Array.isArray(value) && value.length === 2
          ? { field, before: value[0] as unknown, after: value[1] as unknown }
          : { field, after: value },
      )
    : []

/** A value as it reads: text as it is, nothing as a dash, the rest as JSON. */
export const wordsOf = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return '–'
  if (typeof value === 'string') return value
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return JSON.stringify(value)
}

/** One line of changes, for the table and for files. */
export const changesAsText = (changes: unknown): string =>
  changesIn(changes)
    .map(({ field, before, after }) =>
      before === undefined
        ? `${field}: ${wordsOf(after)}`
        : `${field}: ${wordsOf(before)} → ${wordsOf(after)}`,
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
            <th scope="row">{field}</th>
            <td>{before === undefined ? '' : wordsOf(before)}</td>
            <td>{wordsOf(after)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
