import type { Placement } from '@floating-ui/react-dom'
import { useEffect, useId, useRef, useState } from 'react'
import type { ComponentType, PointerEvent, ReactElement, ReactNode } from 'react'
import type { BubbleProps } from './bubble.tsx'
import styles from './tooltip.module.css'

export interface TooltipProps {
  readonly text: string
  readonly placement?: Placement | undefined
  /** The text adds to the child's name rather than repeating it: it is then read after it. */
  readonly describes?: boolean | undefined
  /** One element that can be focused. */
  readonly children: ReactNode
}

const tipDelay = 450

/** What places the text is fetched when something is first hovered or focused: every icon button has a tooltip, few are waited for. */
const loadBubble = async (): Promise<ComponentType<BubbleProps>> => (await import('./bubble.tsx')).Bubble

/** A short text beside something that is hovered or focused. Escape hides it (WCAG 1.4.13). */
export const Tooltip = ({
  text,
  placement = 'top',
  describes = false,
  children,
}: TooltipProps): ReactElement => {
  const id = useId()
  const wrapper = useRef<HTMLSpanElement>(null)
  const timer = useRef(0)
  const [open, setOpen] = useState(false)
  const [bubble, setBubble] = useState<{ readonly Bubble: ComponentType<BubbleProps> } | null>(null)
  const anchor = (): Element | null => wrapper.current?.firstElementChild ?? null

  const show = (delay: number): void => {
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => setOpen(true), delay)
    // Without a connection the name of the button has to do.
    if (!bubble)
      loadBubble().then(
        (Bubble) => setBubble({ Bubble }),
        () => undefined,
      )
  }
  const hide = (): void => {
    window.clearTimeout(timer.current)
    setOpen(false)
  }
  useEffect(() => () => window.clearTimeout(timer.current), [])
  useEffect(() => {
    const element = wrapper.current?.firstElementChild
    if (!open || !describes || !element) return
    element.setAttribute('aria-describedby', id)
    return () => element.removeAttribute('aria-describedby')
  }, [open, describes, id])

  return (
    <span
      ref={wrapper}
      className={styles.wrapper}
      onPointerEnter={(event: PointerEvent) => event.pointerType !== 'touch' && show(tipDelay)}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={(event) => event.target.matches(':focus-visible') && show(0)}
      onBlur={hide}
      onKeyDown={(event) => event.key === 'Escape' && hide()}
    >
      {children}
      {open && bubble && <bubble.Bubble id={id} text={text} placement={placement} anchor={anchor()} />}
    </span>
  )
}
