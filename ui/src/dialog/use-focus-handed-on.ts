import { useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { activeElement } from './active-element.ts'
import { placeOf } from './place-of.ts'

/**
 * The focus of what goes away as a whole goes to what follows there, or else to what is left around it, unless
 * something has taken it by then. For what is drawn and taken away by others.
 * @param to what has it afterwards in any case
 * @returns of the element that goes
 */
export function useFocusHandedOn<E extends Element>(to?: RefObject<HTMLElement | null>): RefObject<E | null> {
  const whole = useRef<E>(null)
  useLayoutEffect(() => {
    const element = whole.current
    const next = to?.current
    return () => {
      const held = activeElement()
      if (!element || !held || !element.contains(held)) return
      const place = placeOf(element)
      queueMicrotask(() => {
        if (next) next.focus()
        else if (!activeElement()) place()
      })
    }
  }, [to])
  return whole
}
