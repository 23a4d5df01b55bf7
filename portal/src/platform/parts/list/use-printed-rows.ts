import { useState } from 'react'
import { usePreparation, usePrinting } from '../../../foundation/browser/printing.ts'
import type { ListInUse } from './use-list.ts'

const nobodyAsks = new AbortController().signal

interface EveryRow<Row> {
  /** The answer that stood on the screen, and what it was asked for: another has other rows. */
  readonly beside: unknown
  readonly asked: string
  readonly rows: readonly Row[]
}

/** Every row that the filters find while the page is printed; null while it is read on the screen, and where they are not all here. */
export function usePrintedRows<Row, Whole>(list: ListInUse<Row, Whole>): readonly Row[] | null {
  const printing = usePrinting()
  const [every, setEvery] = useState<EveryRow<Row> | null>(null)
  const isWhole = list.rows.length >= list.total
  const asked = JSON.stringify(list.asked)
  const isThere = every !== null && every.beside === list.answer && every.asked === asked
  usePreparation(async () => {
    if (isWhole || isThere) return
    setEvery({ beside: list.answer, asked, rows: await list.everyRow(() => undefined, nobodyAsks) })
  })
  if (!printing) return null
  return isWhole ? list.rows : isThere ? every.rows : null
}
