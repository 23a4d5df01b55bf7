import { useId, useLayoutEffect, useRef } from 'react'
import type { CSSProperties, ReactElement, ReactNode } from 'react'
import { QuietIconButton } from '../button/index.ts'
import { classNames } from '../class-names/index.ts'
import { X } from '../icon/glyphs.ts'
import { useDismissal } from '../popup/dismissal.ts'
import { ToastOutlet } from '../toast/outlet.tsx'
import { activeElement } from './active-element.ts'
import { placeOf } from './place-of.ts'
import { useFocusLost } from './use-focus-lost.ts'
import styles from './dialog.module.css'

export interface DialogProps {
  readonly open: boolean
  /** Asked for by Escape, a press outside or the close button; the caller closes by setting `open`. */
  readonly onClose: () => void
  readonly title: string
  readonly description?: ReactNode
  /** Width in px, or `full` for the whole window. Below 600 px every dialog is full. */
  readonly width?: number | 'full' | undefined
  /** Stays when one presses outside or Escape, and has no close button: it is left by what is in it. */
  readonly persistent?: boolean | undefined
  /** A persistent dialog that Escape and a close button close all the same (New Request). */
  readonly escapeCloses?: boolean | undefined
  /** Beside the close button. */
  readonly headerActions?: ReactNode
  readonly footer?: ReactNode
  /** `alertdialog` for a question that interrupts. */
  readonly role?: 'dialog' | 'alertdialog' | undefined
  /** The content reaches the edges: for a table. */
  readonly flush?: boolean | undefined
  readonly children?: ReactNode
}

/**
 * A modal dialog on the native element, in the top layer. Its content is
 * mounted while it is open. The focus goes to the element marked
 * `data-autofocus`, else to the first field, else to the dialog, stays in it
 * when what has it goes, and goes back to where it was afterwards, or to what
 * follows there.
 */
export const Dialog = ({ open, ...rest }: DialogProps): ReactElement | null =>
  open ? <Modal {...rest} /> : null

const firstField =
  ':is(input:not([type="hidden"]), textarea, select, [role="combobox"], [contenteditable="true"]):not(:disabled)'

const Modal = ({
  onClose,
  title,
  description,
  width = 560,
  persistent = false,
  escapeCloses = false,
  headerActions,
  footer,
  role,
  flush = false,
  children,
}: Omit<DialogProps, 'open'>): ReactElement => {
  const id = useId()
  const frame = useRef<HTMLDialogElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const outlet = useRef<HTMLDivElement>(null)
  const closable = !persistent || escapeCloses

  useLayoutEffect(() => {
    const dialog = frame.current
    if (!dialog) return
    const opener = activeElement()
    const place = placeOf(opener)
    dialog.showModal()
    const content = panel.current
    const first =
      content?.querySelector<HTMLElement>('[data-autofocus]') ??
      content?.querySelector<HTMLElement>(`[data-dialog-body] ${firstField}`)
    ;(first ?? content)?.focus()
    // To what opened it, or where that stood: what was pressed may be gone with what it did, or of no use for now.
    const giveBack = (took?: boolean): void => {
      const active = activeElement()
      if (opener?.isConnected && !opener.matches(':disabled')) {
        if (!took) opener.focus()
      } else if (active === null || active === opener) place()
    }
    return () => {
      dialog.close()
      giveBack()
      // Under a question that goes with it nothing takes the focus yet, and what opened it may go in the same moment, or be disabled.
      const took = activeElement() === opener
      queueMicrotask(() => giveBack(took))
    }
  }, [])

  // A step that goes with the button that was pressed in it.
  useFocusLost(() => panel.current?.focus())

  useDismissal({
    active: true,
    inside: () => [panel.current, outlet.current],
    modal: true,
    onDismiss: (reason) => {
      if (reason === 'escape' ? closable : !persistent) onClose()
    },
  })

  const style: CSSProperties & Record<'--dialog-width', string> = {
    '--dialog-width': width === 'full' ? '100%' : `${width}px`,
  }
  return (
    <dialog
      ref={frame}
      part="dialog"
      className={classNames(styles.frame, width === 'full' && styles.full)}
      role={role}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      style={style}
      onCancel={(event) => {
        // The browser's own request to close, such as the back gesture of a phone.
        if (event.target !== frame.current) return
        event.preventDefault()
        if (closable) onClose()
      }}
      onClose={(event) => {
        // Closed past us: a browser closes any dialog at the second request.
        if (event.target === frame.current && frame.current?.isConnected && !frame.current.open)
          frame.current.showModal()
      }}
    >
      <div ref={panel} className={styles.panel} tabIndex={-1}>
        <div className={styles.header} part="header">
          <div className={styles.titles}>
            <h2 className={styles.title} part="title" id={`${id}-title`}>
              {title}
            </h2>
            {description && (
              <div className={styles.description} id={`${id}-description`}>
                {description}
              </div>
            )}
          </div>
          {headerActions}
          {closable && <QuietIconButton icon={X} label="Close" size="small" onClick={onClose} />}
        </div>
        <div className={classNames(styles.body, flush && styles.flush)} part="body" data-dialog-body="">
          {children}
        </div>
        {footer && (
          <div className={styles.footer} part="footer">
            {footer}
          </div>
        )}
      </div>
      <ToastOutlet ref={outlet} />
    </dialog>
  )
}
