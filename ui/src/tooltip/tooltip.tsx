import { autoUpdate, flip, offset, shift, useFloating } from '@floating-ui/react-dom'
import type { Placement } from '@floating-ui/react-dom'
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import type { PointerEvent, ReactElement, ReactNode } from 'react'
import styles from './tooltip.module.css'

export interface TooltipProps {
  readonly text: string
  readonly placement?: Placement | undefined
  /** The text adds to the child's name rather than repeating it: it is then read after it. */
  readonly describes?: boolean | undefined
  /** One element that can be focused. */
  readonly children: ReactNode
}

const DELAY = 450

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
  const anchor = (): Element | null => wrapper.current?.firstElementChild ?? null

  const show = (delay: number): void => {
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => setOpen(true), delay)
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
      onPointerEnter={(event: PointerEvent) => event.pointerType !== 'touch' && show(DELAY)}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={(event) => event.target.matches(':focus-visible') && show(0)}
      onBlur={hide}
      onKeyDown={(event) => event.key === 'Escape' && hide()}
    >
      {children}
      {open && <Bubble id={id} text={text} placement={placement} anchor={anchor()} />}
    </span>
  )
}

interface BubbleProps {
  readonly id: string
  readonly text: string
  readonly placement: Placement
  readonly anchor: Element | null
}

const Bubble = ({ id, text, placement, anchor }: BubbleProps): ReactElement => {
  const own = useRef<HTMLSpanElement | null>(null)
  const { refs, floatingStyles, isPositioned } = useFloating({
    strategy: 'fixed',
    placement,
    transform: false,
    elements: { reference: anchor },
    whileElementsMounted: autoUpdate,
    middleware: [offset(6), flip({ padding: 8 }), shift({ padding: 8 })],
  })
  useLayoutEffect(() => {
    const bubble = own.current
    bubble?.showPopover()
    return () => bubble?.hidePopover()
  }, [])
  return (
    <span
      ref={(element) => {
        own.current = element
        refs.setFloating(element)
      }}
      popover="manual"
      id={id}
      role="tooltip"
      className={styles.bubble}
      data-positioned={isPositioned ? '' : undefined}
      style={floatingStyles}
    >
      {text}
    </span>
  )
}
