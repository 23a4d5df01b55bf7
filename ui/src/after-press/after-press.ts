let pressed = false
window.addEventListener('pointerdown', () => (pressed = true), { capture: true })
for (const end of ['pointerup', 'pointercancel'] as const) {
  window.addEventListener(end, () => (pressed = false), { capture: true })
}

/**
 * Runs something at once, or, while the mouse is held down, after it is let
 * go and what it pressed has heard of it. A field that is left by pressing Save
 * would otherwise push the button away under the mouse with its message, and the
 * press would come to nothing.
 */
export function afterPress(run: () => void): void {
  if (!pressed) {
    run()
    return
  }
  window.addEventListener('pointerup', () => setTimeout(run, 0), { once: true })
}
