const reachable = 'a[href], :enabled, [tabindex]'

/** The first thing in an element that is still there, itself included, that Tab reaches. */
const firstIn = (element: Element | null): HTMLElement | undefined =>
  element?.isConnected
    ? [element, ...element.querySelectorAll(reachable)].find(
        (one): one is HTMLElement => one instanceof HTMLElement && one.tabIndex >= 0 && one.checkVisibility(),
      )
    : undefined

/**
 * Remembers where something stands that may be gone when the focus comes back to it.
 * @returns puts the focus on what follows there, or else on what is left around it
 */
export function placeOf(element: Element | null): () => void {
  const steps: { readonly around: Element; readonly after: Element | null }[] = []
  for (let at = element; at?.parentElement && at.parentElement !== document.body; at = at.parentElement)
    steps.push({ around: at.parentElement, after: at.nextElementSibling })
  return () => {
    for (const { around, after } of steps) {
      const next = firstIn(after) ?? firstIn(around)
      if (next) return next.focus()
    }
  }
}
