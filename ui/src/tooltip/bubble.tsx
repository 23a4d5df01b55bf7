import type { Placement } from '@floating-ui/react-dom'
import { useLayoutEffect, useRef } from 'react'
import type { ReactElement } from 'react'
import { unplaced, usePlace } from '../popup/use-place.ts'
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
  useLayoutEffect(() => {
    const bubble = own.current
    bubble?.showPopover()
    return () => bubble?.hidePopover()
  }, [])
  usePlace(own, anchor, { placement, gap: 6, width: 'content' })
  return (
    <span ref={own} popover="manual" id={id} role="tooltip" className={styles.bubble} style={unplaced}>
      {text}
    </span>
  )
}
