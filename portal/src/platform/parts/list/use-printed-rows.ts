import { useState } from 'react'
import { usePreparation, usePrinting } from '../../../foundation/browser/printing.ts'
import type { ListInUse } from './use-list.ts'

const nobodyAsks = new AbortController().signal

/** Every row that the filters find while the page is printed; null while it is read on the screen. */
export function usePrintedRows<Row, Whole>(list: ListInUse<Row, Whole>): readonly Row[] | null {
  const printing = usePrinting()
  const [rows, setRows] = useState<readonly Row[] | null>(null)
  usePreparation(async () => {
    setRows(list.rows.length < list.total ? await list.everyRow(() => undefined, nobodyAsks) : list.rows)
  })
  return printing ? rows : null
}
