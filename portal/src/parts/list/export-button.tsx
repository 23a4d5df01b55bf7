import { Button } from '@portal/ui/button'
import { Download, X } from '@portal/ui/icon'
import { showSuccess } from '@portal/ui/toast'
import { useEffect, useRef, useState, type ReactElement } from 'react'
import { report } from '../../shell/errors.ts'
import { csvOf, giveCsv } from './export.ts'
import type { ListInUse } from './use-list.ts'

export interface ExportButtonProps<Row, Whole> {
  readonly of: ListInUse<Row, Whole>
  /** Without its ending. */
  readonly fileName: string
}

/** All rows that the list's own query finds, in the columns in sight, as a spreadsheet file; a long one shows how far it is and can be stopped. */
export function ExportButton<Row, Whole>({
  of: list,
  fileName,
}: ExportButtonProps<Row, Whole>): ReactElement {
  const [share, setShare] = useState<number | null>(null)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  const run = async (): Promise<void> => {
    const work = new AbortController()
    running.current = work
    setShare(0)
    try {
      const rows = await list.everyRow(setShare, work.signal)
      giveCsv(csvOf(list.shownColumns, rows), `${fileName}.csv`)
      showSuccess(`${rows.length.toLocaleString('en-US')} ${rows.length === 1 ? 'row' : 'rows'} exported.`)
    } catch (error) {
      if (!work.signal.aborted) report(error)
    } finally {
      setShare(null)
    }
  }
  return share === null ? (
    <Button size="small" icon={Download} disabled={list.total === 0} onClick={() => void run()}>
      Export
    </Button>
  ) : (
    <Button size="small" icon={X} onClick={() => running.current?.abort()}>
      Stop export ({Math.round(share * 100)}%)
    </Button>
  )
}
