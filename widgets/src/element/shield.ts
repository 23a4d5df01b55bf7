/** Elements whose widgets are open. */
const shielded = new Set<Element>()

/** What libraries for dialogs listen to on the document, to hold the focus or to close on a press elsewhere. */
const told = ['pointerdown', 'mousedown', 'touchstart', 'click', 'focusin', 'keydown'] as const
/** What those that keep the page from scrolling take away. */
const left = ['wheel', 'touchmove'] as const

/**
 * While a widget is open, what happens in it is its own: a dialog of the page
 * that holds the focus, or closes when one presses elsewhere or Escape, hears
 * nothing of it. Browsers offer no other way to be heard before the listeners
 * of the document, so each event ends at the window and is told anew inside;
 * what the browser does by itself (typing, pressing a button) stays as it is.
 */
export function shield(element: Element, isOpen: boolean): void {
  const before = shielded.size
  if (isOpen) shielded.add(element)
  else shielded.delete(element)
  if (before > 0 !== shielded.size > 0) listen()
}

/** Last in line among the listeners of the window: ours that hand on what was typed come first. */
function listen(): void {
  for (const type of [...told, ...left, 'focusout']) {
    window.removeEventListener(type, keepInside, true)
    if (shielded.size > 0) window.addEventListener(type, keepInside, true)
  }
}

/** The focus comes into one of them: `to` is its element, or that of the page around it whose shadow it is in. */
function comesInto(to: EventTarget | null): boolean {
  return [...shielded].some((element) => {
    let around: Node | null = element
    while (around && around !== to) {
      const root: Node = around.getRootNode()
      around = root instanceof ShadowRoot ? root.host : null
    }
    return around !== null
  })
}

function keepInside(event: Event): void {
  if (event instanceof FocusEvent && event.type === 'focusout') {
    const { target, relatedTarget } = event
    if (!target || !relatedTarget || !comesInto(relatedTarget) || comesInto(target)) return
    // What has lost the focus hears that, but not to whom: it would take it back.
    event.stopPropagation()
    target.dispatchEvent(new FocusEvent('focusout', { bubbles: true, composed: true }))
    return
  }
  const path = event.composedPath()
  const [target] = path
  if (!target || !path.slice(1).some((each) => each instanceof Element && shielded.has(each))) return
  event.stopPropagation()
  listen()
  if (left.some((type) => type === event.type)) return
  const copy = copyOf(event)
  target.dispatchEvent(copy)
  // Those of a touch do not wait for an answer.
  if (copy.defaultPrevented && event.type !== 'touchstart') event.preventDefault()
}

/** The same event, as one that stays in its shadow root. */
function copyOf(event: Event): Event {
  const init: Record<string, unknown> = {}
  for (const name in event) init[name] = Reflect.get(event, name)
  init['composed'] = false
  if (event instanceof KeyboardEvent) return new KeyboardEvent(event.type, init)
  if (event instanceof FocusEvent) return new FocusEvent(event.type, init)
  // A second click that is one to the browser would tick a box twice.
  const made = event.type === 'click' ? null : event
  if (made instanceof PointerEvent) return new PointerEvent(event.type, init)
  if (made instanceof MouseEvent) return new MouseEvent(event.type, init)
  const copy = new Event(event.type, init)
  for (const [name, value] of Object.entries(init))
    if (!(name in copy)) Object.defineProperty(copy, name, { value })
  return copy
}
