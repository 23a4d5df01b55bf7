import { useEffect, useId, useRef, useState } from 'react'
import type { ReactElement, ReactNode, RefCallback } from 'react'
import type { Placement } from '@floating-ui/react-dom'
import { Popup } from './popup.tsx'

/** What a trigger must carry; spread it on a Button. */
export interface PopoverTrigger {
  readonly ref: RefCallback<HTMLButtonElement>
  readonly onClick: () => void
  readonly 'aria-haspopup': 'dialog'
  readonly 'aria-expanded': boolean
  readonly 'aria-controls': string | undefined
}

export interface PopoverProps {
  /** The popover's name for those who hear it. */
  readonly label: string
  readonly placement?: Placement | undefined
  readonly trigger: (trigger: PopoverTrigger) => ReactNode
  /** The content; `close` gives the focus back to the trigger. */
  readonly children: (close: () => void) => ReactNode
}

/** A small panel beside a button, for a few controls: filters, columns, a share link. */
export const Popover = ({ label, placement, trigger, children }: PopoverProps): ReactElement => {
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null)
  const [open, setOpen] = useState(false)
  const close = (): void => {
    setOpen(false)
    anchor?.focus()
  }
  return (
    <>
      {trigger({
        ref: setAnchor,
        onClick: () => setOpen(!open),
        'aria-haspopup': 'dialog',
        'aria-expanded': open,
        'aria-controls': open ? id : undefined,
      })}
      {open && (
        <Popup
          id={id}
          anchor={anchor}
          role="dialog"
          label={label}
          placement={placement}
          padded
          onDismiss={(reason) => (reason === 'escape' ? close() : setOpen(false))}
        >
          <FocusFirst>{children(close)}</FocusFirst>
        </Popup>
      )}
    </>
  )
}

const focusableSelector =
  'input:not(:disabled), button:not(:disabled), select:not(:disabled), textarea:not(:disabled), a[href], [tabindex="0"]'

const FocusFirst = ({ children }: { readonly children: ReactNode }): ReactElement => {
  const content = useRef<HTMLDivElement>(null)
  useEffect(() => {
    content.current?.querySelector<HTMLElement>(focusableSelector)?.focus()
  }, [])
  return <div ref={content}>{children}</div>
}
