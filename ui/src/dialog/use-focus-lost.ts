import { useLayoutEffect } from 'react'
import { activeElement } from './active-element.ts'

/**
 * Tells whoever draws that a drawing took away what had the focus, and that nothing inside has taken it since.
 * @param onLost puts the focus where one goes on; is given what had it, which is in no page any more
 */
export function useFocusLost(onLost: (held: Element) => unknown): void {
  const held = activeElement()
  useLayoutEffect(() => {
    if (held && !held.isConnected && !activeElement()) onLost(held)
  })
}
