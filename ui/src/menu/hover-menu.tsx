import { useRef, useState, type PointerEvent, type ReactElement } from 'react'
import { Menu, type MenuProps } from './menu.tsx'

/** Milliseconds of the mouse on it before a menu opens, and away from it before it closes. */
const opensAfter = 60
const closesAfter = 180

/**
 * A menu that opens under the mouse too, as the quick-create menu does, once that has moved over its button: not where
 * the page moves the button under a mouse that rests, nor where the mouse only passes. Pressing and keys work all the
 * same.
 */
export const HoverMenu = (menu: Omit<MenuProps, 'hovered' | 'onShut'>): ReactElement => {
  const [hovered, setHovered] = useState(false)
  const timer = useRef(0)
  /** The mouse has moved over the button since it came: whoever closes the menu then has closed it. */
  const moved = useRef(false)
  /** The mouse came from nowhere in the page: its first move has no distance yet, and is one all the same. */
  const fromOutside = useRef(false)
  const stay = (): void => window.clearTimeout(timer.current)
  const later = (next: boolean, milliseconds: number): void => {
    stay()
    timer.current = window.setTimeout(() => setHovered(next), milliseconds)
  }
  const move = ({ target, pointerType, movementX, movementY }: PointerEvent): void => {
    if (moved.current || !(target instanceof Element) || !target.closest('[aria-haspopup]')) return
    // Browsers tell of a page that moves under the mouse by `pointerenter` too, and some by a move of no distance.
    if (pointerType !== 'mouse' || (movementX === 0 && movementY === 0 && !fromOutside.current)) return
    moved.current = true
    later(true, opensAfter)
  }
  return (
    <span
      style={{ display: 'contents' }}
      onPointerEnter={({ relatedTarget }) => {
        stay()
        fromOutside.current = !(relatedTarget instanceof Node)
      }}
      onPointerMove={move}
      onPointerLeave={() => {
        moved.current = false
        later(false, closesAfter)
      }}
    >
      <Menu
        {...menu}
        hovered={hovered}
        onShut={() => {
          stay()
          setHovered(false)
        }}
      />
    </span>
  )
}
