import { useCallback, useEffect, useState } from 'react'

/** What is read once for a form. */
export interface Loaded<T> {
  readonly data: T | null
  readonly failed: boolean
  retry(): void
}

/**
 * Reads something when `wanted` turns true and keeps it.
 * @param load must be stable (`useCallback`); a new function reads anew
 */
export function useLoaded<T>(load: () => Promise<T>, wanted: boolean): Loaded<T> {
  const [state, setState] = useState<{ data: T | null; failed: boolean; of: (() => Promise<T>) | null }>({
    data: null,
    failed: false,
    of: null,
  })
  const [attempt, setAttempt] = useState(0)
  const known = state.of === load && (state.data !== null || state.failed)
  useEffect(() => {
    if (!wanted || known) return
    let current = true
    load().then(
      (data) => current && setState({ data, failed: false, of: load }),
      () => current && setState({ data: null, failed: true, of: load }),
    )
    return () => {
      current = false
    }
  }, [load, wanted, known, attempt])
  const retry = useCallback(() => {
    setState({ data: null, failed: false, of: null })
    setAttempt((count) => count + 1)
  }, [])
  return { data: state.of === load ? state.data : null, failed: state.of === load && state.failed, retry }
}
