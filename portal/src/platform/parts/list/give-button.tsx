import { Button } from '@portal/ui/button'
import type { Column } from '@portal/ui/data-table'
import { Download } from '@portal/ui/icon'
import type { ReactElement } from 'react'
import { csvOf, giveCsv } from './export.ts'
import { useOnceThere } from './use-once-there.ts'

export interface GiveButtonProps<Row> {
  readonly columns: readonly Column<Row>[]
  /** Undefined while they are on their way: a press waits for them. */
  readonly rows: readonly Row[] | undefined
  /** With its ending. */
  readonly fileName: string
}

/** What a screen holds, as a file. */
export function GiveButton<Row>({ columns, rows, fileName }: GiveButtonProps<Row>): ReactElement {
  const { waits, ask } = useOnceThere(rows !== undefined, () => {
    if (rows?.length) giveCsv(csvOf(columns, rows), fileName)
  })
  return (
    <Button icon={Download} disabled={rows?.length === 0} loading={waits} onClick={() => ask(null)}>
      Export
    </Button>
  )
}
