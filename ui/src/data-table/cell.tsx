import type { ReactElement, ReactNode } from 'react'
import { Badge } from '../badge/index.ts'
import { formatValue } from './column.ts'
import type { Column } from './column.ts'

/** What a cell shows. */
export const cellContent = <Row,>(column: Column<Row>, row: Row): ReactNode => {
  if (column.cell) return column.cell(row)
  const kind = column.kind ?? 'text'
  const value = column.value(row)
  const text = formatValue(kind, value)
  return kind === 'status' && value !== null && value !== undefined && value !== '' ? (
    <Badge tone={column.tone?.(row) ?? 'neutral'} dot>
      {text}
    </Badge>
  ) : (
    text
  )
}

/** The first cell of a row: a link where this record has an address. */
export const TitleCell = <Row,>({
  column,
  row,
  hrefOf,
  className,
}: {
  readonly column: Column<Row>
  readonly row: Row
  readonly hrefOf: ((row: Row) => string | null) | undefined
  readonly className: string | undefined
}): ReactElement => {
  const href = hrefOf?.(row) ?? null
  return href === null ? (
    <>{cellContent(column, row)}</>
  ) : (
    <a href={href} tabIndex={-1} className={className}>
      {cellContent(column, row)}
    </a>
  )
}
