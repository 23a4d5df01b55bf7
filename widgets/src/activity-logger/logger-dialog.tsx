import { Button } from '@portal/ui/button'
import { ConfirmDialog, Dialog } from '@portal/ui/dialog'
import { useState, type ReactElement } from 'react'
import { ActivityFields } from './activity-fields.tsx'
import { title, width, type ActivityLoggerProps, type Choices } from './activity-logger.tsx'
import { useActivityForm } from './use-activity-form.ts'

type LoggerDialogProps = Omit<ActivityLoggerProps, 'open'> & { readonly choices: Choices }

/** The dialog once everything that it offers is there. */
export function LoggerDialog({
  client,
  clientId,
  choices,
  draft,
  onClose,
  onSaved,
  onError,
}: LoggerDialogProps): ReactElement {
  const [asking, setAsking] = useState(false)
  const form = useActivityForm({
    client,
    clientId,
    choices,
    draft,
    onSaved: (activity) => (onSaved?.(activity), onClose()),
    onError,
  })
  const leave = (): void => (form.touched ? setAsking(true) : onClose())
  return (
    <>
      <Dialog
        open
        title={title}
        width={width}
        persistent
        escapeCloses
        onClose={leave}
        footer={
          <>
            <Button onClick={leave} disabled={form.saving}>
              Cancel
            </Button>
            <Button variant="primary" onClick={form.save} loading={form.saving} disabled={!form.valid}>
              Save
            </Button>
          </>
        }
      >
        <ActivityFields client={client} choices={choices} form={form} />
      </Dialog>
      <ConfirmDialog
        open={asking}
        title="Are you sure you want to delete this draft?"
        confirmLabel="Confirm"
        danger
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          draft?.clear()
          onClose()
        }}
      >
        What you have typed will be lost.
      </ConfirmDialog>
    </>
  )
}
