import { useEffect, useLayoutEffect, useRef } from 'react'

/** A new screen starts at its top; Back and Forward leave the place to the browser, which remembers it. */
export function useScroll(pathname: string): void {
  const returningTo = useRef<string | null>(null)
  useLayoutEffect(() => {
    const remember = (): void => {
      returningTo.current = location.pathname
    }
    window.addEventListener('popstate', remember)
    return () => window.removeEventListener('popstate', remember)
  }, [])
  useEffect(() => {
    if (returningTo.current !== pathname) window.scrollTo(0, 0)
    returningTo.current = null
  }, [pathname])
}
