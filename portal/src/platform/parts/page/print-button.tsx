import { Button } from '@portal/ui/button'
import { Printer } from '@portal/ui/icon'
import { useEffect, useState, type ReactElement } from 'react'
import { report } from '../../../foundation/errors/errors.ts'
import { usePageKeys } from '../../../foundation/browser/keys.ts'
import { printPage, readyForMenu } from '../../../foundation/browser/printing.ts'

/** Puts the report on paper or into a PDF, with every row; Ctrl+P and the browser's own menu do the same. */
export function PrintButton(): ReactElement {
  const [preparing, setPreparing] = useState(false)
  const run = async (): Promise<void> => {
    setPreparing(true)
    try {
      await printPage()
    } catch (error) {
      report(error)
    } finally {
      setPreparing(false)
    }
  }
  useEffect(readyForMenu, [])
  usePageKeys((event) => {
    if (event.key.toLowerCase() !== 'p' || !(event.ctrlKey || event.metaKey) || event.shiftKey) return
    event.preventDefault()
    if (!preparing) void run()
  })
  return (
    <Button icon={Printer} loading={preparing} onClick={() => void run()}>
      Print or save as PDF
    </Button>
  )
}
