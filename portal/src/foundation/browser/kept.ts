import { atom, type WritableAtom } from 'nanostores'

/**
 * A store whose value outlives the visit, in this browser only: for how the
 * frame is arranged, never for anything of the business.
 *
 * @param read turns what was stored into a value; undefined for what is old, foreign or broken
 */
export function keptAtom<T>(
  key: string,
  fallback: T,
  read: (stored: unknown) => T | undefined,
): WritableAtom<T> {
  const store = atom<T>(storedValue(key, read) ?? fallback)
  store.listen((value) => {
    try {
      localStorage.setItem(key, JSON.stringify(value))
    } catch {
      // A full or forbidden storage: the next visit starts with the usual arrangement.
    }
  })
  return store
}

function storedValue<T>(key: string, read: (stored: unknown) => T | undefined): T | undefined {
  try {
    return read(JSON.parse(localStorage.getItem(key) ?? 'null'))
  } catch {
    return undefined
  }
}

/** Reads a flag of `keptAtom`. */
export const asFlag = (stored: unknown): boolean | undefined =>
  typeof stored === 'boolean' ? stored : undefined
