import type { ReadableAtom } from 'nanostores'
import { useCallback, useSyncExternalStore } from 'react'

/** What `@nanostores/react` does for a store that is read whole; its own also follows single keys and renders on servers, for 300 bytes more. */
export const useStore = <T>(store: ReadableAtom<T>): T =>
  useSyncExternalStore(
    useCallback((changed: () => void) => store.listen(changed), [store]),
    () => store.get(),
  )
