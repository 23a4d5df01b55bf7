import { Button } from '@portal/ui/button'
import { TextArea } from '@portal/ui/text-field'
import { useId, useState, type ReactElement } from 'react'
import { AskingDialog } from '../../platform/parts/form/index.ts'

export interface ReasonDialogProps {
  readonly title: string
  readonly description: string
  readonly confirmLabel: string
  readonly danger?: boolean
  readonly onConfirm: (reason: string) => Promise<boolean>
  readonly onClose: () => void
}

/** A question that wants a reason, which is kept. */
export function ReasonDialog(props: ReasonDialogProps): ReactElement {
  const { title, description, confirmLabel, danger = false, onConfirm, onClose } = props
  const id = useId()
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const problem = reason.trim() === '' ? 'Field is required' : null
  const submit = async (): Promise<void> => {
    setTried(true)
    if (problem !== null || busy) return
    setBusy(true)
    const done = await onConfirm(reason.trim())
    setBusy(false)
    if (done) onClose()
  }
  return (
    <AskingDialog
      typed={() => reason.trim() !== ''}
      title={title}
      description={description}
      width={490}
      onClose={onClose}
      actions={
        <Button type="submit" form={id} variant={danger ? 'danger' : 'primary'} loading={busy}>
          {confirmLabel}
        </Button>
      }
    >
      <form
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <TextArea
          label="Reason"
          required
          rows={3}
          value={reason}
          error={tried ? problem : null}
          onChange={(text) => setReason(text.slice(0, 2000))}
        />
      </form>
    </AskingDialog>
  )
}
