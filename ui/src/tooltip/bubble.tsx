import { autoUpdate, flip, offset, shift, useFloating } from '@floating-ui/react-dom'
import type { Placement } from '@floating-ui/react-dom'
import { useLayoutEffect, useRef } from 'react'
import type { ReactElement } from 'react'
import styles from './tooltip.module.css'

export interface BubbleProps {
  readonly id: string
  readonly text: string
  readonly placement: Placement
  readonly anchor: Element | null
}

/** The text itself, beside what it is about. */
export const Bubble = ({ id, text, placement, anchor }: BubbleProps): ReactElement => {
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
