import { Fragment, useRef } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { classNames } from '../class-names/index.ts'
import { cellContent } from '../data-table/cell.tsx'
import cards from '../data-table/card-list.module.css'
import { alignOf } from '../data-table/column.ts'
import type { Column } from '../data-table/column.ts'
import { useNarrow } from '../data-table/use-narrow.ts'
import { useFocusPassedOn } from '../focus/index.ts'
import { Skeleton } from '../skeleton/index.ts'
import styles from './table.module.css'

export interface TableProps<Row> {
  /** What is listed: `Budget changes`. */
  readonly label: string
  /** The first names its row, the widths are the least each one has. */
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly rowId: (row: Row) => string
  /** What can be done with a row, at its end; below it on a card. */
  readonly actions?: ((row: Row) => ReactNode) | undefined
  /** Names the column of the actions; said but not shown when absent. */
  readonly actionsLabel?: string | undefined
  /** What stands below a row over its whole width: details, or a sentence about it. Nothing for null. */
  readonly below?: ((row: Row) => ReactNode) | undefined
  /** Stands inside of something with edges of its own: its text begins where the text around it does. */
  readonly inner?: boolean | undefined
  /** The rows are on their way; old ones stay until then. */
  readonly loading?: boolean | undefined
}

const skeletonRows = 4

/**
 * A few rows that are read from top to bottom, in a dialog or below a record:
 * no sorting, no pages, text wraps. Longer lists are for a `DataTable`, which
 * weighs many times as much. Below 600 px it is a list of cards.
 */
export const Table = <Row,>(props: TableProps<Row>): ReactElement => {
  const whole = useRef<HTMLDivElement>(null)
  const narrow = useNarrow(whole)
  useFocusPassedOn()
  return (
    <div ref={whole} className={classNames(styles.whole, props.inner && styles.inner)}>
      {narrow ? (
        <Cards {...props} />
      ) : (
        <div className={styles.scroller}>
          <Rows {...props} />
        </div>
      )}
    </div>
  )
}

const Rows = <Row,>({
  label,
  columns,
  rows,
  rowId,
  actions,
  actionsLabel,
  below,
  loading = false,
}: TableProps<Row>): ReactElement => (
  <table className={styles.table} aria-label={label} aria-busy={loading || undefined}>
    <thead>
      <tr>
        {columns.map((column) => (
          <th
            key={column.id}
            scope="col"
            className={classNames(styles.head, styles[alignOf(column)])}
            style={column.width === undefined ? undefined : { minInlineSize: column.width }}
          >
            {column.label}
          </th>
        ))}
        {actions && (
          <th scope="col" className={classNames(styles.head, styles.actions)}>
            {actionsLabel ?? <span className="ap-unseen">Actions</span>}
          </th>
        )}
      </tr>
    </thead>
    <tbody>
      {loading &&
        rows.length === 0 &&
        Array.from({ length: skeletonRows }, (_, row) => (
          <tr key={row}>
            {Array.from({ length: columns.length + (actions ? 1 : 0) }, (__, column) => (
              <td key={column} className={styles.cell}>
                <Skeleton width={`${55 + ((row * 7 + column * 13) % 4) * 10}%`} />
              </td>
            ))}
          </tr>
        ))}
      {rows.map((row) => {
        const more = below?.(row)
        const id = rowId(row)
        return (
          <Fragment key={id}>
            <tr data-more={more ? '' : undefined}>
              {columns.map((column, index) =>
                index === 0 ? (
                  <th key={column.id} scope="row" className={classNames(styles.cell, styles.title)}>
                    {cellContent(column, row)}
                  </th>
                ) : (
                  <td key={column.id} className={classNames(styles.cell, styles[alignOf(column)])}>
                    {cellContent(column, row)}
                  </td>
                ),
              )}
              {actions && <td className={classNames(styles.cell, styles.actions)}>{actions(row)}</td>}
            </tr>
            {more && (
              <tr>
                <td className={styles.below} colSpan={columns.length + (actions ? 1 : 0)}>
                  {more}
                </td>
              </tr>
            )}
          </Fragment>
        )
      })}
    </tbody>
  </table>
)

const Cards = <Row,>({
  label,
  columns: [title, ...others],
  rows,
  rowId,
  actions,
  below,
  loading = false,
}: TableProps<Row>): ReactElement => (
  <ul className={classNames(cards.cards, styles.cards)} aria-label={label} aria-busy={loading || undefined}>
    {loading &&
      rows.length === 0 &&
      Array.from({ length: skeletonRows }, (_, card) => (
        <li key={card} className={cards.card}>
          <Skeleton width="50%" height={14} />
          <Skeleton width="80%" />
        </li>
      ))}
    {rows.map((row) => (
      <li key={rowId(row)} className={cards.card}>
        {title && <div className={cards.title}>{cellContent(title, row)}</div>}
        <dl className={cards.pairs}>
          {others.map((column) => (
            <div key={column.id} className={cards.pair}>
              <dt>{column.label}</dt>
              <dd className={column.kind && column.kind !== 'text' ? 'ap-numeric' : undefined}>
                {cellContent(column, row)}
              </dd>
            </div>
          ))}
        </dl>
        {below?.(row)}
        {actions && <div className={styles.cardActions}>{actions(row)}</div>}
      </li>
    ))}
  </ul>
)
