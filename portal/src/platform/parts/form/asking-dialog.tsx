import { Button } from '@portal/ui/button'
import { ConfirmDialog, Dialog, type DialogProps } from '@portal/ui/dialog'
import { useState, type ReactElement, type ReactNode } from 'react'

export interface AskingDialogProps extends Omit<DialogProps, 'open' | 'footer'> {
  /** Whether closing it now would lose something: looked at when it is to be closed. */
  readonly typed: () => boolean
  /** The buttons behind the one that closes it, which asks first as Escape does. */
  readonly actions: ReactNode
  /** What the button that closes it says. */
  readonly closeLabel?: string
  /** While what is under way cannot be left. */
  readonly staysOpen?: boolean
  /** The question, where there is a better one. */
  readonly question?: string
}

/** A dialog in which one types: closing it with something unsaved asks first. Mount it to open it. */
export function AskingDialog({
  typed,
  actions,
  closeLabel = 'Cancel',
  staysOpen = false,
  question = 'Close without saving?',
  onClose,
  children,
  ...rest
}: AskingDialogProps): ReactElement {
  const [asking, setAsking] = useState(false)
  const close = (): void => (typed() ? setAsking(true) : onClose())
  return (
    <Dialog
      {...rest}
      open
      onClose={close}
      footer={
        <>
          <Button onClick={close} disabled={staysOpen}>
            {closeLabel}
          </Button>
          {actions}
        </>
      }
    >
      {children}
      <ConfirmDialog
        open={asking}
        title={question}
        confirmLabel="Close"
        cancelLabel="Go on editing"
        danger
        onConfirm={onClose}
        onCancel={() => setAsking(false)}
      >
        What you changed here has not been saved.
      </ConfirmDialog>
    </Dialog>
  )
}
