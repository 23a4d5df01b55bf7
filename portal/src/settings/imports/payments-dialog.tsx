import { ApiError } from '@portal/core/foundation/contract/api-error'
import { fileSize, requiredFile } from '@portal/core/foundation/rules'
import { importFields } from '@portal/core/settings/imports/fields'
import { Button } from '@portal/ui/button'
import { Dialog } from '@portal/ui/dialog'
import { FileField, type ChosenFile } from '@portal/ui/file-field'
import { Download, Upload } from '@portal/ui/icon'
import { useState, type ReactElement } from 'react'
import { report } from '../../foundation/errors/errors.ts'
import { client as api } from '../../foundation/session/session.ts'
import { giveCsv } from '../../platform/parts/list/index.ts'

/** Megabytes that a list of payments may have. */
const largestFile = 20

interface PaymentsDialogProps {
  readonly onRun: (id: number) => void
  readonly onClose: () => void
}

/** A file of payments: read and matched with the invoices first, recorded after one has looked. */
export function PaymentsDialog({ onRun, onClose }: PaymentsDialogProps): ReactElement {
  const [files, setFiles] = useState<readonly ChosenFile[]>([])
  const [tried, setTried] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [chosen] = files
  const problem = chosen ? (chosen.error ?? fileSize(largestFile)(chosen.file)) : requiredFile(null)
  const send = async (): Promise<void> => {
    setTried(true)
    if (!chosen || problem !== null || busy) return
    setBusy(true)
    try {
      const run = await api.call('imports.start', { body: { kind: 'payments' }, files: [chosen.file] })
      onRun(run.id)
    } catch (error) {
      if (error instanceof ApiError && error.fromServer && [413, 415, 422].includes(error.status))
        setRefused(error.message)
      else report(error)
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
        files={files}
        error={refused ?? (tried ? problem : null)}
        onChange={(picked) => {
          setRefused(null)
          setFiles(picked)
        }}
      />
    </Dialog>
  )
}
