import { fileSize } from '@portal/core/foundation/rules'
import { importFields } from '@portal/core/settings/imports/fields'
import { Button } from '@portal/ui/button'
import { Dialog } from '@portal/ui/dialog'
import { FileField } from '@portal/ui/file-field'
import { Download, Upload } from '@portal/ui/icon'
import { useState, type ReactElement } from 'react'
import { client as api } from '../../foundation/session/session.ts'
import { giveCsv } from '../../platform/parts/list/index.ts'
import { useImportFile } from './use-import-file.ts'

/** Megabytes that a list of payments may have. */
const largestFile = 20

interface PaymentsDialogProps {
  readonly onRun: (id: number) => void
  readonly onClose: () => void
}

/** A file of payments: read and matched with the invoices first, recorded after one has looked. */
export function PaymentsDialog({ onRun, onClose }: PaymentsDialogProps): ReactElement {
  const file = useImportFile(largestFile)
  const [busy, setBusy] = useState(false)
  const send = async (): Promise<void> => {
    const sent = file.toSend()
    if (sent === null || busy) return
    setBusy(true)
    try {
      const run = await api.call('imports.start', { body: { kind: 'payments' }, files: [sent] })
      onRun(run.id)
    } catch (error) {
      file.refused(error)
      setBusy(false)
    }
  }
  return (
    <Dialog
      open
      title="Import payments"
      description="A CSV or Excel file with the number of the invoice, the day and the amount of each payment. Nothing is recorded before you have seen what it would do."
      onClose={onClose}
      footer={
        <>
          <Button
            icon={Download}
            onClick={() =>
              giveCsv(
                `${Object.values(importFields.payments)
                  .map(({ field }) => field.label)
                  .join(',')}\r\n`,
                'payments.csv',
              )
            }
          >
            Template
          </Button>
          <Button onClick={onClose}>Cancel</Button>
          <Button icon={Upload} variant="primary" loading={busy} onClick={() => void send()}>
            Check file
          </Button>
        </>
      }
    >
      <FileField
        label="File"
        required
        multiple={false}
        hint={`Under ${largestFile} MB.`}
        check={fileSize(largestFile)}
        files={file.files}
        error={file.error}
        onChange={file.choose}
      />
    </Dialog>
  )
}
