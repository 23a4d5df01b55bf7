import { useLayoutEffect } from 'react'
import { activeElement } from './active-element.ts'

/**
 * Tells whoever draws that a drawing took away what had the focus, and that nothing inside has taken it since.
 * @param onLost puts the focus where one goes on
 */
export function useFocusLost(onLost: () => unknown): void {
  const held = activeElement()
  useLayoutEffect(() => {
    if (held && !held.isConnected && !activeElement()) onLost()
  })
}
