/** Elements whose widgets are open. */
const shielded = new Set<EventTarget | null>()

/** What libraries for dialogs listen to on the document, to hold the focus or to close on a press elsewhere. */
const told: readonly string[] = ['pointerdown', 'mousedown', 'touchstart', 'click', 'focusin', 'keydown']
/** What those that keep the page from scrolling take away. */
const left: readonly string[] = ['wheel', 'touchmove']

/**
 * While a widget is open, what happens in it is its own: a dialog of the page
 * that holds the focus, or closes when one presses elsewhere or Escape, hears
 * nothing of it. Browsers offer no other way to be heard before the listeners
 * of the document, so each event ends at the window and is told anew inside;
 * what the browser does by itself (typing, pressing a button) stays as it is.
 */
export function shield(element: Element, isOpen: boolean): void {
  shielded[isOpen ? 'add' : 'delete'](element)
  listen()
}

/** Last in line among the listeners of the window: ours that hand on what was typed come first. */
function listen(): void {
  for (const type of [...told, ...left, 'focusout']) {
    window.removeEventListener(type, keepInside, true)
    if (shielded.size > 0) window.addEventListener(type, keepInside, true)
  }
}

function keepInside(event: Event): void {
  if (event instanceof FocusEvent && event.type !== 'focusin') {
    // What has lost the focus to a widget hears that, but not to whom: it would take it back.
    if (shielded.has(event.relatedTarget)) {
      event.stopPropagation()
      event.target?.dispatchEvent(new FocusEvent(event.type, { bubbles: true }))
    }
    return
  }
  const [target, ...around] = event.composedPath()
  if (!target || !around.some((each) => shielded.has(each))) return
  event.stopPropagation()
  listen()
  if (left.includes(event.type)) return
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
  // A second click that is one to the browser would tick a box twice.
  for (const Kind of [KeyboardEvent, FocusEvent, PointerEvent, MouseEvent])
    if (event instanceof Kind && event.type !== 'click') return new Kind(event.type, init)
  const copy = new Event(event.type, init)
  for (const [name, value] of Object.entries(init))
    if (!(name in copy)) Object.defineProperty(copy, name, { value })
  return copy
}
