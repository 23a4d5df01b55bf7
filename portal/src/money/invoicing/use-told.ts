import { useEffect } from 'react'

/** Tells whether something is typed that is not saved, and that nothing is once the form is gone. */
export function useTold(typed: boolean, tell: (typed: boolean) => void): void {
  useEffect(() => {
    tell(typed)
    return () => tell(false)
  }, [typed, tell])
}
