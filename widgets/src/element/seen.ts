/**
 * Tells whenever an element begins or ceases to be drawn by its page: one in a
 * hidden tab, a closed `<details>` or a route that is kept alive is not, one
 * that is only scrolled away is. A modal dialog in what is not drawn would make
 * the page inert without being seen.
 * @returns ends it
 */
export function watchSeen(element: Element, tell: (seen: boolean) => void): () => void {
  let before = isSeen(element)
  const look = (): void => {
    const now = isSeen(element)
    if (now === before) return
    before = now
    tell(now)
  }
  // The one notices what has a size, the other what stands within reach of the page, which is everything else.
  const sizes = new ResizeObserver(look)
  const places = new IntersectionObserver(look, { rootMargin: '999999px' })
  sizes.observe(element)
  places.observe(element)
  return () => {
    sizes.disconnect()
    places.disconnect()
  }
}

/** Whether an element is drawn by its page at all. */
export const isSeen = (element: Element): boolean => element.checkVisibility()
