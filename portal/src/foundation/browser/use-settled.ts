import { useEffect, useState } from 'react'

/**
 * A value a little later: asking the server with every letter would be too much.
 * @param milliseconds for which it has to stay the same
 */
export function useSettled<T>(value: T, milliseconds: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(value), milliseconds)
    return () => window.clearTimeout(timer)
  }, [value, milliseconds])
  return settled
}
