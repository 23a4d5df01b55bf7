import { useEffect, useRef, type RefObject } from 'react'

/** How long a finger rests on a card before it picks it up, in ms: shorter, and scrolling would carry cards away. */
const restBefore = 300
/** Px by which a finger that rests may move. */
const stillWithin = 8
/** Px at both edges of the board in which it scrolls under a card that is carried, and how far for each move. */
const scrollEdge = 40
const scrollStep = 14

interface Carrying {
  /** Whose children are the places a card can be dropped at; it scrolls sideways. */
  readonly board: RefObject<HTMLElement | null>
  /** The place that the card is over, as the number of the child; null once it is over none. */
  readonly onOver: (at: number | null) => void
  readonly onDrop: (at: number) => void
}

/**
 * Carries a card with a finger, which the dragging of browsers leaves to the
 * mouse: the finger rests on it, and lets it go over another place.
 *
 * @returns whether it is being carried, or a finger is about to pick it up
 */
export function useCarrying(card: RefObject<HTMLElement | null>, carrying: Carrying): () => boolean {
  const now = useRef(carrying)
  useEffect(() => {
    now.current = carrying
  })
  const held = useRef(false)
  useEffect(() => {
    const element = card.current
    if (!element) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let from: { readonly x: number; readonly y: number; readonly scrolled: number } | null = null
    let carried = false
    let place: number | null = null

    const placeAt = (x: number): number | null => {
      const places = [...(now.current.board.current?.children ?? [])].map((each) =>
        each.getBoundingClientRect(),
      )
      const found = places.findIndex(({ left, right }) => x >= left && x < right)
      return found === -1 ? null : found
    }
    const letGo = (): void => {
      clearTimeout(timer)
      held.current = false
      from = null
      place = null
      if (!carried) return
      carried = false
      element.style.translate = ''
      delete element.dataset['carried']
      now.current.onOver(null)
    }
    const pressed = ({ touches, target }: TouchEvent): void => {
      const [finger] = touches
      letGo()
      if (touches.length !== 1 || !finger || (target instanceof Element && target.closest('button'))) return
      from = { x: finger.clientX, y: finger.clientY, scrolled: now.current.board.current?.scrollLeft ?? 0 }
      held.current = true
      timer = setTimeout(() => {
        carried = true
        element.dataset['carried'] = ''
        place = from && placeAt(from.x)
        now.current.onOver(place)
      }, restBefore)
    }
    const moved = (event: TouchEvent): void => {
      const [finger] = event.touches
      if (!from || !finger) return
      const { clientX: x, clientY: y } = finger
      if (!carried) {
        if (Math.hypot(x - from.x, y - from.y) > stillWithin) letGo()
        return
      }
      // The page and the board stand still under it.
      event.preventDefault()
      const board = now.current.board.current
      if (board) {
        const { left, right } = board.getBoundingClientRect()
        if (x > right - scrollEdge) board.scrollLeft += scrollStep
        else if (x < left + scrollEdge) board.scrollLeft -= scrollStep
      }
      element.style.translate = `${x - from.x + (board?.scrollLeft ?? 0) - from.scrolled}px ${y - from.y}px`
      place = placeAt(x)
      now.current.onOver(place)
    }
    const released = (event: TouchEvent): void => {
      const at = carried ? place : null
      // The link under the finger is not followed by what was no tap.
      if (carried) event.preventDefault()
      letGo()
      if (at !== null) now.current.onDrop(at)
    }
    /** A finger that rests asks browsers for a menu of their own. */
    const asked = (event: Event): void => {
      if (held.current) event.preventDefault()
    }
    const still = { passive: true } as const
    const firm = { passive: false } as const
    element.addEventListener('touchstart', pressed, still)
    element.addEventListener('touchmove', moved, firm)
    element.addEventListener('touchend', released, firm)
    element.addEventListener('touchcancel', letGo)
    element.addEventListener('contextmenu', asked)
    return () => {
      letGo()
      element.removeEventListener('touchstart', pressed)
      element.removeEventListener('touchmove', moved)
      element.removeEventListener('touchend', released)
      element.removeEventListener('touchcancel', letGo)
      element.removeEventListener('contextmenu', asked)
    }
  }, [card])
  return () => held.current
}
