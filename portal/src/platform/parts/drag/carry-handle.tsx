import { ChevronsUpDown, Icon } from '@portal/ui/icon'
import { useEffect, useRef, type PointerEvent, type ReactElement } from 'react'
import { scrollWhile } from './scroll-while.ts'
import styles from './drag-handle.module.css'

export interface CarryHandleProps {
  /** Told when it is taken up and when it is put down. */
  readonly onCarry: (isCarried: boolean) => void
  /** What it is held over, by the `data-drop` of that; null over nothing. */
  readonly onOver: (target: string | null) => void
  /** Put down on something. */
  readonly onDrop: (target: string) => void
}

/** What lies under the pointer and takes what is carried. */
const targetAt = ({ clientX, clientY }: Pick<PointerEvent, 'clientX' | 'clientY'>): string | null =>
  document
    .elementsFromPoint(clientX, clientY)
    .map((one) => one.closest<HTMLElement>('[data-drop]')?.dataset['drop'])
    .find((one) => one !== undefined) ?? null

/**
 * What a row is carried by to something else, with a mouse, a pen or a finger. By the keyboard, and for whoever does
 * not see it, whoever draws it offers another way.
 */
export function CarryHandle({ onCarry, onOver, onDrop }: CarryHandleProps): ReactElement {
  const stop = useRef<(() => void) | null>(null)
  // A row that goes while it is carried moves the page no more.
  useEffect(() => () => stop.current?.(), [])
  const begin = (event: PointerEvent<HTMLSpanElement>): void => {
    if (event.button !== 0 || stop.current) return
    event.preventDefault()
    event.currentTarget.setPointerCapture(event.pointerId)
    stop.current = scrollWhile(event, () => undefined)
    onCarry(true)
  }
  const end = (target: string | null): void => {
    if (!stop.current) return
    stop.current()
    stop.current = null
    onOver(null)
    onCarry(false)
    if (target !== null) onDrop(target)
  }
  return (
    <span
      className={styles.handle}
      aria-hidden="true"
      title="Drag to somebody"
      onPointerDown={begin}
      onPointerMove={(event) => {
        if (stop.current) onOver(targetAt(event))
      }}
      onPointerUp={(event) => end(targetAt(event))}
      onPointerCancel={() => end(null)}
      onClick={(event) => event.stopPropagation()}
    >
      <Icon of={ChevronsUpDown} />
    </span>
  )
}
