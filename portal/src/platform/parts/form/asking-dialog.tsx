import { Button } from '@portal/ui/button'
import { isHalfTyped } from '@portal/ui/date-picker'
import { ConfirmDialog, Dialog, type DialogProps } from '@portal/ui/dialog'
import { useRef, useState, type ReactElement, type ReactNode } from 'react'

export interface AskingDialogProps extends Omit<DialogProps, 'open' | 'footer'> {
  /** Whether closing it now would lose something: looked at when it is to be closed. */
  readonly typed: () => boolean
  /** The buttons behind the one that closes it, which asks first as Escape does. */
  readonly actions: ReactNode
  /** What the button that closes it says. */
  readonly closeLabel?: string
  /** While what is under way cannot be left. */
  readonly staysOpen?: boolean
  /** Beside the buttons, in front of the one that closes it. */
  readonly aside?: ReactNode
  /** The question, and what would be lost, where there are better words. */
  readonly question?: string
  readonly lost?: string
}

/** A dialog in which one types: closing it with something unsaved asks first. Mount it to open it. */
export function AskingDialog({
  typed,
  actions,
  closeLabel = 'Cancel',
  staysOpen = false,
  aside,
  question = 'Close without saving?',
  lost = 'What you changed here has not been saved.',
  onClose,
  children,
  ...rest
}: AskingDialogProps): ReactElement {
  const [asking, setAsking] = useState(false)
  const place = useRef<HTMLSpanElement>(null)
  const close = (): void => {
    const dialog = place.current?.closest('dialog')
    if (typed() || (dialog && isHalfTyped(dialog))) setAsking(true)
    else onClose()
  }
  return (
    <Dialog
      {...rest}
      open
      onClose={close}
      footer={
        <>
          {aside}
          <Button onClick={close} disabled={staysOpen}>
            {closeLabel}
          </Button>
          {actions}
        </>
      }
    >
      {children}
      <span ref={place} hidden />
      <ConfirmDialog
        open={asking}
        title={question}
        confirmLabel="Discard"
        cancelLabel="Go on editing"
        danger
        onConfirm={onClose}
        onCancel={() => setAsking(false)}
      >
        {lost}
      </ConfirmDialog>
    </Dialog>
  )
}
