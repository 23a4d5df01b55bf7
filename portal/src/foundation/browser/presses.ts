/** Pixels that a hand moves while it presses. */
const stillWithin = 4

const pressable = 'button:enabled, a[href], summary, [role=button], [role=menuitem]'

/**
 * A press is of what lay under the pointer when it began. Where the page moves
 * in the middle of it, because something above has come, the browser clicks on
 * what both places have in common, which is nothing: the press is given to its
 * control all the same. Whoever moves the pointer away takes it back, as ever.
 * This is of a mouse, whose click comes with its release; that of a finger
 * comes later, and nothing says whether it will. A press that becomes a drag has no release.
 *
 * @returns ends it
 */
export function keepPresses(): () => void {
  const ended = new AbortController()
  const how = { capture: true, signal: ended.signal }
  let control: HTMLElement | null = null
  let [x, y] = [0, 0]
  let clicked: readonly EventTarget[] = []
  addEventListener(
    'pointerdown',
    ({ target, pointerType, button, clientX, clientY }) => {
      ;[x, y] = [clientX, clientY]
      control =
        pointerType === 'mouse' && button === 0 && target instanceof Element
          ? target.closest(pressable)
          : null
    },
    how,
  )
  // As it is now: what was pressed may draw itself anew, with another sign in the same button.
  addEventListener('click', (event) => (clicked = event.composedPath()), how)
  addEventListener(
    'pointerup',
    ({ clientX, clientY }) => {
      const pressed = control
      control = null
      clicked = []
      if (!pressed || Math.hypot(clientX - x, clientY - y) > stillWithin) return
      // The browser's own click comes first, where there is one.
      setTimeout(() => {
        if (!clicked.includes(pressed) && pressed.isConnected) pressed.click()
      })
    },
    how,
  )
  return () => ended.abort()
}
