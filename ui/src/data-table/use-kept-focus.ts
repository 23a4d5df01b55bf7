import { useLayoutEffect, useRef } from 'react'
import type { FocusEvent } from 'react'
import { activeElement } from '../dialog/active-element.ts'
import { placeOf } from '../dialog/place-of.ts'

interface KeptFocus {
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void
  readonly onBlur: (event: FocusEvent<HTMLElement>) => void
}

/**
 * Keeps the focus in a list whose row goes away under it, a deleted one say:
 * it comes to what stands in that place then, instead of to the page.
 * @returns what the element around the list listens to
 */
export function useKeptFocus(): KeptFocus {
  const held = useRef<{ readonly element: HTMLElement; readonly place: () => void } | null>(null)
  useLayoutEffect(() => {
    if (!held.current || held.current.element.isConnected) return
    const { place } = held.current
    held.current = null
    if (activeElement() === null) place()
  })
  return {
    onFocus: ({ target }) => {
      if (target instanceof HTMLElement) held.current = { element: target, place: placeOf(target) }
    },
    // What goes away may say that it lost the focus first: only what is still there was left.
    onBlur: ({ target }) =>
      queueMicrotask(() => {
        if (held.current?.element === target && target.isConnected) held.current = null
      }),
  }
}
