let wide: CSSStyleSheet | null = null

/** Has the element in whose shadow something stands take the width of its place, as a block of the page does. */
export function takesWidth(inside: HTMLElement | null): void {
  const root = inside?.getRootNode()
  if (!(root instanceof ShadowRoot)) return
  wide ??= new CSSStyleSheet()
  wide.replaceSync(':host{display:block!important}:host([hidden]){display:none!important}')
  if (!root.adoptedStyleSheets.includes(wide)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, wide]
}

/** Whether the element in whose shadow something stands asks for its form to be a part of the page. */
export function standsInPage(inside: HTMLElement): boolean {
  const root = inside.getRootNode()
  return root instanceof ShadowRoot && root.host.hasAttribute('inline')
}
