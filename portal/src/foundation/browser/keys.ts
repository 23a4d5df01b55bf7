import { useEffect, useEffectEvent } from 'react'

/** Whether this is a Mac, where Cmd stands for Ctrl. */
export const isMac = /Mac|iPhone|iPad/.test(navigator.platform)

/** The key that goes with a letter, as this machine's keyboard names it. */
export const commandKey = isMac ? '⌘' : 'Ctrl'

const typingIn = 'input, textarea, select, [contenteditable="true"], [contenteditable=""]'

/**
 * Whether a key that is also a letter would be typed into something, or an
 * open dialog has the keyboard.
 */
export function isTaken(event: KeyboardEvent): boolean {
  const [target] = event.composedPath()
  const typing = target instanceof Element && target.closest(typingIn) !== null
  return (
    event.defaultPrevented || event.isComposing || typing || document.querySelector('dialog[open]') !== null
  )
}

/** Listens to the keys of the whole page for as long as the component stands. */
export function usePageKeys(onKey: (event: KeyboardEvent) => void): void {
  const handle = useEffectEvent(onKey)
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => handle(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}
