import type { Placement, ReferenceType } from '@floating-ui/react-dom'
import { useLayoutEffect, useRef, useState } from 'react'
import type { AriaRole, KeyboardEvent, ReactElement, ReactNode } from 'react'
import { classNames } from '../class-names/index.ts'
import { useDismissal } from './dismissal.ts'
import type { DismissReason } from './dismissal.ts'
import { unplaced, usePlace } from './use-place.ts'
import styles from './popup.module.css'

export interface PopupProps {
  /** What the popup belongs to: it is placed beside it, and a press on it is not a press outside. */
  readonly anchor: ReferenceType | null
  readonly onDismiss: (reason: DismissReason) => void
  readonly placement?: Placement | undefined
  /** `anchor`: at least as wide as the anchor; `exactly`: just as wide. */
  readonly width?: 'content' | 'anchor' | 'exactly' | undefined
  readonly id?: string | undefined
  readonly role?: AriaRole | undefined
  readonly label?: string | undefined
  readonly labelledBy?: string | undefined
  readonly padded?: boolean | undefined
  readonly onKeyDown?: ((event: KeyboardEvent<HTMLDivElement>) => void) | undefined
  readonly children: ReactNode
}

/**
 * A floating surface in the top layer, rendered where it stands in the tree: a
 * portal would be inert beside an open dialog and would leave a shadow root.
 * Mount it to open it. Its children mount once it is shown, so that they can
 * take the focus.
 */
export const Popup = ({
  anchor,
  onDismiss,
  placement = 'bottom-start',
  width = 'content',
  id,
  role,
  label,
  labelledBy,
  padded = false,
  onKeyDown,
  children,
}: PopupProps): ReactElement => {
  const own = useRef<HTMLDivElement | null>(null)
  const [shown, setShown] = useState(false)
  useLayoutEffect(() => {
    const popup = own.current
    popup?.showPopover()
    setShown(true)
    return () => popup?.hidePopover()
  }, [])
  usePlace(own, anchor, { placement, gap: 4, width })
  useDismissal({
    active: true,
    inside: () => [own.current, anchor instanceof Element ? anchor : null],
    onDismiss,
  })

  return (
    <div
      ref={own}
      popover="manual"
      id={id}
      role={role}
      aria-label={label}
      aria-labelledby={labelledBy}
      className={classNames(styles.popup, padded && styles.padded)}
      style={unplaced}
      onKeyDown={onKeyDown}
    >
      {shown && children}
    </div>
  )
}
