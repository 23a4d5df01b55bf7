import { useEffect } from 'react'
import { idle } from '../browser/idle.ts'

interface FetchedWhenIdleProps {
  /** A part that is opened by a press. */
  readonly part: { readonly fetch: () => Promise<void> }
}

/**
 * Fetches a part while the browser has nothing more urgent to do, so that the first press answers at once; draws
 * nothing. Where the part cannot be fetched, the press tries again and says so.
 */
export function FetchedWhenIdle({ part: { fetch } }: FetchedWhenIdleProps): null {
  useEffect(() => {
    void idle()
      .then(fetch)
      .catch(() => undefined)
  }, [fetch])
  return null
}
