import { useLayoutEffect } from 'react'

/**
 * Tells whether something is typed that is not saved, and that nothing is once the form is gone. Before the next
 * key is heard: Escape right behind the last letter finds the question whether to leave.
 */
export function useTold(typed: boolean, tell: (typed: boolean) => void): void {
  useLayoutEffect(() => {
    tell(typed)
    return () => tell(false)
  }, [typed, tell])
}
