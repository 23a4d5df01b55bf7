/** Pixels that a hand moves while it presses. */
const stillWithin = 4

const pressable = 'button, a[href], summary, [role="button"], [role="menuitem"]'

interface Press {
  readonly control: HTMLElement
  readonly x: number
  readonly y: number
}

/**
 * A press is of what lay under the pointer when it began. Where the page moves
 * in the middle of it, because something above has come, the browser clicks on
 * what both places have in common, which is nothing: the press is given to its
 * control all the same. Whoever moves the pointer away takes it back, as ever.
 *
 * @returns ends it
 */
export function keepPresses(): () => void {
  const ended = new AbortController()
  const { signal } = ended
  const how = { capture: true, signal }
  let begun: Press | null = null
  let clicked: EventTarget | null = null
  addEventListener(
    'pointerdown',
    ({ target, isPrimary, button, clientX: x, clientY: y }) => {
      const control = target instanceof Element ? target.closest<HTMLElement>(pressable) : null
      begun = control && isPrimary && button === 0 && !control.matches(':disabled') ? { control, x, y } : null
    },
    how,
  )
  addEventListener('pointercancel', () => (begun = null), how)
  addEventListener(
    'click',
    ({ target }) => {
      clicked = target
    },
    how,
  )
  addEventListener(
    'pointerup',
    ({ clientX, clientY }) => {
      const press = begun
      begun = null
      clicked = null
      if (!press || Math.hypot(clientX - press.x, clientY - press.y) > stillWithin) return
      // The browser's own click comes first, where there is one.
      setTimeout(() => {
        const came = clicked instanceof Node && press.control.contains(clicked)
        if (!came && press.control.isConnected) press.control.click()
      })
    },
    how,
  )
  return () => ended.abort()
}
