import { byteOrderMark, csvHeader, csvRow } from '@portal/core/platform/exports/csv'
import type { Column } from '@portal/ui/data-table'
import { giveFile } from '@portal/widgets/give-file'

export { giveFile }

/** Rows as CSV, in the columns given. */
export const csvOf = <Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string =>
  [csvHeader(columns), ...rows.map((row) => csvRow(columns, row))].join('\r\n')

/** Hands a CSV to the person; the mark at its start tells spreadsheets that it is UTF-8. */
export const giveCsv = (csv: string, fileName: string): void =>
  giveFile(new Blob([byteOrderMark, csv], { type: 'text/csv;charset=utf-8' }), fileName)
