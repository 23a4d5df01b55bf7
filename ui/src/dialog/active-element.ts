/** The element that has the focus, looked for inside open shadow roots too; null when it is the page. */
export const activeElement = (): HTMLElement | null => {
  let active = document.activeElement
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
  return active instanceof HTMLElement && active !== document.body ? active : null
}
