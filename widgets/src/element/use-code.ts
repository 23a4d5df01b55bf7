import { useEffect, useRef, useState } from 'react'

/** Code that is fetched when it is first wanted, and then kept for all of the page. */
export interface Code<C> {
  /** What was fetched; null while it is not there. */
  now(): { readonly of: C } | null
  /** Fetches it. What failed is asked for again the next time. */
  load(): Promise<void>
}

/** Code that `load` fetches. */
export function codeBy<C>(load: () => Promise<C>): Code<C> {
  let found: { readonly of: C } | null = null
  return {
    now: () => found,
    async load() {
      if (!found) found = { of: await load() }
    },
  }
}

/**
 * Code, as soon as it is wanted and there.
 * @param onFailed told when it could not be fetched; it is tried again when it is wanted the next time
 * @returns null while it is not there
 */
export function useCode<C>(code: Code<C>, wanted: boolean, onFailed: () => void): { readonly of: C } | null {
  const [, drawAgain] = useState(0)
  const failed = useRef(onFailed)
  useEffect(() => {
    failed.current = onFailed
  })
  const missing = wanted && !code.now()
  useEffect(() => {
    if (!missing) return
    let here = true
    code.load().then(
      () => here && drawAgain((times) => times + 1),
      () => here && failed.current(),
    )
    return () => {
      here = false
    }
  }, [code, missing])
  return code.now()
}
