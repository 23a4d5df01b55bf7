/** Nothing came for too long. */
export class OutOfPatience extends Error {}

/**
 * A signal that also ends when nothing came for so many milliseconds;
 * `heard()` begins the wait anew.
 */
export function patience(
  milliseconds: number,
  signal: AbortSignal,
): { readonly signal: AbortSignal; heard(): void; over(): void } {
  const own = new AbortController()
  let timer: NodeJS.Timeout | undefined
  const heard = (): void => {
    clearTimeout(timer)
    timer = setTimeout(() => own.abort(new OutOfPatience('Nothing came for too long.')), milliseconds)
  }
  heard()
  return { signal: AbortSignal.any([signal, own.signal]), heard, over: () => clearTimeout(timer) }
}
