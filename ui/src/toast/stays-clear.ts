/** Between messages and what is above or below them, in px. */
const gap = 12

/**
 * Keeps messages off the buttons at the end of the dialog they stand in: below the dialog where they fit there, else
 * above those buttons, over what can be scrolled. Returns what ends it.
 */
export function staysClear(stack: HTMLElement): (() => void) | undefined {
  const panel = stack.closest('dialog')?.firstElementChild
  const footer = panel?.querySelector(':scope > [part="footer"]')
  if (!panel || !footer) return
  const place = (): void => {
    stack.style.insetBlockEnd = ''
    const from = footer.getBoundingClientRect()
    if (stack.getBoundingClientRect().top < from.bottom + gap)
      stack.style.insetBlockEnd = `${window.innerHeight - from.top + gap}px`
  }
  // The dialog grows and shrinks with what is in it, and other messages come.
  const sizes = new ResizeObserver(place)
  for (const one of [panel, footer, stack]) sizes.observe(one)
  place()
  return () => sizes.disconnect()
}
