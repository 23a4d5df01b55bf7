import { panelTitle } from '@portal/core/results/assistant/words'
import { IconButton } from '@portal/ui/button'
import { classNames } from '@portal/ui/class-names'
import { activeElement } from '@portal/ui/dialog'
import { History, Maximize2, Minimize2, Sparkles, Icon, X } from '@portal/ui/icon'
import { Toaster } from '@portal/ui/toast'
import { useId, useLayoutEffect, useRef, type KeyboardEvent, type ReactElement, type ReactNode } from 'react'
import styles from './panel.module.css'

interface PanelProps {
  /** Null until it is known. */
  readonly assistant: string | null
  readonly expanded: boolean
  readonly listed: boolean
  readonly ready: boolean
  readonly children: ReactNode
  onExpand(): void
  onHistory(): void
  onClose(): void
}

/**
 * What holds the chat: compact in a corner beside the page, which stays in
 * use, or expanded over all of it. One element for both, in
 * the top layer, so that nothing in it is lost on the way.
 */
export function Panel({
  assistant,
  expanded,
  listed,
  ready,
  children,
  onExpand,
  onHistory,
  onClose,
}: PanelProps): ReactElement {
  const id = useId()
  const frame = useRef<HTMLDialogElement>(null)
  useShown(frame, expanded)
  const title = assistant === null ? 'AI' : panelTitle(assistant)
  return (
    <dialog
      ref={frame}
      popover="manual"
      part="dialog"
      className={classNames(styles.panel, expanded && styles.expanded)}
      aria-labelledby={id}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return
        event.preventDefault()
        event.stopPropagation()
        onClose()
      }}
      onCancel={(event) => {
        if (event.target !== frame.current) return
        event.preventDefault()
        onClose()
      }}
    >
      <div className={styles.header} part="header">
        <span className={styles.mark}>
          <Icon of={Sparkles} size={18} />
        </span>
        <h2 className={styles.title} part="title" id={id}>
          {title}
        </h2>
        <IconButton
          icon={History}
          label="Previous Chats"
          size="small"
          aria-pressed={listed}
          disabled={!ready}
          onClick={onHistory}
        />
        <span className={styles.resize}>
          <IconButton
            icon={expanded ? Minimize2 : Maximize2}
            label={expanded ? 'Minimize' : 'Expand'}
            size="small"
            onClick={onExpand}
          />
        </span>
        <IconButton icon={X} label="Close" size="small" onClick={onClose} />
      </div>
      <div className={styles.body} part="body">
        {children}
      </div>
      {expanded && <Toaster />}
    </dialog>
  )
}

/** A modal dialog of the page lets nothing beside it be used: above it one has to be one. */
function isBlocked(dialog: HTMLElement): boolean {
  const root = dialog.getRootNode()
  const here = root instanceof ShadowRoot ? root.host : dialog
  return [...document.querySelectorAll(':modal')].some((other) => other !== dialog && !other.contains(here))
}

/** Shows the dialog as what it is to be: beside the page as a popover, over it as a modal. Its focus stays where it was. */
function useShown(frame: { readonly current: HTMLDialogElement | null }, modal: boolean): void {
  const opener = useRef<HTMLElement | null>(null)
  useLayoutEffect(() => {
    const dialog = frame.current
    if (!dialog) return
    opener.current ??= activeElement()
    const within = activeElement()
    const kept = within && dialog.contains(within) ? within : null
    const asModal = modal || isBlocked(dialog)
    if (asModal) dialog.showModal()
    else dialog.showPopover()
    const field = dialog.querySelector<HTMLElement>('textarea:not(:disabled)')
    ;(kept ?? field ?? dialog).focus({ preventScroll: true })
    return () => {
      const back = activeElement()
      if (asModal) dialog.close()
      else dialog.hidePopover()
      // Hiding gives the focus away; what had it is still there when only the size changes.
      if (back && dialog.contains(back)) back.focus({ preventScroll: true })
    }
  }, [frame, modal])
  useLayoutEffect(
    () => () => {
      const back = opener.current
      if (back?.isConnected) back.focus()
    },
    [],
  )
}
