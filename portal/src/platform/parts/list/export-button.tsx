import { madeAtOnce, type ExportFormat } from '@portal/core/platform/exports/exportable'
import { counted } from '@portal/core/foundation/format'
import { Button } from '@portal/ui/button'
import { ChevronDown, Download, X } from '@portal/ui/icon'
import { Menu } from '@portal/ui/menu'
import { showSuccess } from '@portal/ui/toast'
import { useEffect, useRef, useState, type ReactElement } from 'react'
import { startExport } from '../../jobs/start-export.ts'
import { report } from '../../../foundation/errors/errors.ts'
import { csvOf, giveCsv } from './export.ts'
import type { ListInUse } from './use-list.ts'
import { useOnceThere } from './use-once-there.ts'

export interface ExportButtonProps<Row, Whole> {
  readonly of: ListInUse<Row, Whole>
  /** Without its ending. */
  readonly fileName: string
}

/**
 * All rows that the list's own query finds, in the columns in sight, as a file.
 * A short one is there at once. A long one, or a spreadsheet, is a job of the
 * server where it knows the list; otherwise it is read page by page here, says
 * how far it is and can be stopped.
 */
export function ExportButton<Row, Whole>({
  of: list,
  fileName,
}: ExportButtonProps<Row, Whole>): ReactElement {
  const [share, setShare] = useState<number | null>(null)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  const here = async (): Promise<void> => {
    const work = new AbortController()
    running.current = work
    setShare(0)
    try {
      const rows = await list.everyRow(setShare, work.signal)
      giveCsv(csvOf(list.shownColumns, rows), `${fileName}.csv`)
      showSuccess(`${counted(rows.length, 'row')} exported.`)
    } catch (error) {
      if (!work.signal.aborted) report(error)
    } finally {
      setShare(null)
    }
  }
  const { waits, ask } = useOnceThere(!list.loading, (format: ExportFormat) => {
    if (list.total === 0) return
    if (list.onServer === null || (format === 'csv' && list.total <= madeAtOnce)) void here()
    else {
      const columns = list.shownColumns.map(({ id }) => id)
      startExport(list.onServer, { name: fileName, format, columns }).catch(report)
    }
  })
  if (share !== null) {
    return (
      <Button size="small" icon={X} onClick={() => running.current?.abort()}>
        Stop export ({Math.round(share * 100)}%)
      </Button>
    )
  }
  // What is not here yet may be asked for; what there is none of may not.
  const none = list.total === 0 && !list.loading
  if (list.onServer === null) {
    return (
      <Button size="small" icon={Download} disabled={none} loading={waits} onClick={() => ask('csv')}>
        Export
      </Button>
    )
  }
  return (
    <Menu
      placement="bottom-end"
      items={[
        { label: 'CSV', onSelect: () => ask('csv') },
        { label: 'Excel', onSelect: () => ask('xlsx') },
      ]}
      trigger={(trigger) => (
        <Button
          {...trigger}
          size="small"
          icon={Download}
          iconAfter={ChevronDown}
          disabled={none}
          loading={waits}
        >
          Export
        </Button>
      )}
    />
  )
}
