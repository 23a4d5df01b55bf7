/** Pixels from an edge of the window within which the page moves on, and by how many it does in a frame at most. */
const edge = 64
const fastest = 14

/**
 * Moves the page on while something is held at the upper or lower edge of the window, so that it can be put where
 * nobody sees yet.
 *
 * @param moved told where the pointer is, in the window, whenever the page moved under it
 * @returns what ends it
 */
export function scrollWhile(
  { target, clientY }: { readonly target: EventTarget; readonly clientY: number },
  moved: (clientY: number) => void,
): () => void {
  let y = clientY
  let frame = 0
  const follow = (event: Event): void => {
    y = (event as PointerEvent).clientY
  }
  const step = (): void => {
    // What is taken hold of near an edge stays there until it is moved further.
    const moves = Math.abs(y - clientY) > 8
    const up = moves && y < edge && y < clientY
    const down = moves && y > innerHeight - edge && y > clientY
    const into = up ? y - edge : down ? y - (innerHeight - edge) : 0
    const before = scrollY
    if (into !== 0) scrollBy(0, Math.max(-1, Math.min(1, into / edge)) * fastest)
    if (scrollY !== before) moved(y)
    frame = requestAnimationFrame(step)
  }
  target.addEventListener('pointermove', follow)
  frame = requestAnimationFrame(step)
  return () => {
    cancelAnimationFrame(frame)
    target.removeEventListener('pointermove', follow)
  }
}
