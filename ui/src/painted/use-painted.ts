import { startTransition, useEffect, useState } from 'react'

/**
 * Whether what is there has been painted: what may come after it is drawn then, and does not keep it waiting. What is
 * there from the beginning is taken for painted.
 */
export const usePainted = (isThere: boolean): boolean => {
  const [painted, setPainted] = useState(isThere)
  useEffect(() => {
    if (painted === isThere) return
    // A frame paints after what is asked for in it, and nothing is painted in a window that nobody sees.
    const settle = (): unknown => setTimeout(startTransition, 0, () => setPainted(isThere))
    if (isThere && !document.hidden) requestAnimationFrame(settle)
    else settle()
  }, [painted, isThere])
  return painted && isThere
}
